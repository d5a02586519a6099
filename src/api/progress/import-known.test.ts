import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  collectionBegins,
  type Note,
  newCollection,
  newPackage,
  oldCollection,
  oldPackage,
} from "../../../tests/factories/anki-collection.ts";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { publishEpisode } from "../../../tests/factories/stored-catalogue.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { upload } from "../../../tests/factories/upload.ts";
import { readKnown } from "../../contract/progress/import-known.ts";
import { wordId } from "../../domain/lexicon/word-id.ts";

const now = Date.parse("2026-03-10T18:00:00Z");
let clock = now;
const day = 24 * 60 * 60;
/** In days since the collections of the tests begin. */
const today = Math.floor((now / 1_000 - collectionBegins) / day);

const phrases = ["rope", "sail", "mast", "harbour", "anchor", "give up", "noun"];
const idOf = (phrase: string) => wordId(phrase, phrase === "give up" ? "phrasal verb" : "noun");

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => new Date(clock) }, hasCostLimits: false });
  const said = phrases.map((phrase) => ({
    phrase,
    partOfSpeech: phrase === "give up" ? ("phrasal verb" as const) : ("noun" as const),
  }));
  await publishEpisode(api.database.db, { said });
});
afterAll(() => api.close());

const post = (user: SignedInUser, call: string, payload: object) =>
  api.app.inject({ method: "POST", url: `/api/WordList/${call}`, headers: user.headers, payload });

const get = async (user: SignedInUser, call: string) =>
  (await api.app.inject({ url: `/api/${call}`, headers: user.headers })).json();

const send = (user: SignedInUser, name: string, content: Buffer | string) =>
  api.app.inject(upload("/api/WordList/ReadKnown", user, { [name]: content }));

async function read(user: SignedInUser, name: string, content: Buffer | string) {
  const answer = await send(user, name, content);
  expect(answer.statusCode, answer.body).toBe(200);
  return readKnown.strict().parse(answer.json());
}

/** The phrases of the guessed column of a sheet. */
function guessed({ recognised, sheets }: Awaited<ReturnType<typeof read>>, sheet = 0) {
  const phraseOf = new Map(recognised.map(({ id, phrase }) => [id, phrase]));
  const { columns = [], guess = null } = sheets[sheet] ?? {};
  return columns[guess ?? -1]?.words.map(([id]) => phraseOf.get(id));
}

test("pasted lines are told word by word, and nothing is marked", async () => {
  const user = await signUp(api.app);
  await post(user, "SetKnown", { wordIds: [idOf("sail")], known: true });
  await post(user, "../Memory/StartLearning", { wordIds: [idOf("mast")] });
  const text = "ropes\nthe sail\nmast - direk\ngave up (phr. v.)\n\nzubble\nZubble";
  const answer = await post(user, "ReadKnown", { text });
  const known = readKnown.strict().parse(answer.json());
  expect(known).toMatchObject({ kind: "text", leftOut: 0, hasIntervals: false });
  expect(new Map(known.recognised.map(({ phrase, state }) => [phrase, state]))).toEqual(
    new Map([
      ["rope", "new"],
      ["sail", "known"],
      ["mast", "learning"],
      ["give up", "new"],
    ]),
  );
  expect(known.sheets[0]?.columns[0]).toMatchObject({ unknown: ["zubble"], unknownCount: 1 });
  expect(guessed(known)).toEqual(["rope", "sail", "mast", "give up"]);
  expect((await get(user, "WordList/GetKnownWords")).wordIds).toEqual([idOf("sail")]);
});

test("of a table the column of English words is found by its content, whatever its separator and place", async () => {
  const user = await signUp(api.app);
  const rows = [
    ["Tür", "Anlam", "Kelime", "Örnek"],
    ["noun", "halat, ip", "rope", "He held the rope, and the sail too."],
    ["noun", 'direk "büyük"', "mast", "a\nb"],
    ["noun", "yelken", "sail", ""],
  ];
  for (const delimiter of [",", ";", "\t"]) {
    const known = await read(user, "words.csv", stringify(rows, { delimiter, bom: true }));
    expect(known.kind).toBe("table");
    expect(known.sheets).toHaveLength(1);
    expect(known.sheets[0]).toMatchObject({ notes: 3, guess: 2 });
    expect(known.sheets[0]?.columns.map(({ name }) => name)).toEqual(rows[0]);
    expect(guessed(known)).toEqual(["rope", "mast", "sail"]);
  }
});

