import { expect, it } from "vitest";
import { splitSentences } from "./split-sentences.ts";

const whole = new Set(["well-known"]);
const split = (...texts: string[]) =>
  splitSentences(
    texts.map((text, index) => ({ seconds: index * 2, text })),
    (word) => whole.has(word),
  );
const sentencesOf = (...texts: string[]) => split(...texts).map(({ text }) => text);
const wordsOf = (...texts: string[]) => split(...texts).flatMap(({ words }) => words.map(({ text }) => text));

it.each([
  [["Stop. Who is it?"], ["Stop.", "Who is it?"]],
  [["Dr. Young and Mr. Hill are here."], ["Dr. Young and Mr. Hill are here."]],
  [["I wanted to say...", "that it's over."], ["I wanted to say... that it's over."]],
  [["Wait... Who's there?"], ["Wait...", "Who's there?"]],
  [["I saw him, but", "he ran."], ["I saw him, but he ran."]],
  [
    ["No punctuation here", "Another begins"],
    ["No punctuation here", "Another begins"],
  ],
  [["Who did it?\nI did it."], ["Who did it?", "I did it."]],
  [["Come on\nNot now"], ["Come on", "Not now"]],
  [['"Go!" he said.'], ['Go!"', "he said."]],
  [["It costs 3.50 now."], ["It costs 3.50 now."]],
])("%j has the sentences %j", (texts, expected) => {
  expect(sentencesOf(...texts)).toEqual(expected);
});

it.each([
  ["Don't stop, y'all!", ["Don't", "stop", "y'all"]],
  ["She's drinkin' 'cause she's sad.", ["She's", "drinkin'", "'cause", "she's", "sad"]],
  ["‘Quoted’ and the boys’ room", ["Quoted", "and", "the", "boys", "room"]],
  ["A well-known, twenty-dollar hat", ["A", "well-known", "twenty", "dollar", "hat"]],
  ["At 3:45 p.m. on the 4th", ["At", "3:45", "p.m.", "on", "the", "4th"]],
  ["Très bien, José!", ["Très", "bien", "José"]],
])("%s has the running words %j", (text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

it("gives each word the time of its cue and its place in the sentence", () => {
  const [sentence] = split("Turn the", "lights off.");
  expect(sentence?.words.map(({ seconds }) => seconds)).toEqual([0, 0, 2, 2]);
  for (const { text, start, end } of sentence?.words ?? []) expect(sentence?.text.slice(start, end)).toBe(text);
});

it("starts a new sentence after a long pause", () => {
  const cues = [
    { seconds: 0, text: "and then" },
    { seconds: 60, text: "we left" },
  ];
  expect(splitSentences(cues, () => false)).toHaveLength(2);
});
