import type { ListLanguage } from "../locale/meaning-language.ts";
import { type Asked, type Method, type MethodId, methods } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";
import type { QuizSettings } from "./settings.ts";
import { textOf } from "./word-text.ts";

type Means = { readonly meanLanguage: ListLanguage; readonly hasVoice: boolean };

/** The methods that are possible with a language of meanings and a voice. In English the meaning is the definition. */
export function methodsFor({ meanLanguage, hasVoice }: Means): readonly Method[] {
  return methods.filter(
    ({ asked, answered, isListening }) =>
      (meanLanguage !== "en" || (asked !== "mean" && answered !== "mean")) && (hasVoice || !isListening),
  );
}

/** The methods that a word has the data for. */
export function methodsForWord(word: QuizWord, means: Means): readonly Method[] {
  const has = (part: Asked) => textOf(word, part) !== "";
  return methodsFor(means).filter(({ asked, answered }) => has(asked) && has(answered));
}

/** For a whole list: the methods that any of its words can be asked by, with the number of words that can. */
export function methodsForList(
  words: readonly QuizWord[],
  means: Means,
): readonly { readonly id: MethodId; readonly words: number }[] {
  const counts = new Map<MethodId, number>();
  for (const word of words) {
    for (const { id } of methodsForWord(word, means)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return methodsFor(means).flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, words: count }];
  });
}

/** The words that at least one of the chosen methods can ask for. */
export function playableWords<W extends QuizWord>(words: readonly W[], settings: QuizSettings): readonly W[] {
  return words.filter((word) => methodsForWord(word, settings).some(({ id }) => settings.methods.includes(id)));
}
