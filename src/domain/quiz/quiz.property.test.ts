import fc from "fast-check";
import { expect, test } from "vitest";
import { buildQuizWords, buildSettings, seededRandom } from "../../../tests/factories/quiz-words.ts";
import { answerQuestion } from "./answer-question.ts";
import type { QuizItem } from "./item.ts";
import { methodIds } from "./methods.ts";
import { nextQuestion } from "./next-question.ts";
import type { QuizState, TourSummary } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import { repetitions, tourSize } from "./settings.ts";
import { startQuiz } from "./start-quiz.ts";
import { isQuizOver, remainingWords, startTour } from "./tour.ts";
import { indexWords } from "./word-index.ts";

const words = fc.integer({ min: 6, max: 45 }).chain((count) =>
  fc
    .array(fc.record({ mean: fc.boolean(), synonyms: fc.boolean(), twin: fc.boolean() }), {
      minLength: count,
      maxLength: count,
    })
    .map((has) =>
      buildQuizWords(count).map((word, at) => ({
        ...word,
        mean: has[at]?.mean ? word.mean : null,
        synonyms: has[at]?.synonyms ? word.synonyms : [],
        // Some share a meaning with the word before them.
        ...(has[at]?.twin && { mean: `anlam${at}; ortak` }),
      })),
    ),
);
const settings = fc.record({
  methods: fc.uniqueArray(fc.constantFrom(...methodIds), { minLength: 1 }).map((ids) => [
    ...ids,
    // So that every word can be asked for.
    "test-definition-phrase" as const,
  ]),
  repetition: fc.constantFrom(...repetitions),
  meanLanguage: fc.constantFrom("tr" as const, "es" as const, "en" as const),
  hasVoice: fc.boolean(),
  isTimed: fc.boolean(),
});
/** How the player does: right or not, after how many milliseconds; again from the start when used up, then right. */
const plays = fc.array(fc.record({ isRight: fc.boolean(), ms: fc.integer({ min: -1_000, max: 100_000 }) }));
const quizzes = fc.record({ words, settings, plays, seed: fc.nat(2_000_000_000) });

type Quiz = Parameters<Parameters<typeof quizzes.map>[0]>[0];
type Step = {
  readonly item: QuizItem<QuizWord>;
  readonly points: number;
  readonly summary: TourSummary | null;
  /** Words of the tour that were not finished when it was asked. */
  readonly open: number;
};

/** Plays to the end; `keep` stands for putting the state away and taking it out again at every moment. */
function playToTheEnd({ words, settings, plays, seed }: Quiz, keep: (state: QuizState) => QuizState): readonly Step[] {
  const random = seededRandom(seed);
  const index = indexWords(words, buildQuizWords(60), settings.meanLanguage);
  const steps: Step[] = [];
  let state = keep(startQuiz(words, buildSettings(settings)));
  while (!isQuizOver(state)) {
    state = keep(startTour(state, random));
    for (let asking = nextQuestion(state, index, { now: 0, random }); asking.item !== null; ) {
      const { item } = asking;
      const open = asking.state.tour?.queue.length ?? 0;
      const how = plays[steps.length] ?? { isRight: true, ms: 500 };
      const answer = how.isRight ? item.correctAnswer : "not this";
      const answered = answerQuestion(keep(asking.state), index, { answer, now: how.ms, random });
      steps.push({ item, points: answered.points, summary: answered.summary, open });
      if (steps.length > 5_000) throw new Error("the quiz does not end");
      state = keep(answered.state);
      asking = nextQuestion(state, index, { now: 0, random });
    }
  }
  expect(remainingWords(state)).toBe(0);
  return steps;
}

const asItIs = (state: QuizState) => state;
const throughJson = (state: QuizState): QuizState => JSON.parse(JSON.stringify(state));

test("every tour ends, and no word is lost", () => {
  fc.assert(
    fc.property(quizzes, (quiz) => {
      const summaries = playToTheEnd(quiz, asItIs).flatMap(({ summary }) => summary ?? []);
      expect(summaries).toHaveLength(Math.ceil(quiz.words.length / tourSize));
      const finished = summaries.flatMap((summary) => summary.words);
      expect(finished.map(({ id }) => id).sort((a, b) => a - b)).toEqual(quiz.words.map(({ id }) => id));
      expect(finished.every((word) => word.correctCount === quiz.settings.repetition)).toBe(true);
    }),
  );
});

test("no word is asked twice running unless alone", () => {
  fc.assert(
    fc.property(quizzes, (quiz) => {
      const steps = playToTheEnd(quiz, asItIs);
      const twice = steps.filter(({ item, open }, at) => open > 1 && steps[at - 1]?.item.id === item.id);
      expect(twice).toEqual([]);
    }),
  );
});

test("points stay within bounds and add up", () => {
  fc.assert(
    fc.property(quizzes, (quiz) => {
      let tour = 0;
      for (const { item, points, summary } of playToTheEnd(quiz, asItIs)) {
        const start = item.startPoints;
        expect(start).toBeLessThanOrEqual(quiz.settings.isTimed ? 250 : 0);
        expect(points === 0 || (points >= Math.ceil(start / 10) && points <= start)).toBe(true);
        tour += points;
        if (summary === null) continue;
        expect(summary.points).toBe(tour);
        tour = 0;
      }
    }),
  );
});

test("choices are four, distinct, and exactly one is right", () => {
  fc.assert(
    fc.property(quizzes, (quiz) => {
      for (const { item } of playToTheEnd(quiz, asItIs)) {
        if (item.method.startsWith("write")) continue;
        const shown = item.choices;
        expect(new Set(shown.map((text) => text.toLowerCase())).size).toBe(4);
        expect(shown.filter((text) => text === item.correctAnswer)).toHaveLength(1);
        const own = item.mean?.split("; ") ?? [];
        const others = shown.filter((text) => text !== item.correctAnswer);
        const chosen = quiz.words.filter(
          ({ phrase, mean, definition }) =>
            others.includes(phrase) || others.includes(definition) || others.includes(mean ?? ""),
        );
        if (quiz.settings.meanLanguage === "en") continue;
        expect(chosen.filter(({ mean }) => mean?.split("; ").some((one) => own.includes(one)))).toEqual([]);
      }
    }),
  );
});

test("a quiz put away as JSON at every moment goes on just the same", () => {
  fc.assert(
    fc.property(quizzes, (quiz) => {
      expect(playToTheEnd(quiz, throughJson)).toEqual(playToTheEnd(quiz, asItIs));
    }),
  );
});
