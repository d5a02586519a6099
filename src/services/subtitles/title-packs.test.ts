import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { buildHeadword } from "../../../tests/factories/stored-catalogue.ts";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { resolveMissingItems } from "../../storage/catalogue/missing-items.ts";
import { publishStale } from "../../storage/catalogue/publish-stale.ts";
import { writeHeadwords } from "../../storage/lexicon/queries.ts";
import { exportAllPacks, exportPack } from "../catalogue/export-pack.ts";
import { readContent } from "../catalogue/read-content.ts";
import { readWordList } from "../catalogue/read-word-list.ts";
import { syncLexicon } from "../catalogue/sync-lexicon.ts";
import { readLexiconEntries } from "../lexicon/read-lexicon-files.ts";
import { readTitleCoverages } from "../progress/read-coverage.ts";
import type { FileReport, ImportEvent } from "./import-event.ts";
import { importSubtitles } from "./import-subtitles.ts";

const catalogueFolder = path.resolve(import.meta.dirname, "../../../content/catalogue");
/** The sample titles, which come as subtitles. */
const sampleFolders = ["Four Hundred Umbrellas", "A List of Quiet Things (2026)"].map((name) =>
  path.join(catalogueFolder, name),
);

let api: TestApp;
let root = "";
let phrases: ReadonlySet<string> = new Set();

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
  phrases = new Set((await readLexiconEntries()).map(({ phrase }) => phrase));
});
afterAll(() => api.close());
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => rm(root, { recursive: true }));

async function write(name: string, content: string | Buffer | object): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

async function run(site = api, paths = [root]): Promise<{ reports: FileReport[]; end: ImportEvent | undefined }> {
  const events: ImportEvent[] = [];
  for await (const event of importSubtitles(site.services, paths, new AbortController().signal)) events.push(event);
  return { reports: events.filter((event) => event.type === "file"), end: events.at(-1) };
}

async function titleNamed(name: string, site = api) {
  return (await readContent(site.services)).titles.find((title) => title.name === name);
}

async function wordsOf(name: string) {
  const title = await titleNamed(name);
  return (
    (await readWordList(api.services, undefined, { kind: title?.kind ?? "movie", id: title?.id ?? 0 }))?.words ?? []
  );
}

/** All that people see of the whole catalogue, without ids of titles and example lines. */
async function everythingOf({ services }: TestApp) {
  const { titles } = await readContent(services);
  await services.contentVersion.refresh();
  const wordIds = [wordId("umbrella", "noun"), wordId("find", "verb")];
  const coverages = await readTitleCoverages(services, undefined, { wordIds, unknownIds: [], level: 2 });
  const listOf = async (kind: "episode" | "season" | "series" | "movie", id: number) =>
    (await readWordList(services, undefined, { kind, id }))?.words.map((word) => ({ ...word, line: null }));
  const all = [];
  for (const { id, seasons, ...title } of titles) {
    const parts = seasons.map(async (season) => ({
      ...season,
      id: 0,
      words: await listOf("season", season.id),
      episodes: await Promise.all(
        season.episodes.map(async (each) => ({ ...each, id: 0, words: await listOf("episode", each.id) })),
      ),
    }));
    const share = coverages.find(({ titleId }) => titleId === id)?.share;
    all.push({ ...title, share, words: await listOf(title.kind, id), seasons: await Promise.all(parts) });
  }
  return all.sort((a, b) => a.name.localeCompare(b.name));
}

const film = (name: string, overrides: object = {}, items: unknown[] = [["rope", "noun", 2, [5, 9]]]) => ({
  format: 1,
  title: { kind: "movie", name, genres: ["drama"], description: { tr: "Bir", en: "One", es: "Uno" }, ...overrides },
  episodes: [{ seconds: 60, words: { closedClass: 10, names: 2, other: 1 }, items }],
});

/** The texts of a pack but those of the title itself: phrases, and names of parts of speech and fields. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "title" ? [] : [key, ...textsOf(part)]));
}

/** What is longer than a word is a headword. */
async function expectNoSentence(file: string): Promise<void> {
  const bytes = await readFile(file);
  const { senses = {}, ...pack } = JSON.parse((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString());
  const episodeNames = pack.episodes.map(({ name }: { name?: string }) => name);
  const linesOf = ({ items }: { items: { line?: string }[][] }) => items.map((item) => item[4]?.line);
  const allowed = new Set(pack.title.showLines ? pack.episodes.flatMap(linesOf) : []);
  const setHeadwords = Object.keys(senses).map((headword) => headword.replace(/ \([a-z ]+\)$/, ""));
  const texts = [...textsOf(pack), ...setHeadwords].filter(
    (text) => !episodeNames.includes(text) && !allowed.has(text),
  );
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes(" ") && text !== "phrasal verb" && !phrases.has(text))).toEqual([]);
  expect(texts.filter((text) => text.length > 40)).toEqual([]);
}

