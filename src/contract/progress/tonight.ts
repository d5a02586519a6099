import { z } from "zod";
import { meanLanguageType, meanLanguageTypeOfBody, word, wordListTypes } from "../lexicon/word-list.ts";
import { knownLevel, learningIds, share, wordIds } from "./fields.ts";

/** Words that one call may put off. */
const mostSkipped = 200;

/** Words that a visitor's browser tells of. */
export const mostAnswered = 500;

const type = z.int().min(2).max(6).describe("2 episode, 3 season, 4 series, 5 movie, 6 shared or generated list");

const count = z.union([z.literal(5), z.literal(10), z.literal(20)]);

const countMeaning = "How many words: 5, 10 or 20; fewer where there are no more to learn";

const skippedMeaning = `Ids of words that are put off, at most ${mostSkipped}`;

const catalogueId = z.coerce.number().int().min(1).max(2_147_483_647);

/** Only shared and generated lists are named by a text. */
function checkId({ type, id }: { type: number; id: number | string }, context: z.RefinementCtx): void {
  if (type === wordListTypes.shared) return;
  const { error } = catalogueId.safeParse(id);
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: ["id"] });
}

export const tonightQuery = z
  .strictObject({
    type: z.coerce.number().pipe(type),
    id: z.string().max(100).describe("A number; for type 6 the list's url"),
    count: z.coerce.number().pipe(count).default(10).describe(countMeaning),
    MeanLanguageType: meanLanguageType,
    skip: z
      .string()
      .regex(new RegExp(`^\\d{1,16}(,\\d{1,16}){0,${mostSkipped - 1}}$`))
      .optional()
      .describe(`${skippedMeaning}, parted by commas`),
  })
  .superRefine(checkId);

/** For visitors, who send what they know. */
export const tonightBody = z
  .strictObject({
    type,
    id: z
      .union([z.int().min(1).max(2_147_483_647), z.string().min(1).max(100)])
      .describe("A number; for type 6 the list's url"),
    count: count.default(10).describe(countMeaning),
    MeanLanguageType: meanLanguageTypeOfBody,
    known: wordIds.default([]),
    unknown: wordIds.default([]).describe("Words that are not known, whatever the level"),
    learning: learningIds.default([]).describe("Words that were asked and are being learnt: none of them is given"),
    answered: z
      .array(z.tuple([z.int().min(0), z.iso.date(), z.boolean()]).describe("Word, day, and whether it was not right"))
      .max(mostAnswered)
      .default([])
      .describe("What was answered in the last days, in any list: each word once a day"),
    level: knownLevel.default(0).describe("Words up to this level count as known; 0 for none"),
    skip: z.array(z.int().min(0)).max(mostSkipped).default([]).describe(skippedMeaning),
  })
  .superRefine(checkId)
  .meta({ id: "TonightOfWords" });

export const tonight = z
  .object({
    words: z
      .array(word)
      .max(20)
      .describe(
        "Without those that were asked and are being learnt: what lifts the share most, then what is nearest to the person's level, then what is said first",
      ),
    shareBefore: share,
    shareAfter: share.describe("With these words known too"),
    learning: share
      .optional()
      .describe("Of words that are being learnt, which is no part of shareBefore; absent where there are none"),
    shareLearnt: share
      .optional()
      .describe("With these words known, and those that are being learnt; absent without any"),
    evening: z
      .object({
        day: z.iso.date(),
        words: z
          .array(
            z.object({ id: z.int(), phrase: z.string(), isMissed: z.boolean().describe("Not right at least once") }),
          )
          .max(60),
      })
      .optional()
      .describe("The last day, of the last 30, on which words of the list were answered; absent without one"),
  })
  .meta({ id: "Tonight" });

export type Tonight = z.infer<typeof tonight>;
