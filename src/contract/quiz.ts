import { z } from "zod";
import { quizMethods } from "./accounts/preferences.ts";
import { meanLanguageTypeOfBody, word } from "./lexicon/word-list.ts";

const id = z.uuid();
const wordId = z.int().min(0);
const points = z.int().min(0);

export const startQuizBody = z
  .strictObject({
    source: z
      .strictObject({
        type: z.int().min(1).max(6),
        id: z.union([z.int().min(1).max(2_147_483_647), z.string().min(1).max(100)]),
      })
      .optional()
      .describe("A list as GetWordListV2 takes it"),
    again: id.optional().describe("A quiz of the person's, whose words are asked anew, in place of source and wordIds"),
    wordIds: z
      .array(wordId)
      .min(1)
      .max(5_000)
      .optional()
      .describe("Words by their ids; with a source, those of its words that are to be asked"),
    methods: z
      .array(z.enum(quizMethods))
      .min(1)
      .max(quizMethods.length)
      .describe("A listening one says that the words can be spoken"),
    repetition: z.int().min(1).max(3).default(1).describe("How often a word must be answered right to be finished"),
    inOrder: z
      .boolean()
      .default(false)
      .describe("A word is asked by the first method, after a right answer by the second; otherwise by a random one"),
    tour: z.boolean().default(false).describe("Its first tour is begun as well, as StartTour would"),
    MeanLanguageType: meanLanguageTypeOfBody,
  })
  .refine(({ source, wordIds, again }) => source !== undefined || wordIds !== undefined || again !== undefined, {
    error: "required",
    path: ["source"],
  });

export const quizBody = z.strictObject({ quizId: id });

export const startTourBody = quizBody.extend({
  missed: z.boolean().default(false).describe("Once more those of the last tour that were answered wrong"),
});

export const startedTour = z
  .object({
    tourId: id,
    size: z.int().describe("Words of the tour"),
    remaining: z.int().describe("Words of the quiz that no tour has taken yet"),
    MeanLanguageType: startQuizBody.shape.MeanLanguageType.unwrap().describe("As StartQuiz was told"),
  })
  .meta({ id: "StartedTour" });

export const startedQuiz = z
  .object({
    quizId: id,
    title: z.string(),
    start_length: z.int().describe("Words that the methods can ask for"),
    tour: startedTour.optional().describe("Where it was to be begun"),
  })
  .meta({ id: "StartedQuiz" });

export const tourBody = z.strictObject({ tourId: id });

/** A quiz item without its right answer; of its word only what is shown or spoken. */
export const openItem = z
  .object({
    method: z.enum(quizMethods),
    question: z
      .string()
      .describe("What is shown. Where one listens: empty with hasSound, else what the browser is to speak"),
    id: wordId.optional().describe("Where one listens without hasSound"),
    phrase: z.string().optional(),
    mean: z.string().optional(),
    definition: z.string().optional(),
    synonyms: z.array(z.string()).optional(),
    line: z
      .string()
      .optional()
      .describe("Where the phrase is what is asked: a line in which it is said, of titles that allow one"),
    difficulty: word.shape.difficulty,
    partOfSpeech: word.shape.partOfSpeech,
    choices_list: z.array(z.string()).describe("Four, shuffled; empty where the answer is written"),
    StartPointForScoring: points,
    DurationForScoring: z.int().describe("Seconds in which the points fall to a tenth"),
    audio_link_answer: z.enum(["phrase", "mean"]).nullable().describe("What is to be written; null where one chooses"),
    my_true_count: z.int(),
    falseCount: z.int(),
    repetitionCount: z.int(),
    hint: z
      .string()
      .optional()
      .describe(
        "The phrase's first letter, after an answer that is right too but is not the phrase: it is not counted",
      ),
  })
  .meta({ id: "QuizItem" });

export const openedQuestion = z
  .object({
    questionId: id,
    number: z.int().describe("1 for a tour's first question"),
    item: openItem,
    openedAt: z.iso.datetime().describe("From which the time runs, by the server's clock"),
    elapsedMs: z.int().min(0).describe("How much of it has run already, so that no other clock is needed"),
    left: z.int().describe("Words of the tour that are not finished"),
    tourPoints: points.describe("What the tour has earned so far"),
    share: z
      .number()
      .min(0)
      .max(1)
      .describe(
        "Of its points that the word earns: halves with each tour that has asked for it today; 0 without a meaning, and where one listens without hasSound",
      ),
    capped: z
      .enum(["method", "list"])
      .optional()
      .describe(
        "What has given all its points of the day for the leaderboard: the answer counts for total and streak alone",
      ),
    hasSound: z
      .literal(true)
      .optional()
      .describe("Where one listens: GetSound speaks it, and neither the word nor its id is told"),
  })
  .meta({ id: "OpenedQuestion" });

export const answerBody = z.strictObject({
  tourId: id,
  questionId: id,
  answer: z.string().max(1_000).describe("The text chosen or written; empty for “I do not know”"),
  later: z
    .boolean()
    .default(false)
    .describe("Where the answer is wrong its word is not asked again in this tour, but in the quiz's next"),
});

export const soundQuery = z.strictObject({ tourId: id, questionId: id.describe("Of the open question") });

const tourSummary = z
  .object({
    right: z.int(),
    wrong: z.int(),
    points,
    words: z.array(
      word.pick({ id: true, phrase: true, mean: true, definition: true }).extend({
        my_true_count: z.int(),
        falseCount: z.int(),
        points,
      }),
    ),
  })
  .meta({ id: "TourSummary" });

export const answered = z
  .object({
    isRight: z.boolean(),
    isAlmost: z.boolean().describe("Accepted, though not written quite so"),
    reason: z.enum(["diacritics", "slip"]).nullable().describe("Why only almost: marks left out, or one slip"),
    nearest: z.string().describe("The accepted answer nearest to what was written"),
    trueChoice: z.string(),
    points,
    word,
    wasKnown: z
      .literal(true)
      .optional()
      .describe("The word is marked as known and was answered wrong: StartLearning takes it up again"),
    summary: tourSummary.optional().describe("At the tour's end"),
  })
  .meta({ id: "Answered" });

export const quizHistory = z.array(
  z
    .object({
      quizId: id,
      title: z.string(),
      start_length: z.int(),
      remaining: z.int().describe("Words that are not finished; 0 for a quiz that is over"),
      updatedAt: z.iso.datetime(),
      source: z
        .object({ type: z.int(), id: z.int() })
        .optional()
        .describe("The list of the catalogue that its words are from, by the type of GetWordListV2"),
      result: z
        .object({ right: z.int().min(0), wrong: z.int().min(0), points })
        .optional()
        .describe("Answers in all tours of a quiz that is over, and what they earned"),
      settings: z
        .object({
          methods: z.array(z.enum(quizMethods)),
          repetition: z.int(),
          inOrder: z.boolean(),
          MeanLanguageType: z.int(),
        })
        .optional()
        .describe("As StartQuiz was told, to play it again"),
    })
    .meta({ id: "QuizInHistory" }),
);

export type StartedQuiz = z.infer<typeof startedQuiz>;
export type OpenedQuestion = z.infer<typeof openedQuestion>;
export type Answered = z.infer<typeof answered>;
export type QuizHistory = z.infer<typeof quizHistory>;
