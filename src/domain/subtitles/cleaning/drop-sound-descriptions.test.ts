import { expect, test } from "vitest";
import { dropSoundDescriptions } from "./drop-sound-descriptions.ts";

const drop = (...texts: string[]) => dropSoundDescriptions(texts).map((text) => text.replace(/\s+/g, " ").trim());

test.each([
  ["[door creaks] Who is it?", "Who is it?"],
  ["I know (sighs) I was late.", "I know I was late."],
  ["[BOTH (ON TV) SHOUTING]\nQuiet!", "Quiet!"],
  ["(wind howling\nin the trees)\nRun!", "Run!"],
  ["[a] one [b] two (c)", "one two"],
  ["[sighs) Fine.", "Fine."],
  ["no brackets", "no brackets"],
])("%j", (text, expected) => {
  expect(drop(text)).toEqual([expected]);
});

test("drops a description over several cues", () => {
  expect(drop("Go on. [thunder", "rolling far away", "over the hills] Hm.", "What?")).toEqual([
    "Go on.",
    "",
    "Hm.",
    "What?",
  ]);
});

test("after a bracket that is never closed the rest of its line is dropped", () => {
  expect(drop("[thunder\nCome in.", "Sit down. [laughs]")).toEqual(["Come in.", "Sit down."]);
});

test("before a square bracket that was never opened its line is dropped; a round one only itself", () => {
  expect(drop("Hello.\nthunder] Come in.", "a) tea")).toEqual(["Hello. Come in.", "a tea"]);
});
