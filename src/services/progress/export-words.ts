import { exampleIn, inSenseHere, meanIn, sensesHere } from "../../domain/catalogue/senses-here.ts";
import { nameOfLevel } from "../../domain/lexicon/level.ts";
import { clockText } from "../../domain/locale/clock-text.ts";
import { memoryDay } from "../../domain/locale/day.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type ListLanguage, localeBeside } from "../../domain/locale/meaning-language.ts";
import type { Translate } from "../../domain/locale/translate.ts";
import type { Card } from "../../domain/memory/card.ts";
import type { ExportedCard, ExportedList, ExportedWord, ExportFormat } from "../../providers/exports/exported-list.ts";
import { makeExport } from "../../providers/exports/make-export.ts";
import type { Db } from "../../storage/database.ts";
import { readCardWordIds } from "../../storage/memory/learnt-words.ts";
import { readMemories, type StoredMemory } from "../../storage/memory/memories.ts";
import { readNotes, type WordNote } from "../../storage/memory/notes.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { onlySense, wordsOf } from "./list-entries.ts";
import type { Viewer } from "./read-list.ts";
import { type NamedList, type PlacedWord, readNamedList } from "./read-named-list.ts";

export type ExportWish = {
  readonly format: ExportFormat;
  /** Of the meanings. */
  readonly language: ListLanguage;
};

export type ExportedFile = { readonly title: string; readonly bytes: Uint8Array };

/** Of a word that is said often, the first of its minutes. */
const mostMinutes = 20;
const anyTimeZone = "UTC";

type Exporter = Viewer & { readonly timeZone: string };

/**
 * A list as a file for other programs, with the person's own meanings and notes.
 *
 * @throws {Refusal} not_found; premium.required, where this viewer may see its first words only
 */
export async function exportList(
  services: Services,
  viewer: Exporter | undefined,
  source: NamedList,
  { hasSchedule, ...wish }: ExportWish & { readonly hasSchedule: boolean },
): Promise<ExportedFile> {
  const list = await readNamedList(services, viewer, source, localeBeside(wish.language));
  if (list === undefined) throw new Refusal("not_found");
  if (list.isLocked) throw new Refusal("premium.required");
  const { title, words } = list;
  const own = await readOwn(services.database.db, viewer, words, hasSchedule);
  return await fileOf(services, { title, words, own, hasSchedule, viewer }, wish);
}

/** The words that the person learns or has learnt, in the senses that are learnt, with their cards. */
export async function exportMemory(services: Services, viewer: Exporter, wish: ExportWish): Promise<ExportedFile> {
  const { db } = services.database;
  const ids = await readCardWordIds(db, viewer.id);
  const found = await wordsOf(
    db,
    ids.map((wordId) => ({ wordId, count: 0 })),
  );
  const own = await readOwn(db, viewer, found, true);
  const words = found.map((word) => {
    const sense = own.memories.get(word.id)?.sense ?? null;
    return sense === null ? word : { ...word, senseCounts: onlySense(sense - 1) };
  });
  const title = services.translate(localeBeside(wish.language), "export_title_memory");
  return await fileOf(services, { title, words, own, hasSchedule: true, viewer }, wish);
}

/** What a person has of some words. */
type Own = {
  readonly memories: ReadonlyMap<number, StoredMemory>;
  readonly notes: ReadonlyMap<number, WordNote>;
};

const nothing: Own = { memories: new Map(), notes: new Map() };

/** Cards are read where they are needed alone. */
async function readOwn(
  db: Db,
  viewer: Exporter | undefined,
  words: readonly PlacedWord[],
  hasCards: boolean,
): Promise<Own> {
  if (viewer === undefined) return nothing;
  const ids = words.map(({ id }) => id);
  return {
    memories: hasCards ? await readMemories(db, viewer.id, ids) : nothing.memories,
    notes: await readNotes(db, viewer.id, ids),
  };
}

type Content = {
  readonly title: string;
  readonly words: readonly PlacedWord[];
  readonly own: Own;
  readonly hasSchedule: boolean;
  readonly viewer: Exporter | undefined;
};

async function fileOf(
  { translate, now, pdfs }: Services,
  { title, words, own, hasSchedule, viewer }: Content,
  { format, language }: ExportWish,
): Promise<ExportedFile> {
  const locale = localeBeside(language);
  const at = now().getTime();
  const bytes = await makeExport(format, {
    title,
    siteName: pdfs.siteName,
    language,
    labels: labelsIn(locale, translate),
    at,
    today: memoryDay(at, viewer?.timeZone ?? anyTimeZone),
    hasSchedule,
    words: words.map((word) => {
      const memory = own.memories.get(word.id);
      return {
        ...exportedWord(word, language, (partOfSpeech) => translate(locale, `pos_${partOfSpeech.replace(" ", "_")}`)),
        ...ownTexts(own.notes.get(word.id), word, language),
        recognition: exportedCard(memory?.recognition),
        production: exportedCard(memory?.production),
      };
    }),
  });
  return { title, bytes };
}

function exportedWord(
  listed: PlacedWord,
  language: ListLanguage,
  nameOf: (partOfSpeech: string) => string,
): Omit<ExportedWord, "meaning" | "note"> {
  const word = inSenseHere(listed);
  const [meant] = sensesHere(listed);
  const { example = "", exampleMean = "" } = meant === undefined ? {} : exampleIn(meant, language);
  const seconds = listed.second === undefined ? listed.times : [listed.second];
  return {
    id: word.id,
    phrase: word.phrase,
    ipa: word.ipa,
    partOfSpeech: nameOf(word.partOfSpeech),
    level: nameOfLevel(word.level),
    definition: word.definition,
    example: word.line ?? example,
    // Of the lexicon's own sentence, not of the title's line.
    exampleMeaning: word.line === null ? exampleMean : "",
    minutes: seconds.slice(0, mostMinutes).map(clockText),
  };
}

/** In English the definition stands in a column of its own. */
function ownTexts(note: WordNote | undefined, listed: PlacedWord, language: ListLanguage) {
  const meaning = language === "en" ? null : meanIn(inSenseHere(listed), language);
  const meanings = [note?.meaning ?? "", meaning ?? ""].filter((text) => text !== "");
  return { meaning: meanings.join("; "), note: note?.note ?? "" };
}

function exportedCard(card: Card | null | undefined): ExportedCard | undefined {
  if (card?.state === undefined || card.state === null) return undefined;
  const { dueDay, reps, lapses, state } = card;
  return { ...state, dueDay, reps, lapses };
}

function labelsIn(locale: Locale, translate: Translate): ExportedList["labels"] {
  const text = (key: string) => translate(locale, `export_${key}`);
  return {
    phrase: text("phrase"),
    ipa: text("ipa"),
    partOfSpeech: text("part_of_speech"),
    level: text("level"),
    meaning: text("meaning"),
    definition: text("definition"),
    example: text("example"),
    exampleMeaning: text("example_meaning"),
    minutes: text("minutes"),
    note: text("note"),
    recognition: text("recognition"),
    production: text("production"),
    dueDay: text("due_day"),
    stability: text("stability"),
    reps: text("reps"),
    lapses: text("lapses"),
  };
}
