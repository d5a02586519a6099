import { expect, test } from "vitest";
import { noGivenNames } from "../../domain/subtitles/words/names/name-counts.ts";
import { createFileAnalysis } from "./file-analysis.ts";

const srt = (...lines: string[]) =>
  Buffer.from(lines.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${line}\n`).join("\n"));

test("what a file held when its names were counted is analysed as if it were read anew", async () => {
  const { countNames, analyse } = await createFileAnalysis();
  const file = srt("MAN: The old dog sleeps.", "He likes the gargden.", "We met Rose there.", "Rose likes the dog.");
  await countNames(file, "a film", false);
  const kept = await analyse(file, "a film", noGivenNames, false);
  const anew = await analyse(file, "a film", noGivenNames, false);
  expect(kept.words.items.map(({ phrase }) => phrase)).toContain("dog");
  expect(kept).toEqual(anew);
});

test("a file that changed after its names were counted is analysed as it is now", async () => {
  const { countNames, analyse } = await createFileAnalysis();
  await countNames(srt("The old dog sleeps."), "a film", false);
  const { words } = await analyse(srt("The young cat eats."), "a film", noGivenNames, false);
  expect(words.items.map(({ phrase }) => phrase)).toEqual(expect.arrayContaining(["young", "cat", "eat"]));
  expect(words.items.map(({ phrase }) => phrase)).not.toContain("dog");
});
