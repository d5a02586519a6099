import { closeSync, openSync, readSync } from "node:fs";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { pathToFileURL } from "node:url";
import {
  type KnownFile,
  KnownFileError,
  knownFileLimits,
  type NoteMemory,
  type Row,
  type Sheet,
} from "../../domain/progress/known-import/known-file.ts";

// Anki's collections: rslib/src/storage/schema11.sql of https://github.com/ankitects/anki, and the upgrades beside it, up
// to version 18. Types of notes are JSON in `col` up to version 14, then rows of `notetypes` and `fields`.

/** What is read; of anything else not even the names matter. */
const columnsRead: Readonly<Record<string, readonly string[]>> = {
  col: ["crt", "models"],
  notes: ["id", "mid", "flds"],
  cards: ["nid", "type", "ivl", "due", "odue", "odid", "mod", "data"],
};

const magic = "SQLite format 3\0";
const longestNote = 40_000;
const mostCards = 1_000_000;
const daySeconds = 24 * 60 * 60;
/** Anki's numbers of cards in review, and of those that were forgotten and are learnt again. */
const askedTypes = "(2, 3)";

export function isDatabase(file: string): boolean {
  return headOf(file).toString("latin1") === magic;
}

/** The first sixteen bytes. */
export function headOf(file: string): Buffer {
  const bytes = Buffer.alloc(16);
  const handle = openSync(file, "r");
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0));
  } finally {
    closeSync(handle);
  }
}

/**
 * The notes of a collection, which is somebody's file: it is opened read-only and as if nobody changed it, its schema may
 * call nothing, and one with views, triggers or virtual tables is refused.
 *
 * @param file a copy of our own: the collation `unicase`, which only Anki has, is replaced in it
 * @param now milliseconds since 1970; no card was answered later
 * @throws {KnownFileError} known.damaged, known.unsafe, known.empty, known.notes
 */
export function readCollection(file: string, now: number): KnownFile & { close(): void } {
  if (!isDatabase(file)) throw new KnownFileError("known.damaged");
  let database: DatabaseSync | undefined;
  try {
    replaceCollation(file);
    database = open(file);
    const { notes, names, created } = readFacts(database);
    return { ...fileOf(database, { notes, names, created, now }), close: () => database?.close() };
  } catch (error) {
    database?.close();
    throw error instanceof KnownFileError ? error : new KnownFileError("known.damaged");
  }
}

function open(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  url.search = "?immutable=1";
  const database = new DatabaseSync(url, { readOnly: true, allowExtension: false });
  database.enableDefensive(true);
  database.exec(
    "pragma trusted_schema = off; pragma query_only = on; pragma cell_size_check = on; pragma mmap_size = 0",
  );
  return database;
}

function refuseUnsafe(database: DatabaseSync): void {
  const rows = database.prepare("select type, sql from sqlite_schema").all();
  for (const { type, sql } of rows) {
    const isPlain = (type === "table" || type === "index") && !/^\s*create\s+virtual\b/i.test(String(sql ?? ""));
    if (!isPlain) throw new KnownFileError("known.unsafe");
  }
}

/** Tables that use it cannot be read without it. Their rows are the same under another; nothing is sought in their indexes. */
function replaceCollation(file: string): void {
  const database = new DatabaseSync(file, { allowExtension: false });
  try {
    database.exec("pragma trusted_schema = off");
    refuseUnsafe(database);
    const { found } =
      database.prepare("select count(*) as found from sqlite_schema where sql like '%unicase%'").get() ?? {};
    if (found === 0) return;
    database.enableDefensive(false);
    database.exec("pragma journal_mode = off; pragma writable_schema = on");
    database.exec("update sqlite_schema set sql = replace(sql, 'unicase', 'nocase') where sql like '%unicase%'");
  } finally {
    database.close();
  }
}

type Names = ReadonlyMap<string, { readonly name: string; readonly columns: ReadonlyMap<number, string> }>;

type Facts = {
  /** How many notes each type has, the commonest first. */
  readonly notes: readonly (readonly [type: string, count: number])[];
  readonly names: Names;
  /** Seconds since 1970 at which the collection was made, from which days are counted. */
  readonly created: number;
};

function readFacts(database: DatabaseSync): Facts {
  refuseUnsafe(database);
  for (const [table, columns] of Object.entries(columnsRead)) {
    const there = new Set(
      database
        .prepare("select name from pragma_table_xinfo(?) where hidden = 0")
        .all(table)
        .map(({ name }) => name),
    );
    if (columns.some((column) => !there.has(column))) throw new KnownFileError("known.damaged");
  }
  const rows = database.prepare("select mid, count(*) as notes from notes group by mid order by notes desc, mid").all();
  const notes = rows.map(({ mid, notes: count }) => [String(mid), Number(count)] as const);
  const all = notes.reduce((sum, [, count]) => sum + count, 0);
  if (all === 0) throw new KnownFileError("known.empty");
  if (all > knownFileLimits.notes) throw new KnownFileError("known.notes");
  const { crt, models } = database.prepare("select crt, models from col").get() ?? {};
  const isNew = database.prepare("select 1 from sqlite_schema where type = 'table' and name = 'notetypes'").get();
  return {
    notes,
    names: isNew === undefined ? namesInJson(String(models)) : namesInTables(database),
    created: Number(crt) || 0,
  };
}

