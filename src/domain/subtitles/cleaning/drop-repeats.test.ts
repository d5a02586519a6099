import { expect, test } from "vitest";
import { dropRepeats } from "./drop-repeats.ts";

const at = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });

test("keeps the same text at the same time once", () => {
  expect(dropRepeats([at(0, 900, "Go!"), at(0, 900, "Sign"), at(0, 800, "Go!"), at(1000, 2000, "Go!")])).toEqual([
    "Go!",
    "Sign",
    "",
    "Go!",
  ]);
});

test("drops the repeated lines of roll-up captions", () => {
  const lines = ["so today", "we are going", "to build", "a small boat", "out of paper", "and glue", "and hope"];
  const cues = lines.map((line, index) =>
    at(index * 2000, index * 2000 + 2000, index === 0 ? line : `${lines[index - 1]}\n${line}`),
  );
  expect(dropRepeats(cues)).toEqual(lines);
});

test("keeps repeated speech", () => {
  const cues = ["No.", "No.", "Stop.", "Why?", "Why?", "Look.", "There.", "Run!"].map((text, index) =>
    at(index * 1000, index * 1000 + 1000, text),
  );
  expect(dropRepeats(cues)).toEqual(cues.map((cue) => cue.text));
});
