import { z } from "zod";

// Console requests; the message of a check is a field code of problem.ts.

export const id = z.int().min(1).max(2_147_483_647);

export const idOfQuery = z.coerce.number().int().min(1).max(2_147_483_647);

export const moment = z.iso.datetime();

export const translated = (max: number) => {
  const text = z.string().trim().max(max);
  return z.strictObject({ tr: text, en: text, es: text });
};

export const requiredTranslated = (max: number) => {
  const text = z.string().trim().min(1, "required").max(max);
  return z.strictObject({ tr: text, en: text, es: text });
};

export const reason = z
  .string()
  .trim()
  .min(1, "required")
  .max(1_000)
  .describe("Kept, and mailed where the call says so");

/** Fields of the query of every list. */
export const listQuery = {
  search: z.string().trim().max(100).default(""),
  cursor: z.string().max(300).optional().describe("`next` of the page before"),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

export const oneById = idOfQuery.optional().describe("This one alone");

/** A page of a list. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.string().nullable().describe("For the next page; null on the last") });
}

export const plan = z.union([z.literal(1), z.literal(2), z.literal(3)]).describe("1 monthly, 2 yearly, 3 lifetime");
