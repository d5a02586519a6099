import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { inSenseHere, meanIn } from "../../domain/catalogue/senses-here.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import {
  type Coverage,
  flagKnown,
  flagLearning,
  learningShareOf,
  measureCoverage,
  shareOf,
} from "../../domain/progress/coverage.ts";
import type { CoverageIndex } from "../../domain/progress/coverage-index.ts";
import { createKnownRule, type Knowledge } from "../../domain/progress/knowledge.ts";
import {
  type Candidate,
  findCandidates,
  likelyLevelOf,
  rankCandidates,
  type Wish,
} from "../../domain/progress/tonight.ts";
import { readFactsOf } from "../../storage/progress/coverage-data.ts";
import type { FoundList } from "../../storage/progress/word-lists.ts";
import { readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { loadCoverageIndex, readCoverageIndex } from "./coverage-index-cache.ts";
import { entriesOf, wordsOf } from "./list-entries.ts";
import { isOf } from "./read-coverage.ts";
import { isLockedFor, isSourcePremium, type Viewer } from "./read-list.ts";

/** What is asked for: so many words with a meaning in a language, without those that were put off. */
export type TonightWish = { readonly count: number; readonly language: Locale; readonly skip: readonly number[] };

/** Shares are between 0 and 1. */
export type Tonight = {
  readonly words: readonly ListedWord[];
  readonly shareBefore: number;
  readonly shareAfter: number;
  /** Of words that are being learnt; not part of `shareBefore`. */
  readonly learningShare: number;
};

/** This viewer may see the list's first words only. */
export type Locked = "locked";

/** The candidates of a list, worth most first, and how much of it is known without them. */
type Choice = { readonly ranked: readonly Candidate[]; readonly before: Coverage };

/** The sense meant here may lack a meaning that the headword has: so many more are read. */
const spareWords = 10;

const wishOf = ({ language, skip }: TonightWish): Wish => ({ language, skipped: new Set(skip) });

async function takeWords(
  { ranked, before }: Choice,
  { count, language }: TonightWish,
  read: (ids: readonly number[]) => Promise<readonly ListedWord[]>,
): Promise<Tonight> {
  const best = ranked.slice(0, count + spareWords);
  const found = new Map((await read(best.map(({ wordId }) => wordId))).map((word) => [word.id, word]));
  const taken = best
    .flatMap(({ wordId, gain }) => {
      const word = found.get(wordId);
      return word === undefined || meanIn(inSenseHere(word), language) === null ? [] : [{ word, gain }];
    })
    .slice(0, count);
  const gained = taken.reduce((sum, { gain }) => sum + gain, before.knownWords);
  return {
    words: taken.map(({ word }) => word),
    shareBefore: shareOf(before),
    shareAfter: shareOf({ ...before, knownWords: Math.min(gained, before.runningWords) }),
    learningShare: learningShareOf(before),
  };
}

/**
 * The words of a list of the catalogue that lift the known share most.
 *
 * @throws {Refusal} not_found
 */
export async function readTonight(
  services: Services,
  viewer: Viewer | undefined,
  knowledge: Knowledge,
  source: WordListSource,
  wish: TonightWish,
): Promise<Tonight | Locked> {
  const isLocked = isLockedFor(services, viewer, { isPremium: await isSourcePremium(services, source) });
  const choose = (index: CoverageIndex): Choice | Locked | undefined => {
    const episodes = index.episodes.filter((episode) => isOf(source, episode));
    if (episodes.length === 0) return undefined;
    if (isLocked) return "locked";
    const flags = flagKnown(index, knowledge);
    const levelsMarked = [...knowledge.wordIds].map((id) => index.levels[index.numbers.get(id) ?? -1] ?? 0);
    const candidates = findCandidates(index, episodes, flags, wishOf(wish));
    const ranked = rankCandidates(candidates, likelyLevelOf(knowledge.level, levelsMarked));
    return { ranked, before: measureCoverage(episodes, flags, flagLearning(index, knowledge)) };
  };
  // A title published a moment ago is in the next index only.
  const choice = choose(await readCoverageIndex(services)) ?? choose(await loadCoverageIndex(services));
  if (choice === undefined) throw new Refusal("not_found");
  if (choice === "locked") return choice;
  return await takeWords(choice, wish, async (ids) => {
    const list = await readWordList(services, source, ids);
    if (list === undefined) throw new Refusal("not_found");
    return list.words;
  });
}

/**
 * The same of a shared or generated list as `findVisibleList` finds it. Its words count by how often they are said where
 * that is known, else each once: of what is said besides nothing is kept.
 */
export async function readTonightOfList(
  services: Services,
  viewer: Viewer | undefined,
  knowledge: Knowledge,
  list: FoundList,
  wish: TonightWish,
): Promise<Tonight | Locked> {
  if (isLockedFor(services, viewer, list)) return "locked";
  const { db } = services.database;
  const entries = await entriesOf(db, list);
  const marked = [...knowledge.wordIds];
  const facts = await readFactsOf(db, [...new Set([...entries.map(({ wordId }) => wordId), ...marked])]);
  const knownBy = createKnownRule(knowledge);
  const { language, skipped } = wishOf(wish);
  let runningWords = 0;
  let knownWords = 0;
  let learningWords = 0;
  const isLearning = new Set(knowledge.learningIds);
  const candidates = entries.flatMap(({ wordId, count }, place): Candidate[] => {
    const { level = 0, languages = [] } = facts.get(wordId) ?? {};
    const gain = Math.max(1, count);
    runningWords += gain;
    if (knownBy(wordId, level) !== undefined) {
      knownWords += gain;
      return [];
    }
    if (isLearning.has(wordId)) learningWords += gain;
    if (skipped.has(wordId) || !languages.includes(language)) return [];
    return [{ wordId, gain, level, firstSaid: place }];
  });
  const likely = likelyLevelOf(
    knowledge.level,
    marked.map((id) => facts.get(id)?.level ?? 0),
  );
  const choice = {
    ranked: rankCandidates(candidates, likely),
    before: { runningWords, knownWords, learningWords, unjudgedWords: 0 },
  };
  return await takeWords(choice, wish, async (ids) => {
    const wanted = new Set(ids);
    return await wordsOf(
      db,
      entries.filter(({ wordId }) => wanted.has(wordId)),
    );
  });
}
