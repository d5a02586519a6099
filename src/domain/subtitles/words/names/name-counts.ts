import type { Dictionary } from "../../../lexicon/dictionary.ts";
import { firstNamesThatAreWords, namesThatAreWords, titleNouns } from "../tables/people-words.ts";
import { properWords } from "../tables/proper-words.ts";
import { type Sentence, splitSentences } from "../text/split-sentences.ts";
import {
  hasCapital,
  isAllCapitals,
  isAtStart,
  isTitleBefore,
  isTitleCase,
  isVocative,
  isVocativeAtStart,
  nameKey,
} from "./capitals.ts";
import type { NameClassifier, NameConfidence } from "./find-names.ts";

/** The spellings of a form, counted over all files given. */
export type FormCounts = {
  /** With a capital where only a name has one. */
  inside: number;
  /** With a capital where any word has one. */
  atStart: number;
  /** After a title (Mr., Detective), or as a vocative. */
  named: number;
  /** In a speaker label. */
  labels: number;
  /** In lower case; counted only for forms that may be names. */
  lower: number;
};

/** By lower-case form. Its size grows with the number of distinct forms that may be names, not with the files. */
export type NameCounts = Map<string, FormCounts>;

/** A cue with the labels of its speakers. */
export type LabelledCue = { readonly seconds: number; readonly text: string; readonly speakers: readonly string[] };

export function createNameCounts(): NameCounts {
  return new Map();
}

const maxNameLength = 30;

function entryOf(counts: NameCounts, key: string): FormCounts {
  const known = counts.get(key);
  if (known !== undefined) return known;
  const entry = { inside: 0, atStart: 0, named: 0, labels: 0, lower: 0 };
  counts.set(key, entry);
  return entry;
}

function addSentence(sentence: Sentence, counts: NameCounts, dictionary: Dictionary): void {
  const saysNothing = isTitleCase(sentence);
  for (const [index, word] of sentence.words.entries()) {
    if (word.isDigits || word.text.length > maxNameLength) continue;
    const key = nameKey(word.text);
    if (!hasCapital(word)) {
      const mayBeName = dictionary.isMostlyCapitalised(key) || dictionary.partsOfSpeech(key).length === 0;
      if (mayBeName) entryOf(counts, key).lower += 1;
      continue;
    }
    if ((properWords.has(key) || titleNouns.has(key)) && !namesThatAreWords.has(key)) continue;
    const entry = entryOf(counts, key);
    if (isTitleBefore(sentence, index)) entry.named += 1;
    else if (saysNothing || isAllCapitals(word)) entry.atStart += 1;
    else if (isAtStart(sentence, index)) {
      if (firstNamesThatAreWords.has(key) && isVocativeAtStart(sentence, index)) entry.named += 1;
      else entry.atStart += 1;
    } else if (isVocative(sentence, index)) entry.named += 1;
    else entry.inside += 1;
  }
}

/**
 * Adds a file's capitals, titles and speaker labels to the counts: call it for all files that belong together, then
 * classifyNames.
 */
export function countNameForms(
  cues: readonly LabelledCue[],
  counts: NameCounts,
  dictionary: Dictionary,
  isHyphenatedHeadword: (word: string) => boolean,
): void {
  for (const sentence of splitSentences(cues, isHyphenatedHeadword)) addSentence(sentence, counts, dictionary);
  for (const { speakers } of cues) {
    for (const part of speakers.flatMap((label) => label.split(/[\s.,:&/]+/))) {
      if (/^\p{Lu}./u.test(part) && part.length <= maxNameLength) entryOf(counts, nameKey(part)).labels += 1;
    }
  }
}

/** What the operator said of a title's words. */
export type GivenNames = {
  /** In title.json: each of their capitalised words is one. */
  readonly listed: readonly string[];
  /** Single words in the console, in any case. */
  readonly decided: readonly { readonly word: string; readonly isName: boolean }[];
};

export const noGivenNames: GivenNames = { listed: [], decided: [] };

/**
 * A word of the dictionary needs more occurrences than an unknown one: its capital may be of a heading or an emphasis.
 * What the operator said is believed.
 */
export function classifyNames(
  counts: NameCounts,
  dictionary: Dictionary,
  { listed, decided }: GivenNames = noGivenNames,
): NameClassifier {
  const keysOf = (isName: boolean) => decided.filter((each) => each.isName === isName).map(({ word }) => nameKey(word));
  const parts = listed.flatMap((name) => name.split(/[\s-]+/).filter((part) => /^\p{Lu}/u.test(part)));
  const decidedNames = new Set(keysOf(true));
  const noNames = new Set(keysOf(false));
  const givenKeys = new Set([...parts.map(nameKey), ...decidedNames]);
  const confidenceOf = (key: string): NameConfidence => {
    if (givenKeys.has(key)) return 2;
    const entry = counts.get(key);
    if (entry === undefined) return 0;
    const isWord = dictionary.partsOfSpeech(key).length > 0;
    const mayBeLabel = !isWord || dictionary.isMostlyCapitalised(key) || namesThatAreWords.has(key);
    const weight = entry.inside + 2 * entry.named + (mayBeLabel && entry.labels > 0 ? 2 : 0);
    if (weight === 0) return 0;
    return weight > 1 || !isWord ? 2 : 1;
  };
  return {
    confidenceOf,
    isNoName: (key) => noNames.has(key),
    isMostlyLowerCase: (key) => {
      if (decidedNames.has(key)) return false;
      const entry = counts.get(key);
      return entry !== undefined && entry.lower > entry.inside + entry.named + entry.labels;
    },
    isMostlyCapitalised: dictionary.isMostlyCapitalised,
  };
}
