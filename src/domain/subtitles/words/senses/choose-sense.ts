import type { Clues, Neighbours } from "../../../lexicon/clues.ts";
import { areBeside, type NeededWords, neededWords, type Occurrence, wordAt } from "./match-neighbours.ts";
import { type TextContext, topicWords } from "./text-context.ts";

/** How far a nearby word may be away, in tokens. */
const reach = 12;
/** What the scene of a word is, in tokens to either side. */
const sceneReach = 60;

/** Found by trying, on the tuning part of the gold set. */
const weights = {
  /** The sense that is meant most often is the answer unless something speaks for another. */
  first: 0.7,
  /** Added to what speaks for the first sense. */
  firstFound: 0.5,
  /** What stands beside the word: any clue, and for each of its parts. */
  neighbours: 1,
  word: 1,
  slot: 0.8,
  sign: 0.4,
  nearby: 1.2,
  /** Nearby, but in another sentence. */
  otherSentence: 0.75,
  maxNearby: 2,
  /** For each word of a topic in the scene; one alone counts nothing. */
  scene: 0.35,
  maxScene: 1.1,
  text: 0.3,
  /** What the whole text is about decides where nothing else speaks for a sense. */
  domain: 0.8,
};

function neighboursWeight({ before, after, inside = [], forms }: Neighbours): number {
  let weight = weights.neighbours + (forms.length > 0 ? weights.word : 0);
  for (const part of [...before, ...inside, ...after]) {
    if (part.kind === "token") weight += part.slots.length > 0 ? weights.slot : weights.word;
    else if (part.kind !== "gap") weight += weights.sign;
  }
  return weight;
}

type Weighted = { readonly neighbours: Neighbours; readonly weight: number; readonly sense: number };

type ByWord = Map<string, Weighted[]>;

/** The clues of all senses beside the word, by a word that must stand there: most fail there, and are not even looked at. */
type NeighbourIndex = Readonly<Record<NeededWords["place"], ByWord>> & { readonly others: readonly Weighted[] };

const indexes = new WeakMap<readonly Clues[], NeighbourIndex>();

function indexNeighbours(senses: readonly Clues[]): NeighbourIndex {
  const known = indexes.get(senses);
  if (known !== undefined) return known;
  const others: Weighted[] = [];
  const index = { after: new Map(), before: new Map(), sentence: new Map(), others } satisfies NeighbourIndex;
  const all = senses.flatMap((clues, sense) =>
    clues.neighbours.map((neighbours) => ({ neighbours, weight: neighboursWeight(neighbours), sense })),
  );
  for (const weighted of all.sort((one, other) => other.weight - one.weight)) {
    const needed = neededWords(weighted.neighbours);
    if (needed === undefined) others.push(weighted);
    for (const word of needed?.words ?? []) {
      const words: ByWord = index[needed?.place ?? "sentence"];
      const same = words.get(word);
      if (same === undefined) words.set(word, [weighted]);
      else same.push(weighted);
    }
  }
  indexes.set(senses, index);
  return index;
}

/** Raises what counts by sense to the weight of the clues that hold. */
function raise(
  most: number[],
  some: readonly Weighted[] | undefined,
  occurrence: Occurrence,
  known?: NeededWords["place"],
): void {
  if (some === undefined) return;
  for (const { neighbours, weight, sense } of some) {
    if (weight > (most[sense] ?? 0) && areBeside(neighbours, occurrence, known)) most[sense] = weight;
  }
}

/** Raises it by the clues that need the word at a token. */
function raiseAt(
  most: number[],
  byWord: ByWord,
  at: number,
  occurrence: Occurrence,
  place: NeededWords["place"],
): void {
  const token = occurrence.tokens[at];
  if (token === undefined) return;
  const word = wordAt(occurrence, at);
  raise(most, byWord.get(word), occurrence, place);
  if (word !== token.form) raise(most, byWord.get(token.form), occurrence, place);
}

/** What the strongest clue beside the word counts, by sense. */
function besideWeights(senses: readonly Clues[], occurrence: Occurrence): number[] {
  const most: number[] = [];
  for (let sense = 0; sense < senses.length; sense += 1) most.push(0);
  const { tokens, first, last } = occurrence;
  const { after, before, sentence, others } = indexNeighbours(senses);
  if (after.size > 0) raiseAt(most, after, last + 1, occurrence, "after");
  if (before.size > 0) raiseAt(most, before, first - 1, occurrence, "before");
  if (sentence.size > 0)
    for (let at = 0; at < tokens.length; at += 1) raiseAt(most, sentence, at, occurrence, "sentence");
  raise(most, others, occurrence);
  return most;
}

/** The index of the first of ascending places that is not before one: texts say some words a thousand times. */
function firstFrom(places: readonly number[], from: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What the nearest place of a clue's words near the occurrence counts. */
function nearbyWeight(clue: readonly string[], { start, end, first, last }: Occurrence, context: TextContext): number {
  const places = context.places.get(clue[0] ?? "");
  if (places === undefined) return 0;
  const from = start + first;
  const to = start + last;
  let found = 0;
  for (let index = firstFrom(places, from - reach); index < places.length; index += 1) {
    const at = places[index] ?? 0;
    if (at > to + reach) break;
    if (at >= from && at <= to) continue;
    if (clue.length > 1 && !clue.every((each, offset) => context.words[at + offset] === each)) continue;
    if (at >= start && at < end) return weights.nearby;
    found = weights.otherSentence;
  }
  return found;
}

function topicWeight(clues: Clues, occurrence: Occurrence, context: TextContext): number {
  const at = occurrence.start + occurrence.first;
  const { length } = context.words;
  let score = 0;
  for (const topic of clues.topics) {
    if (context.domains.has(topic)) score = Math.max(score, weights.domain);
    const inScene = topicWords(context, topic, at - sceneReach, at + sceneReach);
    if (inScene < 2) continue;
    const share = topicWords(context, topic, 0, length) / Math.max(1, length);
    const weight = Math.min(weights.maxScene, weights.scene * inScene) + weights.text * Math.min(1, share / 0.02);
    score = Math.max(score, weight);
  }
  return score;
}

/** The index of the sense that is meant: the one that most speaks for, else the first. */
export function chooseSense(senses: readonly Clues[], occurrence: Occurrence, context: TextContext): number {
  const beside = besideWeights(senses, occurrence);
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < senses.length; index += 1) {
    const clues = senses[index];
    if (clues === undefined) continue;
    let nearby = 0;
    for (const clue of clues.nearby) nearby += nearbyWeight(clue, occurrence, context);
    const found = (beside[index] ?? 0) + Math.min(weights.maxNearby, nearby) + topicWeight(clues, occurrence, context);
    const score = index === 0 ? Math.max(weights.first, found + weights.firstFound) : found;
    if (score > bestScore) {
      best = index;
      bestScore = score;
    }
  }
  return best;
}
