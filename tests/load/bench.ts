import type { Content } from "../../src/contract/catalogue.ts";
import { type RunningSite, removeDataDir, startSite, temporaryDataDir } from "../factories/running-site.ts";
import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { benchAnswerMemory } from "./answer-bench.ts";
import { benchEnumeration } from "./enumeration-bench.ts";
import { median, residentMegabytes } from "./figures.ts";
import { compareWithBare } from "./http-bench.ts";
import { benchPipeline, benchWholeImport } from "./import-bench.ts";
import { keepRatios, lossesOf, type Ratios, readRatios } from "./kept-ratios.ts";
import { benchLeaderboard } from "./leaderboard-bench.ts";
import { benchMemory } from "./memory-bench.ts";
import { benchMySeries } from "./my-series-bench.ts";
import { benchRendering } from "./page-bench.ts";
import { benchPayments } from "./payment-bench.ts";
import { benchAnswers } from "./quiz-bench.ts";
import { runAbuse } from "./run-abuse.ts";

// All figures come from one run, as ratios where there is something to compare with: machines are noisy.
// npm run bench -- abuse measures nothing of this, but learners beside attackers: abuse/.
// npm run bench -- memory 10000000 measures reviews alone, with so many cards: memory-bench.ts.
// npm run bench -- quiz measures what memory adds to an answer: answer-bench.ts.
// npm run bench -- my-series measures a season that somebody brings, beside learners: my-series-bench.ts.
// npm run bench -- http measures the starts and what is served alone; http keep writes its ratios to ratios.json, which
// later runs are compared with: a loss of over a fifth is told, and the exit code is 1.
// npm run bench -- 2000 imports that many files in the whole import; 200 unless told.
// With TEST_DATABASE_URL the leaderboard and fifty players at once are measured on that PostgreSQL too.

if (process.argv[2] === "abuse") {
  await runAbuse();
  process.exit();
}
if (process.argv[2] === "memory") {
  await benchMemory(Number(process.argv[3] ?? 1_000_000));
  process.exit();
}
if (process.argv[2] === "quiz") {
  await benchAnswerMemory();
  process.exit();
}
if (process.argv[2] === "my-series") {
  await benchMySeries();
  process.exit();
}
const isServingAlone = process.argv[2] === "http";
const wholeImportFiles = Number(process.argv[2] ?? 200);
const starts = 3;

function row(name: string, ...figures: string[]): void {
  console.log(`${name.padEnd(52)} ${figures.join("   ")}`);
}

async function benchStarts(dataDir: string): Promise<RunningSite> {
  const first = await startSite(dataDir);
  row("first start, pages built, until ready", `${(first.readyMs / 1000).toFixed(2)} s`);
  await first.stop();
  const later: number[] = [];
  for (let round = 0; round < starts; round += 1) {
    const site = await startSite(dataDir);
    later.push(site.readyMs);
    await site.stop();
  }
  row("second start until ready", `${(median(later) / 1000).toFixed(2)} s`);
  return startSite(dataDir);
}

async function benchHttp({ origin, pid }: RunningSite): Promise<Ratios> {
  const ratios: Record<string, number> = {};
  row("memory after the start", `${await residentMegabytes(pid)} MB`);
  const content: Content = await (await fetch(`${origin}/api/Home/GetContent`)).json();
  const [series] = content.seriesList;
  const episode = series?.seasons[0]?.episodes[0];
  const targets = [
    ["GetContentVersion", "/api/Home/GetContentVersion"],
    ["GetContent", "/api/Home/GetContent"],
    ["GetWordListV2 of an episode", `/api/WordList/GetWordListV2?type=2&id=${episode?.id}&MeanLanguageType=2`],
    ["home page, kept", "/"],
    ["episode page, kept", `/dizi/${series?.combinedUrl}/1/${episode?.episodeNumber}`],
    ["series page, kept", `/dizi/${series?.combinedUrl}`],
  ] as const;
  for (const [name, path] of targets) {
    const { perSecond, bare, ratio } = await compareWithBare(origin, name, path);
    ratios[name] = ratio;
    row(name, `${perSecond.toFixed(0)} /s`, `bare node:http ${bare.toFixed(0)} /s`, `ratio ${ratio.toFixed(2)}`);
  }
  for (const [name, path] of targets.slice(3)) {
    row(`${name.replace("kept", "rendered anew")}`, `${(await benchRendering(origin, path)).toFixed(1)} ms`);
  }
  row("memory after all requests", `${await residentMegabytes(pid)} MB`);
  return ratios;
}

