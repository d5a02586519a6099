import type { FiguresFor } from "../../domain/catalogue/difficulty.ts";
import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import type { Level } from "../../domain/lexicon/level.ts";
import { partsOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import type { Translated } from "../../domain/locale/locale.ts";
import type { ByMeaningLanguage } from "../../domain/locale/meaning-language.ts";
import {
  and,
  bigint,
  boolean,
  bytea,
  check,
  eq,
  index,
  integer,
  isNotNull,
  jsonb,
  moment,
  or,
  pgTable,
  primaryKey,
  serial,
  smallint,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../drizzle.ts";
import { readings } from "./readings-schema.ts";

/** What an import says of a title, and the operator may say otherwise. */
export const titleFields = [
  "name",
  "year",
  "genres",
  "description",
  "posterUrl",
  "isPremium",
  "premiumSeasons",
  "showLines",
  "watchUrl",
  "licence",
  "credit",
] as const;

export type TitleField = (typeof titleFields)[number];

/** Difficulties by language: `figuresByLanguage`. */
const forLanguages = () => jsonb("for_languages").$type<ByMeaningLanguage<FiguresFor>>();

/** `difficulty` is null until the figures of a title, season or episode are published for the first time. */
export const titles = pgTable(
  "titles",
  {
    id: serial("id").primaryKey(),
    kind: text("kind", { enum: ["series", "movie"] }).notNull(),
    name: text("name").notNull(),
    combinedUrl: text("combined_url").notNull(),
    year: integer("year"),
    genres: text("genres").array().notNull(),
    description: jsonb("description").$type<Translated>().notNull(),
    posterUrl: text("poster_url"),
    isPremium: boolean("is_premium").notNull(),
    showLines: boolean("show_lines").notNull(),
    difficulty: smallint("difficulty").$type<Level>(),
    forLanguages: forLanguages(),
    wordCount: integer("word_count").notNull().default(0),
    /** Where it can be watched. */
    watchUrl: text("watch_url"),
    /** A code: see `licences`. */
    licence: text("licence"),
    /** Who is to be named where it is shown. */
    credit: text("credit"),
    /** How long a film, or an episode, is. */
    minutes: integer("minutes"),
    /** Taken from the site by the operator; it keeps all it has. */
    isHidden: boolean("is_hidden").notNull().default(false),
    /** Brought by somebody, and for nobody else: see `titleOwners`. */
    isPrivate: boolean("is_private").notNull().default(false),
    /** Fields that the operator has changed: an import leaves them as they are. */
    edited: text("edited").array().$type<TitleField[]>().notNull().default([]),
    /** Changed since its figures were published. */
    isStale: boolean("is_stale").notNull().default(true),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** In the place of its id in the order of titles; null for its id. */
    place: integer("place"),
  },
  (table) => [
    // Private titles have addresses and names of their own for each owner.
    uniqueIndex("titles_combined_url").on(table.kind, table.combinedUrl).where(sql`not ${table.isPrivate}`),
    uniqueIndex("titles_identity")
      .on(table.kind, sql`lower(${table.name})`, sql`coalesce(${table.year}, 0)`)
      .where(sql`not ${table.isPrivate}`),
    index("titles_stale").on(table.id).where(sql`${table.isStale}`),
    check("titles_kind", sql`${table.kind} in ('series', 'movie')`),
    check("titles_difficulty", sql`${table.difficulty} between 1 and 5`),
  ],
);

/** What is stored of the title packs that come with releases, by their file; so that later ones are told from an operator's import. */
export const shippedPacks = pgTable("shipped_packs", {
  file: text("file").primaryKey(),
  /** Of the file's bytes. */
  hash: text("hash").notNull(),
  /** Hashes under which its episodes were stored. */
  contentHashes: text("content_hashes").array().notNull(),
});

/**
 * Whose a private title is. Without a foreign key to users, whose area comes later: `eraseUser` removes the titles, under
 * the lock under which they are made.
 */
export const titleOwners = pgTable(
  "title_owners",
  {
    titleId: integer("title_id")
      .primaryKey()
      .references(() => titles.id, { onDelete: "cascade" }),
    userId: integer("user_id").notNull(),
    addedAt: moment("added_at").notNull(),
    /** The public title that the operator made of it. */
    publicTitleId: integer("public_title_id").references(() => titles.id, { onDelete: "set null" }),
  },
  (table) => [index("title_owners_user").on(table.userId), index("title_owners_public").on(table.publicTitleId)],
);

/**
 * Titles that imports keep until somebody publishes them: private titles of nobody, so that the rule below shows them to
 * nobody. Without a foreign key to the imports, whose area comes later.
 */
export const drafts = pgTable(
  "drafts",
  {
    titleId: integer("title_id")
      .primaryKey()
      .references(() => titles.id, { onDelete: "cascade" }),
    /** The import whose draft it is. */
    importId: uuid("import_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("drafts_import").on(table.importId)],
);

const isPublished = and(isNotNull(titles.difficulty), eq(titles.isHidden, false));

/** Whether everybody may see a title: its figures are published, it is not private, and the operator has not hidden it. */
export const isTitleShown = and(isPublished, eq(titles.isPrivate, false));

/** The same for one reader, who has the titles of their own besides: `canReadTitle` in SQL. */
export function isTitleShownTo(reader: TitleReader) {
  if (reader === undefined) return isTitleShown;
  const isOwner = sql`exists (select 1 from ${titleOwners}
    where ${titleOwners.titleId} = ${titles.id} and ${titleOwners.userId} = ${reader})`;
  return and(isPublished, or(eq(titles.isPrivate, false), isOwner));
}

/** Addresses that titles had before they were renamed; they redirect. */
export const formerAddresses = pgTable(
  "former_addresses",
  {
    kind: text("kind", { enum: ["series", "movie"] }).notNull(),
    combinedUrl: text("combined_url").notNull(),
    titleId: integer("title_id")
      .notNull()
      .references(() => titles.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.combinedUrl] }),
    index("former_addresses_title").on(table.titleId),
  ],
);

/** Names and years that titles had before they were renamed: the files of an import still have them. */
export const formerIdentities = pgTable(
  "former_identities",
  {
    kind: text("kind", { enum: ["series", "movie"] }).notNull(),
    /** In lower case. */
    name: text("name").notNull(),
    /** 0 for none. */
    year: integer("year").notNull(),
    titleId: integer("title_id")
      .notNull()
      .references(() => titles.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name, table.year] }),
    index("former_identities_title").on(table.titleId),
  ],
);

