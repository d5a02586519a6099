import { expect, it } from "vitest";
import { exampleScore, trimLine } from "./example-line.ts";

const good = { text: "We talked about money all night.", isComplete: true, unknownWords: 0, runningWords: 6 };

it.each([
  ["a fragment", { ...good, isComplete: false }],
  ["a very short line", { ...good, text: "Money!", runningWords: 1 }],
  ["a very long line", { ...good, text: good.text.repeat(5), runningWords: 30 }],
  ["a line with unknown words", { ...good, unknownWords: 3 }],
])("a whole, plain sentence is clearer than %s", (_, other) => {
  expect(exampleScore(good)).toBeGreaterThan(exampleScore(other));
});

it("keeps a line that is short enough", () => {
  expect(trimLine(good.text, 16, 21)).toBe(good.text);
});

it("cuts a long line between words around the item", () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`);
  const text = words.join(" ");
  const from = text.indexOf("word30");
  const line = trimLine(text, from, from + 6);
  expect(line).toContain("word30");
  expect(line.length).toBeLessThanOrEqual(120);
  expect(line).toMatch(/^…word\d+ .* word\d+…$/);
});

it("keeps the maximum length although the phrase itself is longer", () => {
  const text = "very ".repeat(60).trim();
  expect(trimLine(text, 0, text.length).length).toBeLessThanOrEqual(120);
});
