import type { CluePart, Neighbours, Slot } from "../../../lexicon/clues.ts";
import { topicsOf } from "../../../lexicon/topic-words.ts";
import { nounPhraseEnds } from "../phrases/noun-phrase.ts";
import { isParticiple, type Token } from "../tagging/token.ts";
import { clueWord } from "./text-context.ts";

/** An occurrence of an ambiguous word: its own tokens in its sentence, and where that sentence stands in the text. */
export type Occurrence = {
  readonly tokens: readonly Token[];
  readonly first: number;
  readonly last: number;
  /** The words of the whole text as clues name them, with those of the sentence from `start` up to `end`. */
  readonly words: readonly string[];
  readonly start: number;
  readonly end: number;
  readonly isQuestion: boolean;
};

/** A token of the sentence as clues name it. */
export function wordAt({ words, start }: Occurrence, at: number): string {
  return words[start + at] ?? "";
}

/** The most words that `..` stands for. */
const maxGap = 3;

const persons = new Set(
  "me you him her us them someone somebody everyone everybody anyone anybody nobody myself yourself himself herself ourselves yourselves themselves i he she we they who".split(
    " ",
  ),
);

function isPerson(token: Token): boolean {
  if (token.tag === "name" || persons.has(token.form)) return true;
  return token.tag === "noun" && (topicsOf.get(clueWord(token))?.includes("people") ?? false);
}

function isHead({ tag, form }: Token): boolean {
  return tag === "noun" || tag === "name" || tag === "pronoun" || tag === "digits" || /^(?:this|that)$/.test(form);
}

const insideNounPhrase: ReadonlySet<string> = new Set(["determiner", "possessive", "adjective", "number", "noun"]);

/** Where noun phrases with this head may begin. */
function nounPhraseStarts(tokens: readonly Token[], head: number): number[] {
  const starts = [head];
  if (tokens[head]?.tag === "pronoun") return starts;
  for (let at = head; at > 0 && tokens[at]?.isAfterBreak === false; at -= 1) {
    if (!insideNounPhrase.has(tokens[at - 1]?.tag ?? "")) break;
    starts.push(at - 1);
  }
  return starts.reverse();
}

const fitsSlot: Readonly<Record<Exclude<Slot, "SB" | "STH">, (token: Token) => boolean>> = {
  NOUN: ({ tag }) => tag === "noun",
  VERB: ({ tag, feature }) => tag === "verb" && (feature === "base" || feature === undefined),
  ING: ({ feature, form }) => feature === "ing" || form === "being" || form === "having" || form === "doing",
  PART: (token) => token.tag === "verb" && isParticiple(token),
  ADJ: ({ tag }) => tag === "adjective",
  ADV: ({ tag }) => tag === "adverb",
  NUM: ({ tag, form }) => tag === "number" || tag === "digits" || form === "one",
  TO: ({ tag }) => tag === "to",
  NAME: ({ tag }) => tag === "name",
};

type TokenPart = Extract<CluePart, { kind: "token" }>;

/** Whether one token is what a clue names. */
function isNamed({ words, topics, slots }: TokenPart, token: Token, word: string): boolean {
  if (words.size > 0 && (words.has(word) || (word !== token.form && words.has(token.form)))) return true;
  if (topics.length > 0 && topicsOf.get(word)?.some((topic) => topics.includes(topic)) === true) return true;
  for (const slot of slots) if (slot !== "SB" && slot !== "STH" && fitsSlot[slot](token)) return true;
  return false;
}

function fitsPhrase(head: Token | undefined, { slots }: TokenPart): boolean {
  if (head === undefined || !isHead(head)) return false;
  return slots.includes(isPerson(head) ? "SB" : "STH");
}

function mayBeBreak(part: CluePart | undefined): boolean {
  return part?.kind === "break" || (part?.kind === "token" && part.orBreak);
}

function hasPhraseSlot({ slots }: TokenPart): boolean {
  return slots.includes("SB") || slots.includes("STH");
}

/** 1 goes on after the word, -1 before it. */
type Direction = 1 | -1;

/** Whether a sentence ends, or punctuation stands, on the way to a token. */
function isBreakAt(tokens: readonly Token[], at: number, direction: Direction): boolean {
  return tokens[at] === undefined || tokens[direction === 1 ? at : at + 1]?.isAfterBreak === true;
}

