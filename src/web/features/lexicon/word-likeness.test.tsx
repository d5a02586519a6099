import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import { WordLikeness } from "./word-likeness.tsx";

const told = (word: Parameters<typeof WordLikeness>[0]["word"]) =>
  render(<WordLikeness word={word} />).container.textContent;
const levels = (level: string, usual: string) => textIn("tr", "word_level_for", { level, usual });

test("a word is a level easier for who has the same one, and a level harder for who has a false friend", () => {
  expect(told({ difficulty: 3, cognate: true })).toBe(`${textIn("tr", "word_cognate")} ${levels("A2", "B1")}`);
  expect(told({ difficulty: 3, falseFriend: "sempatik (likeable)" })).toContain(levels("B2", "B1"));
});

test("nothing is said of a level that does not move", () => {
  expect(told({ difficulty: 3 })).toBe("");
  expect(told({ difficulty: 1, cognate: true })).toBe(textIn("tr", "word_cognate"));
  expect(told({ difficulty: 2, cognate: true, falseFriend: "x" })).not.toContain("A2");
});