/** Posters that the operator uploaded, encoded anew as WebP; in the database, which all processes share. */
export const posters = pgTable(
  "posters",
  {
    /** SHA-256 of the picture in hexadecimal digits, by which its address names it. */
    hash: text("hash").notNull(),
    titleId: integer("title_id")
      .notNull()
      .references(() => titles.id, { onDelete: "cascade" }),
    bytes: bytea("bytes").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId] }), index("posters_hash").on(table.hash)],
);

export const seasons = pgTable(
  "seasons",
  {
    id: serial("id").primaryKey(),
    titleId: integer("title_id")
      .notNull()
      .references(() => titles.id, { onDelete: "cascade" }),
    seasonNumber: integer("season_number").notNull(),
    isPremium: boolean("is_premium").notNull(),
    difficulty: smallint("difficulty").$type<Level>(),
    forLanguages: forLanguages(),
    wordCount: integer("word_count").notNull().default(0),
  },
  (table) => [
    unique("seasons_title_number").on(table.titleId, table.seasonNumber),
    check("seasons_difficulty", sql`${table.difficulty} between 1 and 5`),
  ],
);

/** One subtitle file each. A movie has exactly one, without a season. */
export const episodes = pgTable(
  "episodes",
  {
    id: serial("id").primaryKey(),
    titleId: integer("title_id")
      .notNull()
      .references(() => titles.id, { onDelete: "cascade" }),
    seasonId: integer("season_id").references(() => seasons.id, { onDelete: "cascade" }),
    episodeNumber: integer("episode_number").notNull(),
    name: text("name"),
    /** Of the file and of the settings it was imported with. */
    contentHash: text("content_hash").notNull(),
    /** Words said, of all kinds; those of closed classes, of names, of items and others add up to it. */
    runningWords: integer("running_words").notNull(),
    closedClassWords: integer("closed_class_words").notNull(),
    nameWords: integer("name_words").notNull(),
    otherWords: integer("other_words").notNull(),
    /** Of the others, the ones that no dictionary knows. */
    unjudgedWords: integer("unjudged_words").notNull().default(0),
    itemWords: integer("item_words").notNull(),
    /** Distinct headwords. */
    wordCount: integer("word_count").notNull().default(0),
    difficulty: smallint("difficulty").$type<Level>(),
    forLanguages: forLanguages(),
    /** At which its last cue ends; null where nobody has counted. */
    seconds: integer("seconds"),
    /** The reading that has its words, in place of `episode_words`; shared with other episodes of the same text. */
    readingId: integer("reading_id").references(() => readings.id),
    importedAt: moment("imported_at").notNull().defaultNow(),
  },
  (table) => [
    unique("episodes_place").on(table.titleId, table.seasonId, table.episodeNumber).nullsNotDistinct(),
    index("episodes_season").on(table.seasonId),
    index("episodes_reading").on(table.readingId).where(sql`${table.readingId} is not null`),
    check("episodes_difficulty", sql`${table.difficulty} between 1 and 5`),
  ],
);

export const episodeWords = pgTable(
  "episode_words",
  {
    episodeId: integer("episode_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    /**
     * Of a row in `words`, where rows are never deleted. No foreign key: it would lock 900 rows of `words` with every
     * episode. `replaceEpisode` checks them in one go.
     */
    wordId: bigint("word_id", { mode: "number" }).notNull(),
    /** How often it is said. */
    count: integer("count").notNull(),
    /** Running words that its occurrences cover. */
    tokens: integer("tokens").notNull(),
    /** Whole seconds from the start of the file, ascending. */
    times: integer("times").array().notNull(),
    line: text("line"),
    /** The sense meant at each of the times, 0 the first of the headword; empty where it is always the first. */
    senses: smallint("senses").array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.episodeId, table.wordId] }), index("episode_words_word").on(table.wordId)],
);

/**
 * Items of title packs that the lexicon lacks. They count among their episode's other words; when the lexicon has them,
 * they become its words.
 */
export const missingItems = pgTable(
  "missing_items",
  {
    episodeId: integer("episode_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    /** The id that the headword will have. */
    wordId: bigint("word_id", { mode: "number" }).notNull(),
    phrase: text("phrase").notNull(),
    partOfSpeech: text("part_of_speech", { enum: partsOfSpeech }).notNull(),
    count: integer("count").notNull(),
    tokens: integer("tokens").notNull(),
    times: integer("times").array().notNull(),
    senses: smallint("senses").array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.episodeId, table.wordId] }), index("missing_items_word").on(table.wordId)],
);

/** What the operator said of a title's capitalised words. */
export const titleNames = pgTable(
  "title_names",
  {
    titleId: integer("title_id")
      .notNull()
      .references(() => titles.id, { onDelete: "cascade" }),
    /** In lower case. */
    word: text("word").notNull(),
    isName: boolean("is_name").notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.word] })],
);
