import { expect, test } from "vitest";
import { createHeard } from "./heard.ts";
import type { LineWord, Standing } from "./protocol.ts";

const standings: Readonly<Record<string, Standing>> = { ruthless: "new", landlord: "learning" };

/** Each written word as a word of the lexicon, where it stands. */
function wordsIn(text: string): LineWord[] {
  return [...text.matchAll(/\w+/g)].map(({ 0: phrase, index }) => ({
    id: [...phrase].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 0),
    phrase,
    partOfSpeech: "noun",
    sense: 0,
    places: [[index, index + phrase.length]],
    level: 3,
    standing: standings[phrase] ?? "known",
  }));
}

function hear(...lines: readonly (readonly [text: string, at: number])[]) {
  const heard = createHeard();
  for (const [text, at] of lines) {
    heard.begin(text, at);
    heard.place(wordsIn(text));
  }
  return heard;
}

test("running words, those known of them, and what was met, the most frequent first", () => {
  const { heard, known, met } = hear(["the ruthless landlord", 1], ["a landlord", 5]).summary();
  expect({ heard, known }).toEqual({ heard: 5, known: 2 });
  expect(met.map(({ phrase, standing }) => `${phrase} ${standing}`)).toEqual(["landlord learning", "ruthless new"]);
});

test("a line that is shown word by word counts each word once", () => {
  expect(hear(["the", 1], ["the ruthless", 1.2], ["the ruthless man", 1.4]).summary().heard).toBe(3);
});

test("two lines that roll count once", () => {
  expect(hear(["one two\nthree four", 1], ["three four\nfive", 3], ["five\nsix", 5]).summary().heard).toBe(6);
});

test("a line that the player makes anew, and one that is played again, count once", () => {
  expect(hear(["one two", 1], ["one two", 1.5], ["three", 4]).summary().heard).toBe(3);
  expect(hear(["one two", 1], ["three", 4], ["one two", 1.1], ["three", 4.1]).summary().heard).toBe(3);
});

test("the same words said later count again", () => {
  expect(hear(["one two", 1], ["three", 4], ["one two", 60]).summary().heard).toBe(5);
});

test("a word that was marked meanwhile is known", () => {
  const heard = hear(["the ruthless man", 1]);
  const [ruthless] = heard.summary().met;
  heard.mark(ruthless?.id ?? 0, "known");
  expect(heard.summary()).toEqual({ heard: 3, known: 3, met: [] });
});