/** Where it may go on behind a noun phrase at a token. */
function behindPhrase(tokens: readonly Token[], at: number, direction: Direction, part: TokenPart): number[] {
  const token = tokens[at];
  if (direction === -1) return fitsPhrase(token, part) ? nounPhraseStarts(tokens, at).map((start) => start - 1) : [];
  const ends = nounPhraseEnds(tokens, at).filter((end) => fitsPhrase(tokens[end - 1], part));
  return token !== undefined && isPerson(token) && part.slots.includes("SB") ? [at + 1, ...ends] : ends;
}

/** Whether the parts from `index` on, away from the word, stand in the sentence from `at` on, and up to `end` if given. */
function stand(
  parts: readonly CluePart[],
  index: number,
  occurrence: Occurrence,
  at: number,
  direction: Direction,
  end?: number,
): boolean {
  const part = parts[index];
  if (part === undefined) return end === undefined || at === end;
  const next = index + direction;
  const { tokens } = occurrence;
  if (part.kind === "token") {
    const token = tokens[at];
    // Commas are passed over before words, since they are often left out, but not before a part of speech.
    const needsBreak = part.orBreak || part.slots.length > 0;
    const isBreak = needsBreak && isBreakAt(tokens, at, direction);
    if (part.orBreak && isBreak && stand(parts, next, occurrence, at, direction, end)) return true;
    if (token === undefined) return false;
    if (
      (!isBreak || part.slots.length === 0) &&
      isNamed(part, token, wordAt(occurrence, at)) &&
      stand(parts, next, occurrence, at + direction, direction, end)
    )
      return true;
    if (isBreak || !hasPhraseSlot(part)) return false;
    for (const from of behindPhrase(tokens, at, direction, part))
      if (stand(parts, next, occurrence, from, direction, end)) return true;
    return false;
  }
  if (part.kind === "break")
    return isBreakAt(tokens, at, direction) && stand(parts, next, occurrence, at, direction, end);
  if (part.kind === "question") return occurrence.isQuestion && stand(parts, next, occurrence, at, direction, end);
  for (let skipped = 0; skipped <= maxGap; skipped += 1) {
    const from = at + skipped * direction;
    const isOver = isBreakAt(tokens, from, direction);
    if (isOver && !mayBeBreak(parts[next])) return false;
    if (stand(parts, next, occurrence, from, direction, end)) return true;
    if (isOver) return false;
  }
  return false;
}

/** The words that a part of a clue chooses from, where it is nothing but a choice of words. */
function plainWords(part: CluePart | undefined): ReadonlySet<string> | undefined {
  if (part?.kind !== "token" || part.orBreak || part.slots.length > 0 || part.topics.length > 0) return undefined;
  return part.words;
}

/** Words one of which must stand directly after an occurrence, before it, or elsewhere in its sentence for a clue to hold. */
export type NeededWords = {
  readonly place: "after" | "before" | "sentence";
  readonly words: ReadonlySet<string>;
};

/** @returns undefined for a clue that names no words */
export function neededWords({ before, after, inside = [] }: Neighbours): NeededWords | undefined {
  const next = plainWords(after[0]);
  if (next !== undefined) return { place: "after", words: next };
  const previous = plainWords(before.at(-1));
  if (previous !== undefined) return { place: "before", words: previous };
  const words = [...before, ...inside, ...after].map(plainWords).find((each) => each !== undefined);
  return words && { place: "sentence", words };
}

/**
 * Whether what a clue names stands directly before and after the word, and between its parts.
 *
 * @param known where the caller has already found the clue's needed word
 */
export function areBeside(
  { before, after, inside, forms }: Neighbours,
  occurrence: Occurrence,
  known: NeededWords["place"] | undefined,
): boolean {
  const { tokens, first, last } = occurrence;
  if (forms.length > 0 && !forms.includes(tokens[first]?.form ?? "")) return false;
  if (inside !== undefined && !stand(inside, 0, occurrence, first + 1, 1, last)) return false;
  const passedAfter = known === "after" ? 1 : 0;
  const passedBefore = known === "before" ? 1 : 0;
  return (
    stand(before, before.length - 1 - passedBefore, occurrence, first - 1 - passedBefore, -1) &&
    stand(after, passedAfter, occurrence, last + 1 + passedAfter, 1)
  );
}
