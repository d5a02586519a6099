import { particles } from "../tables/closed-classes.ts";
import type { Tag } from "../tag.ts";

/** `example` is a sentence in which the row decides: with it a token is `decides`, without it something else. */
export type RuleRow = readonly [when: string, tag: Tag, example: string, decides: string];

export type WordRules = readonly [words: string, rows: readonly RuleRow[]];

/**
 * Words with rules of their own: the first row that applies decides. Where none does, a closed word has its usual class
 * and any other word goes by the weights. The conditions' language is that of conditions.ts.
 */
// biome-ignore format: one row a line
export const wordRules: readonly WordRules[] = [
  ["her", [
    ["next =past =will =being =can =might", "possessive", "Her past is no secret.", "her (possessive)"],
    ["next nominal, not next usually-adverb +ing", "possessive", "They took her children away.", "her (possessive)"],
    ["", "pronoun", "We're meeting her later.", "her (pronoun)"],
  ]],
  ["all", [["prev =you =we =they =us =them =it", "pronoun", "We all need to pull together.", "all (pronoun)"]]],
  ["either", [["next none, not prev verb", "adverb", "I don't like it either.", "either (adverb)"]]],
  ["whatever", [["prev none, next none", "interjection", "Whatever!", "whatever (interjection)"]]],
  ["this that these those each either neither another any some no what which whose both all such whatever whichever", [
    ["not next nominal =one number", "pronoun", "That was it.", "that (pronoun)"],
    ["self =what =which, next finite, next2 pronoun possessive determiner to, not next3 finite", "pronoun", "What cost you your job?", "what (pronoun)"],
    ["self =this =that, prev do, next +base, next usually-verb =sound =look =work, not next2 usually-verb", "pronoun", "What does that mean?", "that (pronoun)"],
    ["self =both, prev be", "pronoun", "They're both dead.", "both (pronoun)"],
    ["self =that, prev noun, next usually-verb", "pronoun", "There are trains that run all night.", "that (pronoun)"],
    ["self =that, prev any, next plural, not next usually-verb, next2 any", "conjunction", "I hope that things go well.", "that (conjunction)"],
    ["self =this =that, next +third +past", "pronoun", "So that helps.", "that (pronoun)"],
    ["self =this =that, next +pastOrParticiple, not next adjective", "pronoun", "That felt good.", "that (pronoun)"],
  ]],
  ["there", [
    ["next be ='s ='re ='ve, not prev preposition", "pronoun", "There's a fly in my soup!", "there (pronoun)"],
    ["next modal have, next2 be have negation =been", "pronoun", "There'll be another one.", "there (pronoun)"],
    ["prev be, prev2 none, next phrase", "pronoun", "Is there a name on the box?", "there (pronoun)"],
    ["", "adverb", "He lay there for hours.", "there (adverb)"],
  ]],
  ["one", [
    ["next =of, not prev adjective", "number", "Is it for one of you?", "one (number)"],
    ["next nominal, not next finite", "number", "One day you'll understand.", "one (number)"],
  ]],
  ["other", [["prev =each", "pronoun", "We see each other a lot.", "other (pronoun)"]]],
  ["mine", [["prev =a =the adjective number", "noun", "He works in a mine.", "mine (noun)"]]],

  ["can will might must", [["prev possessive adjective number =a =an =the =no =another", "noun", "Open the can.", "can (noun)"]]],
  ["may", [["prev =in =of =since =until =till =by =last =next =early =late =mid", "noun", "We got married in May.", "may (noun)"]]],
  ["being", [["prev =human =living =other =fellow =supreme =alien", "noun", "I'm a human being.", "being (noun)"]]],
  ["have has had having", [
    ["infinitive next", "modal", "We'll have to wait.", "have (modal)"],
    ["next =to, next2 none", "modal", "You don't have to.", "have (modal)"],
    ["next negation", "have", "Who hasn't?", "has (have)"],
    ["self =had, next =better =best, next2 +base be have negation", "have", "You had better watch out.", "had (have)"],
    ["before participle, not before object", "have", "He has broken his arm.", "has (have)"],
    ["next subject =you =it name, question starts, participle after subject", "have", "Have you lost your mind?", "have (have)"],
    ["next object, question starts, not self =having, participle later", "have", "Has anybody seen my glasses?", "has (have)"],
    ["next none, not prev modal to do, object before", "verb", "What kind of pie do you have?", "have (verb)"],
    ["next none, not prev modal to do", "have", "Yes, she has.", "has (have)"],
    ["", "verb", "I have a cold.", "have (verb)"],
  ]],
  ["do does did doing", [
    ["self =doing", "verb", "What are you doing?", "do (verb)"],
    ["next negation", "do", "Don't push me.", "do (do)"],
    ["prev =so =neither =nor, not next =it =this =that", "do", "Neither did Mark.", "did (do)"],
    ["prev modal to have be", "verb", "We have a lot of work to do.", "do (verb)"],
    ["prev pronoun, prev2 do modal", "verb", "What does she do?", "do (verb)"],
    ["next none, prev negation verb", "verb", "It was something I didn't do.", "do (verb)"],
    ["next none", "do", "He always does.", "does (do)"],
    ["next @persons", "verb", "Do me a favor and turn that down.", "do (verb)"],
    ["next subject =you =y'all =there ='s", "do", "You didn't listen, did you?", "did (do)"],
    ["next +base, not next object noun", "do", "I really do believe that.", "do (do)"],
    ["question starts, base later", "do", "How long did it last?", "did (do)"],
    ["", "verb", "I did the dishes.", "do (verb)"],
  ]],
  ["going", [
    ["infinitive next, not next2 @places", "modal", "Who are you going to call?", "going (modal)"],
    ["infinitive next, not next3 none preposition", "modal", "I'm going to work harder.", "going (modal)"],
  ]],
  ["used", [["infinitive next, not after be have ~get", "modal", "It used to be a school.", "used (modal)"]]],
  ["use", [["infinitive next, after do", "modal", "He didn't use to smoke.", "use (modal)"]]],
  ["got ought", [["infinitive next", "modal", "You've got to see this.", "got (modal)"]]],
  ["'s", [
    ["prev pronoun determiner question adverb, not prev =one indefinite", "be", "That's Papa's handwriting.", "'s (be)"],
    ["next none, prev2 be", "possessive", "It's Michael's.", "'s (possessive)"],
    ["prev name indefinite, next +ing, next2 object", "be", "Walter's packing the car.", "'s (be)"],
    ["next name noun, not next adjective adverb", "possessive", "Stop pulling the kid's leg.", "'s (possessive)"],
    ["next adjective, not next =gone, next2 noun", "possessive", "Dean was the dean's favorite student.", "'s (possessive)"],
    ["", "be", "Time's up.", "'s (be)"],
  ]],
  ["'d", [
    ["before participle, not before +base", "have", "I thought I'd turned it off.", "'d (have)"],
    ["before =better", "have", "You'd better come in.", "'d (have)"],
    ["prev question =what", "do", "Why'd you stick up for us?", "'d (do)"],
  ]],

  [[...particles].join(" "), [
    ["prev determiner possessive adjective, self noun, not next phrase", "noun", "Her past is no secret.", "past (noun)"],
    ["prev determiner possessive, self adjective, next phrase", "adjective", "Turn the round handle.", "round (adjective)"],
    ["self =out =off =inside =outside, next =of", "preposition", "He ran out of the house.", "out (preposition)"],
    ["self =about, not prev @aboutVerbs", "preposition", "What are you talking about?", "about (preposition)"],
    ["self =by, not prev @byVerbs", "preposition", "It's sold by then.", "by (preposition)"],
    ["self =under, not prev @underVerbs", "preposition", "It's under or near the bed.", "under (preposition)"],
    ["self =about =by =under, next phrase", "preposition", "Come by tomorrow.", "by (preposition)"],
    ["next none, stranded, prev pronoun noun name be", "preposition", "What page are we on?", "on (preposition)"],
    ["self =in, next =may", "preposition", "We got married in May.", "in (preposition)"],
    ["next2 none, not next number name noun, next open, self @transitiveParticles", "adverb", "We should talk it over first.", "over (adverb)"],
    ["next subject, self @transitiveParticles", "adverb", "Turns out he lied.", "out (adverb)"],
    ["next =it =there, next2 be modal have ='s, self =out", "adverb", "It turned out it was broken.", "out (adverb)"],
    ["next =that, next2 pronoun determiner possessive, self @transitiveParticles", "adverb", "It turned out that she knew.", "out (adverb)"],
    ["prev =me =him =us =them =it =you, next =every =any =each =myself =yourself =himself =herself =ourselves =themselves, self @transitiveParticles", "adverb", "I'll pick it up myself.", "up (adverb)"],
    ["next =a =one =any, next2 @amounts, self @transitiveParticles", "adverb", "You can turn up a week late.", "up (adverb)"],
    ["next =a =one =any, self =on, prev ~hold ~hang", "adverb", "Hold on a second.", "on (adverb)"],
    ["next time, not next =this =that =one =every", "adverb", "Tune in tomorrow.", "in (adverb)"],
    ["next time, next2 noun, self @transitiveParticles", "adverb", "My alarm didn't go off this morning.", "off (adverb)"],
    ["next =here =there =now =then, self =around =before =since", "preposition", "Prices never go down around here.", "around (preposition)"],
    ["next2 none, next open, next adverb, not next number name, not self =in =before =since =past =by =about", "adverb", "Hold on tight!", "on (adverb)"],
    ["next +ing, not next noun, prev verb, self =on", "adverb", "She kept on tugging.", "on (adverb)"],
    ["next +ing, not next noun, not self @transitiveParticles", "preposition", "Think before deciding.", "before (preposition)"],
    ["not next phrase", "adverb", "I get up at five.", "up (adverb)"],
    ["self @transitiveParticles, prev verb, not prev @pathVerbs", "adverb", "He pulled out a gun.", "out (adverb)"],
    ["prev verb, next +base, next usually-verb, not self =in", "adverb", "Go on look.", "on (adverb)"],
  ]],

  ["like", [
    ["after modal do to", "verb", "I didn't like him.", "like (verb)"],
    ["not after subject", "preposition", "You look like her.", "like (preposition)"],
    ["after name =he =she =it =this =that @indefinites", "preposition", "What was he like?", "like (preposition)"],
    ["", "verb", "I like living here.", "like (verb)"],
  ]],
  ["so", [
    ["next none, prev verb adjective be negation pronoun", "adverb", "I think so.", "so (adverb)"],
    ["prev none, next do modal be have", "adverb", "So did I.", "so (adverb)"],
    ["next =then =now =here =there =today =tonight =maybe =just =please =anyway =what =yeah", "conjunction", "So now we did yoga.", "so (conjunction)"],
    ["next open =near, next usually-adjective usually-adverb", "adverb", "So far, nobody has called.", "so (adverb)"],
    ["prev any, next open =near, next adjective adverb", "adverb", "That movie was so boring.", "so (adverb)"],
  ]],
  ["though", [["next none, prev any", "adverb", "It's not looking good though.", "though (adverb)"]]],
  ["however", [["not next adjective", "adverb", "However, I lied.", "however (adverb)"]]],
  ["while", [["prev =a =this =that =long =little =good =the", "noun", "It took a while.", "while (noun)"]]],
  ["next", [["next =to, not next2 +base", "preposition", "He was standing right next to the coat.", "next (preposition)"]]],
  ["instead", [["next =of", "preposition", "It took an hour instead of a day.", "instead (preposition)"]]],
  ["well", [
    ["prev determiner possessive, next +participle +pastOrParticiple", "adverb", "She's a well educated person.", "well (adverb)"],
    ["prev =a =the possessive", "noun", "The well has been dry for years.", "well (noun)"],
    ["prev none, next +participle =done", "adverb", "Well done!", "well (adverb)"],
    ["prev none", "interjection", "Well, you did.", "well (interjection)"],
    ["after be @strongLinkingVerbs, next none preposition conjunction, not prev =as", "adjective", "You look well.", "well (adjective)"],
    ["", "adverb", "It depends on how well he swims.", "well (adverb)"],
  ]],

  ["enough", [["prev be @strongLinkingVerbs", "adjective", "That's enough.", "enough (adjective)"]]],
  ["little", [
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
  ["far long often", [["prev =how, not next nominal", "adverb", "How long did it last?", "long (adverb)"]]],
  ["better best", [
    ["after have modal", "adverb", "You'd better come in.", "well (adverb)"],
    ["prev subject =you =it name, next +base be have negation", "adverb", "You better hurry.", "well (adverb)"],
  ]],
  ["better", [
    ["after be @strongLinkingVerbs", "adjective", "She feels better.", "good (adjective)"],
    ["after verb noun name, not next usually-noun usually-adjective", "adverb", "He plays better than his brother.", "well (adverb)"],
    ["after pronoun, after2 ~know ~see ~hear ~like ~understand", "adverb", "You know me better than that.", "well (adverb)"],
    ["", "adjective", "The sooner, the better.", "good (adjective)"],
  ]],
  ["only", [["prev determiner possessive", "adjective", "She's the only person I care about.", "only (adjective)"]]],
  ["first", [["prev pronoun, prev subject, next +base +past +pastOrParticiple", "adverb", "It was when they first meet.", "first (adverb)"]]],
  ["right", [
    ["next =back, not prev determiner possessive", "adverb", "I'll be right back.", "right (adverb)"],
    ["prev determiner possessive number, next nominal, not next adverb preposition", "adjective", "They're in the right order.", "right (adjective)"],
    ["prev determiner possessive number", "noun", "The house on the right.", "right (noun)"],
    ["next =here =there =now =next =behind =in =on =inside =outside @transitiveParticles", "adverb", "They're right behind us!", "right (adverb)"],
    ["next adverb preposition, not next +base, not after be", "adverb", "I need a doctor right away.", "right (adverb)"],
    ["", "adjective", "I can't even say it right.", "right (adjective)"],
  ]],
  ["left", [
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
  ["damn", [["prev none, next pronoun determiner possessive", "verb", "Damn that man.", "damn (verb)"]]],
  ["clothes", [["", "noun", "He showed off his city clothes.", "clothes (noun)"]]],
  ["today tonight tomorrow yesterday", [
    ["next ='s, next2 any", "noun", "Tomorrow's meeting is canceled.", "tomorrow (noun)"],
    ["prev preposition to determiner", "noun", "It's the day after tomorrow.", "tomorrow (noun)"],
    ["prev none, next be modal", "noun", "Tomorrow is my day off.", "tomorrow (noun)"],
    ["", "adverb", "I'll be late tonight.", "tonight (adverb)"],
  ]],
  ["please", [["prev to modal, next any", "verb", "He does it to please them.", "please (verb)"]]],
];
