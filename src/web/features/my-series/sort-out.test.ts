import { expect, test } from "vitest";
import { uploadLimits } from "../../../domain/my-series/limits.ts";
import { fileOfText, sortOut } from "./sort-out.ts";

const fileOf = (path: string, size = 10) => ({ path, file: new File([new Uint8Array(size)], path) });
const largest = uploadLimits.bytesOfFile;

test("subtitles and archives are sent; of others it is told why not", () => {
  const files = ["A/S01E01.srt", "a.VTT", "b.ass", "c.ssa", "d.zip", "cover.jpg", "notes.txt"].map((path) =>
    fileOf(path),
  );
  const { wanted, leftOut, refusal } = sortOut([
    ...files,
    fileOf("long.srt", largest + 1),
    fileOf("all.zip", largest + 1),
  ]);
  expect(wanted.map(({ path }) => path)).toEqual(["A/S01E01.srt", "a.VTT", "b.ass", "c.ssa", "d.zip", "all.zip"]);
  expect(leftOut).toEqual([
    { path: "cover.jpg", reason: "kind" },
    { path: "notes.txt", reason: "kind" },
    { path: "long.srt", reason: "size" },
  ]);
  expect(refusal).toBeUndefined();
});

test("nothing to send, too many and too much are refused before they are sent", () => {
  expect(sortOut([fileOf("cover.jpg")]).refusal).toBe("none");
  const many = Array.from({ length: uploadLimits.files + 1 }, (_, at) => fileOf(`${at}.srt`));
  expect(sortOut(many).refusal).toBe("many");
  expect(sortOut(many.slice(1)).refusal).toBeUndefined();
  const large = Array.from({ length: 9 }, (_, at) => fileOf(`${at}.srt`, largest));
  expect(sortOut(large).refusal).toBe("large");
});

test.each([
  ["1\n00:00:01,000 --> 00:00:02,000\nHello.", "1.srt"],
  ["WEBVTT\n\n00:01.000 --> 00:02.000\nHello.", "1.vtt"],
  ["[Script Info]\nTitle: x", "1.ass"],
])("pasted text is a file of its kind", async (text, path) => {
  const pasted = fileOfText(text);
  expect(pasted.path).toBe(path);
  expect(await pasted.file.text()).toBe(text);
});
