import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { followContentVersion } from "../../src/services/catalogue/content-version.ts";
import type { WordListSource } from "../../src/services/catalogue/read-word-list.ts";
import { readListCoverage, readTitleCoverages } from "../../src/services/progress/read-coverage.ts";
import { readTonight } from "../../src/services/progress/read-tonight.ts";
import { readKnown, setKnown } from "../../src/services/progress/set-known.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { readVersion } from "../../src/storage/publication/queries.ts";
import { median } from "./figures.ts";
import { coverageBenchUser, fillCatalogue } from "./progress-catalogue.ts";

// node tests/load/progress-bench.ts [postgres://… of an empty database]: known words and coverage with 2,000 episodes of
// 900 words each; without an address on the embedded database.

const episodes = 2_000;
const url = process.argv[2];

function row(name: string, milliseconds: number): void {
  console.log(`${name.padEnd(58)} ${milliseconds.toFixed(1)} ms`);
}

async function timed<Value>(work: () => Promise<Value>): Promise<readonly [number, Value]> {
  const began = performance.now();
  const value = await work();
  return [performance.now() - began, value];
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1) times.push((await timed(work))[0]);
  return median(times);
}

const dataDir = mkdtempSync(path.join(tmpdir(), "dizi-okulu-bench-"));
const database: Database = await openDatabase({ ...(url === undefined ? {} : { url }), dataDir });
await migrate(database);
const contentVersion = await followContentVersion(() => readVersion(database.db));
const services = { database, contentVersion, now: () => new Date() } as Parameters<typeof setKnown>[0];
const wordIds = await fillCatalogue(database.db, episodes);
const userId = await coverageBenchUser(database.db);
const coverage = async () => readTitleCoverages(services, undefined, await readKnown(services, userId));

const marked = wordIds.slice(0, 2_000);
const [marking] = await timed(() => setKnown(services, { id: userId, timeZone: "Europe/Istanbul" }, marked, "known"));
row("2,000 words marked as known", marking);
row(
  "the same marked again",
  await medianOf(() => setKnown(services, { id: userId, timeZone: "Europe/Istanbul" }, marked, "known")),
);
const [cold, titles] = await timed(coverage);
row(`coverage of ${titles.length} titles, ${episodes} episodes, first time after a publication`, cold);
row("the same, from then on", await medianOf(coverage));
const [first] = titles;
const source = { kind: "series", id: first?.titleId ?? 0 } as const;
const shortest = async () => readListCoverage(services, undefined, await readKnown(services, userId), source);
row("one series with its episodes and shortest list", await medianOf(shortest));
const wish = { count: 10, language: "tr", skip: [], answered: [] } as const;
const tonight = (of: WordListSource) => async () =>
  readTonight(services, undefined, await readKnown(services, userId), of, wish);
const { rows } = await database.pool.query(
  "select min(id) as id, count(*) as count from episodes where title_id = $1",
  [source.id],
);
row("tonight's words of an episode", await medianOf(tonight({ kind: "episode", id: rows[0].id })));
row(`tonight's words of a series of ${rows[0].count} episodes`, await medianOf(tonight(source)));

contentVersion.stop();
await database.close();
rmSync(dataDir, { recursive: true });
