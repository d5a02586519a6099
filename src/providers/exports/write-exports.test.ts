import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { unzip } from "../../../tests/factories/unzip.ts";
import { ankiSchema } from "./anki-schema.ts";
import type { ExportedList, ExportedWord } from "./exported-list.ts";
import { makeExport } from "./make-export.ts";
import { writeAnki } from "./write-anki.ts";
import { writeCsv } from "./write-csv.ts";

const labels = {
  phrase: "Kelime",
  ipa: "Okunuş",
  partOfSpeech: "Tür",
  level: "Düzey",
  meaning: "Anlam",
  definition: "Tanım",
  example: "Örnek",
  exampleMeaning: "Örneğin anlamı",
  minutes: "Dakika",
  note: "Not",
  recognition: "İngilizceden",
  production: "İngilizceye",
  dueDay: "Tekrar günü",
  stability: "Akılda kalma (gün)",
  reps: "Cevap",
  lapses: "Unutma",
};

function wordOf(fields: Partial<ExportedWord> = {}): ExportedWord {
  return {
    id: 7_001,
    phrase: "harbour",
    ipa: "ˈhɑrbɚ",
    partOfSpeech: "isim",
    level: "B1",
    meaning: "liman",
    definition: "a place where ships are safe",
    example: "The harbour is calm.",
    exampleMeaning: "Liman sakin.",
    minutes: ["0:12", "1:02:03"],
    note: "",
    ...fields,
  };
}

function listOf(words: readonly ExportedWord[], fields: Partial<ExportedList> = {}): ExportedList {
  return {
    title: "Akşam listesi",
    siteName: "Dizi Okulu",
    language: "tr",
    labels,
    at: Date.parse("2026-03-10T18:00:00Z"),
    today: "2026-03-10",
    hasSchedule: false,
    words,
    ...fields,
  };
}

const graded = {
  stability: 23.45678,
  difficulty: 5.4321,
  lastDay: "2026-03-01",
  dueDay: "2026-03-20",
  reps: 4,
  lapses: 1,
};

test("a table keeps quotes, line breaks and separators, and no cell of it is a formula", () => {
  const note = 'Say "harbour",\nnot "harbor"; it’s British';
  const bytes = writeCsv(listOf([wordOf({ note }), wordOf({ phrase: "=1+1", meaning: "@cmd", definition: "-2" })]));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows: string[][] = parse(Buffer.from(bytes), { bom: true });
  expect(rows[0]).toEqual([
    "Kelime",
    "Okunuş",
    "Tür",
    "Düzey",
    "Anlam",
    "Tanım",
    "Örnek",
    "Örneğin anlamı",
    "Dakika",
    "Not",
  ]);
  expect(rows[1]).toEqual([
    "harbour",
    "ˈhɑrbɚ",
    "isim",
    "B1",
    "liman",
    "a place where ships are safe",
    "The harbour is calm.",
    "Liman sakin.",
    "0:12, 1:02:03",
    note,
  ]);
  expect(rows[2]?.[0]).toBe("'=1+1");
  expect(rows[2]?.slice(4, 6)).toEqual(["'@cmd", "'-2"]);
});

test("with the schedule a table has the cards of both directions", () => {
  const rows: string[][] = parse(
    Buffer.from(writeCsv(listOf([wordOf({ recognition: graded })], { hasSchedule: true }))),
    {
      bom: true,
    },
  );
  expect(rows[0]?.slice(10)).toEqual([
    "İngilizceden: Tekrar günü",
    "İngilizceden: Akılda kalma (gün)",
    "İngilizceden: Cevap",
    "İngilizceden: Unutma",
    "İngilizceye: Tekrar günü",
    "İngilizceye: Akılda kalma (gün)",
    "İngilizceye: Cevap",
    "İngilizceye: Unutma",
  ]);
  expect(rows[1]?.slice(10)).toEqual(["2026-03-20", "23.5", "4", "1", "", "", "", ""]);
});

type Row = Record<string, unknown>;

