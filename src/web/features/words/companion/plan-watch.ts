import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { createKnownRule, type Knowledge } from "../../../../domain/progress/knowledge.ts";
import { likelyLevelOf, rankCandidates } from "../../../../domain/progress/tonight.ts";
import { momentsOfChosen, momentsOfNew, type WatchMoment } from "../../../../domain/progress/watch-moments.ts";

/** A moment with its word. */
export type ShownMoment = WatchMoment & { readonly word: Word };

export type WatchPlan = {
  readonly moments: readonly ShownMoment[];
  /** Their words were chosen for tonight. */
  readonly isChosen: boolean;
  /** They are of an evening's words; otherwise of all that are new. */
  readonly isTonight: boolean;
  /** New words besides an evening's. */
  readonly others: number;
};

/** Words of an evening that nobody has chosen any for. */
const eveningWords = 10;

/**
 * Which words of an episode or film are shown to who watches it, and when: tonight's, else those that would be offered for
 * an evening.
 *
 * @param isWhole all that are new besides
 */
export function planWatch(
  words: readonly Word[],
  tonight: readonly number[],
  knowledge: Knowledge,
  isWhole = false,
): WatchPlan {
  const byId = new Map(words.map((word) => [word.id, word]));
  const chosen = tonight.flatMap((id) => byId.get(id) ?? []);
  const shown = (moments: readonly WatchMoment[]): ShownMoment[] =>
    moments.flatMap((moment) => {
      const word = byId.get(moment.wordId);
      return word === undefined ? [] : [{ ...moment, word }];
    });
  const knownBy = createKnownRule(knowledge);
  const open = words.filter(({ id, mean, difficulty }) => mean !== null && knownBy(id, difficulty) === undefined);
  const candidates = open.map(({ id, count, difficulty, times }) => ({
    wordId: id,
    gain: count,
    level: difficulty,
    firstSaid: times[0] ?? Number.POSITIVE_INFINITY,
  }));
  const markedLevels = [...knowledge.wordIds].map((id) => byId.get(id)?.difficulty ?? 0);
  const ranked = rankCandidates(candidates, likelyLevelOf(knowledge.level, markedLevels));
  const fresh = ranked.flatMap(({ wordId }) => byId.get(wordId) ?? []);
  const isChosen = chosen.length > 0;
  const evening = isChosen ? chosen : fresh.slice(0, eveningWords);
  const rest = fresh.filter((word) => !evening.includes(word));
  const moments = isWhole ? momentsOfNew([...evening, ...rest]) : momentsOfChosen(evening);
  return { moments: shown(moments), isChosen, isTonight: !isWhole, others: rest.length };
}

/** Seconds until which nothing more is to be expected after the last word. */
const creditsSeconds = 30;

/** The second at which it is over, as far as its words tell. */
export function endOf(words: readonly Word[]): number {
  return words.reduce((last, { times }) => Math.max(last, times.at(-1) ?? 0), 0) + creditsSeconds;
}
