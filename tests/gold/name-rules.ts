import type { Dictionary } from "../../src/domain/lexicon/dictionary.ts";
import { createFormCache } from "../../src/domain/subtitles/words/forms/form-cache.ts";
import { findNames, type NameRules, nameRules } from "../../src/domain/subtitles/words/names/find-names.ts";
import { classifyNames, countNameForms, createNameCounts } from "../../src/domain/subtitles/words/names/name-counts.ts";
import type { NameExample, NameRule } from "../../src/domain/subtitles/words/names/name-rule.ts";
import { splitSentences } from "../../src/domain/subtitles/words/text/split-sentences.ts";

/** Every rule once, in order. */
export const everyNameRule: readonly NameRule[] = [...new Set(Object.values(nameRules).flat())];

/** The rules without one of them. */
export function nameRulesWithout(rule: NameRule): NameRules {
  const rest = (rules: readonly NameRule[]) => rules.filter((other) => other !== rule);
  return {
    lowerCase: rest(nameRules.lowerCase),
    inside: rest(nameRules.inside),
    atStart: rest(nameRules.atStart),
    afterName: rest(nameRules.afterName),
  };
}

/** Whether the word of an example is a name, by all rules or the given ones. */
export type ExampleNamer = (example: NameExample, rules?: NameRules) => boolean;

export function createExampleNamer(dictionary: Dictionary): ExampleNamer {
  const forms = createFormCache(dictionary);
  const isHyphenated = () => false;
  return ({ word: wanted, text, noName }, rules) => {
    const cues = [{ seconds: 0, text, speakers: [] }];
    const counts = createNameCounts();
    countNameForms(cues, counts, isHyphenated);
    const decided = noName === undefined ? [] : [{ word: noName, isName: false }];
    const classifier = classifyNames(counts, dictionary, { listed: [], decided });
    const found = splitSentences(cues, isHyphenated).flatMap((sentence) => {
      const names = findNames(sentence, classifier, forms, rules);
      return sentence.words.map(({ text }, index) => ({ text, isName: names[index] === true }));
    });
    const last = found.findLast(({ text }) => text === wanted);
    if (last === undefined) throw new Error(`"${wanted}" is not in "${text}".`);
    return last.isName;
  };
}
