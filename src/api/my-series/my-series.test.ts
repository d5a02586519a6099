import { existsSync, readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bringer, createBringer, subtitle } from "../../../tests/factories/brought-series.ts";
import { signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import { zipFile } from "../../../tests/factories/zip-file.ts";
import { removeOldBrought } from "../../services/my-series/remove-old-brought.ts";

let api: TestApp;
let now = new Date();
let me: Bringer;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true, services: { now: () => now }, hasCostLimits: false });
  me = createBringer(api, await signUp(api.app));
});
afterAll(() => api.close());

const first = subtitle("The harbour is quiet tonight.", "Nobody gives up the lighthouse.", "Bring an umbrella.");
const second = subtitle("Marlow bought a ship.", "The captain was furious about the anchor.");
const third = subtitle("We are late for the funeral.", "Put the suitcase in the basement.");

test("a season is read, arranged, and has all that a title of the catalogue has", async () => {
  const uploadId = await me.bring({
    "The Quay/The Quay S01E01.srt": first,
    "The Quay/The.Quay.S01E02.The.Ship.srt": second,
  });
  const watched = await me.watch(uploadId);
  expect(watched).toMatchObject({
    isDone: true,
    proposal: { kind: "series", title: "The Quay", isClear: true },
    files: [
      { file: 1, state: "read", problem: null, guess: { season: 1, episode: 1 }, seconds: 3 },
      { file: 2, state: "read", guess: { season: 1, episode: 2, episodeName: "The Ship" } },
    ],
  });
  const rows = [
    { file: 1, season: 1, episode: 1 },
    { file: 2, season: 1, episode: 2 },
  ];
  const arranged = await me.post("MySeries/Arrange", { uploadId, title: "The Quay", kind: "series", rows });
  expect(arranged.statusCode, arranged.body).toBe(200);
  const title = arranged.json();
  expect(title).toMatchObject({ kind: "series", name: "The Quay", combinedUrl: "the-quay", isMine: true });
  expect(title.seasons).toMatchObject([{ seasonNumber: 1, episodes: [{ name: null }, { name: "The Ship" }] }]);
  const again = await me.post("MySeries/Arrange", { uploadId, title: "The Quay", kind: "series", rows });
  expect(again.json()).toEqual(title);

  const { seriesList, left } = (await me.get("MySeries/GetTitles")).json();
  expect(seriesList).toEqual([title]);
  expect(left).toEqual({ titles: 1, episodes: 28, filesPerDay: 58 });
  const [{ id: seasonId, episodes }] = title.seasons;
  for (const [type, id] of [
    [2, episodes[0].id],
    [3, seasonId],
    [4, title.id],
  ]) {
    const words = await me.get(`WordList/GetWordListV2?type=${type}&id=${id}`);
    expect(words.json().map(({ phrase }: { phrase: string }) => phrase)).toContain("harbor");
    expect(words.headers["cache-control"]).toBe("no-store");
    const tonight = (await me.get(`WordList/GetTonight?type=${type}&id=${id}&count=5`)).json();
    expect(tonight.words.length).toBeGreaterThan(0);
    const coverage = (await me.get(`WordList/GetCoverage?type=${type}&id=${id}`)).json();
    expect(coverage.titles).toMatchObject([{ titleId: title.id }]);
    const all = (await me.get("WordList/GetCoverage")).json();
    expect(all.titles).toContainEqual({ titleId: title.id, coverage: coverage.titles[0].coverage });
    const quiz = await me.post("Quiz/StartQuiz", { source: { type, id }, methods: ["test-phrase-mean"] });
    expect(quiz.statusCode, quiz.body).toBe(200);
  }
  const [word] = (await me.get(`WordList/GetWordListV2?type=2&id=${episodes[0].id}`))
    .json()
    .filter(({ phrase }: { phrase: string }) => phrase === "umbrella");
  expect(word).toMatchObject({ times: [2] });
  expect(word).not.toHaveProperty("line");
  const levels = (await me.get(`WordList/GetLevelCounts?titleId=${title.id}`)).json();
  expect(levels.seasons).toMatchObject([{ seasonId, seasonNumber: 1 }]);

  await me.post("MySeries/Rename", { id: title.id, title: "The Pier", year: 1999 });
  const added = await me.bring({ "x.srt": third });
  const more = { uploadId: added, titleId: title.id, title: "x", kind: "series" };
  await me.post("MySeries/Arrange", { ...more, rows: [{ file: 1, season: 2, episode: 1 }] });
  const replaced = await me.post("MySeries/Arrange", { ...more, rows: [{ file: 1, season: 1, episode: 2 }] });
  expect(replaced.json()).toMatchObject({ id: title.id, name: "The Pier", combinedUrl: "the-pier", year: 1999 });
  expect(replaced.json().seasons).toHaveLength(2);
  const spoken = (await me.get(`WordList/GetWordListV2?type=3&id=${seasonId}`)).json();
  const phrases = spoken.map(({ phrase }: { phrase: string }) => phrase);
  expect([phrases.includes("suitcase"), phrases.includes("anchor")]).toEqual([true, false]);
  for (const { id } of replaced.json().seasons.flatMap((season: { episodes: { id: number }[] }) => season.episodes)) {
    expect((await me.post("MySeries/RemoveEpisode", { episodeId: id })).statusCode).toBe(204);
  }
  expect((await me.get("MySeries/GetTitles")).json().seriesList).toEqual([]);
});

