import { z } from "zod";

const points = z.int().min(0);
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "invalid");

export const pointData = z
  .object({
    total: points.describe("All points ever earned"),
    month: points.describe("Those of this month in Istanbul, as the leaderboard counts them"),
    today: points.describe("Those of today in the person's time zone"),
    streak: z.int().min(0).describe("Days running with streakTarget points or more"),
    streakTarget: z.int(),
    monthRank: z.int().min(1).nullable().describe("Place on the month's leaderboard; null without points"),
  })
  .meta({ id: "PointData" });

export const calendarQuery = z.strictObject({ year: z.coerce.number().int().min(2000).max(2100) });

export const calendar = z.array(z.object({ day: z.iso.date(), points }).meta({ id: "CalendarDay" }));

export const leaderboardQuery = z.strictObject({
  month: month.optional().describe("YYYY-MM; the present one in Istanbul unless told"),
});

const place = z.object({ rank: z.int().min(1), username: z.string(), points }).meta({ id: "LeaderboardPlace" });

export const leaderboard = z
  .object({
    month,
    isFrozen: z.boolean().describe("The month is over, and its places are settled"),
    rows: z.array(place).max(100),
    me: place.optional().describe("Who asks, where they have points"),
  })
  .meta({ id: "Leaderboard" });

export type PointData = z.infer<typeof pointData>;
export type CalendarDays = z.infer<typeof calendar>;
export type Leaderboard = z.infer<typeof leaderboard>;
