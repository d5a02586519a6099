import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { publishDrafts } from "../../../tests/factories/publish-drafts.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import type { ImportJob } from "../../contract/console/imports.ts";
import { runImports } from "../../services/console/imports/run-imports.ts";

let api: TestApp;
let editor: SignedInUser;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
  editor = await signUpOperator(api, "editor");
});
afterAll(() => api.close());

const subtitle = (...lines: string[]) =>
  lines.map((line, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at},900\n${line}\n`).join("\n");

const post = (call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${call}`, headers: editor.headers, payload });

async function readJob(id: string): Promise<ImportJob> {
  return (await api.app.inject({ url: `/api/Admin/GetImports?id=${id}`, headers: editor.headers })).json().rows[0];
}

const run = () => runImports(api.services, new AbortController().signal);

async function bring(files: Readonly<Record<string, string>>): Promise<ImportJob> {
  const { id } = (await api.app.inject(upload("/api/Admin/UploadSubtitles", editor, files))).json();
  await run();
  await publishDrafts(api, editor, id);
  return await readJob(id);
}

async function content() {
  return (await api.app.inject({ url: "/api/Home/GetContent" })).json();
}

async function phrasesOf(titleId: number): Promise<string[]> {
  const url = `/api/WordList/GetWordListV2?type=4&id=${titleId}&MeanLanguageType=1`;
  const words: { phrase: string }[] = (await api.app.inject({ url })).json();
  return words.map(({ phrase }) => phrase).sort();
}

const titleOf = (job: ImportJob) => {
  const [title] = job.titles ?? [];
  if (title === undefined) throw new Error("the import is of no title");
  return title;
};

test("names and unknown words are counted; what is said of them has the title read again and published", async () => {
  const job = await bring({
    "Pier/S01E01.srt": subtitle("Ask Baker.", "I told Baker.", "The pier is a gruffle.", "Hope is late."),
    "Pier/S01E02.srt": subtitle("Baker left the pier.", "Two gruffles, one gruffle."),
  });
  const title = titleOf(job);
  expect(title).toMatchObject({ name: "Pier", names: [{ word: "Baker", count: 3 }], decided: [] });
  expect(title.unknown).toContainEqual({ word: "gruffle", count: 2 });
  expect(job.reports?.map(({ titleId, names }) => [titleId, names])).toEqual([
    [title.id, [{ word: "Baker", count: 2 }]],
    [title.id, [{ word: "Baker", count: 1 }]],
  ]);
  expect(await phrasesOf(title.id)).toEqual(["ask", "hope", "late", "leave", "pier", "tell", "two"]);
  const { version } = await content();

  const words = [
    { word: "Baker", isName: false },
    { word: "hope", isName: true },
    { word: "gruffle", isName: true },
  ];
  const { importId } = (await post("SetName", { titleId: title.id, words })).json();
  expect(await readJob(importId)).toMatchObject({ state: "waiting", titleId: title.id, files: 2 });
  await run();
  const again = await readJob(importId);
  expect(again.reports?.map(({ status }) => status)).toEqual(["replaced", "replaced"]);
  expect(titleOf(again)).toMatchObject({
    names: expect.arrayContaining([
      { word: "gruffle", count: 2 },
      { word: "Hope", count: 1 },
    ]),
    decided: [
      { word: "baker", isName: false },
      { word: "gruffle", isName: true },
      { word: "hope", isName: true },
    ],
  });
  expect(await phrasesOf(title.id)).toEqual(["ask", "baker", "late", "leave", "one", "pier", "tell", "two"]);
  expect((await content()).version).toBe(version + 1);

  const audit = await api.database.pool.query("select thing, after from audit_log where action = 'SetName'");
  expect(audit.rows).toEqual([
    { thing: `title:${title.id}`, after: { words: expect.arrayContaining([{ word: "baker", isName: false }]) } },
  ]);
});

