import type { FormCache } from "../forms/form-cache.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import { hasCapital, isAtStart, isTitleCase } from "./capitals.ts";
import type { NameClassifier } from "./name-classifier.ts";
import { decide, type NameRule, placeOf } from "./name-rule.ts";
import { afterNameRules } from "./rules/after-name.ts";
import { addressRules, wordRules } from "./rules/any-word.ts";
import { startRules } from "./rules/at-start.ts";
import { anywhereRules, capitalisedRules } from "./rules/capitals.ts";
import { insideRules } from "./rules/inside.ts";
import { isPlainWord, lowerCaseRules } from "./rules/lower-case.ts";
import { findWorkTitles } from "./work-titles.ts";

/** The rules of a word, in order: the first that speaks decides, and a word is no name where none does. */
export type NameRules = {
  readonly lowerCase: readonly NameRule[];
  readonly inside: readonly NameRule[];
  readonly atStart: readonly NameRule[];
  /** Of what these leave, by the name before. */
  readonly afterName: readonly NameRule[];
};

const capitalRules = [...wordRules, ...capitalisedRules, ...addressRules, ...anywhereRules];

export const nameRules: NameRules = {
  lowerCase: [...wordRules, ...addressRules, ...lowerCaseRules],
  inside: [...capitalRules, ...insideRules],
  atStart: [...capitalRules, ...startRules],
  afterName: afterNameRules,
};

/** For each word of a sentence, whether it is a name there. */
export function findNames(
  sentence: Sentence,
  classifier: NameClassifier,
  forms: FormCache,
  rules = nameRules,
): boolean[] {
  const { words } = sentence;
  const titleCase = isTitleCase(sentence);
  const titles = findWorkTitles(sentence, classifier, forms);
  const names: boolean[] = [];
  const saysName = (list: readonly NameRule[], word: Word, index: number) =>
    decide(list, placeOf(sentence, titleCase, index, word, names, classifier, forms));
  for (const [index, word] of words.entries()) {
    if (titles.has(index)) names.push(true);
    else if (hasCapital(word))
      names.push(saysName(isAtStart(sentence, index) ? rules.atStart : rules.inside, word, index));
    else names.push(!isPlainWord(sentence, index, word, classifier, forms) && saysName(rules.lowerCase, word, index));
  }
  for (const [index, word] of words.entries()) {
    if (names[index] === true || !(names[index - 1] === true || names[index - 2] === true)) continue;
    names[index] = saysName(rules.afterName, word, index);
  }
  return names;
}
