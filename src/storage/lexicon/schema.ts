import type { Level } from "../../domain/lexicon/level.ts";
import { partsOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import { byMeaningLanguage, type MeaningLanguage } from "../../domain/locale/meaning-language.ts";
import {
  bigint,
  check,
  convertedJson,
  getTableColumns,
  index,
  moment,
  pgTable,
  type SQL,
  smallint,
  sql,
  text,
  unique,
} from "../drizzle.ts";
import { entryJson, meaningsJson, sensesJson, textsJson } from "./by-language.ts";

/** Headwords; the id is made from phrase and part of speech by the domain, never by the database. */
export const words = pgTable(
  "words",
  {
    id: bigint("id", { mode: "number" }).primaryKey(),
    phrase: text("phrase").notNull(),
    partOfSpeech: text("part_of_speech", { enum: partsOfSpeech }).notNull(),
    level: smallint("level").$type<Level>().notNull(),
    meanings: convertedJson(meaningsJson)("meanings").notNull(),
    definition: text("definition").notNull(),
    synonyms: text("synonyms").array().notNull(),
    ipa: text("ipa").notNull(),
    source: text("source", { enum: ["lexicon", "fallback"] }).notNull(),
    senses: convertedJson(sensesJson)("senses").notNull().default([]),
    /** Languages that have the same word for the first meaning. */
    cognates: text("cognates").array().notNull().$type<MeaningLanguage[]>().default([]),
    falseFriends: convertedJson(textsJson)("false_friends")
      .notNull()
      .default(byMeaningLanguage(() => "")),
  },
  (table) => [
    unique("words_phrase_part_of_speech").on(table.phrase, table.partOfSpeech),
    index("words_phrase_lower").on(sql`lower(${table.phrase})`),
    // For the samples that choices are taken from, which reviews and quizzes read at each start.
    index("words_lexicon_class").on(table.level, table.partOfSpeech, table.id).where(sql`${table.source} = 'lexicon'`),
    check("words_level", sql`${table.level} between 1 and 5`),
    check("words_source", sql`${table.source} in ('lexicon', 'fallback')`),
  ],
);

const { source: _source, ...columns } = getTableColumns(words);

/** What lists show of a headword: all but its source. */
export const headwordColumns = columns;

/** Whether a headword has a meaning in the language. */
export const hasMeaningIn = (language: MeaningLanguage): SQL<unknown> =>
  sql`coalesce(${words.meanings} -> ${language}::text <> '[]', false)`;

/** Entries that were edited in the console; they stand above those of the lexicon's files. Their rows in `words` are written with them. */
export const lexiconOverlay = pgTable("lexicon_overlay", {
  wordId: bigint("word_id", { mode: "number" }).primaryKey(),
  /** The entry with its senses, as the files have it. */
  entry: convertedJson(entryJson)("entry").notNull(),
  /** Of the file's entry that it stands above; null for an entry of its own. */
  fileHash: text("file_hash"),
  editedAt: moment("edited_at").notNull(),
  editedBy: text("edited_by").notNull(),
});
