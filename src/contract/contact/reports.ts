import { z } from "zod";
import { phrase } from "../progress/fields.ts";

const tellMe = z
  .boolean()
  .default(false)
  .describe("Whether the signed-in person wants to be told by mail what became of it");

export const reportMissingWord = z
  .strictObject({ phrase, context: z.string().trim().max(500).default(""), tellMe })
  .meta({ id: "ReportMissingWord" });

const anId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

export const reportMeaning = z
  .strictObject({
    wordId: anId,
    type: z
      .int()
      .min(1)
      .max(6)
      .optional()
      .describe("Of the list in which it was seen, as in GetWordListV2; left out, with id, where it was in none"),
    id: anId.optional().describe("Of that list"),
    senseId: anId.optional().describe("The sense that is meant"),
    text: z.string().trim().min(1, "required").max(300).optional().describe("What the meaning should be"),
    tellMe,
  })
  .refine(({ type, id }) => (type === undefined) === (id === undefined), { error: "required", path: ["id"] })
  .refine(({ senseId, text }) => senseId !== undefined || text !== undefined, { error: "required", path: ["text"] })
  .meta({ id: "ReportMeaning" });

export const wishTitle = z
  .strictObject({
    name: z.string().trim().min(1, "required").max(200),
    kind: z.enum(["series", "movie"]).optional(),
    tellMe,
  })
  .meta({ id: "WishTitle" });
