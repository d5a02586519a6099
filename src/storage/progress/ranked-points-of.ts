import type { SQL } from "drizzle-orm";
import { dayCaps, rankedBands } from "../../domain/progress/ranked-points.ts";
import { sql } from "../drizzle.ts";

/** In SQL what `rankedPoints` is in the domain: what a day's points count on the leaderboard. */
export function rankedPointsOf(points: SQL): SQL {
  const bands = rankedBands.map(({ upTo, divisor }, at) => {
    const from = sql.raw(String(rankedBands[at - 1]?.upTo ?? 0));
    return sql`(least(greatest(${points}, ${from}), ${sql.raw(String(upTo))}) - ${from}) / ${sql.raw(String(divisor))}`;
  });
  return sql`(${sql.join(bands, sql` + `)})`;
}

/** In SQL what of an answer's points is within a cap, when the sum after it is known: with both it is `countedPoints`. */
export function withinCap(cap: keyof typeof dayCaps, after: SQL, points: SQL): SQL {
  const most = sql.raw(String(dayCaps[cap]));
  return sql`(least(${after}, ${most}) - least(${after} - ${points}, ${most}))`;
}
