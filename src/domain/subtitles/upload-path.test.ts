import { expect, test } from "vitest";
import { uploadPath } from "./upload-path.ts";

test.each([
  ["Show/S01E01.srt", "Show/S01E01.srt"],
  ["Show\\Season 1\\S01E01.srt", "Show/Season 1/S01E01.srt"],
  ["./Show//S01E01.srt", "Show/S01E01.srt"],
  ["/etc/passwd", "etc/passwd"],
  ["../S01E01.srt", undefined],
  ["Show/../../S01E01.srt", undefined],
  ["C:\\S01E01.srt", undefined],
  ["a\u0000.srt", undefined],
  ["", undefined],
  ["a/".repeat(9), undefined],
  [`${"a".repeat(201)}.srt`, undefined],
])("%j is kept as %j", (name, kept) => {
  expect(uploadPath(name)).toBe(kept);
});
