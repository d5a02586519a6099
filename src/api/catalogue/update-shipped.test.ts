import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import type { Content } from "../../contract/catalogue.ts";
import { importSubtitles } from "../../services/subtitles/import-subtitles.ts";
import { updateShipped } from "../../services/subtitles/update-shipped.ts";

let api: TestApp;
let shipped = "";
let own = "";

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  [shipped, own] = [temporaryFolder(), temporaryFolder()];
  await api.database.pool.query(
    "delete from shipped_packs; delete from titles; update publication set version = version + 1",
  );
});
afterEach(async () => {
  for (const folder of [shipped, own]) await rm(folder, { recursive: true });
});

type Item = readonly [phrase: string, partOfSpeech: string, count: number, times: readonly number[], more?: object];
const rope: Item = ["rope", "noun", 2, [5, 9]];
const withLine: Item = ["rope", "noun", 2, [5, 9], { line: "Throw me a rope!" }];

async function put(folder: string, name: string, title: string, items: readonly Item[] = [rope]): Promise<void> {
  const description = { tr: "Bir", en: "One", es: "Uno" };
  const pack = {
    format: 1,
    title: {
      kind: "movie",
      name: title,
      year: 1950,
      genres: ["drama"],
      description,
      licence: "cc-by-3.0",
      credit: "Somebody",
      showLines: true,
    },
    episodes: [{ seconds: 60, words: { closedClass: 10, names: 2, other: 1 }, items }],
  };
  await writeFile(path.join(folder, `${name}.pack.json`), JSON.stringify(pack));
}

async function importFrom(folder: string): Promise<void> {
  for await (const event of importSubtitles(api.services, [folder], new AbortController().signal)) {
    if (event.type === "file") expect(event.problems).toEqual([]);
  }
}

async function update(): Promise<string[]> {
  const told: string[] = [];
  const signal = new AbortController().signal;
  await updateShipped(api.services, shipped, { signal, report: (line) => told.push(line) });
  return told;
}

async function films() {
  const content: Content = (await api.app.inject("/api/Home/GetContent")).json();
  return content.movieList;
}
const names = async () => (await films()).map(({ name }) => name);
async function wordsOf(title: string) {
  const id = (await films()).find(({ name }) => name === title)?.id;
  const list = await api.app.inject(`/api/WordList/GetWordListV2?type=5&id=${id}&MeanLanguageType=2`);
  return list.json().map((word: { phrase: string; line?: unknown }) => [word.phrase, word.line !== undefined]);
}

test("a later release brings changed packs and new films, in its order, and nothing twice", async () => {
  await put(shipped, "a", "Alpha");
  await put(shipped, "b", "Beta");
  await importFrom(shipped);
  await put(own, "own", "Of the operator");
  await importFrom(own);
  expect(await update()).toEqual([]);
  expect(await wordsOf("Alpha")).toEqual([["rope", false]]);
  const [alpha] = await films();

  await put(shipped, "a", "Alpha", [withLine]);
  await put(shipped, "c", "Gamma");
  expect(await update()).toEqual(["Films of this release brought up to date: 2."]);
  expect(await wordsOf("Alpha")).toEqual([["rope", true]]);
  expect(await names()).toEqual(["Alpha", "Beta", "Of the operator", "Gamma"]);
  expect((await films())[0]?.id).toBe(alpha?.id);
  expect(await update()).toEqual([]);

  // The well-known last, as a later release has them.
  await rm(path.join(shipped, "a.pack.json"));
  await put(shipped, "z", "Alpha", [withLine]);
  await update();
  expect(await names()).toEqual(["Beta", "Gamma", "Of the operator", "Alpha"]);
});

test("what was imported before there were records is brought up to date too, and what was removed stays away", async () => {
  await put(shipped, "a", "Alpha");
  await importFrom(shipped);
  await put(shipped, "a", "Alpha", [withLine]);
  await put(shipped, "b", "Beta");
  expect(await update()).toEqual(["Films of this release brought up to date: 1."]);
  expect(await wordsOf("Alpha")).toEqual([["rope", true]]);
  await put(shipped, "b", "Beta", [withLine]);
  expect(await update()).toEqual([]);
  expect(await names()).toEqual(["Alpha"]);
});

test("an episode from another file, a removed film and edited fields are left alone", async () => {
  for (const [name, title] of [
    ["a", "Alpha"],
    ["b", "Beta"],
    ["c", "Gamma"],
  ] as const)
    await put(shipped, name, title);
  await importFrom(shipped);
  await update();
  await put(own, "alpha", "Alpha", [["anchor", "noun", 1, [7]]]);
  await importFrom(own);
  await api.database.pool.query("delete from titles where name = 'Beta'");
  await api.database.pool.query(
    "update titles set minutes = 99, genres = '{comedy}', edited = '{genres}' where name = 'Gamma'",
  );
  for (const [name, title] of [
    ["a", "Alpha"],
    ["b", "Beta"],
    ["c", "Gamma"],
  ] as const) {
    await put(shipped, name, title, [withLine]);
  }
  expect(await update()).toEqual(["Films of this release brought up to date: 1."]);
  expect(await wordsOf("Alpha")).toEqual([["anchor", false]]);
  expect(await wordsOf("Gamma")).toEqual([["rope", true]]);
  expect((await films()).map(({ name, genres }) => [name, genres])).toEqual([
    ["Alpha", ["drama"]],
    ["Gamma", ["comedy"]],
  ]);
});
