import { isCognateIn, isFalseFriendIn, type Likeness } from "../../domain/lexicon/level-for.ts";
import { byMeaningLanguage, type ListLanguage, listLanguages } from "../../domain/locale/meaning-language.ts";
import type { EpisodeTokens, WordFacts } from "../../domain/progress/coverage-index.ts";
import { saidWords } from "../catalogue/readings-schema.ts";
import { episodes, isTitleShown, seasons, titles } from "../catalogue/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, eq, isAnyOf, isNotNull, sql } from "../drizzle.ts";
import { hasMeaningIn, words } from "../lexicon/schema.ts";

/** Ids of the published titles. */
export async function readPublishedTitles(db: Db): Promise<number[]> {
  const rows = await db.select({ id: titles.id }).from(titles).where(isTitleShown).orderBy(asc(titles.id));
  return rows.map(({ id }) => id);
}

type Said = Pick<EpisodeTokens, "wordIds" | "tokens" | "firsts">;

const bytesOfWord = 16;

/**
 * Words come as bytes, eight of the id, four of the tokens and four of the first time: as arrays of the driver's, or as rows, they take several
 * times as long, and there are 900 of each of thousands of episodes.
 */
function readBytes(said: Buffer): Said {
  const wordIds: number[] = [];
  const tokens: number[] = [];
  const firsts: number[] = [];
  for (let at = 0; at < said.length; at += bytesOfWord) {
    wordIds.push(said.readUInt32BE(at) * 2 ** 32 + said.readUInt32BE(at + 4));
    tokens.push(said.readUInt32BE(at + 8));
    firsts.push(said.readUInt32BE(at + 12));
  }
  return { wordIds, tokens, firsts };
}

/** Sorts a word without a time behind all others. */
const neverSaid = sql.raw("2147483647");

const saidBytes = sql`coalesce((
  select string_agg(int8send(${saidWords.wordId}) || int4send(${saidWords.tokens})
    || int4send(coalesce(${saidWords.times}[1], ${neverSaid})), '')
  from ${saidWords} where ${saidWords.episodeId} = ${episodes.id}
), '')`.mapWith(readBytes);

/** What the published episodes of some titles say, word by word. */
export async function readEpisodeTokens(db: Db, titleIds: readonly number[]): Promise<EpisodeTokens[]> {
  const rows = await db
    .select({
      titleId: episodes.titleId,
      seasonId: episodes.seasonId,
      episodeId: episodes.id,
      isPremium: sql`${titles.isPremium} or coalesce(${seasons.isPremium}, false)`.mapWith(Boolean),
      runningWords: episodes.runningWords,
      unjudgedWords: episodes.unjudgedWords,
      said: saidBytes,
    })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(and(isNotNull(episodes.difficulty), isAnyOf(episodes.titleId, titleIds)))
    .orderBy(asc(titles.id), asc(seasons.seasonNumber), asc(episodes.episodeNumber));
  return rows.map(({ said, ...row }) => ({ ...row, ...said }));
}

const facts = {
  id: words.id,
  level: words.level,
  cognates: words.cognates,
  falseFriends: words.falseFriends,
  en: sql`${words.definition} <> ''`.mapWith(Boolean),
  ...byMeaningLanguage((language) => hasMeaningIn(language).mapWith(Boolean)),
};

type FactsRow = Likeness & { id: number; level: WordFacts["level"] } & Record<ListLanguage, boolean>;

function byId(rows: readonly FactsRow[]) {
  return new Map<number, WordFacts>(
    rows.map((row) => [
      row.id,
      {
        level: row.level,
        languages: listLanguages.filter((language) => row[language]),
        easierIn: listLanguages.filter((language) => isCognateIn(row, language)),
        harderIn: listLanguages.filter((language) => isFalseFriendIn(row, language)),
      },
    ]),
  );
}

/** Levels and languages of all words, by their ids. */
export async function readWordFacts(db: Db): Promise<Map<number, WordFacts>> {
  return byId(await db.select(facts).from(words));
}

/** The same of some words; ids of none are left out. */
export async function readFactsOf(db: Db, ids: readonly number[]): Promise<Map<number, WordFacts>> {
  return byId(await db.select(facts).from(words).where(isAnyOf(words.id, ids)));
}
