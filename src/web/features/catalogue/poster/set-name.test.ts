import { expect, test } from "vitest";
import { breakName, sizeOf } from "./set-name.ts";

const measure = { width: 168, height: 120, largest: 60, leading: 1 };

function linesOf(name: string): string[] {
  return breakName(name, 5, (lines) => sizeOf(lines, measure)).map(({ text }) => text);
}

test.each([
  ["Bird", ["Bird"]],
  ["Four Hundred Umbrellas", ["Four", "Hundred", "Umbrellas"]],
  ["A List of Quiet Things", ["A List", "of Quiet", "Things"]],
])("%s is broken where it can be set largest", (name, lines) => {
  expect(linesOf(name)).toEqual(lines);
});

test("no line ends with an article or preposition", () => {
  for (const name of ["The Art of the Deal Breaker", "House by the Sea and the Sky"]) {
    expect(
      linesOf(name)
        .slice(0, -1)
        .filter((line) => /\b(?:the|of|and|by the)$/i.test(line)),
    ).toEqual([]);
  }
});

test("a word too long for a line is hyphenated without losing a letter", () => {
  const lines = linesOf("Supercalifragilisticexpialidocious");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.map((line) => line.replace(/-$/, "")).join("")).toBe("Supercalifragilisticexpialidocious");
});

test("a name is cut after a dozen words", () => {
  const text = linesOf("a b c d e f g h i j k l m n o p").join(" ");
  expect(text).toBe("a b c d e f g h i j k l…");
});