const subtitle = (text: string) => `1\n00:00:01,000 --> 00:00:02,500\n${text}\n`;

test("the sample catalogue comes out of its packs as it went in, and holds no sentence", async () => {
  await run(api, sampleFolders);
  const folder = path.join(root, "packs");
  const files: string[] = [];
  for await (const file of exportAllPacks(api.services, folder, new AbortController().signal)) files.push(file);
  expect(files.length).toBeGreaterThan(1);

  const other = await createTestApp({ withLexicon: true });
  try {
    const { reports } = await run(other, [folder]);
    expect(reports.map(({ status, unknown }) => [status, unknown])).toEqual(files.map(() => ["imported", []]));
    expect(await everythingOf(other)).toEqual(await everythingOf(api));

    const again = await run(other, [folder]);
    expect(again.reports.map(({ status }) => status)).toEqual(files.map(() => "unchanged"));
    const before = (await other.database.pool.query("select max(imported_at) from episodes")).rows;
    expect(again.end).toMatchObject({ changed: 0 });
    expect((await other.database.pool.query("select max(imported_at) from episodes")).rows).toEqual(before);
    for (const file of files) {
      await expectNoSentence(file);
      const { name = "", year } = JSON.parse(await readFile(file, "utf8")).title;
      const exported = await exportPack(other.services, `${name} (${year})`);
      expect(exported).toEqual({ pack: await readFile(file, "utf8") });
    }
  } finally {
    await other.close();
  }
});

test("no pack of the catalogue holds a sentence but the lines that its licence allows", async () => {
  const files = await readdir(catalogueFolder, { recursive: true });
  const packs = files.filter((file) => /\.pack\.json(\.gz)?$/.test(file));
  for (const file of packs) await expectNoSentence(path.join(catalogueFolder, file));
  const sentence = film("No", {}, [["nobody saw him leave the house", "phrase", 1, [1]]]);
  await write("sentence.pack.json", sentence);
  await expect(expectNoSentence(path.join(root, "sentence.pack.json"))).rejects.toThrow("nobody saw");
});

test("a pack is imported, also packed by gzip, and gives words with meanings, counts and times", async () => {
  const items = [
    ["captain", "noun", 2, [5, 9]],
    ["put up with", "phrasal verb", 1, [30], { words: 2 }],
  ];
  const facts = { year: 1950, watchUrl: "https://archive.org/details/x", licence: "public-domain-us", credit: "A B" };
  await write("Reef.pack.json.gz", gzipSync(JSON.stringify(film("The Reef", facts, items))));
  const { reports } = await run();
  expect(reports).toMatchObject([
    { status: "imported", title: "The Reef (1950)", words: 2, runningWords: 17, unknown: [], problems: [] },
  ]);
  expect((await wordsOf("The Reef")).map(({ phrase, count, times, line }) => [phrase, count, times, line])).toEqual([
    ["captain", 2, [5, 9], null],
    ["put up with", 1, [30], null],
  ]);
  expect((await wordsOf("The Reef"))[1]?.meanings.tr).toContain("katlanmak");
  expect(await titleNamed("The Reef")).toMatchObject({ ...facts, runningWords: 17 });
});

test("the lines of a pack are shown and go into its export; without a licence none do", async () => {
  const line = "Nobody saw the captain leave.";
  const facts = { year: 1951, licence: "public-domain-us", showLines: true };
  await write(
    "lines.pack.json",
    film("Lines", facts, [
      ["captain", "noun", 1, [5], { line }],
      ["rope", "noun", 1, [7]],
    ]),
  );
  await run();
  const said = await wordsOf("Lines");
  expect(said.map(({ phrase, line: shown }) => [phrase, shown])).toEqual([
    ["captain", line],
    ["rope", null],
  ]);
  expect(await exportPack(api.services, "Lines (1951)")).toEqual({ pack: expect.stringContaining(line) });

  await api.database.pool.query("update titles set licence = null where name = 'Lines'");
  expect(await exportPack(api.services, "Lines (1951)")).toEqual({ pack: expect.not.stringContaining(line) });
});

