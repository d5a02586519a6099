import { z } from "zod";
import { meanLanguageType, wordListQuery } from "../lexicon/word-list.ts";

const how = {
  format: z
    .enum(["csv", "json", "anki"])
    .default("csv")
    .describe("A table for spreadsheets; JSON; or a package for Anki (.apkg)"),
};

export const exportListQuery = wordListQuery.safeExtend({
  ...how,
  schedule: z
    .stringbool({ truthy: ["true"], falsy: ["false"] })
    .default(false)
    .describe("Whether the person's cards go along: how well each word is remembered and when it is due"),
});

export const exportMemoryQuery = z.strictObject({ ...how, MeanLanguageType: meanLanguageType });

export const exportedFile = z.any().describe("The file, with a name");
