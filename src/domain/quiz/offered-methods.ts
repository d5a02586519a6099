import type { ListLanguage } from "../locale/meaning-language.ts";
import { type Answered, type Asked, type Method, type MethodId, methods } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";
import type { QuizSettings } from "./settings.ts";
import { textOf } from "./word-text.ts";
import { foldedWords } from "./written/fold-text.ts";

type Means = { readonly meanLanguage: ListLanguage; readonly hasVoice: boolean };

/** The methods that are possible with a language of meanings and a voice. In English the meaning is the definition. */
export function methodsFor({ meanLanguage, hasVoice }: Means): readonly Method[] {
  return methods.filter(
    ({ asked, answered, isListening }) =>
      (meanLanguage !== "en" || (asked !== "mean" && answered !== "mean")) && (hasVoice || !isListening),
  );
}

/** The methods that a word has the data for. */
function possibleMethods(word: QuizWord, means: Means): readonly Method[] {
  const has = (part: Asked) => textOf(word, part) !== "";
  return methodsFor(means).filter(({ asked, answered }) => has(asked) && has(answered));
}

/** The methods that a word has the data for, and whose question does not name the answer. */
export function methodsForWord(word: QuizWord, means: Means): readonly Method[] {
  const possible = possibleMethods(word, means);
  const fair = possible.filter(({ asked, answered }) => !isNamed(word, asked, answered));
  return fair.length === 0 ? possible : fair;
}

/** In definitions of any word, and in the place of what differs in phrases. */
const usualWords = new Set(
  "someone somebody something with from into that than about over their your other".split(" "),
);

/** "Monday" is defined as a day: shorter words are too often part of others by chance. */
const partLetters = 4;

const wordsOf = (text: string) => foldedWords(text, "en").filter((one) => !usualWords.has(one));

/** "on" and "at" are words of other languages too. */
const meaningLetters = 3;

/** Whether the meaning has the English word in it as it stands: rock, "rock yapmak". What is only alike (bank, "banka") is learnt. */
function isInMeaning(word: QuizWord): boolean {
  const phrase = wordsOf(word.phrase);
  return wordsOf(textOf(word, "mean")).some((one) => one.length >= meaningLetters && phrase.includes(one));
}

/**
 * Whether a phrase and its definition, or its synonyms, have a word or a part of one in common: handful, "fits into one hand";
 * or its meaning the word itself.
 */
function isNamed(word: QuizWord, asked: Asked, answered: Answered): boolean {
  if (asked === "audio") return false;
  if (asked === "mean" || answered === "mean") return isInMeaning(word);
  const other = asked === "phrase" ? answered : asked;
  const phrase = wordsOf(word.phrase);
  return wordsOf(textOf(word, other)).some((one) =>
    phrase.some((own) => isPart(one, own) || isPart(own, one) || (one === "day" && own.endsWith(one))),
  );
}

/** "pardoned" and "pardonable" are of one stem. */
const stemLetters = 6;

function isPart(part: string, whole: string): boolean {
  if (part.length < partLetters) return false;
  if (part.length >= stemLetters && part.slice(0, stemLetters) === whole.slice(0, stemLetters)) return true;
  return whole.startsWith(part) || (whole.endsWith(part) && whole.length - part.length >= 2);
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

/**
 * The words that at least one of the chosen methods can ask for, with those that are asked in another way because their
 * meaning gives them away.
 */
export function playableWords<W extends QuizWord>(words: readonly W[], settings: QuizSettings): readonly W[] {
  const isChosen = ({ id }: Method) => settings.methods.includes(id);
  return words.filter(
    (word) =>
      methodsForWord(word, settings).some(isChosen) ||
      possibleMethods(word, settings).some(
        (method) => isChosen(method) && (method.asked === "mean" || method.answered === "mean"),
      ),
  );
}
