import type { Dictionary } from "../../../lexicon/dictionary.ts";
import { analyseForm, itemTagsOf } from "../forms/form-info.ts";
import { firstNames } from "../tables/first-names.ts";
import {
  criedWords,
  firstNamesThatAreWords,
  namesThatAreWords,
  titleNouns,
  titlesThatAreSurnames,
} from "../tables/people-words.ts";
import { peoplesThatAreNames, properWords } from "../tables/proper-words.ts";
import { createMemo } from "../text/memo.ts";
import { type Sentence, splitSentences } from "../text/split-sentences.ts";
import {
  hasCapital,
  isAllCapitals,
  isAtStart,
  isDetermined,
  isNegated,
  isTitleBefore,
  isTitleCase,
  isVocative,
  isVocativeAtStart,
  keyOf,
  nameKey,
} from "./capitals.ts";
import type { NameClassifier, NameConfidence } from "./name-classifier.ts";

/** The spellings of a form, counted over all files given. */
export type FormCounts = {
  /** With a capital where only a name has one. */
  inside: number;
  /** Of these, the ones with another capital after it, "New" in "New York". */
  leading: number;
  /** With a capital where any word has one. */
  atStart: number;
  /** Of those inside, the ones after an article or another determiner. */
  determined: number;
  /** After a title (Mr., Detective). */
  named: number;
  /** As a vocative. */
  called: number;
  /** In a speaker label. */
  labels: number;
  /** In lower case. */
  lower: number;
};

/**
 * By lower-case form, and by two forms in a row that both have a capital inside a sentence ("new york"). Its size grows
 * with the number of distinct forms, not with the files.
 */
export type NameCounts = Map<string, FormCounts>;

/** A cue with the labels of its speakers. */
export type LabelledCue = { readonly seconds: number; readonly text: string; readonly speakers: readonly string[] };

export function createNameCounts(): NameCounts {
  return new Map();
}

const maxNameLength = 30;

/** The key of two names in a row. */
function pairKey(first: string, second: string): string {
  return `${first} ${second}`;
}

function entryOf(counts: NameCounts, key: string): FormCounts {
  const known = counts.get(key);
  if (known !== undefined) return known;
  const entry = { inside: 0, leading: 0, determined: 0, atStart: 0, named: 0, called: 0, labels: 0, lower: 0 };
  counts.set(key, entry);
  return entry;
}

/** A title after "Mr." or a first name is a surname ("John Baron"). */
function isSurnameHere({ words }: Sentence, index: number, key: string): boolean {
  const previous = words[index - 1];
  if (previous === undefined || words[index]?.before !== "" || namesThatAreWords.has(key)) return false;
  if (!titlesThatAreSurnames.has(key)) return false;
  return (
    /^(?:mr|mrs|ms|miss)$/.test(previous.lower) || (hasCapital(previous) && firstNamesThatAreWords.has(previous.lower))
  );
}

function addSentence(sentence: Sentence, counts: NameCounts): void {
  const saysNothing = isTitleCase(sentence);
  for (const [index, word] of sentence.words.entries()) {
    if (word.isDigits || word.text.length > maxNameLength) continue;
    const key = keyOf(word);
    if (isNegated(word)) continue;
    if (!hasCapital(word)) {
      entryOf(counts, key).lower += 1;
      continue;
    }
    const next = sentence.words[index + 1];
    const isLeading = index > 0 && !saysNothing && next?.before === "" && hasCapital(next);
    if (isLeading) entryOf(counts, pairKey(key, keyOf(next))).inside += 1;
    if (isSurnameHere(sentence, index, key)) entryOf(counts, key).named += 1;
    if (peoplesThatAreNames.has(key) && (isVocativeAtStart(sentence, index) || isVocative(sentence, index)))
      entryOf(counts, key).called += 1;
    if ((properWords.has(key) || titleNouns.has(key)) && !namesThatAreWords.has(key)) continue;
    const entry = entryOf(counts, key);
    if (isTitleBefore(sentence, index)) entry.named += 1;
    else if (saysNothing || isAllCapitals(word)) entry.atStart += 1;
    // "The King" is no person called King.
    else if (titleNouns.has(key) && isDetermined(sentence, index)) entry.atStart += 1;
    else if (isAtStart(sentence, index)) {
      if (firstNamesThatAreWords.has(key) && !criedWords.has(key) && isVocativeAtStart(sentence, index))
        entry.called += 1;
      else entry.atStart += 1;
    } else if (isVocative(sentence, index)) entry.called += 1;
    else {
      entry.inside += 1;
      if (isLeading) entry.leading += 1;
      else if (isDetermined(sentence, index)) entry.determined += 1;
    }
  }
}

/**
 * Adds a file's capitals, titles and speaker labels to the counts: call it for all files that belong together, then
 * classifyNames.
 */
