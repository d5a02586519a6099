import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signUpOperator } from "../../../tests/factories/operators.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { tonight } from "../../contract/progress/tonight.ts";
import { checkLexicon } from "../../domain/lexicon/check-lexicon.ts";
import { headwordOfEntry } from "../../domain/lexicon/create-lexicon.ts";
import { formatEntry, lexiconHeader } from "../../domain/lexicon/format-lexicon.ts";
import { parseLexicon } from "../../domain/lexicon/parse-lexicon.ts";
import { upsertHeadwords } from "../../storage/lexicon/queries.ts";
import { words } from "../../storage/lexicon/schema.ts";

// A language that the site does not have: in the one list, and in a lexicon of its columns.
vi.mock("../../domain/locale/locale.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  meaningLanguages: ["tr", "es", "eo"],
}));

const sailing = {
  "meaning.tr": "yelken",
  "meaning.es": "la vela",
  "meaning.eo": "ŝipvelo; velo",
  definition: "cloth that moves a boat with the wind",
  ipa: "ˈseɪl",
  cognate: "eo",
  "falseFriend.eo": "selo (saddle)",
  example: "They raised the sail.",
  "example.tr": "Yelkeni kaldırdılar.",
  "example.es": "Izaron la vela.",
  "example.eo": "Ili levis la velon.",
  "note.eo": "Ne temas pri la agado.",
};
const rope = {
  "meaning.tr": "halat",
  "meaning.es": "la cuerda",
  "meaning.eo": "ŝnuro",
  definition: "a very thick string",
  ipa: "ˈroʊp",
};

const rowOf = (phrase: string, cells: Readonly<Record<string, string>>) => {
  const row: Record<string, string> = { phrase, partOfSpeech: "noun", level: "A2", ...cells };
  return lexiconHeader
    .split("\t")
    .map((column) => row[column] ?? "")
    .join("\t");
};
const rows = [rowOf("rope", rope), rowOf("sail", sailing)];
const read = (...lines: string[]) => parseLexicon([lexiconHeader, ...lines].join("\n"), "a.tsv");
const faultsOf = (cells: Readonly<Record<string, string>>) =>
  checkLexicon(read(rowOf("rope", cells)).entries).map(({ message }) => message);

/** Meanings as they were stored before the language was there. */
const former = { tr: ["eski"], es: ["anterior"] };

let api: TestApp;
let listId: number;

beforeAll(async () => {
  api = await createTestApp();
  const { db } = api.database;
  await db.transaction((transaction) =>
    upsertHeadwords(
      transaction,
      read(...rows).entries.map(({ entry }) => headwordOfEntry(entry)),
    ),
  );
  const said = ["sail", "rope", "former"].map((phrase, at) => ({ phrase, count: 9 - at }));
  listId = (await publishEpisode(db, { said })).episodeId;
  await api.database.pool.query("update words set meanings = $1 where phrase = 'former'", [former]);
  await api.services.contentVersion.refresh();
});
afterAll(() => api.close());

const listIn = (type: number) =>
  api.app.inject({ url: `/api/WordList/GetWordListV2?type=2&id=${listId}&MeanLanguageType=${type}` });

test("its columns are read, checked and written", () => {
  expect(lexiconHeader.split("\t")).toEqual(
    expect.arrayContaining(["meaning.eo", "falseFriend.eo", "example.eo", "note.eo"]),
  );
  const { entries, problems } = read(...rows);
  expect(problems).toEqual([]);
  expect(checkLexicon(entries)).toEqual([]);
  expect(entries.flatMap(({ entry }) => formatEntry(entry))).toEqual(rows);
  expect(parseLexicon(lexiconHeader.replace("meaning.eo", "eo"), "a.tsv").problems[0]?.message).toBe(
    "Columns are missing: meaning.eo.",
  );
});

test("its meanings are checked by plain rules", () => {
  expect(faultsOf({ ...rope, "meaning.eo": "" })).toEqual(["rope: No eo meaning."]);
  expect(faultsOf({ ...rope, "meaning.eo": "ŝnuro; ŝnuro" })).toEqual(["rope: A eo meaning stands twice."]);
  expect(faultsOf({ ...rope, "meaning.eo": "ŝnuro_" })).toEqual(["rope: “ŝnuro_” has letters that eo does not have."]);
  const translated = {
    ...rope,
    example: "Hold the rope.",
    "example.tr": "Halatı tut.",
    "example.es": "Ten la cuerda.",
  };
  expect(faultsOf(translated)).toEqual(["rope: The example is translated into some languages only."]);
});

test("a word list is answered in it, and what is stored without it has no meaning in it", async () => {
  expect((await listIn(4)).json()).toMatchObject([
    { phrase: "sail", mean: "ŝipvelo; velo", exampleMean: "Ili levis la velon.", note: "Ne temas pri la agado." },
    { phrase: "rope", mean: "ŝnuro" },
    { phrase: "former", mean: null },
  ]);
  expect((await listIn(2)).json()).toMatchObject([{ mean: "yelken" }, { mean: "halat" }, { mean: "eski" }]);
  expect((await listIn(5)).statusCode).toBe(400);
  expect(await api.database.db.select({ meanings: words.meanings }).from(words)).toContainEqual({
    meanings: { ...former, eo: [] },
  });
});

test("its words are offered before watching", async () => {
  const offered = async (MeanLanguageType: number) => {
    const payload = { type: 2, id: listId, count: 10, MeanLanguageType };
    const answer = await api.app.inject({ method: "POST", url: "/api/WordList/GetTonight", payload });
    return tonight.parse(answer.json()).words.map(({ phrase, mean }) => [phrase, mean]);
  };
  expect(await offered(4)).toEqual([
    ["sail", "ŝipvelo; velo"],
    ["rope", "ŝnuro"],
  ]);
  expect(await offered(2)).toContainEqual(["former", "eski"]);
});

test("the console edits and exports it, and the API says its number", async () => {
  const editor = await signUpOperator(api, "editor");
  const { headers } = editor;
  const found = (await api.app.inject({ url: "/api/Admin/SearchEntries?search=rope", headers })).json().rows[0];
  const sense = {
    level: "B1",
    tr: ["homurtu"],
    es: ["el gruñido"],
    eo: ["grumblo"],
    definition: "a low sound",
    synonyms: [],
    ipa: "ˈɡrʌfəl",
    cognates: ["eo"],
    noteEo: "Malofta.",
  };
  const saved = await api.app.inject({
    method: "POST",
    url: "/api/Admin/SaveEntry",
    headers,
    payload: { phrase: "gruffle", partOfSpeech: "noun", senses: [sense] },
  });
  expect(found.senses).toMatchObject([{ tr: ["halat"], eo: ["ŝnuro"], exampleEo: "" }]);
  expect(saved.json().senses).toMatchObject([{ eo: ["grumblo"], cognates: ["eo"], noteEo: "Malofta.", noteTr: "" }]);
  const { tsv } = (await api.app.inject({ url: "/api/Admin/ExportOverlay", headers })).json();
  expect(parseLexicon(tsv, "g.tsv").entries[0]?.entry.senses[0]).toMatchObject({
    meanings: { eo: ["grumblo"] },
    notes: { tr: "", eo: "Malofta." },
  });
  const { body } = await api.app.inject({ url: "/api/openapi.json" });
  expect(body).toContain("1 English (the definition), 2 Turkish, 3 Spanish, 4 Esperanto");
});
