import { z } from "zod";
import { meanLanguageType } from "./word-list.ts";

const list = z
  .enum(["common", "academic"])
  .describe("common: the 5,000 most frequent words; academic: 600 words of language exams");

export const siteListQuery = z.strictObject({ list });

export const siteWordsQuery = z.strictObject({
  list,
  part: z.coerce.number().int().min(1).max(1_000).describe("From 1, as GetSiteList numbers them"),
  MeanLanguageType: meanLanguageType,
});

const words = z.int().min(0);

export const siteList = z
  .object({
    parts: z
      .array(
        z.object({
          phrases: z.array(z.string()).describe("Its words in their order"),
          spokenWords: words.describe("How many of the words said are words of this part"),
        }),
      )
      .describe("The most frequent words first"),
    speech: z
      .object({
        runningWords: words.describe("All words said"),
        closedClassWords: words.describe("Of them: articles, pronouns, prepositions and the like"),
        nameWords: words.describe("Of them: names"),
      })
      .describe("Of the first 200 published episodes and movies; spokenWords counts in the same ones"),
  })
  .meta({ id: "SiteList" });

export type SiteList = z.infer<typeof siteList>;
