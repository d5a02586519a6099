import { z } from "zod";
import { byMeaningLanguage } from "../domain/locale/meaning-language.ts";

const level = z.int().min(1).max(5).describe("1 (A1) to 5 (C1 and above)");

/** One value for each language that lists are read in. */
function byLanguage<Value extends z.ZodType>(value: Value) {
  return z.object({ en: value, ...byMeaningLanguage(() => value) });
}

const difficultyFor = byLanguage(level).describe(
  "The same for who speaks the language: cognates are easier, false friends harder",
);

const translated = z.object({ tr: z.string(), en: z.string(), es: z.string() });

const titleFields = {
  id: z.int(),
  name: z.string(),
  combinedUrl: z.string().describe("The part of the title's address that names it"),
  year: z.int().nullable(),
  genres: z.array(z.string()).describe("Codes, such as comedy or science-fiction"),
  description: translated,
  posterUrl: z.string().nullable().describe("An operator's own picture; null where the poster is drawn"),
  minutes: z.int().optional().describe("How long a film, or an episode, is"),
  localNames: z
    .object(byMeaningLanguage(() => z.string().optional()))
    .optional()
    .describe("What it is called in other languages, where it is well known under that name"),
  watchUrl: z.string().optional().describe("Where it can be watched free"),
  licence: z.string().optional().describe("A code, such as public-domain-us or cc-by-3.0"),
  credit: z.string().optional().describe("Who is to be named where it is shown"),
  isPremium: z.boolean(),
  difficulty: level,
  difficultyFor,
  cognateWords: byLanguage(z.int()).describe("Headwords that the language has too, meaning the same"),
  falseFriendWords: byLanguage(z.int()).describe(
    "Headwords that look like one of the language and mean something else",
  ),
  wordCount: z.int().describe("Distinct headwords"),
  runningWords: z.int().describe("Words said, of all kinds"),
};

export const episodeSummary = z
  .object({
    id: z.int(),
    episodeNumber: z.int(),
    name: z.string().nullable(),
    wordCount: z.int(),
    difficulty: level,
    difficultyFor,
  })
  .meta({ id: "Episode" });

export const seasonSummary = z
  .object({
    id: z.int(),
    seasonNumber: z.int(),
    isPremium: z.boolean(),
    wordCount: z.int(),
    difficulty: level,
    difficultyFor,
    episodes: z.array(episodeSummary),
  })
  .meta({ id: "Season" });

export const series = z
  .object({ kind: z.literal("series"), ...titleFields, seasons: z.array(seasonSummary) })
  .meta({ id: "Series" });

export const movie = z.object({ kind: z.literal("movie"), ...titleFields }).meta({ id: "Movie" });

/** Both lists oldest first. */
export const content = z
  .object({ version: z.int(), seriesList: z.array(series), movieList: z.array(movie) })
  .meta({ id: "Content" });

export const contentVersion = z.object({ version: z.int() }).meta({ id: "ContentVersion" });

export const easyTitles = z.array(
  z
    .object({
      kind: z.enum(["series", "movie"]),
      name: z.string(),
      combinedUrl: z.string(),
      difficulty: level,
      wordsPerMinute: z.int().nullable().describe("Of its first three episodes, silences included; null if unknown"),
      easyShare: z
        .number()
        .min(0)
        .max(1)
        .describe("Of their words but names: articles, pronouns and the like, and words of A1 and A2"),
    })
    .meta({ id: "EasyTitle" }),
);

export type EasyTitle = z.infer<typeof easyTitles>[number];
export type Series = z.infer<typeof series>;
export type Season = z.infer<typeof seasonSummary>;
export type Episode = z.infer<typeof episodeSummary>;
export type Movie = z.infer<typeof movie>;
export type Content = z.infer<typeof content>;
