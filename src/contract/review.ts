import { z } from "zod";
import { answerWays, ungradedWays } from "../domain/memory/grades.ts";
import { quizMethods } from "./accounts/preferences.ts";
import { meanLanguageType, meanLanguageTypeOfBody, word, wordListTypes } from "./lexicon/word-list.ts";
import { answerId, cardId, day, elapsedMs, grade, memoryWordId } from "./memory.ts";
import { openItem } from "./quiz.ts";

const count = z.int().min(0);
const method = z.enum([...quizMethods, "cloze"]);
const intervals = z.array(z.int().min(1)).length(4).describe("Days until the card is asked again, by the four grades");
const hasVoice = "Whether words can be spoken; without it none are asked by ear";

export const reviewQuery = z.strictObject({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .optional()
    .describe("Cards; what is left of the day's goal unless given"),
  MeanLanguageType: meanLanguageType,
  voice: z.stringbool().default(false).describe(hasVoice),
});

export const review = z
  .object({
    due: count.describe("Cards that wait"),
    fresh: count.describe("New words that may be begun today"),
    room: count.describe("Further new words that the session and the day have room for; StartLearning takes them up"),
    answered: count.describe("Answers given today"),
    goal: count.describe("Answers that make the goal of the day"),
    selfGrading: z.boolean(),
    cards: z
      .array(
        z.object({
          cardId,
          kind: z.enum(["recognition", "production", "cloze"]),
          method: method.describe("To be sent with the answer"),
          item: openItem,
          isNew: z.boolean().describe("To be taught before it is asked"),
          intervals,
          word: word.optional().describe("With the answer: of a new word, and where the person grades"),
        }),
      )
      .max(200)
      .describe("The due that pay most, then new words; no word and no spelling twice"),
    hard: z
      .array(z.object({ cardId, word }))
      .max(20)
      .describe("Cards that were forgotten eight times and are no longer asked; StartLearning takes them up again"),
  })
  .meta({ id: "Review" });

const answerFields = {
  answerId,
  cardId,
  answer: z.string().max(200).optional().describe("The text chosen or written; empty for “I do not know”"),
  grade: grade.optional().describe("In place of an answer: 1 again, 2 hard, 3 good, 4 easy"),
  method: method.optional().describe("How the card was asked, as GetReview said; by what it has reached unless given"),
  way: z
    .enum(answerWays)
    .exclude(ungradedWays)
    .optional()
    .describe(
      "Of a grade: by the person (self, unless given), while watching, or how the client asked; then good is easy where it was quick",
    ),
  sense: z
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe("The number of the sense that is learnt, of a word's first answer"),
  elapsedMs,
};

const oneOfBoth = ({ answer, grade: given }: { answer?: string | undefined; grade?: number | undefined }) =>
  (answer === undefined) !== (given === undefined);
const missing = { error: "required", path: ["answer"] };

const voice = z.boolean().default(false).describe(hasVoice);

export const answerReviewBody = z
  .strictObject({ ...answerFields, MeanLanguageType: meanLanguageTypeOfBody, voice })
  .refine(oneOfBoth, missing);

export const answerReviewsBody = z.strictObject({
  answers: z
    .array(
      z
        .strictObject({
          ...answerFields,
          at: z.iso.datetime().optional().describe("When it was given, if not now: the cards count it at that time"),
        })
        .refine(oneOfBoth, missing),
    )
    .min(1)
    .max(200),
  MeanLanguageType: meanLanguageTypeOfBody,
  voice,
});

export const answeredReview = z
  .object({
    answerId,
    isRight: z.boolean(),
    isAlmost: z.boolean(),
    trueChoice: z.string(),
    word,
    nextDue: day,
    intervals,
  })
  .meta({ id: "AnsweredReview" });

export const answeredReviews = z.array(answeredReview).max(200);

export const undoReviewBody = z.strictObject({ answerId });

export const undoneReview = z
  .object({
    cardId,
    dueDay: day.nullable().describe("On which the card is asked; null where only that answer had made it"),
    stability: z.number().nullable().describe("Days; null of a card that no other answer graded"),
  })
  .meta({ id: "UndoneReview" });

export const startLearningBody = z.strictObject({
  wordIds: z.array(memoryWordId).min(1).max(500),
  from: z
    .strictObject({
      type: z.int().min(wordListTypes.episode).max(wordListTypes.movie),
      id: z.int().min(1).max(2_147_483_647),
    })
    .optional()
    .describe("The list of the catalogue that they are learnt from, in whose senses"),
});

export const stopAskingBody = z.strictObject({
  wordIds: z.array(memoryWordId).min(1).max(500),
  stopped: z.boolean().default(true).describe("False to have them asked again, where they were"),
});

export const stoppedAsking = z.object({ cards: count.describe("Words that this changed") });

export const startedLearning = z.object({ cards: count.describe("Words that were taken up") });

export type Review = z.infer<typeof review>;
export type AnsweredReview = z.infer<typeof answeredReview>;
