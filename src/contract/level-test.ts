import { z } from "zod";
import { meanLanguageType } from "./lexicon/word-list.ts";

export const levelTestQuery = z.strictObject({
  form: z.coerce
    .number()
    .int()
    .min(1)
    .max(8)
    .describe("One of eight tests with other words; the same for all who ask for it"),
  MeanLanguageType: meanLanguageType,
});

const count = z.int().min(0);
const level = z.literal([1, 2, 3, 4, 5]);
const choices = z.array(z.string()).length(4).describe("Meanings, one of which is to be chosen");

export const levelTest = z
  .object({
    items: z
      .array(
        z.object({
          id: count.describe("The word's id"),
          phrase: z.string(),
          level,
          difficulty: z.number().describe("In logits; half of those whose ability it is know the word"),
          choices,
          right: z.int().min(0).max(3).describe("The place of the right one"),
        }),
      )
      .describe("The easiest first"),
    madeUp: z
      .array(z.object({ phrase: z.string(), choices }))
      .describe("Words that do not exist: who chooses a meaning for one guesses"),
    scale: z
      .object({
        groups: z.array(
          z.object({
            level,
            difficulty: z.number(),
            words: count.describe("How many of the 6,000 tested words"),
            spoken: count.describe("How many of the words said in films"),
          }),
        ),
        runningWords: count.describe("All words said in the same films"),
      })
      .describe("From which the number of known words and their share in films are worked out"),
  })
  .meta({ id: "LevelTest" });

export type LevelTest = z.infer<typeof levelTest>;
