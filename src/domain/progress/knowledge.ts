import type { Level } from "../lexicon/level.ts";

/** What somebody knows: single words that were marked as known or as not known, and all others up to a level (0 for none). */
export type Knowledge = {
  readonly wordIds: Iterable<number>;
  /** Marked as not known, which wins over the level. */
  readonly unknownIds: Iterable<number>;
  readonly level: Level | 0;
  /** Learnt by reviews: known, also where they were marked as not known before. */
  readonly learntIds?: Iterable<number>;
  /** Being learnt by reviews. */
  readonly learningIds?: Iterable<number>;
  /** Those of them that were taken up and not asked yet. */
  readonly freshIds?: Iterable<number>;
  /** Not to be asked again, which says nothing of whether they are known. */
  readonly stoppedIds?: Iterable<number>;
};

/** Why a word counts as known: because it was marked, because it was learnt, or because the level says so. */
export type KnownBy = "mark" | "memory" | "level";

/** The one rule for what counts as known: a word's own mark, else its card, else its level (0 where that is not known). */
export function createKnownRule({ wordIds, unknownIds, level, learntIds = [] }: Knowledge) {
  const known = new Set(wordIds);
  const unknown = new Set(unknownIds);
  const learnt = new Set(learntIds);
  return (id: number, wordLevel: number): KnownBy | undefined => {
    if (known.has(id)) return "mark";
    if (learnt.has(id)) return "memory";
    if (unknown.has(id)) return undefined;
    return wordLevel > 0 && wordLevel <= level ? "level" : undefined;
  };
}

/** From so many marks on, what is known of a text says how much of it is understood; a level says it too. */
const enoughMarks = 100;

/** Whether enough is known of somebody to speak of understanding; until then words are "familiar". */
export function isEnoughKnown({ marks, level }: { readonly marks: number; readonly level: Level | 0 }): boolean {
  return level > 0 || marks >= enoughMarks;
}
