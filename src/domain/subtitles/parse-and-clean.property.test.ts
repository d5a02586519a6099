import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanCues } from "./clean-cues.ts";
import type { Cue } from "./cue.ts";
import { decodeSubtitle } from "./decode.ts";
import { NotASubtitleError, parseSubtitle } from "./parse-subtitle.ts";

const isWord = (word: string) => word.length % 3 === 0;

/** What subtitle files are made of, and what breaks them. */
const PIECES = [
  ..."\n\n\n\n \t\r-:,.'\"<>[](){}*#♪&|lIé日",
  ..."1 2 3 WEBVTT NOTE STYLE Hello w-what nooooo AND JOHN: lt's ¿qué".split(" "),
  "\n\n",
  "\n00:00:01,000 --> 00:00:02,000\n",
  "\n00:01.000 --> 00:02.000 line:0\n",
  "--> ",
  "[Events]\n",
  "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,",
  "Format: Start, End, Text\n",
  "<v Ada>",
  "{\\p1}",
  "&amp;",
  "Subtitles by ",
];
const textOf = (pieces: string[]) =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string() }), {
      maxLength: 80,
    })
    .map((parts) => parts.join(""));
const fileText = textOf(PIECES);
/** Without what is a label, or another language, only by the whole file with its markup: cleaning takes that evidence away. */
const cueText = textOf(PIECES.filter((piece) => !/^(?:Format|JOHN|[é日¿])/.test(piece)));

function readAll(bytes: Uint8Array): "answer" | "no subtitle" {
  try {
    const { cues, problems } = parseSubtitle(decodeSubtitle(bytes));
    for (const cue of cues) {
      expect(cue.endMs).toBeGreaterThan(cue.startMs);
      expect(cue.text.trim()).not.toBe("");
    }
    for (const { line } of [...cues, ...problems]) expect(line).toBeGreaterThan(0);
    for (const { text, seconds } of cleanCues(cues, isWord)) {
      expect(text).toMatch(/[\p{L}\d]/u);
      expect(text).not.toMatch(/[<>{}[\]()♪|*]|^\s|\s$| {2}/u);
      expect(Number.isInteger(seconds)).toBe(true);
    }
    return "answer";
  } catch (error) {
    if (error instanceof NotASubtitleError) return "no subtitle";
    throw error;
  }
}

test("any bytes are a subtitle or a clear error", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
      readAll(bytes);
    }),
  );
});

test("anything made of what subtitles are made of is a subtitle or a clear error", () => {
  let answers = 0;
  fc.assert(
    fc.property(fileText, (text) => {
      if (readAll(new TextEncoder().encode(text)) === "answer") answers++;
    }),
    { numRuns: 300 },
  );
  // A tenth is; by chance it is less.
  expect(answers).toBeGreaterThan(5);
});

const word = fc.constantFrom(
  "Hello",
  "there",
  "42",
  "<i>you</i>",
  "--",
  "¿qué?",
  "'em",
  "a:b",
  "...",
  "日本",
  "NOTE",
  "{x}",
);
const payloadLine = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => `said ${words.join(" ")}`);
const cueList = fc.array(
  fc.record({
    startMs: fc.nat({ max: 99 * 3_600_000 }),
    lengthMs: fc.integer({ min: 1, max: 9_999_999 }),
    lines: fc.array(payloadLine, { minLength: 1, maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 20 },
);

function written(ms: number, sign: "," | "."): string {
  const part = (value: number, width = 2) => String(value).padStart(width, "0");
  const seconds = Math.floor(ms / 1000);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((value) => part(Math.floor(value))).join(":");
  return `${clock}${sign}${part(ms % 1000, 3)}`;
}

test.each([
  ["srt", ",", true, "\n"],
  ["srt", ",", false, "\r\n"],
  ["vtt", ".", true, "\r"],
  ["vtt", ".", false, "\n"],
] as const)("cues written as %s with '%s', numbers: %s, are read back", (format, sign, isNumbered, lineEnd) => {
  fc.assert(
    fc.property(cueList, (list) => {
      const lines = format === "vtt" ? ["WEBVTT", ""] : [];
      const cues: Cue[] = [];
      for (const [index, { startMs, lengthMs, lines: payload }] of list.entries()) {
        const endMs = startMs + lengthMs;
        if (isNumbered) lines.push(String(index + 1));
        lines.push(`${written(startMs, sign)} --> ${written(endMs, sign)}`);
        cues.push({ startMs, endMs, text: payload.join("\n"), line: lines.length });
        lines.push(...payload, "");
      }
      const bytes = new TextEncoder().encode(lines.join(lineEnd));
      expect(parseSubtitle(decodeSubtitle(bytes))).toEqual({ format, cues, problems: [] });
    }),
  );
});

test("clean text is left alone", () => {
  const clean = (texts: string[]) =>
    cleanCues(
      texts.map((text, index) => ({ startMs: index * 1000, endMs: index * 1000 + 900, text, line: 1 })),
      isWord,
    ).flatMap(({ text }) => text.split("\n"));
  fc.assert(
    fc.property(fc.array(cueText, { maxLength: 5 }), (texts) => {
      const once = clean(texts);
      expect(clean(once)).toEqual(once);
    }),
    { numRuns: 300 },
  );
});
