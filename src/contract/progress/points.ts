import { z } from "zod";

const points = z.int().min(0);
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "invalid");

export const pointData = z
  .object({
    total: points.describe("All points ever earned"),
    month: points.describe("Those of this month in Istanbul"),
    monthRanked: points.describe(
      "This month's as the leaderboard counts them: of a day in Istanbul the first 20,000 in full, up to 60,000 by half, up to 120,000 by a quarter",
    ),
    today: points.describe("Those of today in the person's time zone"),
    streak: z.int().min(0).describe("Days running with streakTarget points or more"),
    streakTarget: z.int(),
    monthRank: z.int().min(1).nullable().describe("Place on the month's leaderboard; null without one"),
    fullPoints: z
      .object({
        counted: points,
        of: points,
        share: z.number().min(0).max(1).describe("By what share further points of the day count"),
      })
      .describe("How much of today in Istanbul counts in full on the leaderboard"),
    unranked: z
      .enum(["mail", "review"])
      .nullable()
      .describe(
        "Why the person has no place: the address is not verified, or the operator is asked to look; null otherwise",
      ),
  })
  .meta({ id: "PointData" });

export const calendarQuery = z.strictObject({ year: z.coerce.number().int().min(2000).max(2100) });

export const calendar = z.array(z.object({ day: z.iso.date(), points }).meta({ id: "CalendarDay" }));

export const leaderboardQuery = z.strictObject({
  month: month.optional().describe("YYYY-MM; the present one in Istanbul unless told"),
});

const place = z
  .object({
    rank: z.int().min(1),
    username: z.string(),
    points: points.describe("As the leaderboard counts them"),
    isWinner: z.literal(true).optional().describe("Has a prize of the month"),
  })
  .meta({ id: "LeaderboardPlace" });

export const leaderboard = z
  .object({
    month,
    isFrozen: z.boolean().describe("The month is over, and its places are settled"),
    rows: z.array(place).max(100),
    me: place.optional().describe("Who asks, where they have a place"),
    prizes: z
      .array(z.int().min(1))
      .optional()
      .describe("Months of premium time that the first places of the present month win; absent without prizes"),
  })
  .meta({ id: "Leaderboard" });

export const week = z
  .object({
    learners: z.int().min(0).describe("People who answered questions for points"),
    answers: z.int().min(0),
    words: z.int().min(0).describe("Different words that somebody answered right"),
  })
  .meta({ id: "Week" });

export type PointData = z.infer<typeof pointData>;
export type CalendarDays = z.infer<typeof calendar>;
export type Leaderboard = z.infer<typeof leaderboard>;
