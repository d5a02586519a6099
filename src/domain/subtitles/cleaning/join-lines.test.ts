import { expect, test } from "vitest";
import { joinLines } from "./join-lines.ts";

const WORDS = new Set(["something", "well-known", "going"]);
const join = (...lines: string[]) => joinLines(lines, (word) => WORDS.has(word));

test("puts lines together with a space", () => {
  expect(join("You're late", "again, you", "know.")).toBe("You're late again, you know.");
});

test("mends a word that was parted at a line's end", () => {
  expect(join("I heard some-", "thing. Where are you go-", "ing?")).toBe("I heard something. Where are you going?");
  expect(join("He is well-", "known here.")).toBe("He is well-known here.");
});

test("leaves a sentence that was broken off", () => {
  expect(join("I can't-", "we have to go.")).toBe("I can't- we have to go.");
  expect(join("I thought some-", "Never mind.")).toBe("I thought some- Never mind.");
});
