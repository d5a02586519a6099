import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { type AbuseFigure, benchAbuse } from "./abuse/abuse-bench.ts";

/** One run's times alone scatter, so attacks are compared with the mean of what they were before and after them. */
async function print(figures: AsyncIterable<AbuseFigure>): Promise<void> {
  const alone: number[] = [];
  let worst = 0;
  for await (const { name, isAttack, medianMs, p99Ms, refused, peakMb } of figures) {
    if (isAttack) worst = Math.max(worst, p99Ms);
    else if (name.startsWith("learners alone")) alone.push(p99Ms);
    const times = `median ${medianMs.toFixed(0)} ms   99 % ${p99Ms.toFixed(0)} ms`;
    console.log(`${name.padEnd(48)} ${times}   put off ${refused}   memory at most ${peakMb} MB`);
  }
  const meanAlone = alone.reduce((sum, ms) => sum + ms, 0) / alone.length;
  console.log(`beside attackers at most ${(worst / meanAlone).toFixed(2)} times the 99 % alone`);
}

/** The attacks that were found, beside twenty learners; with TEST_DATABASE_URL on that PostgreSQL too. */
export async function runAbuse(): Promise<void> {
  console.log("embedded database");
  await print(benchAbuse());
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined) return;
  console.log("PostgreSQL");
  const name = newDatabaseName();
  await administer(url, `create database ${name}`);
  await print(benchAbuse(withDatabaseName(url, name)));
  await administer(url, `drop database ${name} with (force)`);
}
