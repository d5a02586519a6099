import { expect, test } from "vitest";
import { largestFile, readOwnFile, textAt } from "./own-file.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ["SubRip", "1\n00:00:01,000 --> 00:00:03,000\n<i>Turn it</i>\noff.\n"],
  ["WebVTT", "WEBVTT\n\n00:01.000 --> 00:03.000\nTurn it\n<b>off.</b>\n"],
  ["SubViewer", "0:00:01.000,0:00:03.000\nTurn it\noff.\n"],
  [
    "ASS",
    "[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:03.00,Default,{\\i1}Turn it\\Noff.\n",
  ],
])("%s: lines are shown at their times without markup", (_, file) => {
  const { cues = [] } = readOwnFile(bytesOf(file)) as { cues?: Parameters<typeof textAt>[0] };
  expect([500, 1_000, 2_999, 3_000].map((ms) => textAt(cues, ms))).toEqual(["", "Turn it\noff.", "Turn it\noff.", ""]);
});

test("lines of the same time stand below each other, the earlier above", () => {
  const cue = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });
  expect(textAt([cue(0, 5_000, "One"), cue(1_000, 2_000, "Two")], 1_500)).toBe("One\nTwo");
});

test("a file of a single-byte code page is read with its signs", () => {
  const file = new Uint8Array([...bytesOf("1\n00:00:01,000 --> 00:00:03,000\nIt"), 0x92, ...bytesOf("s off.\n")]);
  expect(readOwnFile(file)).toMatchObject({ cues: [{ text: "It’s off." }] });
});

test("what is none is refused with the line that does not belong there", () => {
  expect(readOwnFile(bytesOf("Shopping list\nmilk\n"))).toEqual({
    refusal: { code: "not-a-subtitle", line: 1, excerpt: "Shopping list" },
  });
});

test("subtitles in another language, and files that are too large, are refused", () => {
  const line = "Bu evde ne kadar zamandır yaşıyorsunuz, bilmiyorum ama çok uzun bir zaman oldu.";
  const cues = Array.from({ length: 8 }, (_, at) => `${at}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${line}\n`);
  expect(readOwnFile(bytesOf(cues.join("\n")))).toEqual({ refusal: { code: "not-english" } });
  expect(readOwnFile(new Uint8Array(largestFile + 1))).toEqual({ refusal: { code: "too-large" } });
});
