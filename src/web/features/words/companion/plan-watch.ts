import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { createKnownRule, type Knowledge } from "../../../../domain/progress/knowledge.ts";
import { likelyLevelOf, rankCandidates } from "../../../../domain/progress/tonight.ts";
import { momentsOfChosen, momentsOfNew, type WatchMoment } from "../../../../domain/progress/watch-moments.ts";

/** A moment with its word. */
export type ShownMoment = WatchMoment & { readonly word: Word };

export type WatchPlan = {
  readonly moments: readonly ShownMoment[];
  /** They are of words that were chosen for tonight; otherwise of those that are new. */
  readonly isTonight: boolean;
};

/** Which words of an episode or film are shown to who watches it, and when: tonight's, else those that are new. */
export function planWatch(words: readonly Word[], tonight: readonly number[], knowledge: Knowledge): WatchPlan {
  const byId = new Map(words.map((word) => [word.id, word]));
  const chosen = tonight.flatMap((id) => byId.get(id) ?? []);
  const shown = (moments: readonly WatchMoment[]): ShownMoment[] =>
    moments.flatMap((moment) => {
      const word = byId.get(moment.wordId);
      return word === undefined ? [] : [{ ...moment, word }];
    });
  if (chosen.length > 0) return { moments: shown(momentsOfChosen(chosen)), isTonight: true };
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
  const moments = momentsOfNew(ranked.flatMap(({ wordId }) => byId.get(wordId) ?? []));
  return { moments: shown(moments), isTonight: false };
}

/** Seconds until which nothing more is to be expected after the last word. */
const creditsSeconds = 30;

/** The second at which it is over, as far as its words tell. */
export function endOf(words: readonly Word[]): number {
  return words.reduce((last, { times }) => Math.max(last, times.at(-1) ?? 0), 0) + creditsSeconds;
}
