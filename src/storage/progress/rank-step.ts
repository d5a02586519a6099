import type { PgColumn } from "drizzle-orm/pg-core";
import { sql } from "../drizzle.ts";

/**
 * Width in points of a step of `rank_steps`. A rank is a sum over the steps above and a count within one's own: narrower
 * steps are more rows to add up, wider ones more people to count. Stored rows have this width: changing it needs a
 * migration.
 */
export const pointsPerStep = 10;

const size = sql.raw(String(pointsPerStep));

/** The step that a number of ranked points falls into. */
export const rankStepOf = (points: PgColumn) => sql`${points} / ${size}`.mapWith(Number);

/** The lower bound of the step above. */
export const nextStepFrom = (points: PgColumn) => sql`(${points} / ${size} + 1) * ${size}`.mapWith(Number);