test("an item that the lexicon lacks is unknown until the lexicon has it", async () => {
  await write(
    "a.pack.json",
    film("Lack", {}, [
      ["rope", "noun", 1, [5]],
      ["snorkwhistle", "noun", 2, [7, 8]],
    ]),
  );
  const { reports } = await run();
  expect(reports).toMatchObject([{ words: 1, runningWords: 16, unknown: [{ word: "snorkwhistle", count: 2 }] }]);
  const figures = async () =>
    (
      await api.database.pool.query(
        `select running_words, other_words, item_words from episodes
        where title_id = (select id from titles where name = 'Lack')`,
      )
    ).rows;
  expect((await wordsOf("Lack")).map(({ phrase }) => phrase)).toEqual(["rope"]);
  expect(await figures()).toEqual([{ running_words: 16, other_words: 3, item_words: 1 }]);
  const exported = await exportPack(api.services, "lack");

  const version = await publishStale(api.database.db);
  await api.database.db.transaction(async (transaction) => {
    await writeHeadwords(transaction, [buildHeadword("snorkwhistle", { source: "lexicon" })]);
    await resolveMissingItems(transaction);
  });
  expect(await publishStale(api.database.db)).toBe(version + 1);
  expect((await wordsOf("Lack")).map(({ phrase, count, times }) => [phrase, count, times])).toEqual([
    ["snorkwhistle", 2, [7, 8]],
    ["rope", 1, [5]],
  ]);
  expect(await figures()).toEqual([{ running_words: 16, other_words: 1, item_words: 3 }]);
  expect(await exportPack(api.services, "lack")).toEqual(exported);
  expect((await run()).reports).toMatchObject([{ status: "unchanged" }]);
});

test("what a release adds to the lexicon is found in packs that were imported before it", async () => {
  // As before the release: the entry is not stored.
  await api.database.pool.query("delete from words where phrase = 'lighthouse'");
  await write("a.pack.json", film("Before", {}, [["lighthouse", "noun", 3, [5, 6, 7], { senses: [1, 1, 1] }]]));
  expect((await run()).reports).toMatchObject([{ words: 0, unknown: [{ word: "lighthouse", count: 3 }] }]);
  await api.database.pool.query("update publication set lexicon_hash = 'of the release before'");
  await syncLexicon(api.database);
  await publishStale(api.database.db);
  expect((await wordsOf("Before")).map(({ phrase, times }) => [phrase, times])).toEqual([["lighthouse", [5, 6, 7]]]);
});

test("of a pack and subtitles of the same title the newer import counts, and what a pack does not say stays", async () => {
  await write("Coast/title.json", { kind: "movie", name: "Coast", year: 1948, isPremium: true });
  await write("Coast/Coast (1948).srt", subtitle("The boat is old."));
  await run();
  await write("pack/coast.pack.json", film("COAST", { year: 1948 }));
  const packs = await run(api, [path.join(root, "pack")]);
  expect(packs.reports).toMatchObject([{ status: "replaced" }]);
  const { titles } = await readContent(api.services);
  expect(titles.filter(({ name }) => name.toLowerCase() === "coast")).toMatchObject([{ isPremium: true }]);
  expect((await wordsOf("COAST")).map(({ phrase }) => phrase)).toEqual(["rope"]);

  await run(api, [path.join(root, "Coast")]);
  expect((await wordsOf("Coast")).map(({ phrase }) => phrase)).toEqual(["boat", "old"]);

  const both = await run();
  const [failed] = both.reports.filter(({ status }) => status === "failed");
  expect(failed?.file).toContain("coast.pack.json");
  expect(failed?.problems[0]?.message).toContain("It is of the same episode or film as");
});

test("a pack with a fault is reported with its place, and the others are imported", async () => {
  await write("bad.pack.json", film("Bad", {}, [["rope", "noun", 0.5, [5]]]));
  await write("good.pack.json", film("Good"));
  const { reports } = await run();
  const detail = "episodes[0].items[0][2]: count must be a whole number from 1";
  expect(reports.map(({ status, problems }) => [status, problems])).toEqual([
    ["failed", [{ line: 0, code: "pack", detail, message: detail }]],
    ["imported", []],
  ]);
});

test("title.json says where a title can be watched; what it stops saying stays, as does what the operator says", async () => {
  const said = { watchUrl: "https://archive.org/details/t", licence: "public-domain-us", credit: "A", minutes: 70 };
  await write("Told/title.json", said);
  await write("Told/Told (1940).srt", subtitle("The boat is old."));
  await run();
  const { minutes: _minutes, ...shown } = said;
  expect(await titleNamed("Told")).toMatchObject({ ...shown, runningWords: 4 });
  expect(await exportPack(api.services, "told")).toMatchObject({ pack: expect.stringContaining('"minutes":70') });
  await write("Told/title.json", { genres: ["drama"] });
  await run();
  expect(await titleNamed("Told")).toMatchObject({ ...shown, genres: ["drama"] });
  await api.database.pool.query("update titles set credit = 'B', edited = '{credit}' where name = 'Told'");
  await write("Told/title.json", { credit: "C", licence: "cc0-1.0" });
  await run();
  expect(await titleNamed("Told")).toMatchObject({ ...shown, credit: "B", licence: "cc0-1.0" });
});
