import { z } from "zod";
import { meanLanguageTypeOfBody } from "../lexicon/word-list.ts";

const pdfSource = z.strictObject({
  type: z.int().min(1).max(6),
  id: z.union([z.int().min(1).max(2_147_483_647), z.string().min(1).max(100)]),
});

export const makePdfBody = z
  .strictObject({
    source: pdfSource.optional().describe("A list as GetWordListV2 takes it"),
    wordIds: z
      .array(z.int().min(0))
      .min(1)
      .max(5_000)
      .optional()
      .describe("Words by their ids, in this order; with a source, those of its words that are printed"),
    kind: z
      .enum(["list", "worksheet"])
      .default("list")
      .describe("A worksheet leaves the meanings to be written, and has them in an answer key"),
    MeanLanguageType: meanLanguageTypeOfBody,
    paper: z.enum(["A4", "Letter"]).optional().describe("Letter for English, A4 for the others unless given"),
  })
  .refine(({ source, wordIds }) => source !== undefined || wordIds !== undefined, {
    error: "required",
    path: ["source"],
  });

export type MakePdfBody = z.input<typeof makePdfBody>;
