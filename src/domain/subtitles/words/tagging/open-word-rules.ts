import type { Tag } from "../tag.ts";

/** `example` is a sentence in which the row decides: with it a token is `decides`, without it something else. */
export type RuleRow = readonly [when: string, tag: Tag, example: string, decides: string];

export type WordRules = readonly [words: string, rows: readonly RuleRow[]];

/** The rules of nouns, verbs, participles and interjections; adjectives and adverbs are in adjective-rules.ts, closed words in word-rules.ts. */
// biome-ignore format: one row a line
export const openWordRules: readonly WordRules[] = [
  ["fancy", [["prev none, next +ing, not next2 noun", "verb", "Fancy meeting you here.", "fancy (verb)"]]],
  ["earth", [["", "noun", "Come back down to earth.", "earth (noun)"]]],
  ["fail", [["prev =without", "noun", "Be here at ten, without fail.", "fail (noun)"]]],
  ["live", [["next =here =there =with =by", "verb", "You and your father live here?", "live (verb)"]]],
  ["cause", [["next subject =you =it =there, not prev determiner possessive adjective preposition, not after modal do to", "conjunction", "I took it cause I was hungry.", "cause (conjunction)"]]],
  ["passes", [["prev =day =hour =week =weekend =boarding =bus =train", "noun", "We got three-day passes.", "pass (noun)"]]],
  ["date", [["prev =to, next end", "noun", "It's his best film to date.", "date (noun)"]]],
  ["file", [["next =number", "noun", "File number two is missing.", "file (noun)"]]],
  ["worn", [["next =out", "verb", "She feels worn out.", "wear (verb)"]]],
  ["setting", [["next =sun", "verb", "We watched the setting sun.", "set (verb)"]]],
  ["shopping", [["prev =christmas =grocery =food =window", "noun", "He does the grocery shopping.", "shopping (noun)"]]],
  ["gracious", [
    ["prev none, next none", "interjection", "Gracious, what a crowd!", "gracious (interjection)"],
    ["prev =good =goodness, prev2 none, next none", "interjection", "Good gracious!", "gracious (interjection)"],
  ]],
  ["goodness", [
    ["prev =my, prev2 none sound, next none", "interjection", "My goodness!", "goodness (interjection)"],
    ["prev none, next =gracious =me", "interjection", "Goodness me!", "goodness (interjection)"],
  ]],
  ["cleaner", [["prev determiner possessive noun, not next usually-noun", "noun", "The cleaner found a ring.", "cleaner (noun)"]]],
  ["go", [["prev possessive =a =another, not next +ing", "noun", "It's your go.", "go (noun)"]]],
  ["say", [["prev =a =no, next =in", "noun", "I get a say in this.", "say (noun)"]]],
  ["thanks", [["prev possessive =of =with =in =to", "noun", "Please accept our thanks.", "thanks (noun)"]]],
  ["goodbye farewell", [["prev possessive =a =final =last =sad, not next =to", "noun", "Their goodbye was short.", "goodbye (noun)"]]],
  ["done", [
    ["prev ~want", "verb", "What do you want done?", "do (verb)"],
    ["prev pronoun noun, governor ~want", "verb", "I want it done.", "do (verb)"],
    ["prev =been =being", "verb", "No harm has been done.", "do (verb)"],
    ["prev ='s, next =very =so =really =quite =pretty, next2 =well =good", "verb", "He's done very well.", "do (verb)"],
    ["prev ='s, next =well =great", "verb", "He's done well.", "do (verb)"],
    ["prev subject noun name =you, next =stole =took =told =went =gone =left =lost =forgot", "do", "They done stole my mule.", "done (do)"],
    ["prev =be, prev2 =can =could =must =should =cannot negation", "verb", "Nothing could be done.", "do (verb)"],
    ["next =by, next2 determiner possessive pronoun name, not next2 =any", "verb", "Done by a child!", "do (verb)"],
  ]],
  ["general", [
    ["next name, not prev =in", "noun", "They hid general Barlow's hat.", "general (noun)"],
    ["prev =inspector =attorney =surgeon, governor be", "noun", "This is the inspector general.", "general (noun)"],
  ]],
  ["gone", [
    ["prev pronoun noun name, governor ='s, not governor possessive", "verb", "Where's everyone gone?", "go (verb)"],
    ["next =crazy =mad =wild =bad =wrong =insane =blind =deaf =nuts =dry =sour =cold =quiet =silent", "verb", "She's gone blind.", "go (verb)"],
    ["prev =been, not next to preposition", "adjective", "He's been gone a long time.", "gone (adjective)"],
    ["prev =all, prev2 have", "verb", "The others have all gone home.", "go (verb)"],
    ["prev none, next =are =is =were =was", "adjective", "Gone are those days.", "gone (adjective)"],
    ["after be, not after ='s, next =for", "adjective", "I was gone for three days.", "gone (adjective)"],
    ["prev =all =long, prev2 be, next none preposition conjunction", "adjective", "They're all gone.", "gone (adjective)"],
    ["after ='s, next to =home =into =off =out =through =down =up =over =after =back =fishing =hunting", "verb", "She's gone to Rome.", "go (verb)"],
  ]],
  ["course", [["prev none, next subject =you =it =when =not", "sound", "Course I did.", "course (sound)"]]],
  ["wham whack plunk thud splat clang clunk whoosh swish thwack tut-tut", [["prev none, next none", "sound", "Wham!", "wham (sound)"]]],
  ["whiz", [["prev sound", "sound", "Gee whiz, Dad!", "whiz (sound)"]]],
  ["try", [["next =and, next2 +base, not prev determiner possessive adjective number", "verb", "Tom try and sleep.", "try (verb)"]]],
  ["look", [
    ["next =at =like subject, not prev determiner possessive adjective number verb", "verb", "This is the barn look at the goats.", "look (verb)"],
    ["prev +plural =people, next =pretty =very =so =like adjective, not next usually-noun", "verb", "I think your shoes look cheap.", "look (verb)"],
  ]],
  ["looks", [["next =like, not prev determiner possessive adjective number have ~have", "verb", "Shall I deal you in looks like rain.", "look (verb)"]]],
  ["worried", [
    ["after be @strongLinkingVerbs, next =about", "adjective", "I'm worried about Dad.", "worried (adjective)"],
    ["after pronoun noun name, governor be, next =about", "adjective", "What is she worried about?", "worried (adjective)"],
  ]],
  ["wanted", [["after be, next =for =dead =by", "adjective", "He's wanted for fraud.", "wanted (adjective)"]]],
  ["part", [["prev =us, prev2 do", "verb", "Till death do us part.", "part (verb)"]]],
  ["boy", [
    ["called before", "noun", "Hey, boy!", "boy (noun)"],
    ["prev any, next none, not prev sound interjection", "noun", "Who are you boy?", "boy (noun)"],
    ["prev none, order follows", "noun", "Boy, come here.", "boy (noun)"],
  ]],
  ["lord", [
    ["next name", "noun", "I'm not Lord Winter.", "lord (noun)"],
    ["next none, order follows", "noun", "Lord, forgive me.", "lord (noun)"],
  ]],
  ["major", [["next name", "noun", "I don't like Major Hill.", "major (noun)"], ["prev none pronoun verb, next none", "noun", "Thank you, major.", "major (noun)"]]],
  ["including", [["next object digits nominal, not prev be to preposition", "preposition", "Everyone left, including my boss.", "including (preposition)"]]],
  ["later", [
    ["after be, next =than", "adjective", "It's later than you think.", "later (adjective)"],
    ["prev =any =no, next =than, prev2 be negation", "adjective", "I'm not any later than you.", "later (adjective)"],
    ["not next usually-noun", "adverb", "I'll be up later.", "later (adverb)"],
  ]],
  ["likely", [
    ["prev none, next none", "adverb", "Likely, he forgot.", "likely (adverb)"],
    ["next =gonna", "adverb", "It's likely gonna rain.", "likely (adverb)"],
  ]],
  ["forward", [
    ["prev verb, not next noun", "adverb", "She looks forward eagerly.", "forward (adverb)"],
  ]],
  ["once", [["next subject =you =it =there, next2 +base +third ='re ='m ='s =are =is =have =has ='ve, not next2 +past +pastOrParticiple", "conjunction", "Once you know him, you'll like him.", "once (conjunction)"]]],
  ["man", [
    ["prev =hello =hey =hi =thanks", "noun", "Hello man what is new?", "man (noun)"],
    ["prev none, next =the =your, next2 plural", "verb", "Man the boats!", "man (verb)"],
  ]],
  ["miss", [
    ["prev none, next none", "noun", "Excuse me, miss.", "miss (noun)"],
    ["next name, not after subject modal do to name +plural", "noun", "Miss Carter, please sit down.", "miss (noun)"],
  ]],
  ["clothes", [["", "noun", "He showed off his city clothes.", "clothes (noun)"]]],
  ["today tonight tomorrow yesterday", [
    ["prev =all =this =that, next none", "adverb", "Why all this today?", "today (adverb)"],
    ["next ='s, next2 any", "noun", "Tomorrow's meeting is canceled.", "tomorrow (noun)"],
    ["prev =about =with, next none, object before", "adverb", "What did they talk about tonight?", "tonight (adverb)"],
    ["prev preposition to determiner", "noun", "It's the day after tomorrow.", "tomorrow (noun)"],
    ["prev none, next be modal", "noun", "Tomorrow is my day off.", "tomorrow (noun)"],
    ["", "adverb", "I'll be late tonight.", "tonight (adverb)"],
  ]],
  ["writing", [["prev =in, next end", "noun", "I want it in writing.", "writing (noun)"]]],
  ["living", [["prev =of, prev2 =cost =costs =standard =standards =price =prices =way =ways", "noun", "The cost of living went up.", "living (noun)"]]],
  ["hunting fishing swimming sailing skiing skating camping hiking bowling surfing jogging riding", [
    ["prev ='s, prev2 =how, next none", "noun", "How's fishing?", "fishing (noun)"],
    ["prev ~go, next end @dayParts", "noun", "They went swimming.", "swimming (noun)"],
    ["prev noun, prev2 ~go, next end", "noun", "We went bear hunting.", "hunting (noun)"],
  ]],
  ["pity shame", [["prev none, next subject =you =it, next2 any", "noun", "Pity you missed it.", "pity (noun)"]]],
  ["mind", [["prev none, next =if", "verb", "Mind if I sit?", "mind (verb)"]]],
  ["giant pink", [["next usually-noun, not next name modal", "adjective", "We saw giant waves.", "giant (adjective)"]]],
  ["open", [["prev none conjunction to modal, next =fire", "verb", "They took aim and opened the gate. Halt and open fire!", "open (verb)"]]],
  ["rest", [["prev none, next =assured", "verb", "Rest assured, I won't tell.", "rest (verb)"]]],
  ["please", [
    ["prev subject =you, prev2 =as =what =whatever =wherever =whenever =however", "verb", "I'll do as I please.", "please (verb)"],
    ["prev =it, prev2 =may, next any", "verb", "May it please your honor.", "please (verb)"],
    ["prev to modal, next any", "verb", "He does it to please them.", "please (verb)"],
  ]],
];
