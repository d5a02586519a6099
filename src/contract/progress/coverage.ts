import { z } from "zod";
import { knownLevel, learningIds, level, share, wordIds } from "./fields.ts";

const listFields = {
  type: z
    .int()
    .min(2)
    .max(5)
    .optional()
    .describe("With id: the list to look at. 2 episode, 3 season, 4 series, 5 movie"),
  id: z.int().min(1).max(2_147_483_647).optional(),
};

const bothOrNeither = ({ type, id }: { type?: number | undefined; id?: number | undefined }) =>
  (type === undefined) === (id === undefined);
const incomplete = { error: "required", path: ["id"] };

export const coverageQuery = z
  .strictObject({
    type: z.coerce
      .number()
      .pipe(listFields.type.unwrap())
      .optional()
      .describe(listFields.type.description ?? ""),
    id: z.coerce.number().pipe(listFields.id.unwrap()).optional(),
  })
  .refine(bothOrNeither, incomplete);

/** For visitors, who send the words that they know. */
export const coverageBody = z
  .strictObject({
    ...listFields,
    knownWordIds: wordIds.default([]),
    unknownWordIds: wordIds.default([]).describe("Words that are not known, whatever the level"),
    learningWordIds: learningIds.default([]).describe("Words that are being learnt"),
    level: knownLevel.default(0).describe("Words up to this level count as known; 0 for none"),
  })
  .refine(bothOrNeither, incomplete)
  .meta({ id: "CoverageOfWords" });

const learning = share
  .optional()
  .describe("Of words that are being learnt, which is no part of coverage; absent where there are none");

/**
 * Words of closed classes, names, digits and sounds count as known: they need no learning. Words that no dictionary knows
 * count as unknown.
 */
export const coverage = z
  .object({
    level: knownLevel.describe("Up to which level words counted as known"),
    titles: z.array(
      z.object({
        titleId: z.int(),
        coverage: share,
        learning,
        seasons: z
          .array(
            z.object({
              seasonId: z.int(),
              coverage: share,
              learning,
              episodes: z.array(z.object({ episodeId: z.int(), coverage: share, learning })),
            }),
          )
          .optional()
          .describe("Only where a list is asked for"),
      }),
    ),
    list: z
      .object({
        coverage: share,
        learning,
        target: share,
        unjudgedWords: z
          .int()
          .min(0)
          .describe("Words said that no dictionary knows and that could not be judged; they count as unknown"),
        shortestList: z
          .object({
            wordIds: z
              .array(z.int())
              .describe("The fewest words that lift the coverage to the target, most said first"),
            coverage: share.describe("With these words known too"),
          })
          .optional()
          .describe("Absent where the list's words are for premium users"),
      })
      .optional()
      .describe("Of the list that is asked for"),
  })
  .meta({ id: "Coverage" });

export type Coverage = z.infer<typeof coverage>;

export const levelCoverageQuery = z.strictObject({ level: z.coerce.number().pipe(level) });

export const levelCoverage = z.array(z.object({ titleId: z.int(), coverage: share }).meta({ id: "LevelCoverage" }));