test("a later upload keeps to what was said, and taking it back has the uses decide again", async () => {
  const title = titleOf(await bring({ "Mole (2001).srt": subtitle("Ask Rowan.", "I told Rowan.") }));
  const decide = async (isName: boolean | null) =>
    (await post("SetName", { titleId: title.id, words: [{ word: "ROWAN", isName }] })).json().importId;
  await decide(false);
  await run();
  const later = titleOf(await bring({ "Mole (2001).srt": subtitle("Ask Rowan.", "I told Rowan.", "Tell Rowan.") }));
  expect(later).toMatchObject({ names: [], decided: [{ word: "rowan", isName: false }] });
  const back = await decide(null);
  await run();
  // The last file is read, not the first.
  expect(titleOf(await readJob(back))).toMatchObject({ names: [{ word: "Rowan", count: 3 }], decided: [] });
});

test("further words of a title that waits to be read join it", async () => {
  const title = titleOf(await bring({ "Tide (2002).srt": subtitle("Ask Rowan and Baker.") }));
  const decide = async (word: string) =>
    (await post("SetName", { titleId: title.id, words: [{ word, isName: false }] })).json().importId;
  const first = await decide("rowan");
  expect(await decide("baker")).toBe(first);
  await run();
  expect(titleOf(await readJob(first)).names).toEqual([]);
});

test("without kept files the decision waits for the next import; an unknown title is refused", async () => {
  const title = titleOf(await bring({ "Gone (2003).srt": subtitle("Ask Rowan.") }));
  await api.database.pool.query("delete from import_files where title_id = $1", [title.id]);
  const answer = await post("SetName", { titleId: title.id, words: [{ word: "rowan", isName: false }] });
  expect([answer.statusCode, answer.json()]).toEqual([200, { importId: null }]);
  expect(titleOf(await bring({ "Gone (2003).srt": subtitle("Ask Rowan.") })).names).toEqual([]);
  const unknown = await post("SetName", { titleId: 999_999, words: [{ word: "rowan", isName: false }] });
  expect(unknown.statusCode).toBe(404);
});

test("a file without a folder is not named after where the upload is kept", async () => {
  const job = await bring({ "S01E01.srt": subtitle("A boat.") });
  expect(job.reports).toMatchObject([
    { status: "failed", titleId: null, problems: [{ line: 0, code: "no-series-name" }] },
  ]);
});

test("an import leaves what was edited in the console, by its old name too, and fills in the rest", async () => {
  const settings = (overrides: object) =>
    JSON.stringify({ name: "Old Pier", genres: ["drama"], showLines: true, ...overrides });
  const file = subtitle("The lighthouse is very old and the harbour is quiet tonight.");
  const job = await bring({ "Old Pier/title.json": settings({}), "Old Pier/S01E01.srt": file });
  const { id } = titleOf(job);
  const saved = await post("SaveTitle", {
    id,
    kind: "series",
    name: "New Pier",
    year: 1999,
    genres: ["crime"],
    isPremium: false,
    description: { tr: "", en: "", es: "" },
    showLines: false,
    premiumSeasons: [1],
    watchUrl: null,
  });
  expect(saved.json().combinedUrl).toBe("new-pier");

  const description = { tr: "Bir iskele", en: "A pier", es: "Un muelle" };
  const later = await bring({
    "Old Pier/title.json": settings({ genres: ["comedy"], description, isPremium: true }),
    "Old Pier/S01E01.srt": file,
    "Old Pier/S01E02.srt": file,
  });
  expect(later.reports?.map(({ status, titleId }) => [status, titleId])).toEqual([
    ["replaced", id],
    ["imported", id],
  ]);
  const { seriesList } = await content();
  expect(seriesList.filter(({ name }: { name: string }) => name === "Old Pier")).toEqual([]);
  expect(seriesList.find((title: { id: number }) => title.id === id)).toMatchObject({
    name: "New Pier",
    year: 1999,
    genres: ["crime"],
    combinedUrl: "new-pier",
    description,
    isPremium: true,
    seasons: [{ seasonNumber: 1, isPremium: true }],
  });
  const lines = await api.database.pool.query(
    `select count(*)::int as count from episode_words join episodes on episodes.id = episode_id
      where title_id = $1 and line is not null`,
    [id],
  );
  expect(lines.rows).toEqual([{ count: 0 }]);
});
