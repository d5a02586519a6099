import { z } from "zod";
import { registers } from "../../domain/lexicon/entry.ts";
import { levelNames } from "../../domain/lexicon/level.ts";
import { lexiconFaultCodes } from "../../domain/lexicon/lexicon-fault.ts";
import { partsOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import { meaningLanguages } from "../../domain/locale/locale.ts";
import { byMeaningLanguage } from "../../domain/locale/meaning-language.ts";
import { listQuery, moment, pageOf } from "./fields.ts";
import { wireFields } from "./sense-names.ts";

const wordId = z.int().min(0);

/** A cell of the lexicon's files has neither tabs nor line breaks. */
const cell = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\t\r\n]*$/, "invalid");

const parts = (max: number, maxLength = 100) =>
  z
    .array(
      cell(maxLength)
        .min(1, "required")
        .regex(/^[^;]*$/, "invalid"),
    )
    .max(max);

const level = z.enum(levelNames);

const lexiconFault = z.object({
  code: z.enum(lexiconFaultCodes),
  detail: z.string().describe("The text or number at fault; empty where the code says all"),
  message: z.string().describe("All of it in English"),
});

const senseFields = {
  level,
  ...byMeaningLanguage((language) =>
    language === meaningLanguages[0] ? parts(4).describe("Meanings, the commonest in series first") : parts(4),
  ),
  definition: cell(200).describe("In simple English, at most 15 words"),
  synonyms: parts(4),
  ipa: cell(100).describe("General American"),
  registers: z.array(z.enum(registers)).max(registers.length).default([]),
  cognates: z
    .array(z.enum(meaningLanguages))
    .max(meaningLanguages.length)
    .default([])
    .describe("Languages that have the same word for the first meaning"),
  ...wireFields("falseFriend", () => cell(100).default("")),
  pattern: cell(100).default(""),
  clues: parts(80, 600).default([]),
  example: cell(200).default(""),
  ...wireFields("example", () => cell(200).default("")),
  ...wireFields("note", () => cell(300).default("")),
};

const sense = z.object(senseFields).meta({ id: "EntrySense" });

const lexiconEntry = z
  .object({
    id: wordId.describe("The word's id, made from phrase and part of speech"),
    phrase: z.string(),
    partOfSpeech: z.enum(partsOfSpeech),
    source: z.enum(["file", "overlay", "fallback"]).describe("Fallback: told by free word data, not in the lexicon"),
    isAcademic: z.boolean(),
    isSeparable: z.boolean().describe("Of a phrasal verb: the object may stand between the words"),
    senses: z.array(sense).describe("In the order of use in series"),
    edited: z
      .object({
        at: moment,
        by: z.string(),
        isInFile: z.boolean().describe("The lexicon's files have the word, and RevertEntry goes back to that"),
        disagrees: z.boolean().describe("The files' entry is another one than when it was edited"),
      })
      .nullable(),
    faults: z
      .array(lexiconFault)
      .describe("What the check of the lexicon's files would say of it, where it was edited"),
  })
  .meta({ id: "LexiconEntry" });

export const entriesQuery = z.strictObject({
  ...listQuery,
  id: z.coerce.number().int().min(0).optional(),
  partOfSpeech: z.enum(partsOfSpeech).optional(),
  level: level.optional(),
  source: z.enum(["file", "overlay", "fallback"]).optional(),
});

export const entries = pageOf(lexiconEntry).meta({ id: "LexiconEntries" });

export const savedEntry = lexiconEntry;

export const saveEntry = z
  .strictObject({
    phrase: cell(100).min(1, "required"),
    partOfSpeech: z.enum(partsOfSpeech),
    isAcademic: z.boolean().default(false),
    isSeparable: z.boolean().default(false),
    senses: z.array(z.strictObject(senseFields)).min(1, "required").max(16),
  })
  .meta({ id: "SaveEntry" });

export const thisEntry = z.strictObject({ id: wordId }).meta({ id: "ThisEntry" });

export const exportedOverlay = z
  .object({
    tsv: z
      .string()
      .describe("A lexicon file: the line of columns and a row for each sense, without what the files have"),
    entries: z.int(),
    warnings: z.array(
      z.object({
        id: wordId,
        phrase: z.string(),
        partOfSpeech: z.enum(partsOfSpeech),
        kind: z
          .enum(["file_disagrees", "fault"])
          .describe("The files have a newer entry, or their check would refuse it"),
        fault: lexiconFault.nullable().describe("Of the kind `fault`"),
        message: z
          .string()
          .describe("The fault in English, or the entry of the files, as their lines; empty if it left them"),
      }),
    ),
  })
  .meta({ id: "ExportedOverlay" });

export type LexiconEntryOfConsole = z.infer<typeof lexiconEntry>;
