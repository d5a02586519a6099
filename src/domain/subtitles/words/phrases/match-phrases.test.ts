import { describe, expect, it } from "vitest";
import { createAnalyser } from "../../../../../tests/factories/create-analyser.ts";
import { createSmallDictionary } from "../../../../../tests/factories/small-dictionary.ts";
import { classifyNames, createNameCounts } from "../names/name-counts.ts";

const dictionary = createSmallDictionary();
const analyser = createAnalyser(dictionary);
const multiwords = new Set(dictionary.multiwords.map(({ phrase }) => phrase));

function phrasesOf(line: string): string[] {
  const { items } = analyser.analyse(
    [{ seconds: 1, text: line, speakers: [] }],
    classifyNames(createNameCounts(), dictionary),
  );
  return items
    .map(({ phrase }) => phrase)
    .filter((phrase) => multiwords.has(phrase))
    .sort();
}

describe("a phrase is found", () => {
  it.each([
    ["Could you turn the TV off now?", "turn off"],
    ["Turn it off.", "turn off"],
    ["She turned off the light.", "turn off"],
    ["Pick the kids up from school.", "pick up"],
    ["He picked the phone up and hung up on me.", "pick up; hang up"],
    ["Put your coat on, it's cold.", "put on"],
    ["She put on some lipstick.", "put on"],
    ["Take that stupid hat off.", "take off"],
    ["I took my shoes off at the door.", "take off"],
    ["I'll give you your stupid sweater back.", "give back"],
    ["Give me back my keys.", "give back"],
    ["You should look it up.", "look up"],
    ["I looked him up online.", "look up"],
    ["Look up the address.", "look up"],
    ["I can't put up with this.", "put up with"],
    ["He came up with the idea.", "come up with"],
    ["We ran out of milk.", "run out of"],
    ["You have to stand up for yourself.", "stand up for"],
    ["She hasn't made up her mind.", "make up one's mind"],
    ["I made up an excuse.", "make up"],
    ["Are you pulling my leg?", "pull someone's leg"],
    ["Stop pulling the kid's leg.", "pull someone's leg"],
    ["He cut me some slack.", "cut someone some slack"],
    ["Cut the poor guy a little slack, would you?", "cut someone some slack"],
    ["You're breaking your poor mother's heart.", "break someone's heart"],
    ["He really gets on everybody's nerves.", "get on someone's nerves"],
    ["Mind your own damn business.", "mind one's own business"],
    ["That doesn't make any sense to me.", "make sense"],
    ["He makes a lot of sense.", "make sense; a lot"],
    ["Take good care of my car.", "take care of"],
    ["She kept a close eye on him.", "keep an eye on"],
    ["Could you give your sister a hand with the boxes?", "give someone a hand"],
    ["The exam was a piece of cake.", "piece of cake"],
    ["Piece of cake!", "piece of cake"],
    ["Break a leg tonight!", "break a leg"],
    ["It's kind of complicated.", "kind of"],
    ["I'm kinda tired.", "kind of"],
    ["Get the hell out of here!", "get out"],
    ["C'mon, Jack!", "come on"],
    ["What's up?", "what's up"],
    ["You're welcome.", "you're welcome"],
    ["I'm leaving this town for good.", "for good"],
    ["Not at all.", "at all"],
    ["I ran into an old friend downtown.", "run into"],
    ["She went through a divorce.", "go through"],
    ["Hold on a second.", "hold on"],
    ["What's going on with you?", "go on"],
    ["Come in and sit down.", "come in; sit down"],
    ["I get up at five.", "get up"],
    ["Get off my couch.", "get off"],
    ["See you on Monday.", "see you"],
    ["I mean, he helped us.", "I mean"],
    ["I can't make it to your party.", "make it"],
    ["When did you get there?", "get there"],
  ])("%s", (line, expected) => {
    expect(phrasesOf(line)).toEqual(expected.split("; ").sort());
  });
});

describe("words in their literal sense are no phrase", () => {
  it.each([
    "He looked up the ladder.",
    "He ran up the hill.",
    "They turned off the main road.",
    "I put the book on the table.",
    "Put it on the counter.",
    "He came on Monday.",
    "She came in a taxi.",
    "Get up the stairs, quick!",
    "It was a bad break up.",
    "He put his hand on my shoulder.",
    "Take it off the stove.",
    "He ran into the kitchen.",
    "He ran out of the house.",
    "She went through that door.",
    "We went on a trip.",
    "He went out the back door.",
    "She looked up and smiled.",
    "Get over here!",
    "What kind of pie is it?",
    "What sort of man are you?",
    "They fired you for good reason.",
    "She works at all hours.",
    "You are always welcome here.",
    "He broke a leg skiing.",
    "Want a piece of cake with your tea?",
    "Give me your hand.",
    "There's no way out of here.",
    "My leg hurts.",
    "They had a nasty break-up.",
    "I can see you.",
    "I mean it.",
    "Can you make it better?",
    "Did you get back there?",
  ])("%s", (line) => {
    expect(phrasesOf(line)).toEqual([]);
  });
});

it("counts the words of a phrase once, and those of its object as usual", () => {
  const { items, runningWords } = analyser.analyse(
    [{ seconds: 7, text: "Turn the old TV off.", speakers: [] }],
    classifyNames(createNameCounts(), dictionary),
  );
  expect(items.map(({ phrase, tokens }) => [phrase, tokens])).toEqual([
    ["turn off", 2],
    ["old", 1],
    ["TV", 1],
  ]);
  expect(runningWords).toBe(5);
});