test("text in UTF-8, UTF-16 and Windows-1254 reads the same", async () => {
  const user = await signUp(api.app);
  const text = "rope\tip, halat\nsail\tşu yelken, ğ, ı, İ\n";
  const utf16 = Buffer.from(`\uFEFF${text}`, "utf16le");
  const turkish = new Map(Object.entries({ ş: 0xfe, ğ: 0xf0, ı: 0xfd, İ: 0xdd }));
  const windows = Buffer.from([...text].map((letter) => turkish.get(letter) ?? letter.charCodeAt(0)));
  for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16, Buffer.from(utf16).swap16(), windows]) {
    const known = await read(user, "kelimeler.txt", bytes);
    expect(guessed(known)).toEqual(["rope", "sail"]);
    expect(known.sheets[0]?.columns[1]?.samples).toEqual(["ip, halat", "şu yelken, ğ, ı, İ"]);
  }
});

test("the header of Anki's text exports says how they are read", async () => {
  const user = await signUp(api.app);
  const text = "#separator:Pipe\n#html:true\n#columns:Ön|Arka\n<b>rope</b>|halat\nsail[sound:a.mp3]|yelken\n";
  const known = await read(user, "deck.txt", text);
  expect(known.sheets[0]?.columns.map(({ name }) => name)).toEqual(["Ön", "Arka"]);
  expect(guessed(known)).toEqual(["rope", "sail"]);
});

const studied: Note[] = [
  { fields: ["halat", "<div>rope</div>[sound:rope.mp3]"], cards: [{ ivl: 40, due: today + 30 }] },
  {
    fields: ["yelken", "sail"],
    cards: [
      { ivl: 3, due: today + 1 },
      { ivl: 8, due: today - 2, data: '{"s":9.25,"d":4.5}' },
    ],
  },
  { fields: ["direk", "mast"], cards: [{ ivl: 0, due: 3, type: 0 }] },
  { fields: ["vazgeçmek", "He {{c1::gave up}} hope"], cards: [] },
];

test.each([
  ["an old package (.anki2)", "deck.apkg", () => oldPackage(oldCollection(studied), "collection.anki2")],
  ["an old package (.anki21)", "deck.apkg", () => oldPackage(oldCollection(studied))],
  ["a new package", "deck.apkg", () => newPackage(newCollection(studied))],
  ["a whole collection", "collection.colpkg", () => newPackage(newCollection(studied))],
  ["a collection alone", "collection.anki2", () => Buffer.from(newCollection(studied))],
])("%s is read with its intervals", async (_, name, make) => {
  const user = await signUp(api.app, { timeZone: "Europe/Istanbul" });
  const known = await read(user, name, make());
  expect(known).toMatchObject({ kind: "anki", hasIntervals: true });
  expect(known.sheets).toHaveLength(1);
  expect(known.sheets[0]).toMatchObject({ name: "Basic", notes: 4, guess: 1 });
  expect(known.sheets[0]?.columns.map((column) => column.name)).toEqual(["Front", "Back"]);
  expect(known.sheets[0]?.columns[1]?.words).toEqual([
    [idOf("rope"), 40, 40, null, "2026-02-28"],
    [idOf("sail"), 8, 9.25, 4.5, "2026-02-28"],
    [idOf("mast"), null, null, null, null],
    [idOf("give up"), null, null, null, null],
  ]);
});

test("each type of note has its own columns, and the rarest are left out", async () => {
  const user = await signUp(api.app);
  const types = Array.from({ length: 22 }, (_, at) => ({ id: 100 + at, name: `Type ${at}`, fields: ["A", "B"] }));
  const notes = types.flatMap((type, at): Note[] =>
    Array.from({ length: 30 - at }, () => ({ type, fields: at === 0 ? ["rope", "halat"] : ["gemi", "sail"] })),
  );
  const known = await read(user, "deck.apkg", newPackage(newCollection(notes, types)));
  expect(known.sheets.map(({ name }) => name)).toEqual(types.slice(0, 20).map(({ name }) => name));
  expect(known.leftOut).toBe(10 + 9);
  expect([guessed(known), guessed(known, 1)]).toEqual([["rope"], ["sail"]]);
});

test("what our own export wrote is read back", async () => {
  const user = await signUp(api.app);
  await post(user, "SetKnown", { wordIds: [idOf("rope"), idOf("anchor")], known: true });
  for (const format of ["anki", "csv"]) {
    const url = `/api/WordList/ExportList?type=1&id=${user.knownListId}&format=${format}`;
    const { rawPayload } = await api.app.inject({ url, headers: user.headers });
    const known = await read(user, format === "csv" ? "list.csv" : "list.apkg", rawPayload);
    expect(known.sheets[0]).toMatchObject({ notes: 2, guess: 0 });
    expect(guessed(known)?.sort()).toEqual(["anchor", "rope"]);
  }
});

