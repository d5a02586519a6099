import { expect, test } from "vitest";
import { shareOfForeignFile } from "./detect-language.ts";

const repeated = (line: string) => Array.from({ length: 12 }, () => line);

test.each([
  ["English", "I told you that the boat was not in the harbor."],
  ["English with markup", "<i>What</i> do you want from me?"],
  ["two languages", "Where is the boat? Tekne nerede, söyler misin?"],
])("a file is taken for English: %s", (_, line) => {
  expect(shareOfForeignFile(repeated(line))).toBeUndefined();
});

test.each([
  ["Turkish", "Teknenin limanda olmadığını sana daha önce söylemiştim."],
  ["Spanish", "Te dije que el barco no estaba en el puerto."],
  ["German", "Ich habe dir gesagt, dass das Boot nicht im Hafen ist."],
  ["Russian", "Я же говорил тебе, что лодки в гавани больше нет."],
])("a file is not in English: %s", (_, line) => {
  expect(shareOfForeignFile(repeated(line))).toBeLessThan(0.06);
});

test("a few words tell no language", () => {
  expect(shareOfForeignFile(["Te dije que el barco no estaba en el puerto."])).toBeUndefined();
});
