import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../../../tests/factories/temporary-folder.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { readContent } from "../catalogue/read-content.ts";
import { readWordList } from "../catalogue/read-word-list.ts";
import type { FileReport, ImportEvent } from "./import-event.ts";
import { importSubtitles } from "./import-subtitles.ts";
import { readSubtitleFile } from "./read-cues.ts";

vi.mock("./read-cues.ts", { spy: true });

let api: TestApp;
let root = "";

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
});
afterAll(() => api.close());
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => rm(root, { recursive: true }));

function cue(index: number, text: string): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${index}\n00:00:${pad(index)},000 --> 00:00:${pad(index + 1)},500\n${text}\n`;
}

const subtitle = (...texts: string[]) => texts.map((text, index) => cue(index + 1, text)).join("\n");

async function write(name: string, content: string | Buffer | object): Promise<void> {
  const file = path.join(root, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, typeof content === "string" || Buffer.isBuffer(content) ? content : JSON.stringify(content));
}

async function run(isForced = false): Promise<ImportEvent[]> {
  const events: ImportEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of importSubtitles(api.services, [root], signal, { isForced })) events.push(event);
  return events;
}

const reportsOf = (events: readonly ImportEvent[]): FileReport[] => events.filter((event) => event.type === "file");

async function titleNamed(name: string) {
  return (await readContent(api.services)).titles.find((title) => title.name === name);
}

async function wordsOf(name: string) {
  const title = await titleNamed(name);
  const list = await readWordList(api.services, undefined, { kind: title?.kind ?? "movie", id: title?.id ?? 0 });
  return list?.words ?? [];
}

test("a file becomes a published title whose words have meanings, counts and times", async () => {
  await write(
    "Harbor Lights (2021).srt",
    subtitle("The captain left the harbor.", "[waves]", "He put up with the noise, captain."),
  );
  const events = await run();
  expect(events.at(-1)).toMatchObject({ type: "end", changed: 1, isComplete: true });
  expect(reportsOf(events)).toMatchObject([
    { status: "imported", title: "Harbor Lights (2021)", words: 5, runningWords: 12 },
  ]);
  const words = await wordsOf("Harbor Lights");
  const found = words.map(({ phrase, partOfSpeech, count, times }) => ({ phrase, partOfSpeech, count, times }));
  expect(found).toEqual([
    { phrase: "captain", partOfSpeech: "noun", count: 2, times: [1, 3] },
    { phrase: "harbor", partOfSpeech: "noun", count: 1, times: [1] },
    { phrase: "leave", partOfSpeech: "verb", count: 1, times: [1] },
    { phrase: "noise", partOfSpeech: "noun", count: 1, times: [3] },
    { phrase: "put up with", partOfSpeech: "phrasal verb", count: 1, times: [3] },
  ]);
  expect(words.find(({ phrase }) => phrase === "put up with")).toMatchObject({
    meanings: { tr: expect.arrayContaining(["katlanmak"]) },
    ipa: expect.stringContaining("wɪð"),
  });
});

test("the same file changes nothing; a changed one replaces its episode; a changed title.json its title", async () => {
  const settings = { genres: ["drama"], description: { tr: "Bir", en: "One", es: "Uno" } };
  await write("Tide/title.json", settings);
  await write("Tide/S01E01.srt", subtitle("The boat is old."));
  const first = await run();
  const again = await run();
  expect(reportsOf(again)).toMatchObject([{ status: "unchanged" }]);
  expect(again.at(-1)).toEqual({ ...first.at(-1), changed: 0 });

  await write("Tide/S01E01.srt", subtitle("The boat is new."));
  expect(reportsOf(await run())).toMatchObject([{ status: "replaced" }]);
  expect((await wordsOf("Tide")).map(({ phrase }) => phrase)).toEqual(["boat", "new"]);

  await write("Tide/title.json", { ...settings, genres: ["comedy"] });
  expect(reportsOf(await run())).toMatchObject([{ status: "replaced" }]);
  expect((await titleNamed("Tide"))?.genres).toEqual(["comedy"]);
});

test("a file that is no subtitle is reported with its first bad line, and the others are imported", async () => {
  await write("Mix/S01E01.srt", "<html>\n<body>no subtitle</body>\n</html>\n");
  await write("Mix/S01E02.srt", subtitle("A quiet street."));
  await write("Mix/S01E03.srt", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
  const reports = reportsOf(await run());
  const failed = reports.filter(({ status }) => status === "failed");
  expect(failed.map(({ file }) => path.basename(file))).toEqual(["S01E01.srt", "S01E03.srt"]);
  const isNone = { line: 1, code: "not-a-subtitle", detail: "<html>" };
  expect(failed[0]?.problems).toEqual([{ ...isNone, message: expect.stringContaining("no subtitle file") }]);
  expect((await titleNamed("Mix"))?.seasons[0]?.episodes.map(({ episodeNumber }) => episodeNumber)).toEqual([2]);
});

test("a damaged cue alone is left out and reported with its line", async () => {
  const damaged = `${cue(1, "The lamp is green.")}\n2\n00:00:0x,000 --> 00:00:05,000\nThe chair is lost.\n\n${cue(3, "The door is open.")}`;
  await write("Broken.srt", damaged);
  const [report] = reportsOf(await run());
  expect(report?.problems[0]?.line).toBe(6);
  const phrases = (await wordsOf("Broken")).map(({ phrase }) => phrase);
  expect(phrases).toContain("lamp");
  expect(phrases).toContain("door");
  expect(phrases).not.toContain("chair");
});

test("example lines are kept only for titles that allow them", async () => {
  await write("Open/title.json", { showLines: true });
  await write("Open/S01E01.srt", subtitle("The kitchen window is broken again."));
  await write("Shut/S01E01.srt", subtitle("The kitchen window is broken again."));
  await run();
  expect((await wordsOf("Open"))[0]?.line).toBe("The kitchen window is broken again.");
  expect((await wordsOf("Shut")).every(({ line }) => line === null)).toBe(true);
});

test("names are counted over all files given together", async () => {
  await write("Two/S01E01.srt", subtitle("Hope is late.", "I lost all hope."));
  await write(
    "Two/S01E02.srt",
    subtitle("I saw Hope yesterday.", "Where is Hope?", "Ask Hope, please.", "And Hope said no."),
  );
  const reports = reportsOf(await run());
  expect(reports[0]?.names).toEqual([{ word: "Hope", count: 1, firsts: [expect.any(Number)] }]);
  const hope = (await wordsOf("Two")).filter(({ phrase }) => phrase === "hope");
  expect(hope).toMatchObject([{ partOfSpeech: "noun", count: 1 }]);
});

test("a file is read once where nothing has changed, else twice", async () => {
  const names = ["S01E01.srt", "S01E02.srt", "S01E03.srt"];
  for (const name of names) await write(`Ferry/${name}`, subtitle("The ferry is late."));
  const countReads = async () => {
    vi.mocked(readSubtitleFile).mockClear();
    await run();
    const read = vi.mocked(readSubtitleFile).mock.calls.map(([file]) => path.basename(file));
    return names.map((name) => read.filter((file) => file === name).length);
  };
  expect(await countReads()).toEqual([2, 2, 2]);
  expect(await countReads()).toEqual([1, 1, 1]);
  await write("Ferry/S01E02.srt", subtitle("The ferry is early."));
  expect(await countReads()).toEqual([2, 2, 1]);
});

test("names of unchanged files are counted too", async () => {
  await write("Old/S01E01.srt", subtitle("I saw Hope yesterday.", "Where is Hope?", "Ask Hope, please."));
  await run();
  await write("Old/S01E02.srt", subtitle("Hope is late."));
  expect(reportsOf(await run()).map(({ status, names }) => [status, names])).toEqual([
    ["unchanged", []],
    ["imported", [{ word: "Hope", count: 1, firsts: [expect.any(Number)] }]],
  ]);
});

test("an import that is stopped publishes what it saved, and the next one goes on", async () => {
  for (let episode = 1; episode <= 6; episode += 1)
    await write(`Long/S01E0${episode}.srt`, subtitle("The ship sails."));
  const stop = new AbortController();
  let end: ImportEvent | undefined;
  for await (const event of importSubtitles(api.services, [root], stop.signal)) {
    if (event.type === "file") stop.abort();
    end = event;
  }
  expect(end).toMatchObject({ type: "end", isComplete: false });
  const episodes = (await titleNamed("Long"))?.seasons[0]?.episodes.length ?? 0;
  expect(episodes).toBeGreaterThan(0);
  expect(episodes).toBeLessThan(6);
  await run();
  expect((await titleNamed("Long"))?.seasons[0]?.episodes).toHaveLength(6);
});

test("a file that is not in English is imported only by force", async () => {
  const lines = Array.from({ length: 8 }, () => "Teknenin limanda olmadığını sana daha önce söylemiştim.");
  await write("Foreign Harbor (2020).srt", subtitle(...lines));
  await write("Home Harbor (2020).srt", subtitle("The captain left the harbor."));
  const foreignReport = (events: readonly ImportEvent[]) =>
    reportsOf(events).find(({ title }) => title === "Foreign Harbor (2020)");
  const events = await run();
  expect(foreignReport(events)).toMatchObject({ status: "failed", problems: [{ code: "not-english", detail: "0" }] });
  expect(events.at(-1)).toMatchObject({ changed: 1 });
  expect(await titleNamed("Foreign Harbor")).toBeUndefined();
  expect(foreignReport(await run(true))).toMatchObject({ status: "imported" });
});
