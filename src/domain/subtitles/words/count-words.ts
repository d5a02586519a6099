import type { Clues } from "../../lexicon/clues.ts";
import type { PartOfSpeech } from "../../lexicon/part-of-speech.ts";
import type { SubtitleWords, WordCount } from "../word-counts.ts";
import { exampleScore, trimLine } from "./example-line.ts";
import { maxFormLength } from "./forms/form-info.ts";
import { nameKey } from "./names/capitals.ts";
import { isShortTitle } from "./names/find-names.ts";
import type { PhraseMatch } from "./phrases/phrase-match.ts";
import { chooseSense } from "./senses/choose-sense.ts";
import { contextOfText } from "./senses/text-context.ts";
import { joiningWords } from "./tables/closed-classes.ts";
import { properWords, wordsInLowerCase } from "./tables/proper-words.ts";
import { isItemTag } from "./tag.ts";
import type { TokenizedSentence } from "./tagging/build-tokens.ts";
import type { Token } from "./tagging/token.ts";

/** A tagged sentence and the multiword headwords in it. */
type AnalysedSentence = TokenizedSentence & { readonly phrases: readonly PhraseMatch[] };

type Item = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  count: number;
  tokens: number;
  /** The sense meant at each second. */
  readonly times: Map<number, number>;
  /** The clues of its senses; none for a word of one sense. */
  readonly clues: readonly Clues[];
  /** What was found of each sense, at least of one. */
  readonly senses: { count: number; line: string; score: number }[];
};

/** The senses of the headwords that have several, by `itemKey`. */
export type SenseClues = ReadonlyMap<string, readonly Clues[]>;

export function itemKey(phrase: string, partOfSpeech: PartOfSpeech): string {
  return `${phrase}\t${partOfSpeech}`;
}

/** The part of speech under which a single word is an item; undefined where it is none. */
function itemPartOfSpeech({ tag, form, info }: Token): PartOfSpeech | undefined {
  if (isItemTag(tag)) return tag;
  return tag === info.closed[0] ? joiningWords.get(form) : undefined;
}

type Tally = Map<string, { readonly text: string; count: number }>;

function tally(counts: Tally, key: string, text: string): void {
  const entry = counts.get(key);
  if (entry === undefined) counts.set(key, { text, count: 1 });
  else entry.count += 1;
}

