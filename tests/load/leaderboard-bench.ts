import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "../../src/storage/database.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { readRank, readTop } from "../../src/storage/progress/leaderboard.ts";
import { pointsPerStep } from "../../src/storage/progress/rank-step.ts";
import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { median } from "./figures.ts";

const month = "2026-05";
const rounds = 60;

export type LeaderboardFigures = {
  readonly people: number;
  /** Medians of the first hundred and of one's own place, and the slowest place of all, in milliseconds. */
  readonly topMs: number;
  readonly rankMs: number;
  readonly slowestRankMs: number;
};

/** A month with so many people on a PostgreSQL: most have little, some have much. */
export async function benchLeaderboard(url: string, people = 1_000_000): Promise<LeaderboardFigures> {
  const name = newDatabaseName();
  const dataDir = mkdtempSync(path.join(tmpdir(), "dizi-okulu-"));
  await administer(url, `create database ${name}`);
  const database = await openDatabase({ url: withDatabaseName(url, name), dataDir });
  try {
    await migrate(database);
    await database.withConnection(async (client) => {
      await client.query(`
        insert into users (username, username_folded, mail, mail_folded, language, time_zone, mail_consent, created_at)
        select 'u' || n, 'u' || n, n || '@b.example', n || '@b.example', 'tr', 'Europe/Istanbul', false, now()
        from generate_series(1, ${people}) as n`);
      await client.query(`
        insert into points_months (user_id, month, points, ranked, is_ranked, reached_at)
        select id, '${month}', points, points, true, now() + random() * interval '20 days'
        from users, lateral (select 1 + (200 * power(random(), -0.5) + 0 * users.id)::int as points) as earned`);
      await client.query(`
        insert into rank_steps select month, ranked / ${pointsPerStep}, count(*) from points_months group by 1, 2`);
      await client.query("vacuum analyze");
    });
    const top: number[] = [];
    const rank: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      let start = performance.now();
      await readTop(database.db, month);
      top.push(performance.now() - start);
      start = performance.now();
      await readRank(database.db, 1 + Math.floor((round * people) / rounds), month);
      rank.push(performance.now() - start);
    }
    return { people, topMs: median(top), rankMs: median(rank), slowestRankMs: Math.max(...rank.slice(1)) };
  } finally {
    await database.close();
    await administer(url, `drop database ${name} with (force)`);
    rmSync(dataDir, { recursive: true });
  }
}
