import type { ListLanguage } from "../../../../domain/locale/meaning-language.ts";
import { type MethodId, methodOf, methodsOfStep } from "../../../../domain/quiz/methods.ts";
import { methodsForList } from "../../../../domain/quiz/offered-methods.ts";
import type { QuizWord } from "../../../../domain/quiz/quiz-word.ts";
import type { Repetition } from "../../../../domain/quiz/settings.ts";

type Means = { readonly meanLanguage: ListLanguage; readonly hasVoice: boolean };

type Plan = { readonly methods: readonly MethodId[]; readonly repetition: Repetition };

/** Seconds that a beginner takes for a question and its answer. */
const [choiceSeconds, writingSeconds] = [4, 7];

/** With more words than this the third time is left out, so that it takes about three minutes. */
const mostWordsAskedThrice = 12;

/** From easy to hard: choosing, then listening, then writing. */
export function inOrderOfEffort(methods: readonly MethodId[]): MethodId[] {
  const effort = (id: MethodId) => {
    const { isWritten, isListening } = methodOf(id);
    return isListening ? 1 : isWritten ? 2 : 0;
  };
  return methods.toSorted((a, b) => effort(a) - effort(b));
}

/** How a beginner is asked for tonight's words: each by its meaning first; in English the meaning is the definition. */
export function tonightPlan(words: readonly QuizWord[], means: Means): Plan {
  const wished: readonly MethodId[] =
    means.meanLanguage === "en"
      ? ["test-phrase-definition", "writeListen-engAudio-phrase", "write-definition-phrase"]
      : ["test-phrase-mean", "writeListen-engAudio-phrase", "write-mean-phrase"];
  const offered = methodsForList(words, means);
  const methods = wished.filter((id) => offered.some((method) => method.id === id));
  const most = words.length > mostWordsAskedThrice ? 2 : 3;
  return { methods, repetition: methods.length >= 3 && most === 3 ? 3 : methods.length >= 2 ? 2 : 1 };
}

/** About how long a quiz takes in which nothing is answered wrong; at least 1. */
export function minutesOf(words: number, { methods, repetition }: Plan): number {
  const secondsOf = (method: MethodId) => (methodOf(method).isWritten ? writingSeconds : choiceSeconds);
  const secondsOfWord = Array.from({ length: repetition }, (_, step) => {
    const ofStep = methodsOfStep(methods, repetition, step).map(secondsOf);
    return ofStep.reduce((sum, seconds) => sum + seconds, 0) / Math.max(1, ofStep.length);
  }).reduce((sum, seconds) => sum + seconds, 0);
  return Math.max(1, Math.round((words * secondsOfWord) / 60));
}
