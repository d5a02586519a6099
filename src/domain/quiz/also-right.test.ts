import { expect, test } from "vitest";
import { buildQuizWord, buildQuizWords, buildSettings, seededRandom } from "../../../tests/factories/quiz-words.ts";
import { keepOpenForOther } from "./also-right.ts";
import { answerQuestion } from "./answer-question.ts";
import type { MethodId } from "./methods.ts";
import { nextQuestion } from "./next-question.ts";
import type { QuizWord } from "./quiz-word.ts";
import { startQuiz } from "./start-quiz.ts";
import { startTour } from "./tour.ts";
import { indexWords } from "./word-index.ts";

const random = seededRandom(1);
const maybe = {
  id: 1,
  phrase: "maybe",
  mean: "belki",
  senses: [{ mean: "belki" }, { mean: "herhalde" }],
  synonyms: ["perhaps"],
};
const supply = [
  buildQuizWord({ id: 21, phrase: "possibly", synonyms: ["maybe"] }),
  buildQuizWord({ id: 22, phrase: "mayhap", mean: "belki; olabilir" }),
  buildQuizWord({ id: 23, phrase: "likely", mean: "herhalde" }),
  buildQuizWord({ id: 24, phrase: "chance", mean: "belki", partOfSpeech: "verb" }),
];

/** The question that asks for "maybe", and what an answer to it does. */
function asked(method: MethodId) {
  const words: readonly QuizWord[] = [buildQuizWord(maybe), ...buildQuizWords(6).slice(1)];
  const index = indexWords(words, supply, "tr");
  const settings = buildSettings({ methods: [method] });
  const started = startTour(startQuiz(words, settings), random);
  if (started.tour === null) throw new Error("no tour");
  const first = { ...started, tour: { ...started.tour, queue: [1, 2, 3, 4, 5, 6] } };
  const { state } = nextQuestion(first, index, { now: 0, random });
  return { state, index };
}

test.each<[MethodId, string, boolean]>([
  ["write-definition-phrase", "perhaps", true],
  ["write-definition-phrase", "Perhaps!", true],
  ["write-definition-phrase", "possibly", true],
  // It shares a meaning: a definition is not of all that words of one meaning mean.
  ["write-definition-phrase", "mayhap", false],
  ["write-definition-phrase", "never", false],
  ["write-definition-phrase", "maybe", false],
  ["write-definition-phrase", "", false],
  ["write-mean-phrase", "perhaps", true],
  ["write-mean-phrase", "mayhap", true],
  // A meaning that the question does not show; another part of speech.
  ["write-mean-phrase", "likely", false],
  ["write-mean-phrase", "chance", false],
  // What is heard is one word.
  ["writeListen-engAudio-phrase", "perhaps", false],
  ["test-definition-phrase", "perhaps", false],
])("%s: after %j the question stays open: %s", (method, answer, isOpen) => {
  const { state, index } = asked(method);
  expect(keepOpenForOther(state, index, answer) !== undefined).toBe(isOpen);
});

test("the first letter is told once, and the right word then earns its points", () => {
  const { state, index } = asked("write-definition-phrase");
  const kept = keepOpenForOther(state, index, "perhaps") ?? expect.fail("it is judged");
  expect(nextQuestion(kept, index, { now: 900, random })).toMatchObject({
    state: { tour: { asked: 1 } },
    item: { id: 1, hint: "m", wrongCount: 0 },
  });
  expect(keepOpenForOther(kept, index, "perhaps")).toBe(kept);
  expect(keepOpenForOther(kept, index, "possibly")).toBeUndefined();
  const before = answerQuestion(state, index, { answer: "maybe", now: 1_000, random });
  const after = answerQuestion(kept, index, { answer: "maybe", now: 1_000, random });
  expect(after.points).toBeGreaterThan(0);
  expect(after).toMatchObject({ points: before.points, verdict: { isRight: true }, item: { wrongCount: 0 } });
});