export function countNameForms(
  cues: readonly LabelledCue[],
  counts: NameCounts,
  isHyphenatedHeadword: (word: string) => boolean,
): void {
  for (const sentence of splitSentences(cues, isHyphenatedHeadword)) addSentence(sentence, counts);
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

/** A name that is a word too, or a word without an entry, that mostly has a capital; "Listen" has it at the start of sentences. */
export function isMostlyName(word: string, dictionary: Dictionary): boolean {
  if (!dictionary.isMostlyCapitalised(word)) return false;
  return namesThatAreWords.has(word) || dictionary.writtenPartsOfSpeech(word).length === 0;
}

/** The most frequent forms of spoken English; one capital in mid-sentence does not make a name of them. */
const maxCommonRank = 8000;

/** From so many occurrences on, a form that never has lower case is a name throughout. */
const minThroughout = 8;

/** From so many words on captions tell whether they have capitals. */
const minWithoutCapitals = 20;

/** Who does or is something: "advisor", "wizard", "musician". */
const agent = /(?:er|or|ist|ian|ard|man)$/;

/** Hardly any form has a capital, at the start of a sentence neither. */
function isWithoutCapitals(counts: NameCounts): boolean {
  let capitals = 0;
  let small = 0;
  for (const { inside, atStart, named, called, lower } of counts.values()) {
    capitals += inside + atStart + named + called;
    small += lower;
  }
  return small >= minWithoutCapitals && capitals * 100 < small;
}

/**
 * A word of the dictionary needs more occurrences than an unknown one, and more than it has in lower case: its capital
 * may be of a heading or an emphasis. What the operator said is believed.
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
  const infoOf = createMemo((key) => analyseForm(key, dictionary));
  /** Also an inflected form ("cadets", "got") of a word with an entry. */
  const isWritten = (key: string) =>
    infoOf(key).candidates.some(({ lemma }) => dictionary.writtenPartsOfSpeech(lemma).length > 0);
  const isMostlyCapitalised = createMemo((key) => isMostlyName(key, dictionary));
  const isNamedOften = (key: string) => namesThatAreWords.has(key) || isMostlyCapitalised(key);
  const isCommon = createMemo(
    (key) =>
      !isNamedOften(key) && (isWritten(key) || (dictionary.rank(key) ?? Number.POSITIVE_INFINITY) <= maxCommonRank),
  );
  const isHardlyNameable = createMemo((key) => {
    if (!isCommon(key)) return false;
    const own = itemTagsOf(key, dictionary);
    // "The Promised Land": a participle may lead a name.
    if (own.length === 0 && /(?:ed|ing)$/.test(key)) return false;
    const tags = own.length > 0 ? own : infoOf(key).candidates.map(({ tag }) => tag);
    return tags.includes("interjection") || !(tags[0] === "noun" || tags[0] === "adjective");
  });
  /** How much speaks against a name. */
  const wordWeightOf = (key: string, { lower, leading, determined, atStart }: FormCounts) => {
    if (firstNamesThatAreWords.has(key)) return 0;
    if (isNamedOften(key) || titlesThatAreSurnames.has(key)) return lower / 4;
    if (isHardlyNameable(key)) return lower + leading + atStart + 3;
    return isCommon(key) ? lower + leading + determined + 1 : lower;
  };
  const confidenceOf = createMemo((key): NameConfidence => {
    if (givenKeys.has(key)) return 2;
    const entry = counts.get(key);
    if (entry === undefined || entry.inside + entry.named + entry.called + entry.labels === 0) return 0;
    const isWord = dictionary.partsOfSpeech(key).length > 0 || isWritten(key);
    const mayBeLabel = !isWord || isNamedOften(key);
    // "Welcome, Traveler" may be said to anybody.
    const weightOfCall = agent.test(key) && isWritten(key) && !isNamedOften(key) ? 1 : 2;
    const weight =
      entry.inside + 2 * entry.named + weightOfCall * entry.called + (mayBeLabel && entry.labels > 0 ? 2 : 0);
    if (weight === 0) return 0;
    if (!isWord) return 2;
    if (weight <= wordWeightOf(key, entry)) return 0;
    return weight > 1 ? 2 : 1;
  });
  const isNameThroughout = (key: string) => {
    const { inside = 0, named = 0, called = 0, lower = 0 } = counts.get(key) ?? {};
    return confidenceOf(key) === 2 && inside + 2 * (named + called) >= Math.max(minThroughout, 10 * lower);
  };
  const hasNoCapitals = isWithoutCapitals(counts);
  const isNameInLowerCase = createMemo((key) => {
    if (!hasNoCapitals || noNames.has(key) || !/^\p{L}{3,}$/u.test(key)) return false;
    const { closed, isSound } = infoOf(key);
    if (properWords.has(key) || titleNouns.has(key) || closed.length > 0 || isSound) return false;
    if (namesThatAreWords.has(key) && isMostlyCapitalised(key)) return true;
    // Sentences begin with "elders" and "sustained" as well: a form of a word is no name by its capital.
    return !isWritten(key) && (isMostlyCapitalised(key) || firstNames.has(key));
  });
  return {
    confidenceOf,
    isNameInLowerCase,
    isNameThroughout,
    pairsOf: (first, second) => counts.get(pairKey(first, second))?.inside ?? 0,
    isCommon: (key) => !givenKeys.has(key) && isCommon(key),
    isHardlyNameable: (key) => !givenKeys.has(key) && isHardlyNameable(key),
    isNoName: (key) => noNames.has(key),
    isMostlyLowerCase: (key) => {
      if (decidedNames.has(key)) return false;
      const entry = counts.get(key);
      return entry !== undefined && entry.lower > entry.inside + entry.named + entry.called + entry.labels;
    },
    isMostlyCapitalised,
  };
}
