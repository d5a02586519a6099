import type { Tag } from "../tag.ts";

/** `example` is a sentence in which the row decides: with it a token is `decides`, without it something else. */
export type RuleRow = readonly [when: string, tag: Tag, example: string, decides: string];

export type WordRules = readonly [words: string, rows: readonly RuleRow[]];

/** The rules of nouns, verbs, adjectives and adverbs; those of closed words are in word-rules.ts. */
// biome-ignore format: one row a line
export const openWordRules: readonly WordRules[] = [
  ["enough", [["after be @strongLinkingVerbs", "adjective", "That's enough.", "enough (adjective)"]]],
  ["little", [
    ["prev =a, next usually-adjective, next2 noun, not next2 adverb adjective, not next2 time, not prev2 be @strongLinkingVerbs", "adjective", "I need a little hot water.", "little (adjective)"],
    ["prev =a, prev2 be @strongLinkingVerbs, next adjective, next2 none =for", "adverb", "It's a little cold.", "little (adverb)"],
    ["prev =a, prev2 none, next adjective, not next usually-noun, next2 none =perhaps =maybe", "adverb", "A little mean, maybe.", "little (adverb)"],
    ["prev =a, not next noun", "adverb", "Sorry, I got a little carried away.", "little (adverb)"],
    ["prev determiner possessive adjective", "adjective", "Hand me the little one.", "little (adjective)"],
  ]],
  ["more most less least", [
    ["prev =at", "adverb", "At least take an umbrella.", "least (adverb)"],
    ["next usually-adjective, not next2 nominal", "adverb", "It makes things more complex.", "more (adverb)"],
    ["self =most, next usually-adjective", "adverb", "They're the most Italian women ever.", "most (adverb)"],
  ]],
  ["much more most less least enough little", [
    ["next noun, not next adverb", "adjective", "Put in a little more salt.", "more (adjective)"],
    ["", "adverb", "So much for that.", "much (adverb)"],
  ]],
  ["many few", [["", "adjective", "A few of us left early.", "few (adjective)"]]],
  ["half", [
    ["next adjective, not next noun", "adverb", "He was half asleep.", "half (adverb)"],
    ["", "noun", "It's half a second.", "half (noun)"],
  ]],
  ["long", [
    ["prev ~stay ~wait ~last ~live ~talk ~sleep ~take, next end", "adverb", "We can't stay long.", "long (adverb)"],
    ["prev =that =this, next none, not prev2 be", "adverb", "I didn't sleep that long.", "long (adverb)"],
    ["prev =for, next none", "adverb", "She won't be gone for long.", "long (adverb)"],
  ]],
  ["good", [["prev =no, not next nominal", "adjective", "It's no good to hide.", "good (adjective)"]]],
  ["far long often", [["prev =how, not next nominal", "adverb", "How long did it last?", "long (adverb)"]]],
  ["better best", [
    ["after have modal", "adverb", "You'd better come in.", "better (adverb)"],
    ["prev subject =you =it name, next +base be have negation", "adverb", "You better hurry.", "better (adverb)"],
    ["self =better, prev none, next +base negation, next usually-verb =hurry =run =not", "adverb", "Better get some sleep.", "better (adverb)"],
  ]],
  ["better", [
    ["after be @strongLinkingVerbs", "adjective", "She feels better.", "better (adjective)"],
    ["after verb noun name, not next usually-noun usually-adjective", "adverb", "He plays better than his brother.", "better (adverb)"],
    ["prev =it =that =this, after2 verb, not after2 @resultVerbs, next none", "adverb", "He did it better.", "better (adverb)"],
    ["after pronoun, after2 ~know ~see ~hear ~like ~understand", "adverb", "You know me better than that.", "better (adverb)"],
    ["", "adjective", "The sooner, the better.", "better (adjective)"],
  ]],
  ["cleaner", [["prev determiner possessive noun, not next usually-noun", "noun", "The cleaner found a ring.", "cleaner (noun)"]]],
  ["whole", [["prev =a, next none", "noun", "Look at it as a whole.", "whole (noun)"]]],
  ["third", [["prev =a =one, next =of", "noun", "A third of them left.", "third (noun)"]]],
  ["upstairs downstairs", [["prev =the possessive, next noun", "adjective", "Use the downstairs bathroom.", "downstairs (adjective)"]]],
  ["go", [["prev possessive =a =another, not next +ing", "noun", "It's your go.", "go (noun)"]]],
  ["say", [["prev =a =no, next =in", "noun", "I get a say in this.", "say (noun)"]]],
  ["thanks", [["prev possessive =of =with =in =to", "noun", "Please accept our thanks.", "thanks (noun)"]]],
  ["goodbye farewell", [["prev possessive =a =final =last =sad, not next =to", "noun", "Their goodbye was short.", "goodbye (noun)"]]],
  ["okay", [["prev ~do ~go ~sleep, next end", "adverb", "He did okay.", "okay (adverb)"]]],
  ["real", [["next =good =quick =slow =nice =bad =hard =soon =well =easy =close =pretty =sorry =fast =funny", "adverb", "You talk real good.", "real (adverb)"]]],
  ["only", [["prev determiner possessive", "adjective", "She's the only person I care about.", "only (adjective)"]]],
  ["first", [
    ["prev none, next none", "adverb", "First, wash your hands.", "first (adverb)"],
    ["next subject =you =it", "adverb", "First we eat.", "first (adverb)"],
    ["next +ing, not prev determiner possessive", "adverb", "Don't leave without first paying.", "first (adverb)"],
    ["next none, prev verb noun pronoun conjunction adverb adjective name, not prev =own", "adverb", "Ask your mother first.", "first (adverb)"],
    ["prev none, next name =him =her =me =them =my =your =his =the", "adverb", "First my car, now this.", "first (adverb)"],
    ["prev pronoun, prev subject, next +base +past +pastOrParticiple", "adverb", "It was when they first meet.", "first (adverb)"],
  ]],
  ["right", [
    ["next =back, not prev determiner possessive", "adverb", "I'll be right back.", "right (adverb)"],
    ["prev determiner possessive number, next nominal, not next adverb preposition", "adjective", "They're in the right order.", "right (adjective)"],
    ["prev determiner possessive number", "noun", "The house on the right.", "right (noun)"],
    ["next =in, next2 =a, next3 =way =sense", "adjective", "He's right in a way.", "right (adjective)"],
    ["next =here =there =now =next =behind =in =on =inside =outside @transitiveParticles", "adverb", "They're right behind us!", "right (adverb)"],
    ["next =with =at =by =after =before =beside =above =below =under =through, not next2 none", "adverb", "He was right beside me.", "right (adverb)"],
    ["next adverb preposition, not next +base, not after be", "adverb", "I need a doctor right away.", "right (adverb)"],
    ["", "adjective", "I can't even say it right.", "right (adjective)"],
  ]],
  ["left", [
    ["next =over, not prev verb", "verb", "There was a little left over.", "leave (verb)"],
    ["next =one =ones", "adjective", "Use the left one.", "left (adjective)"],
    ["prev possessive, next nominal", "adjective", "My left knee hurts.", "left (adjective)"],
    ["prev verb, next end", "adverb", "Turn left at the old mill.", "left (adverb)"],
  ]],
  ["back", [
    ["prev =a =the, next noun", "adjective", "He went out the back door.", "back (adjective)"],
    ["prev possessive =a =the", "noun", "Watch your back.", "back (noun)"],
    ["after modal do to, next @transitiveParticles object", "verb", "I will back the winner.", "back (verb)"],
    ["after noun name, governor modal do, next @transitiveParticles object", "verb", "Will your friends back you up?", "back (verb)"],
    ["prev none, next @transitiveParticles possessive", "verb", "Back off, he's just a kid!", "back (verb)"],
    ["", "adverb", "You take that back right now!", "back (adverb)"],
  ]],
  ["home", [
    ["prev determiner possessive adjective preposition number", "noun", "Is your mother at home?", "home (noun)"],
    ["next usually-noun, next nominal", "noun", "We watched home movies.", "home (noun)"],
    ["next be, prev none", "noun", "Home is where the heart is.", "home (noun)"],
    ["", "adverb", "We walked all the way home.", "home (adverb)"],
  ]],
  ["last", [
    ["prev determiner possessive, not next nominal", "adjective", "That was the last of it.", "last (adjective)"],
    ["prev2 modal do", "verb", "How long did it last?", "last (verb)"],
  ]],
  ["north south east west northeast northwest southeast southwest", [
    ["prev verb, next end", "adverb", "We drove north for an hour.", "north (adverb)"],
    ["prev =back =out =up =down =due =further =farther =straight =just, not next usually-noun", "adverb", "They live out west now.", "west (adverb)"],
    ["prev +plural =mile =him =her =it =them =us =me, next end", "adverb", "It's two miles east.", "east (adverb)"],
    ["next =of, not prev determiner possessive adjective preposition to", "adverb", "It's east of here.", "east (adverb)"],
  ]],
  ["way", [["next =too", "adverb", "That's way too much.", "way (adverb)"]]],
  ["sure", [
    ["prev none sound interjection, next none", "adverb", "Sure, take two.", "sure (adverb)"],
    ["next be have do modal +third +past =as", "adverb", "It sure is hot.", "sure (adverb)"],
    ["next +base, next usually-verb", "adverb", "I sure hope so.", "sure (adverb)"],
    ["prev none sound, next subject =it =you, next2 be have do modal, not next3 any", "adverb", "Sure I did.", "sure (adverb)"],
  ]],
  ["pretty mighty awful plenty", [
    ["self =pretty, next =little =young =blue =red =green =white =black =pink =yellow, next2 noun", "adjective", "She's a pretty little thing.", "pretty (adjective)"],
    ["next usually-adjective usually-adverb, not next =too =enough =there =here =now =then =again", "adverb", "It was a pretty dull party.", "pretty (adverb)"],
    ["after be @linkingVerbs, next adjective, not next =too =enough", "adverb", "You come awful close.", "awful (adverb)"],
    ["self =pretty, next none preposition conjunction", "adjective", "Isn't she pretty?", "pretty (adjective)"],
  ]],
  ["easy fair quick loud", [
    ["next end, after verb, not prev @degree, not after @strongLinkingVerbs ~make ~keep ~turn ~grow ~find ~think", "adverb", "Play fair.", "fair (adverb)"],
    ["next none, prev =me =him =her =it =us =them =you, governor verb, not governor @resultVerbs", "adverb", "I can hear them easy.", "easy (adverb)"],
    ["next =and, next2 =square, not after be", "adverb", "We won it fair and square.", "fair (adverb)"],
  ]],
  ["square", [["prev =and, prev2 =fair, prev2 adverb", "adverb", "We won it fair and square.", "square (adverb)"]]],
  ["quick quicker faster slower louder harder", [
    ["prev none =in =out =up =down, next none", "adverb", "Faster!", "fast (adverb)"],
  ]],
  ["early late", [
    ["prev =up =home =in =back =here, not next nominal", "adverb", "You're home early.", "early (adverb)"],
    ["next time =at =in, not after be", "adverb", "Late in the evening he left.", "late (adverb)"],
  ]],
  ["further farther", [["not next nominal", "adverb", "I'll go no further.", "further (adverb)"]]],
  ["still", [["prev be, next any, not next =and", "adverb", "He's still at the office.", "still (adverb)"]]],
  ["very", [["prev =the =this =that =these =those possessive, next usually-noun", "adjective", "We met in this very room.", "very (adjective)"]]],
  ["kind", [["prev be @strongLinkingVerbs, next end, not next =of", "adjective", "Her husband was kind.", "kind (adjective)"]]],
  ["dear", [["prev none, next none", "noun", "It's been years, dear.", "dear (noun)"]]],
  ["patient", [["prev be @strongLinkingVerbs, not next noun", "adjective", "You have to be patient.", "patient (adjective)"]]],
  ["gone", [["next =crazy =mad =wild =bad =wrong =insane =blind =deaf =nuts", "verb", "She's gone blind.", "go (verb)"]]],
  ["wanted", [["after be, next =for =dead =by", "adjective", "He's wanted for fraud.", "wanted (adjective)"]]],
  ["part", [["prev =us, prev2 do", "verb", "Till death do us part.", "part (verb)"]]],
  ["boy", [
    ["called before", "noun", "Hey, boy!", "boy (noun)"],
    ["prev none, order follows", "noun", "Boy, come here.", "boy (noun)"],
  ]],
  ["fool", [["prev =you, next none", "noun", "You fool!", "fool (noun)"]]],
  ["god", [["prev any, not prev sound interjection adverb =my", "noun", "Why did God make us?", "god (noun)"]]],
  ["man", [["prev none, next =the =your, next2 plural", "verb", "Man the boats!", "man (verb)"]]],
  ["miss", [["prev none, next none", "noun", "Excuse me, miss.", "miss (noun)"],
    ["next name, not after subject modal do to name +plural", "noun", "Miss Carter, please sit down.", "miss (noun)"]]],
  ["clothes", [["", "noun", "He showed off his city clothes.", "clothes (noun)"]]],
  ["today tonight tomorrow yesterday", [
    ["next ='s, next2 any", "noun", "Tomorrow's meeting is canceled.", "tomorrow (noun)"],
    ["prev preposition to determiner", "noun", "It's the day after tomorrow.", "tomorrow (noun)"],
    ["prev none, next be modal", "noun", "Tomorrow is my day off.", "tomorrow (noun)"],
    ["", "adverb", "I'll be late tonight.", "tonight (adverb)"],
  ]],
  ["please", [["prev to modal, next any", "verb", "He does it to please them.", "please (verb)"]]],
];
