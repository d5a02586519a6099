import { type Day, dayAfter } from "../locale/day.ts";
import { type AheadCards, createLookAhead, type Pace } from "../memory/look-ahead.ts";
import type { MemoryModel } from "../memory/scheduler.ts";
import type { KnownFlags } from "./coverage.ts";
import type { CoverageIndex, IndexedEpisode } from "./coverage-index.ts";

/** Shares of the running words at which an episode can be watched: with help, and without. */
export const planTargets = [90, 95] as const;

export type PlanTarget = (typeof planTargets)[number];

/** What is not reached in two years is not promised. */
const longestDays = 730;

/** An episode that is a little short of its target when all its words were begun waits so long for them to settle. */
const settlingDays = 7;

/** The episodes of each title in their order. */
export type PlanTitles = readonly (readonly IndexedEpisode[])[];

export type PlanChoice = {
  readonly target: PlanTarget;
  /** Of a title any episode may be next; otherwise they stay in order. */
  readonly isAnyOrder: boolean;
  readonly from: Day;
};

/** What of the index a person can learn, by number: 1 where a word has a meaning in their language. */
export type LearnableFlags = Uint8Array;

export type PersonsMemory = {
  readonly known: KnownFlags;
  readonly learnable: LearnableFlags;
  /** By number, for who speaks the person's language. */
  readonly levels: Uint8Array;
  /** By number in the index where the word is in it; the cards of other words, which take time too, by negative numbers. */
  readonly cards: AheadCards;
  /** Of the same words, the other way round. */
  readonly production: AheadCards;
  readonly model: MemoryModel;
  readonly retention: number;
  readonly pace: Pace;
};

export type PlannedWord = { readonly wordId: number; readonly day: Day };

export type PlannedEpisode = {
  readonly episodeId: number;
  readonly titleId: number;
  /** On which it can be watched; null where that is not within two years. */
  readonly day: Day | null;
  /** New words for it, on the days on which they are begun. */
  readonly words: readonly PlannedWord[];
  /** Of the running words, on that day. */
  readonly shareAfter: number;
};

type Wanting = { readonly target: PlanTarget; readonly assumed: Float32Array; readonly learnable: LearnableFlags };

/** Of an episode: running words that are still to be understood for its target, and the places of the words that may help. */
function missingOf(episode: IndexedEpisode, { target, assumed, learnable }: Wanting, places: number[] | Uint32Array) {
  const { words, tokens, runningWords, unjudgedWords } = episode;
  let understood = runningWords - unjudgedWords;
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    const share = assumed[word] ?? 0;
    understood -= (tokens[at] ?? 0) * (1 - share);
    if (share === 0 && learnable[word] === 1) places[count++] = at;
  }
  return { wanted: (target / 100) * runningWords - understood, count };
}

/** How many words an episode needs; sorts numbers alone, since it is asked for every candidate. */
function countFor(episode: IndexedEpisode, wanting: Wanting, retention: number, room: Uint32Array): number {
  const { wanted, count } = missingOf(episode, wanting, room);
  if (wanted <= 0) return 0;
  for (let at = 0; at < count; at += 1) room[at] = episode.tokens[room[at] ?? 0] ?? 0;
  const gains = room.subarray(0, count).sort();
  let left = wanted;
  let needed = 0;
  while (left > 0 && needed < count) {
    needed += 1;
    left -= (gains[count - needed] ?? 0) * retention;
  }
  return needed;
}

/** Words of an episode that are still to be begun, those said most first, of equal ones the easier, until it reaches its target. */
function wordsFor(episode: IndexedEpisode, wanting: Wanting, { retention, levels }: PersonsMemory): number[] {
  const { words, tokens } = episode;
  const missing: number[] = [];
  let { wanted } = missingOf(episode, wanting, missing);
  const levelAt = (at: number) => levels[words[at] ?? 0] || 6;
  missing.sort(
    (a, b) => (tokens[b] ?? 0) - (tokens[a] ?? 0) || levelAt(a) - levelAt(b) || (words[a] ?? 0) - (words[b] ?? 0),
  );
  const chosen: number[] = [];
  for (const at of missing) {
    if (wanted <= 0) break;
    wanted -= (tokens[at] ?? 0) * retention;
    chosen.push(words[at] ?? 0);
  }
  return chosen;
}

