import { startsObject, type Token } from "../tagging/token.ts";
import { type Clues, isSlot, type Neighbours, type Slot } from "./clues.ts";
import { clueWord, type TextContext, topicWords } from "./text-context.ts";

/** An occurrence of an ambiguous word: its own tokens in its sentence, and where that sentence stands in the text. */
export type Occurrence = {
  readonly tokens: readonly Token[];
  readonly first: number;
  readonly last: number;
  readonly sentence: number;
};

/** How far a nearby word may be away, in tokens. */
const reach = 8;
/** What the scene of a word is, in tokens to either side. */
const sceneReach = 60;

const weights = {
  /** The sense that is meant most often is the answer unless something speaks for another. */
  first: 1,
  neighbours: 2,
  /** For each word of a clue after the first. */
  longer: 1,
  nearby: 1.5,
  otherSentence: 0.7,
  scene: 0.5,
  maxScene: 1.2,
  text: 0.6,
};

const persons = new Set(
  "me you him her us them someone somebody everyone everybody anyone anybody nobody myself yourself himself herself ourselves yourselves themselves i he she we they who".split(
    " ",
  ),
);

function isPerson(token: Token): boolean {
  return token.tag === "name" || persons.has(token.form);
}

const fitsSlot: Readonly<Record<Exclude<Slot, ".">, (token: Token) => boolean>> = {
  SB: (token) => isPerson(token) || token.tag === "possessive",
  STH: (token) => startsObject(token) && !isPerson(token),
  NOUN: ({ tag }) => tag === "noun",
  VERB: ({ tag, feature }) => tag === "verb" && (feature === "base" || feature === undefined),
  ING: ({ feature, form }) => feature === "ing" || form === "being" || form === "having" || form === "doing",
  ADJ: ({ tag }) => tag === "adjective",
  ADV: ({ tag }) => tag === "adverb",
  NUM: ({ tag }) => tag === "number" || tag === "digits",
  TO: ({ tag }) => tag === "to",
};

function fits(token: Token | undefined, word: string): boolean {
  if (token === undefined) return false;
  if (isSlot(word) && word !== ".") return fitsSlot[word](token);
  return clueWord(token) === word || token.form === word;
}

/** Whether the words stand from `at` on; commas between them are passed over, since they are often left out. */
function standAt(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  let next = at;
  for (const word of words) {
    const token = tokens[next];
    if (word === ".") {
      if (token !== undefined && !token.isAfterBreak) return false;
    } else {
      if (!fits(token, word)) return false;
      next += 1;
    }
  }
  return true;
}

function areBeside({ before, after }: Neighbours, { tokens, first, last }: Occurrence): boolean {
  const start = first - before.filter((word) => word !== ".").length;
  return start >= 0 && standAt(before, tokens, start) && standAt(after, tokens, last + 1);
}

/** What the nearest place of a clue's words near the occurrence counts. */
function nearbyWeight(clue: readonly string[], occurrence: Occurrence, context: TextContext): number {
  const { starts, words } = context;
  const start = starts[occurrence.sentence] ?? 0;
  const end = starts[occurrence.sentence + 1] ?? words.length;
  const from = start + occurrence.first;
  const to = start + occurrence.last;
  let found = 0;
  for (let at = Math.max(0, from - reach); at <= Math.min(words.length - 1, to + reach); at += 1) {
    if (at >= from && at <= to) continue;
    if (!clue.every((word, index) => words[at + index] === word)) continue;
    if (at >= start && at < end) return weights.nearby;
    found = weights.otherSentence * weights.nearby;
  }
  return found;
}

function scoreOf(clues: Clues, occurrence: Occurrence, context: TextContext): number {
  let score = 0;
  for (const neighbours of clues.neighbours) {
    if (areBeside(neighbours, occurrence)) {
      const { length } = [...neighbours.before, ...neighbours.after];
      score = Math.max(score, weights.neighbours + weights.longer * (length - 1));
    }
  }
  for (const clue of clues.nearby) score += nearbyWeight(clue, occurrence, context);
  const at = (context.starts[occurrence.sentence] ?? 0) + occurrence.first;
  const { length } = context.words;
  for (const topic of clues.topics) {
    const inScene = topicWords(context, topic, at - sceneReach, at + sceneReach);
    score += Math.min(weights.maxScene, weights.scene * inScene);
    const share = topicWords(context, topic, 0, length) / Math.max(1, length);
    score += weights.text * Math.min(1, share / 0.01);
  }
  return score;
}

/** The index of the sense that is meant: the one that most speaks for, else the first. */
export function chooseSense(senses: readonly Clues[], occurrence: Occurrence, context: TextContext): number {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const [index, clues] of senses.entries()) {
    const score = scoreOf(clues, occurrence, context) + (index === 0 ? weights.first : 0);
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  return best;
}
