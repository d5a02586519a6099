import { expect, test } from "vitest";
import { leaderboardMonth } from "./leaderboard-day.ts";

test("the leaderboard's month begins at midnight in Istanbul", () => {
  expect(leaderboardMonth(new Date("2026-11-30T20:59:59Z"))).toBe("2026-11");
  expect(leaderboardMonth(new Date("2026-11-30T21:00:00Z"))).toBe("2026-12");
});
