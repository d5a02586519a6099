import type { PgColumn } from "drizzle-orm/pg-core";
import { sql } from "../drizzle.ts";

/**
 * Width in points of a step of `rank_steps`, and in steps of a range of `rank_ranges`. A rank is a sum over the ranges
 * above, one over the steps above in one's own range, and a count within one's own step: narrower steps are more rows to
 * add up, wider ones more people to count. Stored rows have these widths: changing one needs a migration.
 */
export const pointsPerStep = 10;
export const stepsPerRange = 100;

const size = sql.raw(String(pointsPerStep));
const rangeSize = sql.raw(String(pointsPerStep * stepsPerRange));

/** The step that a number of ranked points falls into. */
export const rankStepOf = (points: PgColumn) => sql`${points} / ${size}`.mapWith(Number);

/** The lower bound of the step above. */
export const nextStepFrom = (points: PgColumn) => sql`(${points} / ${size} + 1) * ${size}`.mapWith(Number);

/** The range that a number of ranked points falls into. */
export const rankRangeOf = (points: PgColumn) => sql`${points} / ${rangeSize}`.mapWith(Number);

/** The first step of the range above. */
export const nextRangeFrom = (points: PgColumn) =>
  sql`(${points} / ${rangeSize} + 1) * ${sql.raw(String(stepsPerRange))}`.mapWith(Number);
