import { type Level, levels } from "../lexicon/level.ts";
import type { Day } from "../locale/day.ts";
import type { ListLanguage } from "../locale/meaning-language.ts";
import type { KnownFlags } from "./coverage.ts";
import { type CoverageIndex, type IndexedEpisode, languageBit, levelIn } from "./coverage-index.ts";

/** A word that somebody could learn before watching. */
export type Candidate = {
  readonly wordId: number;
  /** Running words that are understood once it is known. */
  readonly gain: number;
  /** For who speaks the language that is wished; 0 where it is not known. */
  readonly level: number;
  /** Ascending in the order in which words are first said. */
  readonly firstSaid: number;
};

/** What a word must have to be taken, besides not being known. */
export type Wish = {
  /** It has a meaning in this language. */
  readonly language: ListLanguage;
  /** Words that were put off, or are being learnt already. */
  readonly skipped: ReadonlySet<number>;
};

/** Parts the episodes' times: each is below it. */
const timesOfEpisode = 2 ** 16;

/** The words of some episodes that are not known. Names are in no word list, so they are not among them. */
export function findCandidates(
  index: CoverageIndex,
  episodes: readonly IndexedEpisode[],
  flags: KnownFlags,
  { language, skipped }: Wish,
): Candidate[] {
  const { ids, languages } = index;
  const wanted = languageBit(language);
  const gains = new Map<number, { gain: number; firstSaid: number }>();
  for (const [place, { words, tokens, firsts }] of episodes.entries()) {
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? 0;
      if (flags[word] !== 0 || ((languages[word] ?? 0) & wanted) === 0) continue;
      const found = gains.get(word);
      if (found === undefined) {
        gains.set(word, { gain: tokens[at] ?? 0, firstSaid: place * timesOfEpisode + (firsts[at] ?? 0) });
      } else found.gain += tokens[at] ?? 0;
    }
  }
  return [...gains].flatMap(([word, { gain, firstSaid }]) => {
    const wordId = ids[word] ?? 0;
    return skipped.has(wordId) ? [] : [{ wordId, gain, level: levelIn(index, word, language), firstSaid }];
  });
}

/**
 * The level whose words this person most likely learns next: the one above the chosen level; without one the mean level
 * of what is marked as known, rounded up; the easiest for who has said nothing.
 */
export function likelyLevelOf(level: Level | 0, markedLevels: Iterable<number>): Level {
  if (level > 0) return levels[level] ?? 5;
  const marked = [...markedLevels].filter((one) => one > 0);
  const mean = marked.reduce((sum, one) => sum + one, 0) / Math.max(1, marked.length);
  return levels[Math.ceil(mean) - 1] ?? 1;
}

/**
 * Candidates in the order in which they are worth learning: by the running words that each lifts, then by how close its
 * level is to the likely one (of two as close, the easier), then the one that is said first.
 */
export function rankCandidates(candidates: readonly Candidate[], likelyLevel: Level): Candidate[] {
  const distance = ({ level }: Candidate) => Math.abs((level || 6) - likelyLevel);
  return candidates.toSorted(
    (a, b) =>
      b.gain - a.gain ||
      distance(a) - distance(b) ||
      a.level - b.level ||
      a.firstSaid - b.firstSaid ||
      a.wordId - b.wordId,
  );
}

/** A word that was answered on a day. */
export type AnsweredWord = {
  readonly wordId: number;
  readonly day: Day;
  /** At least once it was not right. */
  readonly isMissed: boolean;
};

/** The last day on which words of a list were answered. */
export type Evening = { readonly day: Day; readonly words: readonly Omit<AnsweredWord, "day">[] };

/** What was missed comes first; undefined where nothing of the list was answered. */
export function lastEvening(
  answered: readonly AnsweredWord[],
  isInList: (wordId: number) => boolean,
): Evening | undefined {
  const ofList = answered.filter(({ wordId }) => isInList(wordId));
  const day = ofList.reduce((latest, one) => (one.day > latest ? one.day : latest), "");
  if (day === "") return undefined;
  const words = ofList.filter((one) => one.day === day).map(({ wordId, isMissed }) => ({ wordId, isMissed }));
  return { day, words: words.toSorted((a, b) => Number(b.isMissed) - Number(a.isMissed)) };
}
