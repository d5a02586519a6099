import { expect, test } from "vitest";
import { createAnalyser } from "../../../tests/factories/create-analyser.ts";
import { createSmallDictionary } from "../../../tests/factories/small-dictionary.ts";
import { loadPhraseTable } from "../../services/subtitles/load-phrase-table.ts";
import { loadReadingModel } from "../../services/subtitles/load-reading-model.ts";
import { createLineReader } from "./read-lines.ts";
import { createWordAnalyser } from "./words/word-analyser.ts";

const dictionary = createSmallDictionary();
const readings = await loadReadingModel();
const phraseTable = await loadPhraseTable();
const analyser = createAnalyser(dictionary);

function readAll(...texts: readonly string[]) {
  const reader = createLineReader(dictionary, analyser);
  return texts.map((text) =>
    reader
      .read(text)
      .map(({ phrase, places }) => [phrase, places.map(([from, to]) => text.slice(from, to)).join(" … ")]),
  );
}

test("words stand where they are shown, split phrases with both their parts", () => {
  expect(readAll("He turned the TV off.")).toEqual([
    [
      ["turn off", "turned … off"],
      ["TV", "TV"],
    ],
  ]);
});

test("a sentence goes on over lines: what ends in the second is a phrase there", () => {
  expect(readAll("Could you turn the TV", "off now?").map((words) => words[0])).toEqual([
    ["turn", "turn"],
    ["turn off", "off"],
  ]);
});

test("the same word twice stands twice, in two sentences too", () => {
  expect(readAll("Run! Run home.\nI run.")[0]?.filter(([phrase]) => phrase === "run")).toEqual([
    ["run", "Run"],
    ["run", "Run"],
    ["run", "run"],
  ]);
});

test("markup, labels and curved signs are shown and not read", () => {
  expect(readAll("- JOHN: Don\u2019t <i>run</i>, man.")[0]).toEqual(
    expect.arrayContaining([
      ["run", "run"],
      ["man", "man"],
    ]),
  );
});

test("a name of earlier lines is no word", () => {
  const [, , last] = readAll("Ask Rose.", "Is Rose home?", "Rose, come.");
  expect(last?.map(([phrase]) => phrase)).not.toContain("rose");
});

test("a line that grows, and captions that roll, say each word once", () => {
  const rolled = readAll(
    "Could you turn",
    "Could you turn the TV",
    "Could you turn the TV\noff now?",
    "off now?\nRun home.",
  );
  expect(rolled[2]?.filter(([phrase]) => phrase === "turn off")).toEqual([["turn off", "turn … off"]]);
  expect(rolled[3]?.map(([phrase]) => phrase)).toEqual(expect.arrayContaining(["turn off", "run", "home"]));
});

test("after a jump nothing of the lines before belongs to the sentence", () => {
  const reader = createLineReader(dictionary, analyser);
  reader.read("Could you turn the TV");
  expect(reader.read("off now?", true).map(({ phrase }) => phrase)).not.toContain("turn off");
});

test("a line asks as many readings after others as alone: sentences that are over are tagged once", () => {
  let asked = 0;
  const counted = createWordAnalyser(
    dictionary,
    {
      likeliest(...of) {
        asked += 1;
        return readings.likeliest(...of);
      },
    },
    phraseTable,
  );
  const reader = createLineReader(dictionary, counted);
  const askedBy = (text: string) => {
    const before = asked;
    reader.read(text);
    return asked - before;
  };
  const alone = askedBy("I like the run.");
  expect(alone).toBeGreaterThan(0);
  for (const text of ["A run!", "Some work to do.", "The TV is off.", "I love the house."]) reader.read(text);
  expect(askedBy("You like the run.")).toBe(alone);
});

test("a line without English letters has no words", () => {
  expect(readAll("♪", "...", "")).toEqual([[], [], []]);
});