type Step = { readonly episode: IndexedEpisode; readonly words: readonly number[] };

/**
 * The order in which the episodes ask for the fewest new words each: always the one next for which the fewest are missing,
 * of equal ones the first. A title's episodes stay in order unless any may be next.
 */
export function orderEpisodes(titles: PlanTitles, memory: PersonsMemory, choice: Omit<PlanChoice, "from">): Step[] {
  const assumed = Float32Array.from(memory.known);
  for (const word of memory.cards.keys()) if (word >= 0 && assumed[word] === 0) assumed[word] = memory.retention;
  const { learnable, retention } = memory;
  const wanting = { target: choice.target, assumed, learnable };
  const left = titles.map((episodes) => [...episodes]);
  const room = new Uint32Array(Math.max(0, ...titles.flat().map(({ words }) => words.length)));
  const steps: Step[] = [];
  for (;;) {
    let best: { title: IndexedEpisode[]; at: number; needed: number } | undefined;
    for (const title of left) {
      const candidates = choice.isAnyOrder ? title.length : Math.min(1, title.length);
      for (let at = 0; at < candidates; at += 1) {
        const episode = title[at];
        if (episode === undefined) continue;
        const needed = countFor(episode, wanting, retention, room);
        if (best === undefined || needed < best.needed) best = { title, at, needed };
      }
    }
    const [episode] = best?.title.splice(best.at, 1) ?? [];
    if (best === undefined || episode === undefined) return steps;
    const words = wordsFor(episode, wanting, memory);
    for (const word of words) assumed[word] = retention;
    steps.push({ episode, words });
  }
}

/** The share of an episode's running words that somebody understands, where words that are learnt are remembered by chance. */
function shareOn(episode: IndexedEpisode, known: KnownFlags, remembered: (word: number) => number): number {
  const { words, tokens, runningWords, unjudgedWords } = episode;
  let understood = runningWords - unjudgedWords;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    if (known[word] !== 1) understood -= (tokens[at] ?? 0) * (1 - remembered(word));
  }
  return runningWords === 0 ? 1 : Math.max(0, understood) / runningWords;
}

/**
 * Which episode to watch when: the order of the fewest new words, and days on which each reaches its target as the person's
 * own memory would go on, with what is due already, the goal of the day, and words that are forgotten again.
 *
 * @param random from 0 to below 1; the same numbers give the same plan
 */
export function planEpisodes(
  { ids }: CoverageIndex,
  titles: PlanTitles,
  memory: PersonsMemory,
  choice: PlanChoice,
  random: () => number,
): PlannedEpisode[] {
  const steps = orderEpisodes(titles, memory, choice);
  const queue = steps.flatMap((step, at) => step.words.map((word) => ({ word, at })));
  const ahead = createLookAhead(
    { recognition: memory.cards, production: memory.production },
    memory.model,
    memory.pace,
    random,
  );
  const begun: PlannedWord[][] = steps.map(() => []);
  const planned: PlannedEpisode[] = [];
  let next = 0;
  let settled = 0;
  const shareNow = ({ episode }: Step, day: number) =>
    shareOn(episode, memory.known, (word) => ahead.remembered(word, day));
  const add = (step: Step, day: number, isReached: boolean) =>
    planned.push({
      episodeId: step.episode.episodeId,
      titleId: step.episode.titleId,
      day: isReached ? dayAfter(choice.from, day) : null,
      words: begun[planned.length] ?? [],
      shareAfter: shareNow(step, day),
    });

  for (let day = 0; day < longestDays && planned.length < steps.length; day += 1) {
    ahead.live(day, () => {
      const entry = queue[next];
      if (entry === undefined) return undefined;
      next += 1;
      begun[entry.at]?.push({ wordId: ids[entry.word] ?? 0, day: dayAfter(choice.from, day) });
      return entry.word;
    });
    for (;;) {
      const step = steps[planned.length];
      if (step === undefined || (queue[next]?.at ?? steps.length) <= planned.length) break;
      settled += 1;
      if (shareNow(step, day) * 100 < choice.target && settled <= settlingDays) break;
      add(step, day, true);
      settled = 0;
    }
  }
  for (const step of steps.slice(planned.length)) add(step, longestDays, false);
  return planned;
}
