import type { Tag } from "../tag.ts";

/** `example` is a sentence in which the row decides: with it a token is `decides`, without it something else. */
export type RuleRow = readonly [when: string, tag: Tag, example: string, decides: string];

export type WordRules = readonly [words: string, rows: readonly RuleRow[]];

/** The rules of nouns, verbs, participles and interjections; adjectives and adverbs are in adjective-rules.ts, closed words in word-rules.ts. */
// biome-ignore format: one row a line
export const openWordRules: readonly WordRules[] = [
  ["fail", [["prev =without", "noun", "Be here at ten, without fail.", "fail (noun)"]]],
  ["cause", [["next subject =you =it =there, not prev determiner possessive adjective preposition, not after modal do to", "conjunction", "I took it cause I was hungry.", "cause (conjunction)"]]],
  ["go", [["prev possessive =a =another, not next +ing", "noun", "It's your go.", "go (noun)"]]],
  ["say", [["prev =a =no, next =in", "noun", "I get a say in this.", "say (noun)"]]],
  ["thanks", [["prev possessive =of =with =in =to", "noun", "Please accept our thanks.", "thanks (noun)"]]],
  ["goodbye farewell", [["prev possessive =a =final =last =sad, not next =to", "noun", "Their goodbye was short.", "goodbye (noun)"]]],
  ["done", [
    ["prev subject =you, next +past +pastOrParticiple, next usually-verb", "do", "He done caught a big one.", "done (do)"],
    ["prev subject noun name =you, next =stole =took =told =went =gone =left =lost =forgot", "do", "They done stole my mule.", "done (do)"],
  ]],
  ["course", [["prev none, next subject =you =it =when =not", "sound", "Course I did.", "course (sound)"]]],
  ["wham whack plunk thud splat clang clunk whoosh swish thwack tut-tut", [["prev none, next none", "sound", "Wham!", "wham (sound)"]]],
  ["whiz", [["prev sound", "sound", "Gee whiz, Dad!", "whiz (sound)"]]],
  ["boy", [
    ["prev none, order follows", "noun", "Boy, come here.", "boy (noun)"],
  ]],
  ["lord", [
    ["next none, order follows", "noun", "Lord, forgive me.", "lord (noun)"],
  ]],
  ["even", [["next none, goes on, not prev ~get ~break =it =them", "adverb", "It's not even... decent, proper food.", "even (adverb)"]]],
  ["err", [["prev none", "sound", "Err, I think so.", "err (sound)"]]],
  ["including", [["next object digits nominal, not prev be to preposition", "preposition", "Everyone left, including my boss.", "including (preposition)"]]],
  ["likely", [
    ["next =gonna", "adverb", "It's likely gonna rain.", "likely (adverb)"],
  ]],
  ["once", [
    ["prev none, next subject =you =it, clause later", "conjunction", "Once he left the house, he felt better.", "once (conjunction)"],
    ["next subject =you =it =there, next2 +base +third ='re ='m ='s =are =is =have =has ='ve, not next2 +past +pastOrParticiple", "conjunction", "We'll tell you once it is over.", "once (conjunction)"],
  ]],
  ["please", [
    ["prev subject =you, prev2 =as =what =whatever =wherever =whenever =however", "verb", "I'll do as I please.", "please (verb)"],
    ["prev =it, prev2 =may, next any", "verb", "May it please your honor.", "please (verb)"],
    ["prev to modal, next any", "verb", "He does it to please them.", "please (verb)"],
  ]],
];