function namesInTables(database: DatabaseSync): Names {
  const columns = Map.groupBy(database.prepare("select ntid, ord, name from fields").all(), ({ ntid }) => String(ntid));
  return new Map(
    database
      .prepare("select id, name from notetypes")
      .all()
      .map(({ id, name }) => {
        const ofType = columns.get(String(id)) ?? [];
        return [
          String(id),
          {
            name: String(name),
            columns: new Map(ofType.map(({ ord, name: column }) => [Number(ord), String(column)])),
          },
        ] as const;
      }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function namesInJson(models: string): Names {
  const types: unknown = JSON.parse(models);
  return new Map(
    Object.entries(isRecord(types) ? types : {})
      .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
      .map(([id, { name, flds }]) => {
        const fields = (Array.isArray(flds) ? flds : []).filter(isRecord);
        const columns = new Map(fields.map((field, at) => [Number(field.ord ?? at), String(field.name)] as const));
        return [id, { name: String(name), columns }] as const;
      }),
  );
}

function fileOf(
  database: DatabaseSync,
  { notes, names, created, now }: Facts & { readonly now: number },
): Omit<KnownFile, "kind"> & { readonly kind: "anki" } {
  const kept = notes.slice(0, knownFileLimits.sheets);
  const places = new Map(kept.map(([type], at) => [type, at]));
  const memories = readMemories(database, created, now);
  const sheets = kept.map(([type, rows]): Sheet => {
    const { name = "", columns = new Map<number, string>() } = names.get(type) ?? {};
    // A type that the collection does not describe has at least a first field.
    const width = Math.min(knownFileLimits.columns, Math.max(1, columns.size));
    return { name, rows, columns: Array.from({ length: width }, (_, at) => columns.get(at) ?? "") };
  });
  return {
    kind: "anki",
    sheets,
    leftOut: notes.slice(kept.length).reduce((sum, [, count]) => sum + count, 0),
    isHtml: true,
    *rows(): Iterable<Row> {
      const all = database.prepare(
        `select id, mid, cast(substr(flds, 1, ${longestNote}) as text) as flds from notes order by id`,
      );
      for (const { id, mid, flds } of all.iterate()) {
        const sheet = places.get(String(mid));
        if (sheet !== undefined) {
          yield { sheet, cells: String(flds).split("\x1f"), memory: memories.get(String(id)) ?? null };
        }
      }
    },
  };
}

/** By note, of the card that is remembered best. */
function readMemories(database: DatabaseSync, created: number, now: number): ReadonlyMap<string, NoteMemory> {
  const cards = database.prepare(
    `select nid, type, ivl, due, odue, odid, mod, cast(substr(data, 1, 1000) as text) as data from cards
     where type in ${askedTypes} and ivl > 0 limit ${mostCards}`,
  );
  const best = new Map<string, Record<string, SQLOutputValue>>();
  for (const card of cards.iterate()) {
    const note = String(card.nid);
    const known = best.get(note);
    if (known === undefined || Number(card.ivl) > Number(known.ivl)) best.set(note, card);
  }
  return new Map([...best].map(([note, card]) => [note, memoryOf(card, created, now)]));
}

const positive = (value: unknown) => (typeof value === "number" && value > 0 && Number.isFinite(value) ? value : null);

/** With FSRS, `data` holds the stability, the difficulty, and the time of the last answer (rslib/src/storage/card/data.rs). */
function memoryOf(card: Record<string, SQLOutputValue>, created: number, now: number): NoteMemory {
  const days = Number(card.ivl);
  const { s, d, lrt } = fsrsOf(String(card.data));
  const due = Number(card.odid) === 0 ? Number(card.due) : Number(card.odue);
  // Of cards in review the day on which they are due is told, in days since the collection was made; at noon of it.
  const told = Number(card.type) === 2 ? created + (due - days + 0.5) * daySeconds : Number(card.mod);
  const lastAt = Math.min(now, (positive(lrt) ?? told) * 1_000);
  return { days, stability: positive(s), difficulty: positive(d), lastAt: Number.isFinite(lastAt) ? lastAt : now };
}

function fsrsOf(data: string): { readonly s?: unknown; readonly d?: unknown; readonly lrt?: unknown } {
  if (!data.includes('"s"')) return {};
  try {
    const parsed: unknown = JSON.parse(data);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
