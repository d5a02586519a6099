import { expect, test } from "vitest";
import { NotASubtitleError, parseSubtitle } from "./parse-subtitle.ts";

function errorOf(text: string): unknown {
  try {
    parseSubtitle(text);
  } catch (error) {
    return error;
  }
  throw new Error("no error was thrown");
}

test.each([
  ["srt", "1\n00:00:01,000 --> 00:00:02,000\nHello"],
  ["srt", "\n\n00:00:01.000 --> 00:00:02.000\nHello"],
  ["vtt", "WEBVTT\n\n00:01.000 --> 00:02.000\nHello"],
  ["vtt", "\nwebvtt\n\n00:01.000 --> 00:02.000\nHello"],
  ["sbv", "\n0:00:01.000,0:00:02.000\nHello\n"],
  ["ass", "[Script Info]\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Hello"],
  ["ass", "Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,Hello"],
] as const)("tells the format by the text: %s", (format, text) => {
  const parsed = parseSubtitle(text);
  expect(parsed.format).toBe(format);
  expect(parsed.cues).toHaveLength(1);
});

test.each([
  ["an empty file", "", 1, ""],
  ["blank lines", "\n \n\n", 1, ""],
  ["a page", "<!DOCTYPE html>\n<html><!-- a --></html>", 1, "<!DOCTYPE html>"],
  ["prose", "\nIt was a dark night.\n\nIt rained.", 2, "It was a dark night."],
  ["a WebVTT header alone", "WEBVTT\n\n", 2, ""],
  ["ASS without events", "[Script Info]\nTitle: x", 2, ""],
  ["only damaged cues", "1\n00:00:0x,000 --> 00:00:02,000\nLost", 2, "00:00:0x,000 --> 00:00:02,000"],
  ["ASS with damaged events only", "[Events]\nDialogue: 0,soon", 2, "Dialogue: 0,soon"],
])("%s is no subtitle", (_what, text, line, excerpt) => {
  const error = errorOf(text);
  expect(error).toBeInstanceOf(NotASubtitleError);
  expect(error).toMatchObject({ line, excerpt, code: "not-a-subtitle" });
});

test("cuts the excerpt of a long line", () => {
  expect(errorOf("x".repeat(5000))).toMatchObject({ excerpt: "x".repeat(80) });
});
