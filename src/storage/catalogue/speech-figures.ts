import { fewestRatedWords } from "../../domain/catalogue/difficulty.ts";
import type { TitleSpeech } from "../../domain/catalogue/title-speech.ts";
import type { Db } from "../database.ts";
import { and, asc, desc, eq, inArray, isAnyOf, isNotNull, lte, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import { saidWords } from "./readings-schema.ts";
import { episodes, isTitleShown, seasons, titles } from "./schema.ts";

/** What is said in episodes, in running words. */
export type Speech = {
  readonly runningWords: number;
  readonly closedClassWords: number;
  readonly nameWords: number;
  /** Of each headword, by its id. */
  readonly wordsOf: ReadonlyMap<number, number>;
};

/** The speech of the first published episodes and movies: a sample, so that a large catalogue takes no longer. */
export async function readSpeech(db: Db, episodeCount: number): Promise<Speech> {
  const sample = await db
    .select({
      id: episodes.id,
      runningWords: episodes.runningWords,
      closedClassWords: episodes.closedClassWords,
      nameWords: episodes.nameWords,
    })
    .from(episodes)
    .innerJoin(titles, eq(titles.id, episodes.titleId))
    .where(and(isNotNull(episodes.difficulty), isTitleShown))
    .orderBy(asc(episodes.id))
    .limit(episodeCount);
  const ids = sample.map(({ id }) => id);
  const rows = await db
    .select({ wordId: saidWords.wordId, tokens: sql`sum(${saidWords.tokens})`.mapWith(Number) })
    .from(saidWords)
    .where(isAnyOf(saidWords.episodeId, ids))
    .groupBy(saidWords.wordId);
  const sumOf = (key: "runningWords" | "closedClassWords" | "nameWords") =>
    sample.reduce((sum, episode) => sum + episode[key], 0);
  return {
    runningWords: sumOf("runningWords"),
    closedClassWords: sumOf("closedClassWords"),
    nameWords: sumOf("nameWords"),
    wordsOf: new Map(rows.map(({ wordId, tokens }) => [wordId, tokens])),
  };
}

const isLongEnoughToRate = sql`(
  select sum(${episodes.runningWords}) from ${episodes}
  where ${episodes.titleId} = ${titles.id} and ${isNotNull(episodes.difficulty)}
) >= ${fewestRatedWords}`;

/** The easiest published titles that are free, those too short to be rated last, each with the speech of its first episodes. */
export async function readEasiestTitles(db: Db, titleCount: number, episodesOfEach: number): Promise<TitleSpeech[]> {
  const chosen = await db
    .select({
      id: titles.id,
      kind: titles.kind,
      name: titles.name,
      combinedUrl: titles.combinedUrl,
      difficulty: titles.difficulty,
    })
    .from(titles)
    .where(and(isTitleShown, eq(titles.isPremium, false)))
    .orderBy(desc(isLongEnoughToRate), asc(titles.difficulty), asc(titles.wordCount), asc(titles.id))
    .limit(titleCount);
  if (chosen.length === 0) return [];
  const numbered = db
    .select({
      id: episodes.id,
      titleId: episodes.titleId,
      runningWords: episodes.runningWords,
      closedClassWords: episodes.closedClassWords,
      nameWords: episodes.nameWords,
      place: sql`row_number() over (
        partition by ${episodes.titleId} order by ${seasons.seasonNumber}, ${episodes.episodeNumber}
      )`
        .mapWith(Number)
        .as("place"),
    })
    .from(episodes)
    .leftJoin(seasons, eq(seasons.id, episodes.seasonId))
    .where(
      and(
        inArray(
          episodes.titleId,
          chosen.map(({ id }) => id),
        ),
        isNotNull(episodes.difficulty),
      ),
    )
    .as("numbered");
  const first = await db.select().from(numbered).where(lte(numbered.place, episodesOfEach));
  const spoken = await db
    .select({
      episodeId: saidWords.episodeId,
      easyWords: sql`coalesce(sum(${saidWords.tokens}) filter (where ${words.level} <= 2), 0)`.mapWith(Number),
      seconds: sql`coalesce(max(${saidWords.times}[cardinality(${saidWords.times})]), 0)`.mapWith(Number),
    })
    .from(saidWords)
    .innerJoin(words, eq(words.id, saidWords.wordId))
    .where(
      isAnyOf(
        saidWords.episodeId,
        first.map(({ id }) => id),
      ),
    )
    .groupBy(saidWords.episodeId);
  const spokenIn = new Map(spoken.map((row) => [row.episodeId, row]));
  return chosen.flatMap(({ id, difficulty, ...title }) => {
    if (difficulty === null) return [];
    const own = first.filter(({ titleId }) => titleId === id);
    const sumOf = (figureOf: (episode: (typeof own)[number]) => number) =>
      own.reduce((sum, episode) => sum + figureOf(episode), 0);
    return [
      {
        ...title,
        difficulty,
        runningWords: sumOf(({ runningWords }) => runningWords),
        closedClassWords: sumOf(({ closedClassWords }) => closedClassWords),
        nameWords: sumOf(({ nameWords }) => nameWords),
        easyWords: sumOf((episode) => spokenIn.get(episode.id)?.easyWords ?? 0),
        seconds: sumOf((episode) => spokenIn.get(episode.id)?.seconds ?? 0),
      },
    ];
  });
}
