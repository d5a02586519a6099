import type { Level } from "../../domain/lexicon/level.ts";
import type { SaidWords } from "../../domain/progress/coverage-index.ts";
import type { Db } from "../database.ts";
import { sql } from "../drizzle.ts";

/** Ids of the published titles. */
export async function readPublishedTitles(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from titles where difficulty is not null order by id`,
  );
  return rows.map(({ id }) => id);
}

type SaidRow = Omit<SaidWords, "wordIds" | "tokens"> & { readonly said: Buffer | null };

const bytesOfWord = 12;

/**
 * Words come as bytes, eight of the id and four of the tokens: as arrays of the driver's, or as rows, they take several
 * times as long, and there are 900 of each of thousands of episodes.
 */
function wordsOf(said: Buffer): Pick<SaidWords, "wordIds" | "tokens"> {
  const wordIds: number[] = [];
  const tokens: number[] = [];
  for (let at = 0; at < said.length; at += bytesOfWord) {
    wordIds.push(said.readUInt32BE(at) * 2 ** 32 + said.readUInt32BE(at + 4));
    tokens.push(said.readUInt32BE(at + 8));
  }
  return { wordIds, tokens };
}

/** What the published episodes of some titles say, word by word. */
export async function readSaidWords(db: Db, titleIds: readonly number[]): Promise<SaidWords[]> {
  const { rows } = await db.execute<SaidRow>(sql`
    select episodes.title_id as "titleId", episodes.season_id as "seasonId", episodes.id as "episodeId",
      titles.is_premium or coalesce(seasons.is_premium, false) as "isPremium", episodes.running_words as "runningWords",
      (select string_agg(int8send(word_id) || int4send(tokens), '') from episode_words where episode_id = episodes.id) as said
    from episodes
    join titles on titles.id = episodes.title_id
    left join seasons on seasons.id = episodes.season_id
    where episodes.difficulty is not null and episodes.title_id = any(${sql.param(titleIds)}::int[])
    order by titles.id, seasons.season_number, episodes.episode_number`);
  return rows.map(({ said, ...row }) => ({ ...row, ...wordsOf(said ?? Buffer.alloc(0)) }));
}

/** Levels of all words, by their ids. */
export async function readWordLevels(db: Db): Promise<Map<number, Level>> {
  const { rows } = await db.execute<{ id: string; level: Level }>(sql`select id, level from words`);
  return new Map(rows.map(({ id, level }) => [Number(id), level]));
}
