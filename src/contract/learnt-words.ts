import { z } from "zod";
import { answerWays } from "../domain/memory/grades.ts";
import { meanLanguageType, word } from "./lexicon/word-list.ts";
import { cardId, cardKind, day, grade, memoryWordId, note } from "./memory.ts";
import { share } from "./progress/fields.ts";

const count = z.int().min(0);
const stability = z.number().min(0).describe("Days after which it is remembered with a probability of 0.9");

/** Words of one answer. */
export const learntWordsShown = 60;

export const learntWordsQuery = z.strictObject({
  search: z.string().max(100).default("").describe("A part of the phrase"),
  from: z.coerce.number().min(0).max(2_000).optional().describe("Least stability in days; without it new words too"),
  below: z.coerce.number().min(0).max(2_000).optional().describe("Stability below which they are"),
});

export const learntWords = z
  .object({
    total: count,
    words: z
      .array(
        z.object({
          wordId: memoryWordId,
          phrase: z.string(),
          stability: stability.nullable().describe("Of recognition; null of a word that was not asked yet"),
          dueDay: day,
        }),
      )
      .max(learntWordsShown)
      .describe("What is forgotten soonest first"),
  })
  .meta({ id: "LearntWords" });

export const wordIdsInMemory = z
  .object({
    learning: z.array(memoryWordId).describe("Words that were taken up and are not known yet"),
    learnt: z.array(memoryWordId).describe("Words known by reviews"),
  })
  .meta({ id: "WordIdsInMemory" });

export const learntWordQuery = z.strictObject({
  wordId: z.coerce.number().pipe(memoryWordId),
  MeanLanguageType: meanLanguageType,
});

export const learntWord = z
  .object({
    word,
    cards: z
      .array(
        z.object({
          cardId,
          kind: cardKind,
          stability: stability.nullable().describe("Null until it is asked"),
          lastDay: day.nullable(),
          dueDay: day,
          reps: count,
          lapses: count.describe("Times it was forgotten"),
          isHard: z.boolean(),
        }),
      )
      .max(2),
    curve: z
      .array(z.object({ day, remembered: z.number().min(0).max(1) }))
      .max(40)
      .describe("The probability with which its meaning is remembered, from the last answer on; empty before one"),
    answers: z
      .array(
        z.object({
          day,
          way: z.enum(answerWays),
          grade: grade.nullable().describe("Null where it was taken up, or is not to be asked again"),
        }),
      )
      .max(50)
      .describe("The last ones, the earliest first"),
    note,
  })
  .meta({ id: "LearntWord" });

export const growth = z
  .object({
    weeks: z
      .array(
        z.object({
          monday: z.iso.date(),
          known: count.describe("Words known at its end, marked or learnt, of those that are still known"),
          coverage: share.nullable().describe("Of what the person watches; null where nothing was studied"),
        }),
      )
      .length(12),
    titles: count.describe("Series and films that coverage is measured in: those whose words were studied last"),
  })
  .meta({ id: "Growth" });

export type LearntWords = z.infer<typeof learntWords>;
export type LearntWord = z.infer<typeof learntWord>;
export type Growth = z.infer<typeof growth>;
