import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { inSenseHere, meanIn } from "../../domain/catalogue/senses-here.ts";
import { steppedLevel } from "../../domain/lexicon/level-for.ts";
import type { ListLanguage } from "../../domain/locale/meaning-language.ts";
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
  type AnsweredWord,
  type Candidate,
  type Evening,
  findCandidates,
  lastEvening,
  likelyLevelOf,
  rankCandidates,
  type Wish,
} from "../../domain/progress/tonight.ts";
import { readAnsweredWords } from "../../storage/memory/log.ts";
import { readFactsOf } from "../../storage/progress/coverage-data.ts";
import { readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { entriesOf, type OpenedList, wordsOf } from "./list-entries.ts";
import { firstGiven } from "./own-coverage-index.ts";
import { indexesFor, isOf } from "./read-coverage.ts";
import { isLockedFor, isSourcePremium, type Viewer } from "./read-list.ts";

/** What is asked for: so many words with a meaning in a language, without those that were put off. */
export type TonightWish = {
  readonly count: number;
  readonly language: ListLanguage;
  readonly skip: readonly number[];
  /** What the person has answered lately, of whatever list. */
  readonly answered: readonly AnsweredWord[];
};

/** Shares are between 0 and 1. */
export type Tonight = {
  readonly words: readonly ListedWord[];
  readonly shareBefore: number;
  readonly shareAfter: number;
  /** Of words that are being learnt; not part of `shareBefore`. */
  readonly learningShare: number;
  /** With these words known, and those that are being learnt. */
  readonly shareLearnt: number;
  /** The last day on which words of the list were answered. */
  readonly evening: (Pick<Evening, "day"> & { readonly words: readonly EveningWord[] }) | null;
};

type EveningWord = { readonly id: number; readonly phrase: string; readonly isMissed: boolean };

/** This viewer may see the list's first words only. */
export type Locked = "locked";

/** Days back for which is told what was answered. */
const daysBack = 30;

/** What a person has answered lately, for a wish. */
export async function readAnswered({ database, now }: Services, userId: number): Promise<AnsweredWord[]> {
  return await readAnsweredWords(database.db, userId, new Date(now().getTime() - daysBack * 86_400_000));
}

/** The candidates of a list, worth most first, and how much of it is known without them. */
type Choice = {
  readonly ranked: readonly Candidate[];
  readonly before: Coverage;
  readonly learningIds: Iterable<number>;
  readonly evening: Evening | undefined;
};

/** Of an evening that had more only so many are told. */
const eveningWords = 60;

/** The sense meant here may lack a meaning that the headword has: so many more are read. */
const spareWords = 10;

/** A word that was asked is asked again by reviews: others are tonight's. One that was taken up and not asked yet may be. */
function wishOf(
  { language, skip }: TonightWish,
  { learningIds = [], freshIds = [], stoppedIds = [] }: Knowledge,
): Wish {
  const skipped = new Set([...learningIds]);
  for (const id of freshIds) skipped.delete(id);
  for (const id of [...stoppedIds, ...skip]) skipped.add(id);
  return { language, skipped };
}

async function takeWords(
  { ranked, before, learningIds, evening }: Choice,
  { count, language }: TonightWish,
  read: (ids: readonly number[]) => Promise<readonly ListedWord[]>,
): Promise<Tonight> {
  const best = ranked.slice(0, count + spareWords);
  const studied = evening?.words.slice(0, eveningWords) ?? [];
  const ids = new Set([...best, ...studied].map(({ wordId }) => wordId));
  const found = new Map((await read([...ids])).map((word) => [word.id, word]));
  const taken = best
    .flatMap(({ wordId, gain }) => {
      const word = found.get(wordId);
      return word === undefined || meanIn(inSenseHere(word), language) === null ? [] : [{ word, gain }];
    })
    .slice(0, count);
  const gained = taken.reduce((sum, { gain }) => sum + gain, before.knownWords);
  const learning = new Set(learningIds);
  const learnt = taken.reduce((sum, { word, gain }) => sum + (learning.has(word.id) ? 0 : gain), 0);
  const shareWith = (words: number) => shareOf({ ...before, knownWords: Math.min(words, before.runningWords) });
  return {
    words: taken.map(({ word }) => word),
    shareBefore: shareOf(before),
    shareAfter: shareWith(gained),
    learningShare: learningShareOf(before),
    shareLearnt: shareWith(before.knownWords + before.learningWords + learnt),
    evening: evening === undefined ? null : { day: evening.day, words: studied.flatMap(toldWord) },
  };

  function toldWord({ wordId, isMissed }: Evening["words"][number]): EveningWord[] {
    const word = found.get(wordId);
    return word === undefined ? [] : [{ id: wordId, phrase: word.phrase, isMissed }];
  }
}

/** The ids of the words that some episodes say. */
function saidIn(index: CoverageIndex, episodes: CoverageIndex["episodes"]): (wordId: number) => boolean {
  return (wordId) => {
    const number = index.numbers.get(wordId);
    return number !== undefined && episodes.some(({ words }) => words.includes(number));
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
    const candidates = findCandidates(index, episodes, flags, wishOf(wish, knowledge));
    const ranked = rankCandidates(candidates, likelyLevelOf(knowledge.level, levelsMarked));
    return {
      ranked,
      before: measureCoverage(episodes, flags, flagLearning(index, knowledge)),
      learningIds: knowledge.learningIds ?? [],
      evening: lastEvening(wish.answered, saidIn(index, episodes)),
    };
  };
  const choice = await firstGiven(indexesFor(services, viewer, source), choose);
  if (choice === undefined) throw new Refusal("not_found");
  if (choice === "locked") return choice;
  return await takeWords(choice, wish, async (ids) => {
    const list = await readWordList(services, viewer?.id, source, ids);
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
  list: OpenedList,
  wish: TonightWish,
): Promise<Tonight | Locked> {
  if (isLockedFor(services, viewer, list)) return "locked";
  const { db } = services.database;
  const entries = await entriesOf(db, list);
  const marked = [...knowledge.wordIds];
  const facts = await readFactsOf(db, [...new Set([...entries.map(({ wordId }) => wordId), ...marked])]);
  const knownBy = createKnownRule(knowledge);
  const { language, skipped } = wishOf(wish, knowledge);
  let runningWords = 0;
  let knownWords = 0;
  let learningWords = 0;
  const isLearning = new Set(knowledge.learningIds);
  const candidates = entries.flatMap(({ wordId, count }, place): Candidate[] => {
    const { level = 0, languages = [], easierIn = [], harderIn = [] } = facts.get(wordId) ?? {};
    const gain = Math.max(1, count);
    runningWords += gain;
    if (knownBy(wordId, level) !== undefined) {
      knownWords += gain;
      return [];
    }
    if (isLearning.has(wordId)) learningWords += gain;
    if (skipped.has(wordId) || !languages.includes(language)) return [];
    const levelHere = level && steppedLevel(level, easierIn.includes(language), harderIn.includes(language));
    return [{ wordId, gain, level: levelHere, firstSaid: place }];
  });
  const likely = likelyLevelOf(
    knowledge.level,
    marked.map((id) => facts.get(id)?.level ?? 0),
  );
  const choice = {
    ranked: rankCandidates(candidates, likely),
    before: { runningWords, knownWords, learningWords, unjudgedWords: 0 },
    learningIds: isLearning,
    evening: lastEvening(wish.answered, (id) => entries.some(({ wordId }) => wordId === id)),
  };
  return await takeWords(choice, wish, async (ids) => {
    const wanted = new Set(ids);
    return await wordsOf(
      db,
      entries.filter(({ wordId }) => wanted.has(wordId)),
    );
  });
}
