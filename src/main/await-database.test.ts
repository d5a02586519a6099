import { expect, test } from "vitest";
import { whenReachable } from "./await-database.ts";

const refused = () => Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" });

async function tryWork(failures: readonly Error[]) {
  const told: string[] = [];
  let tries = 0;
  const work = async () => {
    const failure = failures[tries];
    tries += 1;
    if (failure !== undefined) throw failure;
    return "open";
  };
  const result = await whenReachable(work, { report: (line) => told.push(line), pause: async () => undefined }).catch(
    (error: unknown) => error,
  );
  return { result, tries, told };
}

test("a database that starts later is waited for, which is told once", async () => {
  const { result, tries, told } = await tryWork([refused(), refused(), refused()]);
  expect([result, tries]).toEqual(["open", 4]);
  expect(told).toEqual([
    "DATABASE_URL: the database cannot be reached (connect ECONNREFUSED 127.0.0.1:5432); tried again for a minute.",
  ]);
});

test("one that stays away ends the start after a minute's tries", async () => {
  const { result, tries } = await tryWork(Array.from({ length: 100 }, refused));
  expect([result, tries]).toEqual([refused(), 60]);
});

test("a wrong password is no outage", async () => {
  const wrong = Object.assign(new Error("password authentication failed"), { code: "28P01" });
  expect(await tryWork([wrong])).toEqual({ result: wrong, tries: 1, told: [] });
});
