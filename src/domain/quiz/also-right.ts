import { judgeAnswer, NoOpenQuestionError } from "./answer-question.ts";
import { methodOf } from "./methods.ts";
import { validQuestion } from "./next-question.ts";
import type { QuizState } from "./quiz-state.ts";
import type { QuizWord } from "./quiz-word.ts";
import type { IndexedWord, WordIndex } from "./word-index.ts";
import { synonymsOf } from "./word-text.ts";
import { checkPhrase } from "./written/check-phrase.ts";
import { bareWords, isVerbal, meaningsOf } from "./written/meanings.ts";

/**
 * Where another word was written that a definition or a meaning fits as well, the question stays open, with the first
 * letter of the asked word: the state with that answer, or undefined where the answer is to be judged. That happens once
 * per question; the same answer given again leaves the state as it is.
 *
 * @throws NoOpenQuestionError
 */
export function keepOpenForOther<W extends QuizWord>(
  state: QuizState,
  index: WordIndex<W>,
  answer: string,
): QuizState | undefined {
  const { tour } = state;
  const own = index.byId.get(tour?.question?.wordId ?? -1);
  const question = own === undefined ? null : validQuestion(tour?.question ?? null, own.word);
  if (tour === null || own === undefined || question === null) throw new NoOpenQuestionError("no question is open");
  const { asked, answered, isWritten } = methodOf(question.method);
  if (!isWritten || answered !== "phrase" || (asked !== "definition" && asked !== "mean")) return undefined;
  if (question.otherAnswer !== undefined) return question.otherAnswer === answer ? state : undefined;
  if (judgeAnswer(index, own, question, answer).isRight) return undefined;
  const others = [...synonymsOf(own.word), ...fittingPhrases(index, own, asked)];
  if (!checkPhrase(answer, others).isRight) return undefined;
  return { ...state, tour: { ...tour, question: { ...question, otherAnswer: answer } } };
}

/** Words that name the asked one as a synonym; for a question of meanings, also those of its kind that share one. */
function fittingPhrases<W extends QuizWord>(
  index: WordIndex<W>,
  own: IndexedWord<W>,
  asked: "definition" | "mean",
): readonly string[] {
  const { phrase, mean } = own.word;
  // Of what is shown: not of the word's other senses.
  const shown = asked === "mean" ? meaningsOf({ phrase, mean }, index.meanLanguage) : [];
  const bare = (words: readonly string[]) => bareWords(words, index.meanLanguage, isVerbal(own.word)).join(" ");
  const meanings = new Set(shown.flatMap(({ forms }) => forms.map(bare)));
  const isFitting = (other: IndexedWord<QuizWord>) =>
    other.synonyms.includes(own.phrase) ||
    (other.kind === own.kind && other.meanings.some((meaning) => meanings.has(meaning)));
  return [...index.list, ...index.supply].filter(isFitting).map(({ word }) => word.phrase);
}
