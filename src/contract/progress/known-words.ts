import { z } from "zod";
import { levelCounts } from "../lexicon/word-list.ts";
import { knownLevel, wordIds } from "./fields.ts";

export const setKnown = z
  .strictObject({
    wordIds,
    known: z.boolean(),
    overLevel: z
      .boolean()
      .default(false)
      .describe(
        "With known false: it is kept that the words are not known, also where they are of the level of SetKnownLevel. Otherwise known false takes every mark away",
      ),
  })
  .meta({ id: "SetKnown" });

export const knownCount = z
  .object({ knownCount: z.int().describe("Words on the known list") })
  .meta({ id: "KnownCount" });

/** Body and answer of SetKnownLevel. */
export const setKnownLevel = z
  .strictObject({ level: knownLevel.describe("Up to this level words count as known; 0 for none") })
  .meta({ id: "KnownLevel" });

/** Ids alone take a tenth of the bytes that whole words take. */
export const knownIds = z
  .object({
    wordIds: z.array(z.int()),
    unknownWordIds: z.array(z.int()).describe("Words that are marked as not known, whatever the level"),
    level: knownLevel.describe("Up to this level words count as known; 0 for none"),
  })
  .meta({ id: "KnownWords" });

export const knownLevels = z.object({ levels: levelCounts }).meta({ id: "KnownLevels" });

export type KnownLevels = z.infer<typeof knownLevels>;
export type KnownIds = z.infer<typeof knownIds>;