test("a film is of one file; deleted, it is gone", async () => {
  const uploadId = await me.bring({ "Charade (1963).srt": first });
  expect((await me.watch(uploadId)).proposal).toEqual({ kind: "movie", title: "Charade", year: 1963, isClear: true });
  const rows = [{ file: 1, season: null, episode: null }];
  const film = (await me.post("MySeries/Arrange", { uploadId, title: "Charade", kind: "movie", rows })).json();
  expect(film).toMatchObject({ kind: "movie", combinedUrl: "charade", isMine: true });
  expect((await me.get(`WordList/GetWordListV2?type=5&id=${film.id}`)).json().length).toBeGreaterThan(3);
  expect((await me.post("MySeries/Delete", { id: film.id })).statusCode).toBe(204);
  expect((await me.get(`WordList/GetWordListV2?type=5&id=${film.id}`)).statusCode).toBe(404);
  expect((await me.post("MySeries/Delete", { id: film.id })).statusCode).toBe(404);
});

test("what is unclear is asked, what is double said, and what fails told in the reader's language", async () => {
  const german = subtitle(...Array.from({ length: 30 }, () => "Das ist nicht gut, wir müssen jetzt nach Hause gehen."));
  const utf16 = Buffer.from(`\uFEFF${second}`, "utf16le");
  const uploadId = await me.bring({
    "01.srt": first,
    "a/02.srt": utf16,
    "a/03.srt": first,
    "Other S02E01.srt": german,
    "z.srt": "<html>",
  });
  const watched = await me.watch(uploadId);
  expect(watched.proposal).toMatchObject({ title: null, isClear: false });
  expect(watched.files.map(({ name, state, sameAs }: Record<string, unknown>) => [name, state, sameAs])).toEqual([
    ["01.srt", "read", null],
    ["a/02.srt", "read", null],
    ["a/03.srt", "read", 1],
    ["Other S02E01.srt", "failed", null],
    ["z.srt", "failed", null],
  ]);
  const [, , , foreign, broken] = watched.files;
  expect(foreign.problem).toMatchObject({ code: "not-english", message: expect.stringMatching(/İngilizce değil.*\d/) });
  expect(broken.problem).toEqual({ code: "not-a-subtitle", line: 1, message: "Bu bir altyazı dosyası değil." });
  const arrange = (rows: object[]) => me.post("MySeries/Arrange", { uploadId, title: "X", kind: "series", rows });
  const codesOf = async (rows: object[]) =>
    (await arrange(rows)).json().errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`);
  const row = { file: 1, season: 1, episode: 1 };
  expect(await codesOf([row, { ...row, file: 2 }])).toEqual(["rows[1] brought.double"]);
  expect(await codesOf([{ ...row, episode: null }])).toEqual(["rows[0] brought.unplaced"]);
  expect(await codesOf([{ ...row, file: 5 }])).toEqual(["rows[0] unknown"]);
});

test("the limits are told before, and hold for two uploads at once", async () => {
  const other = createBringer(api, await signUp(api.app));
  const { limits } = (await other.get("MySeries/GetTitles")).json();
  expect(limits).toEqual({ titles: 2, episodes: 30, filesPerDay: 60 });
  for (const name of ["A", "B"]) await other.bringSeries(name, [subtitle(`The ${name} harbour.`)]);
  const uploads = await Promise.all([other.bring({ "C S01E01.srt": first }), other.bring({ "D S01E01.srt": second })]);
  const rows = [{ file: 1, season: 1, episode: 1 }];
  for (const uploadId of uploads) {
    const answer = await other.post("MySeries/Arrange", { uploadId, title: "C", kind: "series", rows });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([409, "brought.titles"]);
  }
  const files = Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`E S01E${at + 1}.srt`, first]));
  expect((await other.send(files)).json().errors[0].code).toBe("brought.episodes");
});

test("an upload is refused while three wait, or beyond the files of a day", async () => {
  const other = createBringer(api, await signUp(api.app));
  const sent = await Promise.all(Array.from({ length: 5 }, () => other.send({ "A S01E01.srt": first })));
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409]);
  await me.bring({ "A S01E01.srt": first });
  const thirty = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`E S01E${at + 1}.srt`, first]));
  expect((await other.send({ "E.zip": zipFile(thirty) })).statusCode).toBe(200);
  expect((await other.send(thirty)).json().errors[0].code).toBe("brought.day");
  await me.bring({ "A S01E01.srt": first });
});

test.each([
  ["a bomb", { "a.zip": zipFile({ "S01E01.srt": Buffer.alloc(6 * 1024 * 1024) }) }, 413],
  [
    "a bomb of many files",
    { "a.zip": zipFile(Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`${at}.srt`, "x"]))) },
    413,
  ],
  ["no archive", { "a.zip": "PK, but no archive" }, 400],
  ["no subtitle", { "a.txt": "x" }, 400],
  ["a title pack", { "a.pack.json": "{}" }, 400],
])("%s is refused and nothing of it is kept", async (_name, files, status) => {
  const kept = () => (existsSync(api.services.broughtFolder) ? readdirSync(api.services.broughtFolder) : []);
  const before = kept();
  expect((await me.send(files)).statusCode).toBe(status);
  expect(kept()).toEqual(before);
});

test("a visitor's episode is read at once, and is the visitor's after signing in", async () => {
  const answer = await api.app.inject(
    upload("/api/MySeries/ReadEpisode?MeanLanguageType=2", { headers: {} }, { "The Quay S01E03.srt": third }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  const read = answer.json();
  expect(read).toMatchObject({ guess: { name: "The Quay", season: 1, episode: 3 }, seconds: 2 });
  const { words, tokens, runningWords, closedClassWords, nameWords, otherWords } = read;
  const items = tokens.reduce((sum: number, own: number) => sum + own, 0);
  expect(closedClassWords + nameWords + otherWords + items).toBe(runningWords);
  expect(read.levels.reduce((sum: number, own: number) => sum + own, 0)).toBe(words.length);
  expect(words.find(({ phrase }: { phrase: string }) => phrase === "suitcase")).toMatchObject({ times: [1] });
  const { rows: owners } = await api.database.pool.query("select * from brought_uploads where id = $1", [
    read.uploadId,
  ]);
  expect(owners).toMatchObject([{ user_id: null, title_id: null }]);
  const signedIn = createBringer(api, await signUp(api.app));
  const rows = [{ file: 1, season: 1, episode: 3 }];
  const arrangement = { uploadId: read.uploadId, title: "The Quay", kind: "series", rows };
  const title = (await signedIn.post("MySeries/Arrange", arrangement)).json();
  const list = (await signedIn.get(`WordList/GetWordListV2?type=4&id=${title.id}`)).json();
  expect(list.length).toBe(words.length);
  expect((await me.post("MySeries/Arrange", arrangement)).statusCode).toBe(404);
});

test("a reading that nobody has goes after thirty days; one that somebody has stays", async () => {
  const other = createBringer(api, await signUp(api.app));
  const title = await other.bringSeries("Kept", [subtitle("A chandelier fell on the piano.")]);
  await other.bring({ "Dropped S01E01.srt": subtitle("A violin lay under the chandelier.") });
  const job = removeOldBrought(api.services);
  const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
  const count = async () => Number((await api.database.pool.query("select count(*) from readings")).rows[0].count);
  const before = await count();
  await job.run(later(31), new AbortController().signal);
  expect(await count()).toBe(before);
  await job.run(later(62), new AbortController().signal);
  expect(await count()).toBeLessThan(before);
  expect((await other.get(`WordList/GetWordListV2?type=4&id=${title.id}`)).json()).not.toEqual([]);
  now = new Date();
});
