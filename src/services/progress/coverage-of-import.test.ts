import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { readContent } from "../catalogue/read-content.ts";
import { readWordList } from "../catalogue/read-word-list.ts";
import { importSubtitles } from "../subtitles/import-subtitles.ts";
import { readListCoverage, readTitleCoverages } from "./read-coverage.ts";

let api: TestApp;
let folder = "";

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
  folder = await mkdtemp(path.join(os.tmpdir(), "dizi-okulu-coverage-"));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

test("of an imported file who knows no word understands its names and its words of closed classes", async () => {
  const lines = ["Marge left the harbor.", "It is Marge.", "I saw Marge at the harbor."];
  const text = lines.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${line}\n`).join("\n");
  await writeFile(path.join(folder, "Quiet Pier (2022).srt"), text);
  for await (const _event of importSubtitles(api.services, [folder], new AbortController().signal));
  await api.services.contentVersion.refresh();
  const title = (await readContent(api.services)).titles.find(({ name }) => name === "Quiet Pier");
  const list = await readWordList(api.services, undefined, { kind: "movie", id: title?.id ?? 0 });
  const shareWith = async (...phrases: string[]) => {
    const wordIds = (list?.words ?? []).filter(({ phrase }) => phrases.includes(phrase)).map(({ id }) => id);
    const titles = await readTitleCoverages(api.services, undefined, { wordIds, unknownIds: [], level: 0 });
    return titles.find(({ titleId }) => titleId === title?.id)?.share;
  };
  // Of 13 running words all but left, harbor, saw and harbor.
  expect(await shareWith()).toBeCloseTo(9 / 13, 10);
  expect(await shareWith("harbor")).toBeCloseTo(11 / 13, 10);
  expect(await shareWith("harbor", "leave", "see")).toBe(1);
});

test("words of an imported file that no dictionary knows are never understood", async () => {
  const text = "1\n00:00:01,000 --> 00:00:02,000\nThe blorps are here, and I saw a blorp.\n";
  await writeFile(path.join(folder, "Odd Pier (2021).srt"), text);
  for await (const _event of importSubtitles(api.services, [folder], new AbortController().signal));
  await api.services.contentVersion.refresh();
  const id = (await readContent(api.services)).titles.find(({ name }) => name === "Odd Pier")?.id ?? 0;
  const knowledge = { wordIds: [], unknownIds: [], level: 5 } as const;
  const coverage = await readListCoverage(api.services, undefined, knowledge, { kind: "movie", id });
  expect(coverage.unjudgedWords).toBe(2);
  expect(coverage.list.share).toBeCloseTo(7 / 9, 10);
  expect(coverage.shortest?.wordIds).toEqual([]);
});
