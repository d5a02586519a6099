import type { Dictionary } from "../../lexicon/dictionary.ts";
import {
  hasCapital,
  isAllCapitals,
  isAtStart,
  isCalled,
  isSpokenTo,
  isTitleBefore,
  isTitleCase,
  nameKey,
} from "./names/capitals.ts";
import type { NameKnowledge, NameStrength } from "./names/find-names.ts";
import { firstNamesThatAreWords, namesThatAreWords, titleNouns } from "./tables/people-words.ts";
import { properWords } from "./tables/proper-words.ts";
import { type Sentence, splitSentences } from "./text/split-sentences.ts";

/** How a form was seen written, over all files given together. */
export type FormEvidence = {
  /** With a capital where only a name has one. */
  inside: number;
  /** With a capital where any word has one. */
  atStart: number;
  /** After a title (Mr., Detective), or alone between commas like one who is spoken to. */
  named: number;
  /** In a speaker's label. */
  labels: number;
  /** Small; counted only for forms that may be names. */
  lower: number;
};

/** Grows with the distinct forms of all files that may be names, not with their length. */
export type NameEvidence = Map<string, FormEvidence>;

export type NamedCue = { readonly seconds: number; readonly text: string; readonly speakers: readonly string[] };

/** Tells names from words, occurrence by occurrence: analyse asks it. */
export type NameJudge = NameKnowledge;

export function createNameEvidence(): NameEvidence {
  return new Map();
}

const maxNameLength = 30;

function entryOf(evidence: NameEvidence, key: string): FormEvidence {
  const known = evidence.get(key);
  if (known !== undefined) return known;
  const entry = { inside: 0, atStart: 0, named: 0, labels: 0, lower: 0 };
  evidence.set(key, entry);
  return entry;
}

function addSentence(sentence: Sentence, evidence: NameEvidence, dictionary: Dictionary): void {
  const isMute = isTitleCase(sentence);
  for (const [index, word] of sentence.words.entries()) {
    if (word.isDigits || word.text.length > maxNameLength) continue;
    const key = nameKey(word.text);
    if (!hasCapital(word)) {
      const mayBeName = dictionary.isMostlyCapitalised(key) || dictionary.partsOfSpeech(key).length === 0;
      if (mayBeName) entryOf(evidence, key).lower += 1;
      continue;
    }
    if ((properWords.has(key) || titleNouns.has(key)) && !namesThatAreWords.has(key)) continue;
    const entry = entryOf(evidence, key);
    if (isTitleBefore(sentence, index)) entry.named += 1;
    else if (isMute || isAllCapitals(word)) entry.atStart += 1;
    else if (isAtStart(sentence, index)) {
      if (firstNamesThatAreWords.has(key) && isCalled(sentence, index)) entry.named += 1;
      else entry.atStart += 1;
    } else if (isSpokenTo(sentence, index)) entry.named += 1;
    else entry.inside += 1;
  }
}

/**
 * Adds what a file's capitals, titles and labels say of names. Call it for all files that are judged together,
 * then judgeNames once. `isWhole` tells hyphenated headwords.
 */
export function collectNameEvidence(
  cues: readonly NamedCue[],
  evidence: NameEvidence,
  dictionary: Dictionary,
  isWhole: (word: string) => boolean = (word) => dictionary.partsOfSpeech(word).length > 0,
): void {
  for (const sentence of splitSentences(cues, isWhole)) addSentence(sentence, evidence, dictionary);
  for (const { speakers } of cues) {
    for (const part of speakers.flatMap((label) => label.split(/[\s.,:&/]+/))) {
      if (/^\p{Lu}./u.test(part) && part.length <= maxNameLength) entryOf(evidence, nameKey(part)).labels += 1;
    }
  }
}

/**
 * Weighs the evidence. `given`: names that the operator wrote into title.json; each of their words is one.
 * A word of the dictionary needs more than one that none knows: its capital may be a title's or an emphasis.
 */
export function judgeNames(evidence: NameEvidence, dictionary: Dictionary, given: readonly string[]): NameJudge {
  const givenKeys = new Set(
    given.flatMap((name) => name.split(/[\s-]+/).filter((part) => /^\p{Lu}/u.test(part))).map(nameKey),
  );
  const strengthOf = (key: string): NameStrength => {
    if (givenKeys.has(key)) return 2;
    const entry = evidence.get(key);
    if (entry === undefined) return 0;
    const isWord = dictionary.partsOfSpeech(key).length > 0;
    const mayBeLabel = !isWord || dictionary.isMostlyCapitalised(key) || namesThatAreWords.has(key);
    const weight = entry.inside + 2 * entry.named + (mayBeLabel && entry.labels > 0 ? 2 : 0);
    if (weight === 0) return 0;
    return weight > 1 || !isWord ? 2 : 1;
  };
  return {
    strengthOf,
    isMostlySmall: (key) => {
      const entry = evidence.get(key);
      return entry !== undefined && entry.lower > entry.inside + entry.named + entry.labels;
    },
    isMostlyCapitalised: dictionary.isMostlyCapitalised,
  };
}
