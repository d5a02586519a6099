import { loadavg } from "node:os";
import { removeDataDir, startSite, temporaryDataDir } from "../factories/running-site.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { upload } from "../factories/upload.ts";
import { jsonOf, signUpFrom } from "./abuse/clients.ts";
import { signUpLearners } from "./abuse/learners.ts";

const learnerCount = 20;
const playMs = 20_000;
const fileCount = 24;
/** Of an hour of a series. */
const wordsOfFile = 6_500;

function p99(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? Number.NaN;
}

/** A season that nobody has brought yet. */
function season(seed: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: fileCount }, (_, at) => [
      `The Quay S01E${String(at + 1).padStart(2, "0")}.srt`,
      subtitleText({ words: wordsOfFile, seed: seed + at }),
    ]),
  );
}

/** @returns milliseconds from the first byte sent to the last file read */
async function bring(origin: string, address: string, files: Readonly<Record<string, string>>): Promise<number> {
  const person = await signUpFrom(origin, address);
  const { payload, headers } = upload("/api/MySeries/Upload", { headers: {} }, files);
  const began = performance.now();
  const sent = await person.post(
    "/api/MySeries/Upload",
    Buffer.from(String(payload)),
    String(headers?.["content-type"] ?? ""),
  );
  const { uploadId } = jsonOf(sent);
  const watched = await person.get(`/api/MySeries/Watch?uploadId=${uploadId}`);
  const ms = performance.now() - began;
  const read =
    watched.body
      .toString()
      .split("event: upload")
      .at(-1)
      ?.match(/"state":"read"/g)?.length ?? 0;
  if (read !== fileCount) throw new Error(`${read} of ${fileCount} files were read`);
  person.close();
  return ms;
}

async function measure(databaseUrl?: string): Promise<void> {
  const dataDir = await temporaryDataDir();
  const env = {
    RATE_LIMIT_PER_MINUTE: "300",
    RATE_LIMIT_CREDENTIALS_PER_MINUTE: "10",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const site = await startSite(dataDir, env);
  try {
    const learners = await signUpLearners(site.origin, learnerCount);
    // The thread that reads is started by the first file, and the learners' calls are warm.
    await Promise.all([learners.play(5_000), bring(site.origin, "127.2.0.1", season(1))]);
    const before = await learners.play(playMs);
    const [beside, ms] = await Promise.all([learners.play(playMs), bring(site.origin, "127.2.0.2", season(1_000))]);
    const after = await learners.play(playMs);
    const alone = (p99(before.times) + p99(after.times)) / 2;
    console.log(`a season of ${fileCount} files read in ${(ms / 1000).toFixed(1)} s beside ${learnerCount} learners`);
    console.log(`99 % of their calls: ${p99(before.times).toFixed(0)} and ${p99(after.times).toFixed(0)} ms alone`);
    console.log(`beside it ${p99(beside.times).toFixed(0)} ms, ${(p99(beside.times) / alone).toFixed(2)} times that`);
    console.log(`put off ${beside.refused}; load ${loadavg()[0]?.toFixed(1)}`);
    learners.close();
  } finally {
    await site.stop();
    await removeDataDir(dataDir);
  }
}

/** A season that somebody brings, beside twenty learners; with TEST_DATABASE_URL on that PostgreSQL too. */
export async function benchMySeries(): Promise<void> {
  console.log("embedded database");
  await measure();
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return;
  console.log("PostgreSQL");
  const name = newDatabaseName();
  await administer(url, `create database ${name}`);
  await measure(withDatabaseName(url, name));
  await administer(url, `drop database ${name} with (force)`);
}
