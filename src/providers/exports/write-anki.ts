import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { strToU8, zipSync } from "fflate";
import { ankiConf, ankiDeck, ankiDeckOptions, ankiSchema, noteTypeOf } from "./anki-schema.ts";
import { type ExportedCard, type ExportedList, type ExportedWord, exportedTexts, textOf } from "./exported-list.ts";

const dayMs = 24 * 60 * 60_000;
const directions = ["recognition", "production"] as const;

/** Anki's numbers of a card's kind and place: never asked, or in review. */
const fresh = 0;
const inReview = 2;

/** Anki's ease of a card that FSRS schedules: unused, and to be there. */
const usualEase = 2_500;

/**
 * A package that Anki and its phone apps import: two cards a word, one in each direction. Notes are told by a word and its
 * language, so that a later package updates those of an earlier one.
 */
export function writeAnki(list: ExportedList): Uint8Array {
  const collection = writeCollection(list);
  return zipSync({ "collection.anki2": collection, media: strToU8("{}") }, { level: 6 });
}

/** The database in the layout of Anki's schema 11, which every version imports. */
export function writeCollection(list: ExportedList): Uint8Array {
  const database = new DatabaseSync(":memory:");
  try {
    database.exec(ankiSchema);
    writeAll(database, list);
    return database.serialize();
  } finally {
    database.close();
  }
}

function writeAll(database: DatabaseSync, list: ExportedList): void {
  const { at, words, hasSchedule } = list;
  const seconds = Math.floor(at / 1_000);
  const deckName = `${list.siteName}::${list.title.replaceAll("::", ":")}`;
  const deckId = idOf(`deck ${deckName}`);
  const noteTypeId = idOf(`note type ${list.language}`);
  const firstDay = firstDayOf(list);
  const created = Date.parse(firstDay) / 1_000;
  const noteType = noteTypeOf(noteTypeId, seconds, list);
  database
    .prepare("insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
    .run(
      created,
      at,
      at,
      JSON.stringify(ankiConf),
      JSON.stringify({ [noteTypeId]: noteType }),
      JSON.stringify({ 1: ankiDeck(1, "Default", seconds), [deckId]: ankiDeck(deckId, deckName, seconds) }),
      JSON.stringify({ 1: ankiDeckOptions }),
    );
  const insertNote = database.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')");
  const insertCard = database.prepare(
    "insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)",
  );
  database.exec("begin");
  for (const [at0, word] of words.entries()) {
    const noteId = at + at0;
    const fields = exportedTexts.map((column) => htmlOf(textOf(word, column)));
    const [first = ""] = fields;
    insertNote.run(
      noteId,
      guidOf(word, list.language),
      noteTypeId,
      seconds,
      ` ${list.siteName.replaceAll(" ", "-")} ${word.level} `,
      fields.join("\x1f"),
      first,
      checksumOf(first),
    );
    for (const [ord, direction] of directions.entries()) {
      const card = hasSchedule ? word[direction] : undefined;
      const { type, due, interval, ease, data } = placeOf(card, at0 + 1, firstDay);
      insertCard.run(
        at + at0 * directions.length + ord,
        noteId,
        deckId,
        ord,
        seconds,
        type,
        type,
        due,
        interval,
        ease,
        card?.reps ?? 0,
        card?.lapses ?? 0,
        data,
      );
    }
  }
  database.exec("commit");
}

/** A new card waits at its place in the list; a graded one is due so many days after the collection's first. */
function placeOf(card: ExportedCard | undefined, place: number, firstDay: string) {
  if (card === undefined) return { type: fresh, due: place, interval: 0, ease: 0, data: "{}" };
  const { stability, difficulty, lastDay, dueDay } = card;
  return {
    type: inReview,
    due: daysBetween(firstDay, dueDay),
    interval: Math.max(1, daysBetween(lastDay, dueDay)),
    ease: usualEase,
    data: JSON.stringify({ s: Number(stability.toFixed(4)), d: Number(difficulty.toFixed(3)) }),
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Today, or the day on which the card that waits longest was due: days are counted from it, and are none below 0. */
function firstDayOf({ today, words }: ExportedList): string {
  return words
    .flatMap(({ recognition, production }) => [recognition?.dueDay ?? today, production?.dueDay ?? today])
    .reduce((first, day) => (day < first ? day : first), today);
}

/** Ids look like the times in milliseconds that Anki takes, and are the same each time for one name. */
function idOf(name: string): number {
  return 1_500_000_000_000 + (createHash("sha256").update(name).digest().readUInt32BE(0) % 100_000_000_000);
}

/** Short, as Anki's own are. */
function guidOf({ id }: ExportedWord, language: string): string {
  return `do-${id.toString(36)}-${language}`;
}

/** By which Anki finds doubles: of the first field without markup. */
function checksumOf(text: string): number {
  return createHash("sha1").update(text).digest().readUInt32BE(0);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "\n": "<br>",
  "\x1f": " ",
};

/** A field is HTML; the sign that parts fields is in none. */
function htmlOf(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is the one that parts fields
  return text.replace(/[&<>\n\x1f]/g, (sign) => entities[sign] ?? sign);
}
