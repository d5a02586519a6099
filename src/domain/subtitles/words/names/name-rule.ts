import type { FormCache } from "../forms/form-cache.ts";
import type { FormInfo } from "../forms/form-info.ts";
import type { Sentence, Word } from "../text/split-sentences.ts";
import { hasCapital, keyOf } from "./capitals.ts";
import type { NameClassifier, NameConfidence } from "./name-classifier.ts";

/** A word in its sentence, and what is known of it. */
export type NamePlace = {
  readonly sentence: Sentence;
  /** All its words have capitals. */
  readonly isTitleCase: boolean;
  readonly index: number;
  readonly word: Word;
  /** Its key as a name. */
  readonly key: string;
  readonly info: FormInfo;
  readonly previous: Word | undefined;
  /** The word before and the one after it, where only a space stands between. */
  readonly directPrevious: Word | undefined;
  readonly directNext: Word | undefined;
  readonly confidence: NameConfidence;
  /** Which words of the sentence are names so far. */
  readonly names: readonly boolean[];
  readonly classifier: NameClassifier;
  readonly forms: FormCache;
};

/** The last occurrence of a word in a text; all its sentences are counted. `noName`: what the operator said is none. */
export type NameExample = { readonly word: string; readonly text: string; readonly noName?: string };

export type NameRule = {
  readonly name: string;
  readonly why: string;
  readonly says: "name" | "word";
  readonly when: (place: NamePlace) => boolean;
  /** Decided by this rule, and otherwise without it. */
  readonly decides: NameExample;
  /** Alike, and decided by a later rule. */
  readonly leaves: NameExample;
};

export function nameExample(word: string, text: string, noName?: string): NameExample {
  return noName === undefined ? { word, text } : { word, text, noName };
}

export function placeOf(
  sentence: Sentence,
  isTitleCase: boolean,
  index: number,
  word: Word,
  names: readonly boolean[],
  classifier: NameClassifier,
  forms: FormCache,
): NamePlace {
  const previous = sentence.words[index - 1];
  const next = sentence.words[index + 1];
  const key = keyOf(word);
  return {
    sentence,
    isTitleCase,
    index,
    word,
    key,
    info: forms.get(key),
    previous,
    directPrevious: word.before === "" ? previous : undefined,
    directNext: next?.before === "" ? next : undefined,
    confidence: classifier.confidenceOf(key),
    names,
    classifier,
    forms,
  };
}

/** Another capital follows directly. */
export function isLeading({ directNext }: NamePlace): boolean {
  return directNext !== undefined && hasCapital(directNext);
}

/** How often it stands so before the word after it. */
export function pairsOf({ classifier, key, directNext }: NamePlace): number {
  return directNext === undefined ? 0 : classifier.pairsOf(key, keyOf(directNext));
}

/** Whether the first rule that speaks says that it is a name; without one it is a word. */
export function decide(rules: readonly NameRule[], place: NamePlace): boolean {
  for (const { when, says } of rules) if (when(place)) return says === "name";
  return false;
}