/** The tables of a package's collection. */
async function readPackage(bytes: Uint8Array) {
  const files = await unzip(bytes);
  expect([...files.keys()].sort()).toEqual(["collection.anki2", "media"]);
  expect(files.get("media")?.toString()).toBe("{}");
  const database = new DatabaseSync(":memory:");
  database.deserialize(files.get("collection.anki2") ?? new Uint8Array());
  const all = (sql: string): Row[] =>
    database
      .prepare(sql)
      .all()
      .map((row) => ({ ...row }));
  const [check] = all("pragma integrity_check");
  expect(check).toEqual({ integrity_check: "ok" });
  return {
    all,
    col: all("select * from col")[0] ?? {},
    notes: all("select * from notes order by id"),
    cards: all("select * from cards order by id"),
  };
}

const parsed = (value: unknown) => JSON.parse(String(value));

test("a package has the tables that Anki's schema 11 has", async () => {
  const { all, col } = await readPackage(writeAnki(listOf([wordOf()])));
  const columnsOf = (table: string) => all(`pragma table_info(${table})`).map(({ name }) => name);
  expect(columnsOf("notes")).toEqual("id guid mid mod usn tags flds sfld csum flags data".split(" "));
  expect(columnsOf("cards")).toEqual(
    "id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data".split(" "),
  );
  expect(columnsOf("revlog")).toEqual("id cid usn ease ivl lastIvl factor time type".split(" "));
  expect(columnsOf("graves")).toEqual(["usn", "oid", "type"]);
  expect(columnsOf("col")).toEqual("id crt mod scm ver dty usn ls conf models decks dconf tags".split(" "));
  expect(col).toMatchObject({ id: 1, ver: 11, usn: 0 });
});

test("a word is a note of ten fields with a card each way, in a deck named after the list", async () => {
  const { col, notes, cards } = await readPackage(
    writeAnki(listOf([wordOf({ definition: "a < b & c" }), wordOf({ id: 7_002, phrase: "rope" })])),
  );
  const [noteType] = Object.values(parsed(col.models)) as {
    id: number;
    flds: { name: string }[];
    tmpls: { qfmt: string }[];
  }[];
  expect(noteType?.flds.map(({ name }) => name)).toEqual([
    "Kelime",
    "Okunuş",
    "Tür",
    "Düzey",
    "Anlam",
    "Tanım",
    "Örnek",
    "Örneğin anlamı",
    "Dakika",
    "Not",
  ]);
  expect(noteType?.tmpls.map(({ qfmt }) => /\{\{(Kelime|Anlam)\}\}/.exec(qfmt)?.[1])).toEqual(["Kelime", "Anlam"]);
  const decks = Object.values(parsed(col.decks)) as { id: number; name: string }[];
  const deck = decks.find(({ name }) => name === "Dizi Okulu::Akşam listesi");
  const [first] = notes;
  expect(String(first?.flds).split("\x1f").slice(4, 6)).toEqual(["liman", "a &lt; b &amp; c"]);
  expect(first).toMatchObject({ mid: noteType?.id, sfld: "harbour" });
  expect(first?.csum).toBe(Number.parseInt(createHash("sha1").update("harbour").digest("hex").slice(0, 8), 16));
  expect(cards.map(({ nid, ord, did, type, queue, due }) => [nid, ord, did, type, queue, due])).toEqual([
    [first?.id, 0, deck?.id, 0, 0, 1],
    [first?.id, 1, deck?.id, 0, 0, 1],
    [notes[1]?.id, 0, deck?.id, 0, 0, 2],
    [notes[1]?.id, 1, deck?.id, 0, 0, 2],
  ]);
});

test("the schedule goes along where it is wished: days from the collection's first day, and FSRS's state", async () => {
  const overdue = { ...graded, lastDay: "2026-02-20", dueDay: "2026-03-06" };
  const list = listOf([wordOf({ recognition: graded, production: overdue }), wordOf({ id: 7_002 })], {
    hasSchedule: true,
  });
  const { col, cards } = await readPackage(writeAnki(list));
  expect(col.crt).toBe(Date.parse("2026-03-06") / 1_000);
  expect(
    cards.map(({ type, queue, due, ivl, reps, lapses, data }) => [type, queue, due, ivl, reps, lapses, data]),
  ).toEqual([
    [2, 2, 14, 19, 4, 1, '{"s":23.4568,"d":5.432}'],
    [2, 2, 0, 14, 4, 1, '{"s":23.4568,"d":5.432}'],
    [0, 0, 2, 0, 0, 0, "{}"],
    [0, 0, 2, 0, 0, 0, "{}"],
  ]);
  const without = await readPackage(writeAnki({ ...list, hasSchedule: false }));
  expect(without.cards.every(({ type, reps }) => type === 0 && reps === 0)).toBe(true);
});

