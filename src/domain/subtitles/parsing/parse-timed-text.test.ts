import { expect, test } from "vitest";
import { parseTimedText } from "./parse-timed-text.ts";

const srt = (text: string) => parseTimedText(text.split("\n"), "srt");
const vtt = (text: string) => parseTimedText(text.split("\n"), "vtt");
const texts = (parsed: ReturnType<typeof srt>) => parsed.cues.map((cue) => cue.text);

const T1 = "00:00:01,000 --> 00:00:02,000";
const T2 = "00:00:03,000 --> 00:00:04,000";
const T3 = "00:00:05,000 --> 00:00:06,000";

test("reads cues with their times, payload and line", () => {
  expect(srt(`1\n${T1}\nWho goes\nthere?\n\n2\n${T2}\nOnly me.\n`)).toEqual({
    cues: [
      { startMs: 1000, endMs: 2000, text: "Who goes\nthere?", line: 2 },
      { startMs: 3000, endMs: 4000, text: "Only me.", line: 7 },
    ],
    problems: [],
  });
});

test.each([
  ["numbers are missing", `${T1}\nOne\n\n${T2}\nTwo\n\n${T3}\nThree`],
  ["one number is missing", `1\n${T1}\nOne\n\n${T2}\nTwo\n\n3\n${T3}\nThree`],
  ["numbers repeat", `1\n${T1}\nOne\n\n1\n${T2}\nTwo\n\n1\n${T3}\nThree`],
  ["a number is damaged", `1\n${T1}\nOne\n\n2\n${T2}\nTwo\n\n#3\n${T3}\nThree`],
  ["a number is a letter", `1\n${T1}\nOne\n\nl\n${T2}\nTwo\n\n3\n${T3}\nThree`],
  ["no blank lines part the cues", `1\n${T1}\nOne\n2\n${T2}\nTwo\n3\n${T3}\nThree`],
  ["a blank line follows the times", `1\n${T1}\n\nOne\n\n2\n${T2}\n\nTwo\n\n3\n${T3}\n\nThree`],
  ["a blank line follows the number", `1\n\n${T1}\nOne\n\n2\n\n${T2}\nTwo\n\n3\n\n${T3}\nThree`],
  ["blank lines hold spaces", `1\n${T1}\nOne\n \n2\n${T2}\nTwo\n\t\n3\n${T3}\nThree`],
  ["a number lost its line end", `1\n${T1}\n<i>One</i>2\n${T2}\nTwo\n\n3\n${T3}\nThree`],
  ["a number stands on the time line", `1 ${T1}\nOne\n\n2 ${T2}\nTwo\n\n3 ${T3}\nThree`],
])("reads three cues where %s", (_what, text) => {
  const parsed = srt(text);
  expect(texts(parsed).map((line) => line.replace(/<.?i>/g, ""))).toEqual(["One", "Two", "Three"]);
  expect(parsed.problems).toEqual([]);
});

test("keeps text after a blank line inside a cue", () => {
  expect(texts(srt(`1\n${T1}\nFirst half\n\nsecond half\n\n2\n${T2}\nNext`))).toEqual([
    "First half\nsecond half",
    "Next",
  ]);
});

test("keeps spoken numbers", () => {
  expect(texts(srt(`1\n${T1}\nHow many?\n42\n\n2\n${T2}\n7`))).toEqual(["How many?\n42", "7"]);
  expect(texts(srt(`${T1}\nThree, two\n1\n${T2}\nGo!`))).toEqual(["Three, two\n1", "Go!"]);
});

test("keeps arrows in text", () => {
  expect(texts(srt(`1\n${T1}\nThe sign says\nexit --> left\n\n2\n${T2}\nFine`))).toEqual([
    "The sign says\nexit --> left",
    "Fine",
  ]);
});

test("reads text on the line of the timings", () => {
  expect(texts(srt(`1\n${T1} Over here!\nQuick!\n`))).toEqual(["Over here!\nQuick!"]);
});