test("a deck of another language has no column of words", async () => {
  const user = await signUp(api.app);
  const german = "Haus Baum Hund Katze Tisch Stuhl Fenster Wasser Brot Milch rope".split(" ");
  const known = await read(
    user,
    "deutsch.apkg",
    oldPackage(oldCollection(german.map((word) => ({ fields: [word, "ev"] })))),
  );
  expect(known.sheets[0]?.guess).toBeNull();
});

const marked = async (user: SignedInUser) => {
  const { wordIds, unknownWordIds } = await get(user, "WordList/GetKnownWords");
  return { known: wordIds.toSorted(), unknown: unknownWordIds };
};
const memory = async (user: SignedInUser) => (await get(user, "Memory/GetWords")).words;

test("words are marked, those of Anki go on where they were, and all of it is taken back", async () => {
  const user = await signUp(api.app, { timeZone: "Europe/Istanbul" });
  await post(user, "SetKnown", { wordIds: [idOf("anchor")], known: true });
  await post(user, "SetKnown", { wordIds: [idOf("rope")], known: false, overLevel: true });
  await post(user, "../Memory/StartLearning", { wordIds: [idOf("mast")] });
  const before = { marks: await marked(user), memory: await memory(user) };

  const answer = await post(user, "MarkKnown", {
    wordIds: [idOf("rope"), idOf("anchor"), idOf("harbour"), 4],
    learning: [
      [idOf("sail"), 9.25, 4.5, "2026-03-06"],
      [idOf("give up"), 2, null, "2026-03-10"],
      // Known, learnt here already, and no word.
      [idOf("anchor"), 3, null, "2026-03-09"],
      [idOf("mast"), 3, null, "2026-03-09"],
      [5, 3, null, "2026-03-09"],
    ],
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const change = answer.json();
  const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
  expect(sorted(change.knownIds)).toEqual(sorted([idOf("rope"), idOf("harbour")]));
  expect(change.unknownIds).toEqual([idOf("rope")]);
  expect(sorted(change.learningIds)).toEqual(sorted([idOf("sail"), idOf("give up")]));
  expect(change.knownCount).toBe(3);

  const sail = await get(user, `Memory/GetWord?wordId=${idOf("sail")}`);
  expect(sail.cards).toMatchObject([{ kind: "recognition", stability: 9.25, reps: 0 }]);
  const dueIn = Date.parse(sail.cards[0].dueDay) - Date.parse("2026-03-06");
  expect(dueIn / (day * 1_000)).toBeGreaterThanOrEqual(7);
  expect(dueIn / (day * 1_000)).toBeLessThanOrEqual(11);

  const { knownCount, ...taken } = change;
  expect((await post(user, "TakeBackKnown", taken)).json()).toEqual({ knownCount: 1 });
  expect({ marks: await marked(user), memory: await memory(user) }).toEqual(before);
  // Taken back again, nothing changes.
  await post(user, "TakeBackKnown", taken);
  expect({ marks: await marked(user), memory: await memory(user) }).toEqual(before);
});

test("an answer after the import goes on from its stability, and stays when the import is taken back", async () => {
  const user = await signUp(api.app);
  const { knownCount, ...change } = (
    await post(user, "MarkKnown", { wordIds: [], learning: [[idOf("sail"), 9, 5, "2026-03-01"]] })
  ).json();
  clock = now + 60_000;
  const answers = [
    {
      answerId: "0b8f4f5e-6f0e-4c52-9a41-0d8f8d1f6a11",
      cardId: `r${idOf("sail")}`,
      grade: 3,
      at: new Date(clock).toISOString(),
      elapsedMs: 900,
    },
  ];
  expect((await post(user, "../Memory/AnswerReviews", { answers })).statusCode).toBe(200);
  const cardOf = async () => (await get(user, `Memory/GetWord?wordId=${idOf("sail")}`)).cards[0];
  expect((await cardOf()).stability).toBeGreaterThan(9);
  await post(user, "TakeBackKnown", change);
  // As a first right answer leaves it.
  expect((await cardOf()).stability).toBeLessThan(3);
});

test("known words are for people with an account", async () => {
  for (const call of ["ReadKnown", "MarkKnown", "TakeBackKnown"]) {
    const answer = await api.app.inject({ method: "POST", url: `/api/WordList/${call}`, payload: { text: "rope" } });
    expect(answer.statusCode).toBe(401);
  }
});
