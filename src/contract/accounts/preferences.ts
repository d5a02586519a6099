import { z } from "zod";

/** The quiz methods by the specification's identifiers. */
export const quizMethods = [
  "test-phrase-mean",
  "test-definition-phrase",
  "test-phrase-definition",
  "test-synonyms-phrase",
  "write-phrase-mean",
  "write-mean-phrase",
  "write-definition-phrase",
  "writeListen-engAudio-phrase",
  "writeListen-engAudio-mean",
] as const;

/** What a user chose for quizzes; a field that is left out has not been chosen yet. */
export const userPreferences = z
  .strictObject({
    list: z
      .strictObject({ type: z.int().min(1).max(6), id: z.union([z.int().min(1), z.string().min(1).max(100)]) })
      .optional()
      .describe("As GetWordListV2 takes them"),
    methods: z.array(z.enum(quizMethods)).min(1).max(quizMethods.length).optional(),
    repetition: z.int().min(1).max(3).optional(),
    isSpoken: z.boolean().optional(),
    isTimed: z.boolean().optional(),
  })
  .meta({ id: "UserPreferences" });

export const preferences = z.strictObject({ userPreferences }).meta({ id: "Preferences" });

export type Preferences = z.infer<typeof preferences>;
