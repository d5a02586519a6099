import { z } from "zod";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { catalogueIds, level } from "./fields.ts";

const isPresent = (ids: readonly unknown[] | undefined) => ids !== undefined && ids.length > 0;

/** The source is a selection of titles, seasons and episodes, or a text; the whole lexicon without either. */
export const generateList = z
  .strictObject({
    titleIds: catalogueIds.optional(),
    seasonIds: catalogueIds.optional(),
    episodeIds: catalogueIds.optional(),
    levels: z.array(level).min(1).max(5).optional().describe("Only words of these levels"),
    known: z.boolean().optional().describe("Only words that the person knows, or only others; needs a token"),
    text: z.string().trim().min(1, "required").max(listLimits.text).optional().describe("English text; it is not kept"),
  })
  .refine(
    ({ titleIds, seasonIds, episodeIds, text }) => {
      const hasSelection = isPresent(titleIds) || isPresent(seasonIds) || isPresent(episodeIds);
      return !(hasSelection && text !== undefined);
    },
    { error: "list.one_source", path: ["text"] },
  )
  .refine(
    ({ titleIds, seasonIds, episodeIds, text, levels, known }) => {
      const hasSource = isPresent(titleIds) || isPresent(seasonIds) || isPresent(episodeIds) || text !== undefined;
      return hasSource || levels !== undefined || known !== undefined;
    },
    { error: "required", path: ["titleIds"] },
  )
  .meta({ id: "GenerateList" });

export const generatedList = z
  .object({ url: z.string(), title: z.string(), wordCount: z.int(), expiresAt: z.iso.datetime() })
  .meta({ id: "GeneratedList" });

export type GenerateListBody = z.infer<typeof generateList>;
