import type { WordRules } from "./open-word-rules.ts";

/** The rules of adjectives and adverbs, many of which have one form. */
// biome-ignore format: one row a line
export const adjectiveRules: readonly WordRules[] = [
  ["enough", [
    ["prev adjective, not prev +comparative", "adverb", "That's a good enough reason.", "enough (adverb)"],
  ]],
  ["little", [
    ["prev =a, prev2 none, next adjective, not next usually-noun, next2 none =perhaps =maybe", "adverb", "A little mean, maybe.", "little (adverb)"],
  ]],
  ["more most less least", [
    ["self =most, not prev determiner possessive be number, next usually-adjective, next2 plural =people, not next3 =ever", "adjective", "Most old people sleep badly.", "most (adjective)"],
  ]],
  ["long", [
    ["prev =how, next be, next2 =a =an =the =this =that possessive, not participle later, not progressive later", "adjective", "How long is this street?", "long (adjective)"],
  ]],
  ["good", [
    ["prev ~kiss ~sing ~dance ~drive ~cook ~fight ~talk ~write ~speak ~play, next none", "adverb", "You dance good.", "good (adverb)"],
    ["prev =up =down =out =over =off =real, next none, not after be @linkingVerbs, not governor be none ~make ~get ~have", "adverb", "They beat him up good.", "good (adverb)"],
    ["prev =me =him =her =it =us =them =you, governor ~fix ~fill ~scare ~beat ~fool ~hurt ~burn ~kick ~hit ~scrub ~clean, next none", "adverb", "We scared them good.", "good (adverb)"],
  ]],
  ["alone", [
    ["after verb, not after @strongLinkingVerbs ~let ~leave ~find ~keep ~want ~make", "adverb", "My aunt travels alone.", "alone (adverb)"],
    ["after pronoun noun name, governor verb, not governor @strongLinkingVerbs ~let ~leave ~find ~keep ~want ~make", "adverb", "We ate our dinner alone.", "alone (adverb)"],
    ["prev pronoun noun name, after2 none conjunction question adverb, next be modal have do +third", "adverb", "Talent alone is not enough.", "alone (adverb)"],
  ]],
  ["alone", [["prev noun name pronoun, governor to preposition, next end", "adverb", "She flew to Boston alone.", "alone (adverb)"]]],
  ["prior", [["next =to", "preposition", "Call an hour prior to closing.", "prior (preposition)"]]],
  ["even", [
    ["prev to, next =things =the =it =out =up possessive", "verb", "She wants to even the score.", "even (verb)"],
  ]],
  ["nearer", [["next object =home, not prev determiner possessive", "preposition", "They moved nearer home.", "nearer (preposition)"]]],
  ["bad", [
    ["prev =so =real =too =that, after verb, not after @linkingVerbs ~have ~make, next end subject", "adverb", "My knee hurts so bad.", "bad (adverb)"],
    ["prev ~hurt, next none", "adverb", "He's been hurt bad.", "bad (adverb)"],
    ["after pronoun noun name, governor ~want ~need ~miss, next end subject", "adverb", "I want it so bad.", "bad (adverb)"],
  ]],
  ["whole", [["prev =a, next none", "noun", "Look at it as a whole.", "whole (noun)"]]],
  ["third", [["prev =a =one, next =of", "noun", "A third of them left.", "third (noun)"]]],
  ["upstairs downstairs", [["prev =the possessive, next noun", "adjective", "Use the downstairs bathroom.", "downstairs (adjective)"]]],
  ["okay", [["prev ~do ~go ~sleep, next end", "adverb", "He did okay.", "okay (adverb)"]]],
  ["real", [
    ["next =good =quick =slow =nice =bad =hard =soon =well =easy =close =pretty =sorry =fast =funny", "adverb", "You talk real good.", "real (adverb)"],
    ["prev be verb pronoun noun name, not prev possessive determiner, next usually-adjective usually-adverb, not next usually-noun time =good, not next2 noun adjective", "adverb", "He's real smart.", "real (adverb)"],
  ]],
  ["only", [["prev determiner possessive", "adjective", "She's the only person I care about.", "only (adjective)"]]],
  ["first", [
    ["prev none, next none", "adverb", "First, wash your hands.", "first (adverb)"],
    ["next subject =you =it", "adverb", "First we eat.", "first (adverb)"],
    ["next +ing, not prev determiner possessive", "adverb", "Don't leave without first paying.", "first (adverb)"],
    ["next none conjunction, prev verb noun pronoun conjunction adverb adjective name, not prev =own", "adverb", "Ask your mother first.", "first (adverb)"],
    ["prev none, next name =him =her =me =them =my =your =his =the", "adverb", "First my car, now this.", "first (adverb)"],
    ["prev pronoun, prev subject, next +base +past +pastOrParticiple", "adverb", "It was when they first meet.", "first (adverb)"],
    ["prev modal, next +base =be =have, next usually-verb =be =have", "adverb", "We must first take a vote.", "first (adverb)"],
  ]],
  ["right", [
    ["next =in, next2 =a, next3 =way =sense", "adjective", "He's right in a way.", "right (adjective)"],
  ]],
  ["sure", [
    ["prev none sound interjection, next none", "adverb", "Sure, take two.", "sure (adverb)"],
    ["next be have do modal +third +past =as", "adverb", "It sure is hot.", "sure (adverb)"],
    ["prev subject =you, next +pastOrParticiple", "adverb", "You sure pulled that off.", "sure (adverb)"],
    ["next +base, next usually-verb", "adverb", "I sure hope so.", "sure (adverb)"],
    ["after be, next usually-adjective, not next =first, not next2 nominal", "adverb", "We're sure lucky.", "sure (adverb)"],
    ["prev =is ='s, prev2 =he =she =it =that =this, next =a =an question =what", "adverb", "That's sure a big dog.", "sure (adverb)"],
    ["prev be, next =going +ing, not next usually-noun, not next2 be modal", "adverb", "I'm sure going to miss it.", "sure (adverb)"],
    ["prev none sound, next subject =it =you, next2 be have do modal, not next3 any", "adverb", "Sure I did.", "sure (adverb)"],
    ["prev none sound, next =i =we, next2 be have do modal, next3 any, not next3 negation", "adverb", "Sure we can help.", "sure (adverb)"],
    ["prev none sound, next subject =it =you, next2 modal, next3 =have =be", "adverb", "Sure you would have.", "sure (adverb)"],
    ["prev none sound, next =i =we, next2 +base, not next3 none", "adverb", "Sure I know him.", "sure (adverb)"],
    ["prev none sound, next name @titles, next2 none", "adverb", "Sure boss, go ahead.", "sure (adverb)"],
    ["prev noun pronoun name, next =really =always =never =still, before be have do modal +third +past", "adverb", "She sure really wants it.", "sure (adverb)"],
  ]],
  ["pretty mighty awful plenty", [
  ]],
  ["still", [
    ["prev pronoun noun name, governor ~hold ~keep, next none", "adjective", "Keep your head still.", "still (adjective)"],
  ]],
  ["very", [["prev =the =this =that =these =those possessive, next usually-noun", "adjective", "We met in this very room.", "very (adjective)"]]],
];
