import { z } from "zod";
import { genres } from "../../domain/catalogue/genres.ts";
import { licences } from "../../domain/catalogue/licences.ts";
import { id, idOfQuery, listQuery, moment, pageOf, translated } from "./fields.ts";

const kind = z.enum(["series", "movie"]);

const shared = {
  kind,
  year: z.int().min(1870).max(2200).nullable(),
  isPremium: z.boolean(),
  showLines: z.boolean().describe("Whether example lines of its subtitles may be kept"),
};

export const managedTitle = z
  .object({
    id,
    ...shared,
    name: z.string(),
    combinedUrl: z.string(),
    formerUrls: z.array(z.string()).describe("Addresses that lead to it"),
    genres: z.array(z.string()),
    description: z.object({ tr: z.string(), en: z.string(), es: z.string() }),
    posterUrl: z.string().nullable(),
    watchUrl: z.string().nullable(),
    licence: z.string().nullable().describe("A code, such as cc-by-3.0"),
    credit: z.string().nullable().describe("Who is named where it is shown"),
    isHidden: z.boolean(),
    isPublished: z.boolean().describe("Whether people see it"),
    difficulty: z.int().nullable(),
    wordCount: z.int(),
    episodes: z.int(),
    seasons: z.array(z.object({ seasonNumber: z.int(), isPremium: z.boolean(), episodes: z.int() })),
    createdAt: moment,
  })
  .meta({ id: "ManagedTitle" });

export const titlesQuery = z.strictObject({
  ...listQuery,
  id: idOfQuery.optional().describe("This title alone"),
  kind: kind.optional(),
  sort: z.enum(["newest", "name"]).default("newest"),
  isHidden: z.stringbool().optional(),
});

export const managedTitles = pageOf(managedTitle).meta({ id: "ManagedTitles" });

export const saveTitle = z
  .strictObject({
    id: id.optional().describe("None makes a title; its kind never changes"),
    ...shared,
    name: z.string().trim().min(1, "required").max(200),
    genres: z.array(z.enum(genres)).max(genres.length),
    description: translated(2_000),
    premiumSeasons: z.array(z.int().min(0).max(10_000)).max(200).default([]),
    watchUrl: z
      .url({ protocol: /^https$/ })
      .max(500)
      .nullable(),
    licence: z.enum(licences).nullable().default(null),
    credit: z
      .string()
      .trim()
      .min(1, "required")
      .max(300)
      .regex(/^[^\p{Cc}]*$/u)
      .nullable()
      .default(null),
    removesPoster: z.boolean().default(false),
  })
  .meta({ id: "SaveTitle" });

export const hideTitle = z.strictObject({ id, isHidden: z.boolean() }).meta({ id: "HideTitle" });

export const thisTitle = z.strictObject({ id }).meta({ id: "ThisTitle" });

export const posterOfTitle = z.strictObject({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const uploadedPoster = z.object({ posterUrl: z.string() }).meta({ id: "UploadedPoster" });

export type ManagedTitle = z.infer<typeof managedTitle>;
