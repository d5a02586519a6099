import { z } from "zod";
import { knownFileLimits } from "../../domain/progress/known-import/known-file.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { wordIds } from "./fields.ts";

const count = z.int().min(0);

export const readKnownBody = z
  .strictObject({
    text: z.string().trim().min(1, "required").max(knownFileLimits.text).describe("Words, a line each, or a table"),
  })
  .meta({ id: "ReadKnown" });

const day = z.iso.date().length(10);
const stability = z.number().min(0.1).max(36_500);
const difficulty = z.number().min(1).max(10);

export const readKnown = z
  .object({
    kind: z.enum(["text", "table", "anki"]),
    recognised: z
      .array(
        z.object({
          id: z.int(),
          phrase: z.string(),
          state: z
            .enum(["new", "known", "learning"])
            .describe("Whether the person knows the word already, by a mark or by its cards, or is learning it"),
        }),
      )
      .describe("Words that any column names"),
    sheets: z
      .array(
        z.object({
          name: z.string().describe("Of the type of notes; empty of tables and lists"),
          notes: count,
          guess: count
            .nullable()
            .describe("The place of the column that seems to hold the words; null where none does"),
          columns: z.array(
            z.object({
              name: z.string().describe("Empty where the file has none"),
              samples: z.array(z.string()),
              words: z.array(
                z
                  .tuple([z.int(), count.nullable(), stability.nullable(), difficulty.nullable(), day.nullable()])
                  .describe(
                    "The word's id; the interval in days that it has reached in Anki, null where it was never asked; its stability (the interval unless the collection says another), its difficulty, and the day of its last answer",
                  ),
              ),
              unknown: z
                .array(z.string())
                .max(knownFileLimits.unknown)
                .describe("The first phrases that are no words of ours"),
              unknownCount: count,
            }),
          ),
        }),
      )
      .describe("The types of notes of a package, the commonest first; of a table or a list there is one"),
    leftOut: count.describe("Notes of further types, which are not read"),
    hasIntervals: z.boolean().describe("Whether any note was ever asked in Anki"),
  })
  .meta({ id: "ReadKnownWords" });

/** Words of one call. */
const most = listLimits.words;

export const markKnownBody = z
  .strictObject({
    wordIds: wordIds.describe("Words to mark as known"),
    learning: z
      .array(
        z
          .tuple([z.int().min(0), stability, difficulty.nullable(), day])
          .describe("The word's id, its stability, its difficulty, and the day of its last answer"),
      )
      .max(most)
      .default([])
      .describe("Words that get a card where they were elsewhere; those with a card or a mark stay as they are"),
  })
  .meta({ id: "MarkKnown" });

const change = {
  knownIds: wordIds.describe("Words that were marked as known"),
  unknownIds: wordIds.describe("Of these, those that were marked as not known before"),
  learningIds: wordIds.describe("Words that got a card"),
};

export const markedKnown = z.object({ ...change, knownCount: count }).meta({ id: "MarkedKnown" });

/** What MarkKnown answered. */
export const takeBackKnownBody = z.strictObject(change).meta({ id: "TakeBackKnown" });

export type ReadKnown = z.infer<typeof readKnown>;
