import { z } from "zod";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { trimUnseen } from "../../domain/progress/trim-unseen.ts";

// The message of a check is a field code of problem.ts.

export const wordIds = z
  .array(z.int().min(0))
  .max(listLimits.words)
  .describe("Ids of words; those of none are ignored");

export const listId = z.int().min(1).max(2_147_483_647);

export const listTitle = z
  .string()
  .overwrite(trimUnseen)
  .min(1, "list.name_empty")
  .max(listLimits.title, "list.name_long")
  .describe("1 to 100 letters");

export const phrase = z.string().overwrite(trimUnseen).min(1, "required").max(listLimits.phrase, "list.word_long");

const catalogueId = z.int().min(1).max(2_147_483_647);

export const catalogueIds = z.array(catalogueId).max(1_000);

/** 0 for none. */
export const knownLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export const level = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);

export const share = z.number().min(0).max(1).describe("Share of the running words that are known, to four decimals");

/** Words that a visitor is learning. */
export const learningIds = z.array(z.int().min(0)).max(5_000);
