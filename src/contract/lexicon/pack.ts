import { z } from "zod";
import { meanLanguageType } from "./word-list.ts";

export const packQuery = z.strictObject({ MeanLanguageType: meanLanguageType });

export const lexiconPack = z
  .object({
    version: z.string().describe("Changes with the content alone"),
    entries: z
      .string()
      .describe(
        "Tab-separated rows, one for each sense; the first names the columns, those of other languages are empty",
      ),
    forms: z
      .string()
      .describe("A row for each form: its rank in spoken English, 1 where mostly capitalised, its parts of speech"),
  })
  .meta({ id: "LexiconPack" });
