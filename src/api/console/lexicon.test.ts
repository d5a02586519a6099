import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { publishDrafts } from "../../../tests/factories/publish-drafts.ts";
import type { SignedInUser } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import { lexiconHeader } from "../../domain/lexicon/format-lexicon.ts";
import { parseLexicon } from "../../domain/lexicon/parse-lexicon.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";
import { syncLexicon } from "../../services/catalogue/sync-lexicon.ts";
import { runImports } from "../../services/console/imports/run-imports.ts";
import { readFileEntries } from "../../services/lexicon/file-entries.ts";

let api: TestApp;
let editor: SignedInUser;

beforeAll(async () => {
  api = await createTestApp({ withLexicon: true });
  editor = await signUpOperator(api, "editor");
});
afterAll(() => api.close());

const post = (call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${call}`, headers: editor.headers, payload });

async function get(call: string) {
  const answer = await api.app.inject({ url: `/api/Admin/${call}`, headers: editor.headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const sense = (overrides: object = {}) => ({
  level: "B1",
  tr: ["homurtu"],
  es: ["el gruñido"],
  definition: "a low sound that shows you are not happy",
  synonyms: [],
  ipa: "ˈɡrʌfəl",
  ...overrides,
});

const entry = (phrase: string, overrides: object = {}) => ({
  phrase,
  partOfSpeech: "noun",
  senses: [sense()],
  ...overrides,
});

const find = async (query: string) => (await get(`SearchEntries?${query}`)).rows;

async function listed(titleId: number) {
  const url = `/api/WordList/GetWordListV2?type=5&id=${titleId}&MeanLanguageType=2`;
  return (await api.app.inject({ url })).json();
}

const version = async () => (await api.app.inject({ url: "/api/Home/GetContentVersion" })).json().version;

test("what was typed comes first, then what begins with it, page by page", async () => {
  const first = await get("SearchEntries?search=RUN&limit=3");
  expect(first.rows[0].phrase).toBe("run");
  const second = await get(`SearchEntries?search=RUN&limit=3&cursor=${first.next}`);
  const phrases: string[] = [...first.rows, ...second.rows].map(({ phrase }) => phrase);
  expect(phrases).toHaveLength(6);
  expect(phrases.every((phrase) => phrase.startsWith("run"))).toBe(true);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(6);
  const verbs = await find("search=get&partOfSpeech=verb&level=A1");
  expect(verbs[0]).toMatchObject({ phrase: "get", source: "file", edited: null, id: wordId("get", "verb") });
  expect(verbs[0].senses.length).toBeGreaterThan(0);
});

test("an entry of the files is edited with its senses, published at once, and reverted", async () => {
  const { title } = await publishEpisode(api.database.db, {
    title: { kind: "movie", name: "Ship", combinedUrl: "ship" },
    said: [{ phrase: "anchor" }],
  });
  const id = wordId("anchor", "noun");
  const [before] = await find(`id=${id}`);
  await api.services.contentVersion.refresh();
  const old = await version();
  const senses = [sense({ tr: ["çapa", "demir"], level: "A1" }), sense({ tr: ["sunucu"], definition: "a news host" })];
  const saved = (await post("SaveEntry", entry("anchor", { senses }))).json();
  expect(saved).toMatchObject({
    id,
    source: "overlay",
    edited: { by: editor.username, isInFile: true, disagrees: false },
  });
  expect(await listed(title.id)).toMatchObject([{ id, mean: expect.stringContaining("çapa"), difficulty: 1 }]);
  expect(await version()).toBe(old + 1);
  expect(await find("source=overlay")).toMatchObject([{ id, senses: [{ level: "A1" }, { tr: ["sunucu"] }] }]);
  const content = (await api.app.inject({ url: "/api/Home/GetContent" })).json();
  expect(content.movieList).toContainEqual(expect.objectContaining({ id: title.id, difficulty: 1 }));

  // A release with other files leaves it.
  await api.database.pool.query("update publication set lexicon_hash = 'of an older release'");
  await syncLexicon(api.database);
  await api.services.contentVersion.refresh();
  expect(await listed(title.id)).toMatchObject([{ mean: expect.stringContaining("çapa"), difficulty: 1 }]);

  expect((await post("RevertEntry", { id })).statusCode).toBe(204);
  expect(await find(`id=${id}`)).toEqual([before]);
  expect((await listed(title.id))[0].difficulty).not.toBe(1);
  expect((await post("RevertEntry", { id })).statusCode).toBe(404);
  const { rows } = await api.database.pool.query(
    "select action, before, after from audit_log where thing = $1 order by id",
    [`word:${id}`],
  );
  expect(rows.map(({ action }) => action)).toEqual(["SaveEntry", "RevertEntry"]);
  expect(rows[0].after.senses).toHaveLength(2);
});

test("a word that is added is found by the next reading of a film, by other processes too", async () => {
  const file = "1\n00:00:01,000 --> 00:00:02,000\nWe heard a gruffle and another gruffle.\n";
  const { id } = (
    await api.app.inject(upload("/api/Admin/UploadSubtitles", editor, { "Noise (2004).srt": file }))
  ).json();
  const run = () => runImports(api.services, new AbortController().signal);
  await run();
  const [{ titles }] = (await get(`GetImports?id=${id}`)).rows;
  expect(titles[0].unknown).toEqual([{ word: "gruffle", count: 2 }]);
  await post("SaveEntry", entry("gruffle"));
  await post("RetryImport", { id });
  await run();
  const [{ reports }] = (await get(`GetImports?id=${id}`)).rows;
  expect(reports).toMatchObject([{ status: "replaced", unknown: [] }]);
  const [titleId = 0] = await publishDrafts(api, editor, id);
  expect(await listed(titleId)).toContainEqual(
    expect.objectContaining({ phrase: "gruffle", count: 2, mean: "homurtu" }),
  );

  const text = { text: "He gave a gruffle." };
  const generate = () => api.app.inject({ method: "POST", url: "/api/WordList/GenerateList", payload: text });
  const words = async () => {
    const { url } = (await generate()).json();
    return (await api.app.inject({ url: `/api/WordList/GetWordListV2?type=6&id=${url}&MeanLanguageType=2` })).json();
  };
  expect(await words()).toContainEqual(expect.objectContaining({ phrase: "gruffle", mean: "homurtu" }));
  // Without an entry in the files it stays as a fallback, since lists show it.
  await post("RevertEntry", { id: wordId("gruffle", "noun") });
  expect(await find(`id=${wordId("gruffle", "noun")}`)).toMatchObject([{ source: "fallback", edited: null }]);
});

test("the export is a file of the lexicon, with warnings where its files have changed or would refuse a row", async () => {
  await post("SaveEntry", entry("snortle"));
  // What was edited is a headword too; until it is taken away.
  expect((await post("SaveEntry", entry("snuffle", { senses: [sense({ synonyms: ["snortle"] })] }))).statusCode).toBe(
    200,
  );
  await post("RevertEntry", { id: wordId("snortle", "noun") });
  await post(
    "SaveEntry",
    entry("harbor", { isAcademic: true, senses: [sense(), sense({ definition: "a safe place" })] }),
  );
  const file = (await readFileEntries()).get(wordId("get", "verb"));
  if (file === undefined) throw new Error("the lexicon has no get");
  const taken = { phrase: "get", partOfSpeech: "verb", isAcademic: file.isAcademic, isSeparable: file.splits };
  const [shown] = await find(`id=${file.id}`);
  await post("SaveEntry", { ...taken, senses: shown.senses });

  const { tsv, entries, warnings } = await get("ExportOverlay");
  expect(tsv.startsWith(`${lexiconHeader}\n`)).toBe(true);
  const parsed = parseLexicon(tsv, "overlay.tsv");
  expect(parsed.problems).toEqual([]);
  // What the files have is left out.
  expect(parsed.entries.map(({ entry: { phrase, senses } }) => [phrase, senses.length])).toEqual([
    ["harbor", 2],
    ["snuffle", 1],
  ]);
  expect(entries).toBe(2);
  const ofSnuffle = warnings.filter(({ phrase }: { phrase: string }) => phrase === "snuffle");
  expect(ofSnuffle.map(({ kind, message }: { kind: string; message: string }) => [kind, message])).toEqual([
    ["fault", "The synonym “snortle” is no headword."],
  ]);
  expect(warnings.some(({ kind }: { kind: string }) => kind === "file_disagrees")).toBe(false);

  await api.database.pool.query("update lexicon_overlay set file_hash = 'older' where word_id = $1", [
    wordId("harbor", "noun"),
  ]);
  const later = await get("ExportOverlay");
  expect(later.warnings).toContainEqual(expect.objectContaining({ phrase: "harbor", kind: "file_disagrees" }));
  expect((await find("search=harbor&source=overlay"))[0].edited).toMatchObject({ disagrees: true });
});

test("an entry with faults is not published; each is told at its field", async () => {
  const wrong = sense({ tr: [], definition: "to muffle a muffle", synonyms: ["xyzzy"], ipa: "" });
  const answer = await post("SaveEntry", entry("muffle", { senses: [sense(), wrong] }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([
    { field: "senses.1.tr", code: "entry.no-meaning-tr", detail: "", message: "No tr meaning." },
    {
      field: "senses.1.definition",
      code: "entry.circular-definition",
      detail: "",
      message: "The definition uses the headword.",
    },
    { field: "senses.1.ipa", code: "entry.not-ipa", detail: "", message: "“” is no General American IPA." },
    {
      field: "senses.1.synonyms",
      code: "entry.unknown-synonym",
      detail: "xyzzy",
      message: "The synonym “xyzzy” is no headword.",
    },
  ]);
  expect(await find(`id=${wordId("muffle", "noun")}&source=overlay`)).toEqual([]);
});

test.each([
  ["a phrase of two lines", { phrase: "two\nlines" }, "phrase"],
  ["no sense", { senses: [] }, "senses"],
  ["a tab in a definition", { senses: [sense({ definition: "a\tb" })] }, "senses.0.definition"],
  ["a list's separator in a meaning", { senses: [sense({ tr: ["a; b"] })] }, "senses.0.tr.0"],
  ["no level of ours", { senses: [sense({ level: "C2" })] }, "senses.0.level"],
])("%s is refused", async (_name, overrides, field) => {
  const answer = await post("SaveEntry", entry("mistake", overrides));
  expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
});