async function compareRatios(ratios: Ratios): Promise<void> {
  if (process.argv[3] === "keep") return await keepRatios(ratios);
  const losses = lossesOf(await readRatios(), ratios);
  for (const loss of losses) console.warn(`SLOWER  ${loss}`);
  if (losses.length > 0) process.exitCode = 1;
}

async function benchSecrets({ origin }: RunningSite): Promise<void> {
  for (const [name, { first, second }] of Object.entries(await benchEnumeration(origin))) {
    const difference = Math.abs(first - second).toFixed(2);
    row(
      `${name}, 200 in turn`,
      `somebody ${first.toFixed(1)} ms`,
      `nobody ${second.toFixed(1)} ms`,
      `difference ${difference} ms`,
    );
  }
}

async function benchPlay({ origin }: RunningSite, name: string, players: number): Promise<void> {
  const times = [...(await benchAnswers(origin, players))].sort((a, b) => a - b);
  const slow = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  row(
    `an answer acknowledged, ${name}, ${players} at once`,
    `${median(times).toFixed(1)} ms`,
    `95 % ${slow.toFixed(1)} ms`,
  );
}

async function benchCallbacks({ origin }: RunningSite, name: string): Promise<void> {
  const buyers = 20;
  const { alone, atOnce } = await benchPayments(origin, buyers);
  row(
    `a paid card until premium, ${name}`,
    `one buyer ${median(alone).toFixed(1)} ms`,
    `${buyers} at once ${median(atOnce).toFixed(1)} ms, at most ${Math.max(...atOnce).toFixed(1)} ms`,
  );
}

/** On a database of its own, which is dropped again. */
async function benchPostgres(url: string): Promise<void> {
  const { people, topMs, rankMs, slowestRankMs } = await benchLeaderboard(url);
  row(
    `leaderboard of ${people} people, PostgreSQL`,
    `first hundred ${topMs.toFixed(1)} ms`,
    `own place ${rankMs.toFixed(1)} ms, at most ${slowestRankMs.toFixed(1)} ms`,
  );
  const name = newDatabaseName();
  await administer(url, `create database ${name}`);
  const folder = await temporaryDataDir();
  const shared = await startSite(folder, { DATABASE_URL: withDatabaseName(url, name) });
  await benchPlay(shared, "PostgreSQL", 50);
  await benchCallbacks(shared, "PostgreSQL");
  await shared.stop();
  await removeDataDir(folder);
  await administer(url, `drop database ${name} with (force)`);
}

const dataDir = await temporaryDataDir();
const site = await benchStarts(dataDir);
await compareRatios(await benchHttp(site));
if (isServingAlone) {
  await site.stop();
  await removeDataDir(dataDir);
  process.exit();
}
await benchSecrets(site);
await benchPlay(site, "embedded database", 1);
await benchPlay(site, "embedded database", 50);
await benchCallbacks(site, "embedded database");
await site.stop();
await removeDataDir(dataDir);
if (process.env.TEST_DATABASE_URL !== undefined) await benchPostgres(process.env.TEST_DATABASE_URL);

const pipeline = await benchPipeline();
row(
  "pipeline, files of 4,000 words, one core, warm",
  `${pipeline.filesPerSecond.toFixed(0)} /s`,
  `tagger alone ${pipeline.taggerFilesPerSecond.toFixed(0)} /s`,
  `ratio ${pipeline.ratio.toFixed(2)}`,
);
const whole = await benchWholeImport(wholeImportFiles);
row(
  `whole import of ${whole.files} files, embedded database`,
  `${whole.filesPerSecond.toFixed(0)} /s`,
  `memory ${whole.earlyMb} MB early, ${whole.lateMb} MB late`,
);
