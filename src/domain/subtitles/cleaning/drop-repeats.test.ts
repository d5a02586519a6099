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

test("drops them where lines of a file roll by two of three", () => {
  const lines = ["The mill burned down.", "Nobody was hurt.", "The miller wept.", "His wife sang.", "It rained."];
  const cues = lines
    .slice(2)
    .map((_, index) => at(index * 2000, index * 2000 + 2000, lines.slice(index, index + 3).join("\n")));
  expect(dropRepeats(cues)).toEqual([lines.slice(0, 3).join("\n"), "His wife sang.", "It rained."]);
});

test("a caption that grows word by word is said once, where it begins", () => {
  const words = "the old sailor  told a long story about whales".split(" ").filter(Boolean);
  const cues = words.map((_, index) => at(index * 500, index * 500 + 500, words.slice(0, index + 1).join(" ")));
  expect(dropRepeats(cues)).toEqual([words.join(" "), ...words.slice(1).map(() => "")]);
});

test("lines that grow and roll are each said once", () => {
  const cues = [
    "we went",
    "we went to the sea",
    "we went to the sea\nand it",
    "we went to the sea\nand it was",
    "and it was cold\nso we left",
  ];
  const overlapping = cues.map((text, index) => at(index * 1000, index * 1000 + 1700, text));
  expect(dropRepeats(overlapping)).toEqual(["we went to the sea", "", "and it was cold", "", "so we left"]);
});

test("copies of ten milliseconds between captions that roll are dropped too", () => {
  const lines = ["so here", "is the harbor", "at dawn", "before the ships", "set sail", "for the north"];
  const cues = lines.flatMap((line, index) => {
    const start = index * 2000;
    const shown = index === 0 ? line : `${lines[index - 1]}\n${line}`;
    return [at(start, start + 1990, shown), at(start + 1990, start + 2000, line)];
  });
  expect(dropRepeats(cues).filter((text) => text !== "")).toEqual(lines);
});

test("keeps repeated speech", () => {
  const cues = ["No.", "No.", "Stop.", "Why?", "Why?", "Look.", "There.", "Run!"].map((text, index) =>
    at(index * 1000, index * 1000 + 1000, text),
  );
  expect(dropRepeats(cues)).toEqual(cues.map((cue) => cue.text));
});

test.each([
  [["You never listen.", "You never listen. Never.", "Fine."]],
  [["I know.", "I know.", "I know.", "I know."]],
  [["Run!", "Run!\nThey're here!", "Who?"]],
])("keeps speech that repeats what was just said: %j", (texts) => {
  expect(dropRepeats(texts.map((text, index) => at(index * 1000, index * 1000 + 1000, text)))).toEqual(texts);
});

test("keeps what is said again after a pause", () => {
  const texts = ["the lamp", "the lamp is out", "the lamp is out again", "the lamp is out again tonight"];
  expect(dropRepeats(texts.map((text, index) => at(index * 3000, index * 3000 + 1000, text)))).toEqual(texts);
});
