import { expect, test } from "vitest";
import { parseAss } from "./parse-ass.ts";

const HEAD = [
  "[Script Info]",
  "; a comment, with commas",
  "[V4+ Styles]",
  "Format: Name, Fontname, Fontsize",
  "Style: Default,Arial,20",
  "[Events]",
  "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text",
];
const read = (...events: string[]) => parseAss([...HEAD, ...events]);

test("reads dialogue with commas, line breaks and its line", () => {
  expect(read("Dialogue: 0,0:00:01.50,0:00:03.00,Default,,0,0,0,,{\\an8}Well, well,\\Nlook at you.")).toEqual({
    cues: [{ startMs: 1500, endMs: 3000, text: "{\\an8}Well, well,\nlook at you.", line: 8 }],
    problems: [],
  });
});

test("turns the actor into a voice tag", () => {
  const { cues } = read("Dialogue: 0,0:00:01.00,0:00:02.00,Default,Ada,0,0,0,,Hello.");
  expect(cues[0]?.text).toBe("<v Ada>Hello.");
});

test("keeps a style of its own as an override", () => {
  const { cues } = read(
    "Dialogue: 0,0:00:01.00,0:00:02.00,Turkish,,0,0,0,,Merhaba.",
    "Dialogue: 0,0:00:01.00,0:00:02.00,*Default,,0,0,0,,Hello.",
  );
  expect(cues.map((cue) => cue.text)).toEqual(["{\\rTurkish}Merhaba.", "Hello."]);
});

test("leaves out comments and empty events", () => {
  const { cues, problems } = read(
    "Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,not said",
    "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,",
    "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,said",
  );
  expect(cues.map((cue) => cue.text)).toEqual(["said"]);
  expect(problems).toEqual([]);
});

test("uses the order of the format line", () => {
  const { cues } = parseAss(["[Events]", "Format: Start, End, Text", "Dialogue: 0:00:01.00,0:00:02.00,Yes, sir."]);
  expect(cues).toEqual([{ startMs: 1000, endMs: 2000, text: "Yes, sir.", line: 3 }]);
});

test("parses SSA and files without a format line", () => {
  const { cues } = parseAss([
    "[Events]",
    "Dialogue: Marked=0,0:00:01.00,0:00:02.00,Default,,0000,0000,0000,,Aye, aye.",
  ]);
  expect(cues[0]?.text).toBe("Aye, aye.");
});

test.each([
  ["missing-fields", "Dialogue: 0,0:00:01.00,0:00:02.00,Default"],
  ["unreadable-time", "Dialogue: 0,0:00:xx.00,0:00:02.00,Default,,0,0,0,,Lost"],
  ["no-duration", "Dialogue: 0,0:00:02.00,0:00:02.00,Default,,0,0,0,,Lost"],
  ["ends-before-start", "Dialogue: 0,0:00:02.00,0:00:01.00,Default,,0,0,0,,Lost"],
])("a damaged event costs that event and is told: %s", (code, damaged) => {
  const { cues, problems } = read(damaged, "Dialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,Kept");
  expect(cues.map((cue) => cue.text)).toEqual(["Kept"]);
  expect(problems).toEqual([{ line: 8, code, excerpt: damaged }]);
});
