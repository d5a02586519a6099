import type { PartOfSpeech } from "../../lexicon/part-of-speech.ts";
import type { SubtitleWords, WordCount } from "../word-counts.ts";
import { exampleScore, trimLine } from "./example-line.ts";
import { maxFormLength } from "./forms/form-info.ts";
import { nameKey } from "./names/capitals.ts";
import { isShortTitle } from "./names/find-names.ts";
import type { PhraseMatch } from "./phrases/accept-phrase.ts";
import { properWords } from "./tables/proper-words.ts";
import { isItemTag } from "./tag.ts";
import type { TokenizedSentence } from "./tagging/build-tokens.ts";
import type { Sentence } from "./text/split-sentences.ts";

/** A tagged sentence and the multiword headwords in it. */
type AnalysedSentence = TokenizedSentence & { readonly phrases: readonly PhraseMatch[] };

type Item = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  count: number;
  tokens: number;
  readonly times: Set<number>;
  line: string;
  score: number;
};

/** Counts the words of one file, sentence by sentence. */
export type WordCounter = { add(read: AnalysedSentence): void; finish(): SubtitleWords };

/** An occurrence of an item: its sentence, first and last running word. */
type Occurrence = { readonly sentence: Sentence; readonly first: number; readonly last: number };

type Tally = Map<string, { readonly text: string; count: number }>;

function tally(counts: Tally, key: string, text: string): void {
  const entry = counts.get(key);
  if (entry === undefined) counts.set(key, { text, count: 1 });
  else entry.count += 1;
}

function commonestFirst(counts: Tally): { text: string; count: number }[] {
  return [...counts.values()].sort((a, b) => b.count - a.count);
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

export function createWordCounter(): WordCounter {
  const items = new Map<string, Item>();
  const names: Tally = new Map();
  const unknown: Tally = new Map();
  const totals = { runningWords: 0, closedClassWords: 0, nameWords: 0, otherWords: 0 };

  const itemOf = (phrase: string, partOfSpeech: PartOfSpeech): Item => {
    const key = `${phrase}\t${partOfSpeech}`;
    const known = items.get(key);
    if (known !== undefined) return known;
    const item = { phrase, partOfSpeech, count: 0, tokens: 0, times: new Set<number>(), line: "", score: -Infinity };
    items.set(key, item);
    return item;
  };

  const addOccurrence = (item: Item, { sentence, first, last }: Occurrence, owned: number, score: number) => {
    const firstWord = sentence.words[first];
    const lastWord = sentence.words[last];
    if (firstWord === undefined || lastWord === undefined) return;
    item.count += 1;
    item.tokens += owned;
    item.times.add(firstWord.seconds);
    if (score <= item.score) return;
    item.score = score;
    item.line = trimLine(sentence.text, firstWord.start, lastWord.end);
  };

  /** Adds the items of a sentence; returns for each running word whether it belongs to one. It belongs to the first only. */
  const addItems = (read: AnalysedSentence): boolean[] => {
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
      const first = tokens[at[0] ?? 0]?.word ?? 0;
      const last = tokens[at.at(-1) ?? 0]?.word ?? 0;
      const owned = at.reduce((sum, token) => sum + own(token), 0);
      addOccurrence(itemOf(pattern.phrase, pattern.partOfSpeech), { sentence, first, last }, owned, score);
      for (const token of at) inPhrase.add(token);
    }
    for (const [index, { tag, lemma, word }] of tokens.entries()) {
      if (!isItemTag(tag) || inPhrase.has(index)) continue;
      const item = itemOf(properWords.get(lemma) ?? lemma, tag);
      addOccurrence(item, { sentence, first: word, last: word }, own(index), score);
    }
    return isOwned;
  };

  return {
    add(read) {
      const { sentence, isName, tokens } = read;
      const { words } = sentence;
      totals.runningWords += words.length;
      const isOwned = addItems(read);
      const isOther = new Array<boolean>(words.length).fill(false);
      for (const { tag, word } of tokens) {
        if (isOwned[word] === true || !(tag === "unknown" || tag === "sound" || tag === "digits")) continue;
        const { lower = "" } = words[word] ?? {};
        if (tag === "unknown" && isOther[word] === false && lower.length <= maxFormLength) tally(unknown, lower, lower);
        isOther[word] = true;
      }
      for (const [index, { text }] of words.entries()) {
        if (isOwned[index] === true) continue;
        if (isName[index] === true) {
          totals.nameWords += 1;
          const key = nameKey(text);
          if (!isShortTitle(sentence, index)) tally(names, key, text.slice(0, key.length));
        } else if (isOther[index] === true) totals.otherWords += 1;
        else totals.closedClassWords += 1;
      }
    },
    finish: () => ({
      items: [...items.values()].map(
        ({ times, score: _, ...item }): WordCount => ({ ...item, times: [...times].sort((a, b) => a - b) }),
      ),
      ...totals,
      names: commonestFirst(names).map(({ text, count }) => ({ name: text, count })),
      unknown: commonestFirst(unknown).map(({ text, count }) => ({ word: text, count })),
    }),
  };
}
