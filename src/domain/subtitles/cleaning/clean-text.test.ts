import { expect, test } from "vitest";
import { joinLines } from "./clean-text.ts";

const WORDS = new Set(["something", "well-known", "going"]);
const join = (...lines: string[]) => joinLines(lines, (word) => WORDS.has(word));

test("joins lines with a space", () => {
  expect(join("You're late", "again, you", "know.")).toBe("You're late again, you know.");
});

test("joins a word that is hyphenated at a line's end", () => {
  expect(join("I heard some-", "thing. Where are you go-", "ing?")).toBe("I heard something. Where are you going?");
  expect(join("He is well-", "known here.")).toBe("He is well-known here.");
});

test("keeps the dash of a sentence that is broken off", () => {
  expect(join("I can't-", "we have to go.")).toBe("I can't- we have to go.");
  expect(join("I thought some-", "Never mind.")).toBe("I thought some- Never mind.");
});
