import { z } from "zod";
import { levelCounts } from "../lexicon/word-list.ts";
import { knownLevel, wordIds } from "./fields.ts";

export const setKnown = z.strictObject({ wordIds, known: z.boolean() }).meta({ id: "SetKnown" });

export const knownCount = z
  .object({ knownCount: z.int().describe("Words on the known list") })
  .meta({ id: "KnownCount" });

/** Body and answer of SetKnownLevel. */
export const setKnownLevel = z
  .strictObject({ level: knownLevel.describe("Up to this level words count as known for coverage; 0 for none") })
  .meta({ id: "KnownLevel" });

/** Ids alone take a tenth of the bytes that whole words take. */
export const knownIds = z
  .object({
    wordIds: z.array(z.int()),
    level: knownLevel.describe("Up to this level words count as known for coverage; 0 for none"),
  })
  .meta({ id: "KnownWords" });

export const knownLevels = z.object({ levels: levelCounts }).meta({ id: "KnownLevels" });

export type KnownLevels = z.infer<typeof knownLevels>;
export type KnownIds = z.infer<typeof knownIds>;
