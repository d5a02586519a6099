import { expect, test } from "vitest";
import { nextAttemptAt } from "./retry.ts";

const created = new Date("2026-11-21T12:00:00Z");

test("a mail that keeps failing is tried for three days, less and less often", () => {
  const minutes: number[] = [];
  let now = created;
  for (let attempts = 1; ; attempts++) {
    const next = nextAttemptAt(attempts, created, now);
    if (next === undefined) break;
    minutes.push((next.getTime() - now.getTime()) / 60_000);
    now = next;
  }
  expect(minutes.slice(0, 6)).toEqual([1, 5, 15, 30, 60, 60]);
  expect((now.getTime() - created.getTime()) / 3_600_000).toBeGreaterThan(71);
  expect((now.getTime() - created.getTime()) / 3_600_000).toBeLessThanOrEqual(72);
});
