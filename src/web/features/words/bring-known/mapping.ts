import type { AnswerOf, BodyOf } from "../../../../contract/calls.ts";
import { knownStability } from "../../../../domain/memory/card.ts";

export type ReadKnown = AnswerOf<"WordList/ReadKnown">;

type WordTuple = ReadKnown["sheets"][number]["columns"][number]["words"][number];

export type LearningTuple = NonNullable<BodyOf<"WordList/MarkKnown">["learning"]>[number];

/** Of each type of notes the place of the column that holds the words; null where it is left out. */
export type Mapping = readonly (number | null)[];

export function guessedMapping({ sheets }: ReadKnown): Mapping {
  return sheets.map(({ guess }) => guess);
}

export type Summary = {
  /** To be marked as known. */
  readonly known: readonly number[];
  /** To go on learning where Anki was. */
  readonly learning: readonly LearningTuple[];
  /** Words that were never asked in Anki, whether or not they are among the known. */
  readonly fresh: number;
  readonly alreadyKnown: number;
  readonly alreadyLearning: number;
  readonly unknown: readonly string[];
  readonly unknownCount: number;
};

/** Of several notes of a word the one that is remembered best counts. */
function bestWords(read: ReadKnown, mapping: Mapping): Map<number, WordTuple> {
  const best = new Map<number, WordTuple>();
  for (const [at, { columns }] of read.sheets.entries()) {
    for (const word of columns[mapping[at] ?? -1]?.words ?? []) {
      const before = best.get(word[0]);
      if (before === undefined || (word[1] ?? 0) > (before[1] ?? 0)) best.set(word[0], word);
    }
  }
  return best;
}

/** What the chosen columns come to. Words that are known or learnt already stay as they are. */
export function summarise(read: ReadKnown, mapping: Mapping, takesFresh: boolean): Summary {
  const states = new Map(read.recognised.map(({ id, state }) => [id, state]));
  const known: number[] = [];
  const learning: LearningTuple[] = [];
  const counts = { fresh: 0, known: 0, learning: 0 };
  for (const [id, days, stability, difficulty, lastDay] of bestWords(read, mapping).values()) {
    const state = states.get(id) ?? "new";
    if (state !== "new") counts[state] += 1;
    else if (!read.hasIntervals) known.push(id);
    else if (days === null || stability === null || lastDay === null) {
      counts.fresh += 1;
      if (takesFresh) known.push(id);
    } else if (days >= knownStability) known.push(id);
    else learning.push([id, stability, difficulty, lastDay]);
  }
  const chosen = read.sheets.flatMap(({ columns }, at) => columns[mapping[at] ?? -1] ?? []);
  return {
    known,
    learning,
    fresh: counts.fresh,
    alreadyKnown: counts.known,
    alreadyLearning: counts.learning,
    unknown: chosen.flatMap(({ unknown }) => unknown),
    unknownCount: chosen.reduce((sum, { unknownCount }) => sum + unknownCount, 0),
  };
}
