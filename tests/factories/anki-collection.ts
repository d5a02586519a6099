import { DatabaseSync } from "node:sqlite";
import { zstdCompressSync } from "node:zlib";
import { ankiSchema } from "../../src/providers/exports/anki-schema.ts";
import { zipFile } from "./zip-file.ts";

export type NoteType = { readonly id: number; readonly name: string; readonly fields: readonly string[] };

export type Note = {
  readonly fields: readonly string[];
  readonly type?: NoteType;
  /** Of cards in review: the interval in days and the day on which it is due, counted from the collection's first. */
  readonly cards?: readonly {
    readonly ivl: number;
    readonly due: number;
    readonly data?: string;
    readonly type?: number;
  }[];
};

export const basic: NoteType = { id: 1_700_000_000_001, name: "Basic", fields: ["Front", "Back"] };

/** The day on which collections of the tests begin, at four in the morning in Istanbul. */
export const collectionBegins = Date.parse("2026-01-01T01:00:00Z") / 1_000;

function fill(database: DatabaseSync, notes: readonly Note[]): void {
  const addNote = database.prepare("insert into notes values (?, ?, ?, 0, -1, '', ?, ?, 0, 0, '')");
  const addCard = database.prepare(
    "insert into cards values (?, ?, 1, ?, 0, -1, ?, ?, ?, ?, 2500, 1, 0, 0, 0, 0, 0, ?)",
  );
  database.exec("begin");
  for (const [at, { fields, type = basic, cards = [] }] of notes.entries()) {
    const id = 1_600_000_000_000 + at;
    addNote.run(id, `guid${at}`, type.id, fields.join("\x1f"), fields[0] ?? "");
    for (const [ord, card] of cards.entries()) {
      const { ivl, due, data = "{}", type: kind = 2 } = card;
      addCard.run(id * 10 + ord, id, ord, kind, kind, due, ivl, data);
    }
  }
  database.exec("commit");
}

/** A collection as Anki's schema 11 has it. */
export function oldCollection(notes: readonly Note[], types: readonly NoteType[] = [basic], more = ""): Uint8Array {
  const database = new DatabaseSync(":memory:");
  try {
    database.exec(ankiSchema);
    const models = types.map(({ id, name, fields }) => [
      id,
      { id, name, flds: fields.map((field, ord) => ({ name: field, ord })) },
    ]);
    database
      .prepare("insert into col values (1, ?, 0, 0, 11, 0, 0, 0, '{}', ?, '{}', '{}', '{}')")
      .run(collectionBegins, JSON.stringify(Object.fromEntries(models)));
    fill(database, notes);
    database.exec(more);
    return database.serialize();
  } finally {
    database.close();
  }
}

/** What Anki's upgrades up to schema 18 make of it (rslib/src/storage/upgrades); its collation is put in afterwards. */
const newTables = `
create table fields (ntid integer not null, ord integer not null, name text not null collate  nocase, config blob not null,
  primary key (ntid, ord)) without rowid;
create unique index idx_fields_name_ntid on fields (name, ntid);
create table notetypes (id integer not null primary key, name text not null collate  nocase, mtime_secs integer not null,
  usn integer not null, config blob not null);
create unique index idx_notetypes_name on notetypes (name);
create index idx_notetypes_usn on notetypes (usn);
create table decks (id integer primary key not null, name text not null collate  nocase, mtime_secs integer not null,
  usn integer not null, common blob not null, kind blob not null);
create unique index idx_decks_name on decks (name);
create index idx_notes_mid on notes (mid);
create table tags (tag text not null primary key collate  nocase, usn integer not null, collapsed boolean not null,
  config blob null) without rowid;
update col set ver = 18, models = '', decks = '';
`;

/** A collection as Anki's schema 18 has it, with the collation that only Anki knows. */
export function newCollection(notes: readonly Note[], types: readonly NoteType[] = [basic]): Uint8Array {
  const database = new DatabaseSync(":memory:");
  try {
    database.deserialize(oldCollection(notes, []));
    database.exec(newTables);
    for (const { id, name, fields } of types) {
      database.prepare("insert into notetypes values (?, ?, 0, 0, x'')").run(id, name);
      for (const [ord, field] of fields.entries()) {
        database.prepare("insert into fields values (?, ?, ?, x'')").run(id, ord, field);
      }
    }
    // As long as the name that it takes the place of.
    const bytes = Buffer.from(database.serialize());
    for (let at = bytes.indexOf("collate  nocase"); at !== -1; at = bytes.indexOf("collate  nocase")) {
      bytes.write("collate unicase", at);
    }
    return bytes;
  } finally {
    database.close();
  }
}

/** As every Anki imports it; recordings beside it are not read. */
export function oldPackage(collection: Uint8Array, name = "collection.anki21"): Buffer {
  return zipFile({ [name]: Buffer.from(collection), media: '{"0":"rope.mp3"}', "0": Buffer.alloc(1_000, 7) });
}

/** As Anki writes it since 2.1.50: compressed, and beside it a collection that asks older ones to update. */
export function newPackage(collection: Uint8Array, version = 3): Buffer {
  return zipFile({
    meta: Buffer.from([0x08, version]),
    "collection.anki21b": zstdCompressSync(collection),
    "collection.anki2": Buffer.from(oldCollection([{ fields: ["Please update to the latest Anki version", ""] }])),
    media: zstdCompressSync(Buffer.alloc(0)),
  });
}
