import { administer, newDatabaseName, withDatabaseName } from "../factories/template-database.ts";
import { type AbuseFigure, benchAbuse } from "./abuse/abuse-bench.ts";

async function print(figures: AsyncIterable<AbuseFigure>): Promise<void> {
  for await (const { name, medianMs, p99Ms, refused, peakMb } of figures) {
    const times = `median ${medianMs.toFixed(0)} ms   99 % ${p99Ms.toFixed(0)} ms`;
    console.log(`${name.padEnd(48)} ${times}   put off ${refused}   memory at most ${peakMb} MB`);
  }
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