function commonestFirst(counts: Tally): { text: string; count: number }[] {
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

function wordCountOf({ phrase, partOfSpeech, count, tokens, times, senses }: Item): WordCount {
  const placed = [...times].sort(([a], [b]) => a - b);
  const [most] = senses.toSorted((a, b) => b.count - a.count);
  return {
    phrase,
    partOfSpeech,
    count,
    tokens,
    times: placed.map(([seconds]) => seconds),
    senses: placed.some(([, sense]) => sense > 0) ? placed.map(([, sense]) => sense) : [],
    line: most?.line ?? "",
  };
}

function exampleScoreOf({ sentence, tokens }: AnalysedSentence): number {
  let unknownWords = 0;
  for (const { tag } of tokens) if (tag === "unknown" || tag === "name") unknownWords += 1;
  return exampleScore({
    text: sentence.text,
    isComplete: sentence.end !== "" && /^\P{Ll}/u.test(sentence.text),
    unknownWords,
    runningWords: sentence.words.length,
  });
}

/** Counts the words of one file. */
export function countWords(sentences: readonly AnalysedSentence[], senseClues: SenseClues): SubtitleWords {
  const items = new Map<string, Item>();
  const names: Tally = new Map();
  const unknown: Tally = new Map();
  const totals = { runningWords: 0, closedClassWords: 0, nameWords: 0, otherWords: 0, unjudgedWords: 0 };
  const context = contextOfText(sentences);

  const itemOf = (phrase: string, partOfSpeech: PartOfSpeech): Item => {
    const key = itemKey(phrase, partOfSpeech);
    const known = items.get(key);
    if (known !== undefined) return known;
    const clues = senseClues.get(key) ?? [];
    const senses = Array.from({ length: Math.max(1, clues.length) }, () => ({ count: 0, line: "", score: -Infinity }));
    const item: Item = { phrase, partOfSpeech, count: 0, tokens: 0, times: new Map(), clues, senses };
    items.set(key, item);
    return item;
  };

  /** @param at the item's own tokens @param owned how many running words it covers */
  const addOccurrence = (item: Item, index: number, at: readonly number[], owned: number, score: number) => {
    const { sentence, tokens } = sentences[index] ?? {};
    const first = at[0] ?? 0;
    const last = at.at(-1) ?? first;
    const firstWord = sentence?.words[tokens?.[first]?.word ?? 0];
    const lastWord = sentence?.words[tokens?.[last]?.word ?? 0];
    if (sentence === undefined || tokens === undefined || firstWord === undefined || lastWord === undefined) return;
    item.count += 1;
    item.tokens += owned;
    const isQuestion = sentence.end === "?";
    const start = context.starts[index] ?? 0;
    const end = start + tokens.length;
    const chosen =
      item.clues.length === 0
        ? 0
        : chooseSense(item.clues, { tokens, first, last, words: context.words, start, end, isQuestion }, context);
    const sense = item.senses[chosen];
    if (sense === undefined) return;
    if (!item.times.has(firstWord.seconds)) item.times.set(firstWord.seconds, chosen);
    sense.count += 1;
    if (score <= sense.score) return;
    sense.score = score;
    sense.line = trimLine(sentence.text, firstWord.start, lastWord.end);
  };

  /** Adds the items of a sentence; returns for each running word whether it belongs to one. It belongs to the first only. */
  const addItems = (read: AnalysedSentence, index: number): boolean[] => {
    const { sentence, tokens, phrases } = read;
    const score = exampleScoreOf(read);
    const isOwned = new Array<boolean>(sentence.words.length).fill(false);
    const own = (token: number): number => {
      const word = tokens[token]?.word ?? 0;
      if (isOwned[word] === true) return 0;
      isOwned[word] = true;
      return 1;
    };
    const inPhrase = new Set<number>();
    for (const { pattern, tokens: at } of phrases) {
      const owned = at.reduce((sum, token) => sum + own(token), 0);
      addOccurrence(itemOf(pattern.phrase, pattern.partOfSpeech), index, at, owned, score);
      for (const token of at) inPhrase.add(token);
    }
    for (const [at, token] of tokens.entries()) {
      const partOfSpeech = inPhrase.has(at) ? undefined : itemPartOfSpeech(token);
      if (partOfSpeech === undefined) continue;
      // "March!", "polish it" and "a telephone pole" are no proper words.
      const isPlain = wordsInLowerCase.has(token.lemma) && /^\p{Ll}/u.test(read.sentence.words[token.word]?.text ?? "");
      const proper = partOfSpeech === "verb" || isPlain ? undefined : properWords.get(token.lemma);
      const headword = proper ?? token.lemma;
      addOccurrence(itemOf(headword, partOfSpeech), index, [at], own(at), score);
    }
    return isOwned;
  };

  const addSentence = (read: AnalysedSentence, index: number) => {
    const { sentence, isName, tokens } = read;
    const { words } = sentence;
    totals.runningWords += words.length;
    const isOwned = addItems(read, index);
    const isOther = new Array<boolean>(words.length).fill(false);
    for (const { tag, word } of tokens) {
      if (isOwned[word] === true || !(tag === "unknown" || tag === "sound" || tag === "digits")) continue;
      const { lower = "" } = words[word] ?? {};
      if (tag === "unknown" && isOther[word] === false) {
        totals.unjudgedWords += 1;
        if (lower.length <= maxFormLength) tally(unknown, lower, lower);
      }
      isOther[word] = true;
    }
    for (const [at, { text }] of words.entries()) {
      if (isOwned[at] === true) continue;
      if (isName[at] === true) {
        totals.nameWords += 1;
        const key = nameKey(text);
        if (!isShortTitle(sentence, at)) tally(names, key, text.slice(0, key.length));
      } else if (isOther[at] === true) totals.otherWords += 1;
      else totals.closedClassWords += 1;
    }
  };

  for (const [index, read] of sentences.entries()) addSentence(read, index);
  return {
    items: [...items.values()].map(wordCountOf),
    ...totals,
    names: commonestFirst(names).map(({ text, count }) => ({ name: text, count })),
    unknown: commonestFirst(unknown).map(({ text, count }) => ({ word: text, count })),
  };
}
