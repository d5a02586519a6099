import { expect, test } from "vitest";
import { accountDaysAt, endOfMonth, obstaclesOf } from "./prize-rules.ts";

const account = { blockedAt: null, isMailVerified: true, createdAt: new Date("2026-10-17T21:00:00Z") };

test("a month ends at midnight in Istanbul", () => {
  expect(endOfMonth("2026-10")).toEqual(new Date("2026-10-31T21:00:00Z"));
  expect(endOfMonth("2026-12")).toEqual(new Date("2026-12-31T21:00:00Z"));
  // Turkey changed its clocks until 2016: in January it was two hours ahead.
  expect(endOfMonth("2015-01")).toEqual(new Date("2015-01-31T22:00:00Z"));
});

test("an account of 14 days at the month's end may have a prize, one of a second less may not", () => {
  expect(accountDaysAt("2026-10", account.createdAt)).toBe(14);
  expect(obstaclesOf("2026-10", { disqualifiedAt: null, account })).toEqual([]);
  const younger = { ...account, createdAt: new Date("2026-10-17T21:00:01Z") };
  expect(obstaclesOf("2026-10", { disqualifiedAt: null, account: younger })).toEqual(["age"]);
});

test("all obstacles are told", () => {
  const now = new Date("2026-11-01T00:00:00Z");
  expect(obstaclesOf("2026-10", { disqualifiedAt: now, account: undefined })).toEqual(["deleted", "disqualified"]);
  const refused = { blockedAt: now, isMailVerified: false, createdAt: now };
  expect(obstaclesOf("2026-10", { disqualifiedAt: now, account: refused })).toEqual([
    ...["disqualified", "blocked", "mail", "age"],
  ]);
});
