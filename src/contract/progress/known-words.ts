import { z } from "zod";
import { levelCounts } from "../lexicon/word-list.ts";
import { knownLevel, wordIds } from "./fields.ts";

/** POST /api/WordList/SetKnown */
export const setKnown = z.strictObject({ wordIds, known: z.boolean() }).meta({ id: "SetKnown" });

export const knownCount = z
  .object({ knownCount: z.int().describe("Words on the known list") })
  .meta({ id: "KnownCount" });

/** POST /api/WordList/SetKnownLevel; the body is the answer too */
export const setKnownLevel = z
  .strictObject({ level: knownLevel.describe("Up to this level words count as known for coverage; 0 for none") })
  .meta({ id: "KnownLevel" });

/** GET /api/WordList/GetKnownWords: the known list's ids alone, which are a tenth of its words. */
export const knownIds = z
  .object({
    wordIds: z.array(z.int()),
    level: knownLevel.describe("Up to this level words count as known for coverage; 0 for none"),
  })
  .meta({ id: "KnownWords" });

/** GET /api/WordList/GetKnownLevels */
export const knownLevels = z.object({ levels: levelCounts }).meta({ id: "KnownLevels" });

export type KnownLevels = z.infer<typeof knownLevels>;
export type KnownIds = z.infer<typeof knownIds>;
