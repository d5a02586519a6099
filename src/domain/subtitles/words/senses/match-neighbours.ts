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
  if (words.has(word) || words.has(token.form)) return true;
  if (topics.length > 0 && topicsOf.get(word)?.some((topic) => topics.includes(topic)) === true) return true;
  return slots.some((slot) => slot !== "SB" && slot !== "STH" && fitsSlot[slot](token));
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
  const { tokens } = occurrence;
  const token = tokens[at];
  const isBreak = isBreakAt(tokens, at, direction);
  const rest = (from: number) => stand(parts, index + direction, occurrence, from, direction, end);
  if (part.kind === "break") return isBreak && rest(at);
  if (part.kind === "question") return occurrence.isQuestion && rest(at);
  if (part.kind === "gap") {
    for (let skipped = 0; skipped <= maxGap; skipped += 1) {
      const next = at + skipped * direction;
      if (isBreakAt(tokens, next, direction)) return mayBeBreak(parts[index + direction]) && rest(next);
      if (rest(next)) return true;
    }
    return false;
  }
  if (part.orBreak && isBreak && rest(at)) return true;
  if (token === undefined) return false;
  // Commas are passed over before words, since they are often left out, but not before a part of speech.
  if (isNamed(part, token, wordAt(occurrence, at)) && (!isBreak || part.slots.length === 0) && rest(at + direction))
    return true;
  return !isBreak && hasPhraseSlot(part) && behindPhrase(tokens, at, direction, part).some(rest);
}

/** The words that a part of a clue chooses from, where it is nothing but a choice of words. */
function plainWords(part: CluePart | undefined): ReadonlySet<string> | undefined {
  if (part?.kind !== "token" || part.orBreak || part.slots.length > 0 || part.topics.length > 0) return undefined;
  return part.words;
}

/** The words one of which must touch an occurrence for a clue to hold, after it or before it; undefined for a clue that begins otherwise. */
export function touchingWords({
  before,
  after,
}: Neighbours): { readonly side: "before" | "after"; readonly words: ReadonlySet<string> } | undefined {
  const next = plainWords(after[0]);
  if (next !== undefined) return { side: "after", words: next };
  const previous = plainWords(before.at(-1));
  return previous && { side: "before", words: previous };
}

/** Whether what a clue names stands directly before and after the word, and between its parts. */
export function areBeside({ before, after, inside, forms }: Neighbours, occurrence: Occurrence): boolean {
  const { tokens, first, last } = occurrence;
  if (forms.length > 0 && !forms.includes(tokens[first]?.form ?? "")) return false;
  if (inside !== undefined && !stand(inside, 0, occurrence, first + 1, 1, last)) return false;
  return stand(after, 0, occurrence, last + 1, 1) && stand(before, before.length - 1, occurrence, first - 1, -1);
}