/** A person's collection of Anki, with a note that is not ours. */
function emptyCollection(): DatabaseSync {
  const collection = new DatabaseSync(":memory:");
  collection.exec(ankiSchema);
  collection.exec(
    "insert into notes values (1, 'other', 2, 9999999999, 0, '', 'kendi notum', 'kendi notum', 0, 0, '')",
  );
  return collection;
}

/**
 * What Anki does with a package (rslib/src/import_export/package/apkg/import/notes.rs): a note that it knows by its guid is
 * updated where the package's is newer, and keeps its id and its cards; another is added, with an id that is free.
 */
function importInto(
  collection: DatabaseSync,
  { notes, cards }: { notes: readonly Row[]; cards: readonly Row[] },
): void {
  const run = (sql: string, ...values: unknown[]) => collection.prepare(sql).run(...values.map(cell));
  for (const note of notes) {
    const known = collection.prepare("select id, mod from notes where guid = ?").get(cell(note.guid));
    if (known !== undefined) {
      if (Number(known.mod) >= Number(note.mod)) continue;
      const { mod, tags, flds, sfld, csum } = note;
      run(
        "update notes set mod = ?, tags = ?, flds = ?, sfld = ?, csum = ? where id = ?",
        mod,
        tags,
        flds,
        sfld,
        csum,
        known.id,
      );
      continue;
    }
    let id = Number(note.id);
    while (collection.prepare("select 1 from notes where id = ?").get(id) !== undefined) id += 1;
    const { guid, mid, mod, tags, flds, sfld, csum } = note;
    run("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')", id, guid, mid, mod, tags, flds, sfld, csum);
    for (const { ord, did } of cards.filter(({ nid }) => nid === note.id)) {
      run("insert into cards values (null, ?, ?, ?, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')", id, did, ord);
    }
  }
}

const cell = (value: unknown) => (typeof value === "number" ? value : String(value));

test("a later package updates the notes of an earlier one, whatever list they come in", async () => {
  const collection = emptyCollection();
  const ours = () =>
    collection
      .prepare("select guid, id, sfld, flds from notes where guid <> 'other' order by guid")
      .all()
      .map((row) => ({ ...row }));
  const first = await readPackage(writeAnki(listOf([wordOf(), wordOf({ id: 7_002, phrase: "rope" })])));
  importInto(collection, first);
  const before = ours();
  expect(before.map(({ sfld }) => sfld).sort()).toEqual(["harbour", "rope"]);

  const later = listOf([wordOf({ id: 7_002, phrase: "rope" }), wordOf({ note: "deniz kıyısı" })], {
    title: "Başka liste",
    at: Date.parse("2026-03-11T18:00:00Z"),
  });
  const second = await readPackage(writeAnki(later));
  importInto(collection, second);
  const after = ours();
  expect(after.map(({ guid, id }) => ({ guid, id }))).toEqual(before.map(({ guid, id }) => ({ guid, id })));
  const fieldsOf = (rows: typeof after) => String(rows.find(({ sfld }) => sfld === "harbour")?.flds).split("\x1f");
  expect(fieldsOf(after)).toEqual(fieldsOf(before).with(-1, "deniz kıyısı"));
  expect(collection.prepare("select count(*) as cards from cards").get()).toEqual({ cards: 4 });
  expect(collection.prepare("select flds from notes where guid = 'other'").get()).toEqual({ flds: "kendi notum" });
  expect(Object.keys(parsed(second.col.models))).toEqual(Object.keys(parsed(first.col.models)));
  // The first one again is older: nothing goes back.
  importInto(collection, first);
  expect(ours()).toEqual(after);
  // The same word in another language is another note.
  importInto(collection, await readPackage(writeAnki({ ...later, language: "es" })));
  expect(ours()).toHaveLength(4);
  collection.close();
});

test("files are made in a thread", async () => {
  const list = listOf([wordOf()]);
  expect(await makeExport("csv", list)).toEqual(new Uint8Array(writeCsv(list)));
  const json = JSON.parse(Buffer.from(await makeExport("json", list)).toString());
  expect(json).toEqual({
    title: "Akşam listesi",
    language: "tr",
    exportedAt: "2026-03-10T18:00:00.000Z",
    words: [wordOf()],
  });
  expect((await readPackage(await makeExport("anki", list))).notes).toHaveLength(1);
});
