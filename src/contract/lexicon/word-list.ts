import { z } from "zod";
import { registers } from "../../domain/lexicon/entry.ts";
import { partsOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import { languageName, listLanguages } from "../../domain/locale/meaning-language.ts";
import { problem } from "../problem.ts";
import { meanLanguageTypes } from "./mean-language-types.ts";

/** Values of `type`. */
export const wordListTypes = { own: 1, episode: 2, season: 3, series: 4, movie: 5, shared: 6 } as const;

const typeTexts = listLanguages.map((language) => {
  const name = languageName(language, "en");
  return `${meanLanguageTypes[language]} ${name}${language === "en" ? " (the definition)" : ""}`;
});

const typeText = typeTexts.join(", ");

/** In a query. */
export const meanLanguageType = z.coerce
  .number()
  .int()
  .min(1)
  .max(listLanguages.length)
  .default(meanLanguageTypes.tr)
  .describe(typeText);

/** In a body. */
export const meanLanguageTypeOfBody = z
  .int()
  .min(1)
  .max(listLanguages.length)
  .default(meanLanguageTypes.tr)
  .describe(typeText);

const listId = z.coerce.number().int().min(1).max(2_147_483_647);

export const wordListQuery = z
  .strictObject({
    type: z.coerce
      .number()
      .int()
      .min(1)
      .max(6)
      .describe(
        "1 own list (the known list is one), 2 episode, 3 season, 4 series, 5 movie, 6 shared or generated list",
      ),
    id: z.string().max(100).describe("A number; for type 6 the list's url"),
    MeanLanguageType: meanLanguageType,
  })
  .superRefine(({ type, id }, context) => {
    if (type === wordListTypes.shared) return;
    const { error } = listId.safeParse(id);
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue, path: ["id"] });
  });

export const lexiconWordsQuery = z.strictObject({
  level: z.coerce.number().int().min(1).max(5).describe("1 (A1) to 5 (C1 and above)"),
  MeanLanguageType: meanLanguageType,
});

const mean = z
  .string()
  .nullable()
  .describe("Meanings parted by a semicolon; null where there is none in the language asked for");

const senseFields = {
  register: z.array(z.enum(registers)).optional().describe("Where and by whom it is used, if not everywhere"),
  pattern: z.string().optional().describe("How it is used in a sentence, where that is not plain"),
  example: z.string().optional().describe("A sentence with the word in this sense"),
  exampleMean: z.string().optional().describe("The sentence in the language asked for; none in English"),
  note: z.string().optional().describe("What speakers of the language asked for get wrong"),
};

const sense = z
  .object({
    id: z.int().min(1).describe("Its number among the word's senses, 1 the most usual in series"),
    mean,
    definition: z.string(),
    level: z.int().min(1).max(5),
    ...senseFields,
    count: z.int().min(0).describe("How often it is meant here"),
  })
  .meta({ id: "Sense" });

/** The fields of a word are those of the sense that is meant most often in the list. */
export const word = z
  .object({
    id: z.int().describe("The headword's id, the same on every installation"),
    phrase: z.string(),
    mean,
    definition: z.string(),
    synonyms: z.array(z.string()),
    difficulty: z.int().min(1).max(5).describe("1 (A1) to 5 (C1 and above)"),
    partOfSpeech: z.enum(partsOfSpeech),
    ipa: z.string().describe("General American; empty where unknown"),
    count: z.int().describe("How often it is said"),
    times: z.array(z.int()).describe("Whole seconds from the start of the file; empty for more than one episode"),
    line: z.string().optional().describe("An example line, for titles that allow one"),
    ...senseFields,
    cognate: z.literal(true).optional().describe("The language asked for has the same word, meaning the same"),
    falseFriend: z
      .string()
      .optional()
      .describe("A word of the language asked for that looks the same, and what that means"),
    senses: z
      .array(sense)
      .optional()
      .describe("The senses of a word that has several, the one meant most often here first"),
  })
  .meta({ id: "Word" });

export const wordList = z.array(word);

/** The body of premium.required: the first words, and the number of all. */
export const lockedWordList = problem
  .extend({ preview: z.array(word).max(20), total: z.int() })
  .meta({ id: "LockedWordList" });

export const levelCounts = z
  .array(z.int().min(0))
  .length(5)
  .describe("Distinct headwords of each level, A1 first, C1 and above last");

export const levelCountsQuery = z.strictObject({ titleId: z.coerce.number().int().min(1).max(2_147_483_647) });

export const titleLevelCounts = z
  .object({
    levels: levelCounts,
    seasons: z
      .array(z.object({ seasonId: z.int(), seasonNumber: z.int(), levels: levelCounts }))
      .describe("In their order; a movie has none"),
  })
  .meta({ id: "LevelCounts" });

export type Word = z.infer<typeof word>;
export type WordSense = z.infer<typeof sense>;
export type LockedWordList = z.infer<typeof lockedWordList>;
export type LevelCounts = z.infer<typeof titleLevelCounts>;
