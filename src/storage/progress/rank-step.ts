import type { PgColumn } from "drizzle-orm/pg-core";
import { sql } from "../drizzle.ts";

/**
 * Points between two rows of `rank_steps`. A rank is a sum of rows above and a count within one step: finer steps make
 * more rows to add up, coarser ones more people to count. The rows hold steps of this size: another size needs a
 * migration.
 */
export const pointsPerStep = 10;

const size = sql.raw(String(pointsPerStep));

/** The step to which points belong. */
export const rankStepOf = (points: PgColumn) => sql`${points} / ${size}`.mapWith(Number);

/** The points from which the step after it begins. */
export const nextStepFrom = (points: PgColumn) => sql`(${points} / ${size} + 1) * ${size}`.mapWith(Number);
