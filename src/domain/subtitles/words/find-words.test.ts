import { describe, expect, it } from "vitest";
import { createAnalyser } from "../../../../tests/factories/create-analyser.ts";
import { createSmallDictionary } from "../../../../tests/factories/small-dictionary.ts";
import { classifyNames, createNameCounts } from "./names/name-counts.ts";

const dictionary = createSmallDictionary();
const analyser = createAnalyser(dictionary);

function itemsOf(line: string): string[] {
  const cues = [{ seconds: 1, text: line, speakers: [] }];
  const counts = createNameCounts();
  analyser.countNames(cues, counts);
  const { items } = analyser.analyse(cues, classifyNames(counts, dictionary));
  return items.map(({ phrase, partOfSpeech }) => `${phrase} (${partOfSpeech})`).sort();
}

const cases: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "spoken forms": [
    ["I'm gonna wait outside.", "wait (verb); outside (adverb)"],
    ["She's doin' great, ain't she?", "do (verb); great (adjective)"],
    ["Whatcha lookin' at?", "look (verb)"],
    ["I woulda helped if you'd asked.", "help (verb); ask (verb)"],
    ["Gimme a break!", "give (verb); break (noun)"],
    ["I dunno what to say.", "know (verb); say (verb)"],
    ["You gotta run.", "run (verb)"],
    ["'Cause I said so.", "say (verb); so (adverb)"],
    ["Ma'am, it's five o'clock.", "ma'am (noun); five (number); o'clock (adverb)"],
  ],
  "auxiliaries and full verbs": [
    ["Have you ever had Indian food?", "ever (adverb); have (verb); Indian (adjective); food (noun)"],
    ["He had to have surgery.", "have (verb); surgery (noun)"],
    ["What does she do?", "do (verb)"],
    ["Don't worry, I did the dishes.", "worry (verb); do (verb); dish (noun)"],
    ["It used to be a school.", "school (noun)"],
    ["I used the money.", "use (verb); money (noun)"],
    ["We've got company.", "get (verb); company (noun)"],
    ["There were three of them there.", "three (number); there (adverb)"],
  ],
  "lemma and part of speech in context": [
    ["Our flight leaves at noon.", "flight (noun); leave (verb); noon (noun)"],
    ["Leaves are falling from the trees.", "leaf (noun); fall (verb); tree (noun)"],
    ["Turn left and go straight.", "turn (verb); left (adverb); go (verb); straight (adverb)"],
    ["I left my keys in the car.", "leave (verb); key (noun); car (noun)"],
    ["He lied to me.", "lie (verb)"],
    ["I laid the baby on the bed.", "lay (verb); baby (noun); bed (noun)"],
    ["They found a body in the woods.", "find (verb); body (noun); woods (noun)"],
    ["He was shot twice.", "shoot (verb); twice (adverb)"],
    ["Give it a shot.", "give (verb); shot (noun)"],
    ["We're meeting her later.", "meet (verb); later (adverb)"],
    ["The meeting starts soon.", "meeting (noun); start (verb); soon (adverb)"],
    [
      "That movie was so boring that I fell asleep.",
      "movie (noun); so (adverb); boring (adjective); fall (verb); asleep (adjective)",
    ],
    ["Stop staring at me.", "stop (verb); stare (verb)"],
    ["Is he hurt?", "hurt (adjective)"],
    ["You hurt my feelings.", "hurt (verb); feeling (noun)"],
    ["The window is broken.", "window (noun); broken (adjective)"],
    ["He has broken his arm.", "break (verb); arm (noun)"],
    ["He watched the game.", "watch (verb); game (noun)"],
    ["My watch stopped.", "watch (noun); stop (verb)"],
    ["Answer the phone!", "answer (verb); phone (noun)"],
    ["His answer was short.", "answer (noun); short (adjective)"],
    ["I need some sleep.", "need (verb); sleep (noun)"],
    ["He went to work.", "go (verb); work (noun)"],
    ["She keeps the money in the safe.", "keep (verb); money (noun); safe (noun)"],
    ["Is it safe to go outside?", "safe (adjective); go (verb); outside (adverb)"],
    ["It's getting cold.", "get (verb); cold (adjective)"],
    ["I have a cold.", "have (verb); cold (noun)"],
    ["Open the can.", "open (verb); can (noun)"],
  ],
  comparison: [
    ["That's even worse.", "even (adverb); bad (adjective)"],
    ["He plays better than his brother.", "play (verb); well (adverb); brother (noun)"],
    ["She is the most beautiful girl in the world.", "most (adverb); beautiful (adjective); girl (noun); world (noun)"],
    ["My oldest son works faster.", "old (adjective); son (noun); work (verb); fast (adverb)"],
  ],
  "plurals and plural-only words": [
    ["Brush your teeth.", "brush (verb); tooth (noun)"],
    ["The mice ate the children's clothes.", "mouse (noun); eat (verb); child (noun); clothes (noun)"],
    ["Good news, everyone!", "good (adjective); news (noun)"],
    ["There were thousands of people.", "thousand (number); people (noun)"],
  ],
  "hyphens and numbers": [
    ["My father-in-law is a well-known lawyer.", "father-in-law (noun); well-known (adjective); lawyer (noun)"],
    ["A twenty-dollar mistake.", "twenty (number); dollar (noun); mistake (noun)"],
    ["Twenty-two people died.", "twenty-two (number); people (noun); die (verb)"],
    ["Meet my ex-girlfriend.", "meet (verb); ex-girlfriend (noun)"],
    ["He has 3 cars and 2 houses.", "have (verb); car (noun); house (noun)"],
  ],
  "particles and prepositions": [
    ["He ran up the stairs.", "run (verb); stairs (noun)"],
    ["The fever is going down.", "fever (noun); go (verb); down (adverb)"],
    ["Her past is no secret.", "past (noun); secret (noun)"],
    ["She went through that door.", "go (verb); door (noun)"],
  ],
};

describe.each(Object.entries(cases))("%s", (_, lines) => {
  it.each(lines)("%s", (line, expected) => {
    expect(itemsOf(line)).toEqual(expected.split("; ").sort());
  });
});