test("reads overlapping cues", () => {
  const { cues } = srt(`1\n00:00:01,000 --> 00:00:09,000\nLong\n\n2\n00:00:02,000 --> 00:00:03,000\nShort`);
  expect(cues.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [1000, 9000],
    [2000, 3000],
  ]);
});

test.each([
  ["unreadable-time", "00:00:0x,000 --> 00:00:04,000"],
  ["unreadable-time", "00:00:03,000 -->"],
  ["unreadable-time", "later --> even later"],
  ["unreadable-time", "00:00:03,000 00:00:04,000"],
  ["no-duration", "00:00:03,000 --> 00:00:03,000"],
  ["ends-before-start", "00:00:03,000 --> 00:00:02,000"],
])("a damaged cue costs that cue and is told: %s, %s", (code, damaged) => {
  const parsed = srt(`1\n${T1}\nOne\n\n2\n${damaged}\nLost\n\nlost too\n\n3\n${T3}\nThree`);
  expect(texts(parsed)).toEqual(["One", "Three"]);
  expect(parsed.problems).toEqual([{ line: 6, code, excerpt: damaged }]);
});

test("a cue without timings is reported, not added to the cue before", () => {
  const parsed = srt(`1\n${T1}\nOne\n\n2\nLost\n\n3\n${T3}\nThree`);
  expect(texts(parsed)).toEqual(["One", "Three"]);
  expect(parsed.problems).toEqual([{ line: 5, code: "text-without-time", excerpt: "2" }]);
});

test("text above the first cue is reported once", () => {
  const parsed = srt(`A note\nof two lines\n\n1\n${T1}\nOne\n\n2\n${T2}\nTwo`);
  expect(texts(parsed)).toEqual(["One", "Two"]);
  expect(parsed.problems).toEqual([{ line: 1, code: "text-without-time", excerpt: "A note" }]);
});

test("cues without text are skipped without a problem", () => {
  expect(srt(`1\n${T1}\n\n2\n${T2}\nTwo`)).toMatchObject({ cues: [{ text: "Two" }], problems: [] });
});

test("SBV: reads cues with their lines, and spoken numbers", () => {
  const parsed = srt("0:00:01.000,0:00:02.500\nWho goes\nthere?\n\n0:00:03.000,0:00:04.000\n42\n\n");
  expect(parsed).toEqual({
    cues: [
      { startMs: 1000, endMs: 2500, text: "Who goes\nthere?", line: 1 },
      { startMs: 3000, endMs: 4000, text: "42", line: 5 },
    ],
    problems: [],
  });
});

test("WebVTT: skips header, comments, styles, regions, identifiers and settings", () => {
  const parsed = vtt(
    [
      "WEBVTT - Some film",
      "Kind: captions",
      "",
      "STYLE",
      "::cue { color: yellow }",
      "",
      "REGION",
      "id:fred",
      "",
      "NOTE written by hand",
      "00:01.000 --> 00:02.000",
      "left out",
      "",
      "The opening - 1",
      "00:01.000 --> 00:02.000 line:0 align:left",
      "<v Ada>Good morning.",
      "",
      "NOTE to self",
      "",
      "1:00:03.000 --> 1:00:04.000",
      "Is it?",
    ].join("\n"),
  );
  expect(parsed).toEqual({
    cues: [
      { startMs: 1000, endMs: 2000, text: "<v Ada>Good morning.", line: 15 },
      { startMs: 3603000, endMs: 3604000, text: "Is it?", line: 20 },
    ],
    problems: [],
  });
});

test("WebVTT: parses a cue right below the header, and skips a second header", () => {
  const parsed = vtt(
    "WEBVTT\n00:01.000 --> 00:02.000\nOne\n\nWEBVTT\nX-TIMESTAMP-MAP=LOCAL:0\n\n00:03.000 --> 00:04.000\nTwo",
  );
  expect(texts(parsed)).toEqual(["One", "Two"]);
});
