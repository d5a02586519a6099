import type { Clues } from "../../lexicon/clues.ts";
import type { PartOfSpeech } from "../../lexicon/part-of-speech.ts";
import type { SubtitleWords, WordCount } from "../word-counts.ts";
import { exampleScore, trimLine } from "./example-line.ts";
import { type AnalysedSentence, type FoundItem, findItems } from "./find-items.ts";
import { maxFormLength } from "./forms/form-info.ts";
import { isShortTitle, nameKey } from "./names/capitals.ts";
import { chooseSense } from "./senses/choose-sense.ts";
import { contextOfText, type TextContext } from "./senses/text-context.ts";

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

/** The sense that is meant by an item of a sentence, by its number in the order of use. */
export function senseMeant(
  clues: readonly Clues[],
  { at }: Pick<FoundItem, "at">,
  { sentence, tokens }: AnalysedSentence,
  context: TextContext,
  index: number,
): number {
  if (clues.length === 0) return 0;
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? first;
  const start = context.starts[index] ?? 0;
  const end = start + tokens.length;
  const isQuestion = sentence.end === "?";
  return chooseSense(clues, { tokens, first, last, words: context.words, start, end, isQuestion }, context);
}

type Counted = { readonly text: string; count: number; readonly firsts: number[] };

type Tally = Map<string, Counted>;

/** Of so many occurrences a word keeps where they are: enough to find it by. */
const maxFirsts = 3;

function tally(counts: Tally, key: string, text: string, second: number): void {
  const entry = counts.get(key) ?? { text, count: 0, firsts: [] };
  entry.count += 1;
  if (entry.firsts.length < maxFirsts && !entry.firsts.includes(second)) entry.firsts.push(second);
  counts.set(key, entry);
}

function commonestFirst(counts: Tally): Counted[] {
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

  /** @param owned how many running words it covers */
  const addOccurrence = (found: FoundItem, read: AnalysedSentence, index: number, owned: number, score: number) => {
    const { sentence, tokens } = read;
    const item = itemOf(found.phrase, found.partOfSpeech);
    const firstWord = sentence.words[tokens[found.at[0] ?? 0]?.word ?? 0];
    const lastWord = sentence.words[tokens[found.at.at(-1) ?? 0]?.word ?? 0];
    if (firstWord === undefined || lastWord === undefined) return;
    item.count += 1;
    item.tokens += owned;
    const chosen = senseMeant(item.clues, found, read, context, index);
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
    const { sentence, tokens } = read;
    const score = exampleScoreOf(read);
    const isOwned = new Array<boolean>(sentence.words.length).fill(false);
    const own = (token: number): number => {
      const word = tokens[token]?.word ?? 0;
      if (isOwned[word] === true) return 0;
      isOwned[word] = true;
      return 1;
    };
    for (const found of findItems(read)) {
      const owned = found.at.reduce((sum, token) => sum + own(token), 0);
      addOccurrence(found, read, index, owned, score);
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
      const { lower = "", seconds = 0 } = words[word] ?? {};
      if (tag === "unknown" && isOther[word] === false) {
        totals.unjudgedWords += 1;
        if (lower.length <= maxFormLength) tally(unknown, lower, lower, seconds);
      }
      isOther[word] = true;
    }
    for (const [at, { text, seconds }] of words.entries()) {
      if (isOwned[at] === true) continue;
      if (isName[at] === true) {
        totals.nameWords += 1;
        const key = nameKey(text);
        if (!isShortTitle(sentence, at)) tally(names, key, text.slice(0, key.length), seconds);
      } else if (isOther[at] === true) totals.otherWords += 1;
      else totals.closedClassWords += 1;
    }
  };

  for (const [index, read] of sentences.entries()) addSentence(read, index);
  return {
    items: [...items.values()].map(wordCountOf),
    ...totals,
    names: commonestFirst(names).map(({ text, count, firsts }) => ({ name: text, count, firsts })),
    unknown: commonestFirst(unknown).map(({ text, count, firsts }) => ({ word: text, count, firsts })),
  };
}
