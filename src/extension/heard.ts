import { withoutRepeated } from "../domain/subtitles/read-lines.ts";
import type { LineWord, Standing } from "./protocol.ts";

/** A word that was met and is not known. */
export type UnknownWord = { readonly id: number; readonly phrase: string; readonly standing: Standing };

export type Summary = {
  /** Running words of the lexicon that were heard, and how many of them were known. */
  readonly heard: number;
  readonly known: number;
  /** Words that are not known, those heard most often first, then the easiest. */
  readonly met: readonly UnknownWord[];
};

/** Counts what is heard of a video; a line that grows, rolls on, is shown anew or played again counts once. */
export type Heard = {
  begin(text: string, at: number): void;
  /** The words of the line that began last. */
  place(words: readonly LineWord[]): void;
  mark(id: number, as: Standing): void;
  summary(): Summary;
};

/** A line that comes again within so many seconds of the video is the same one. */
const sameLine = 3;

type Line = { readonly text: string; readonly at: number; readonly words: readonly LineWord[] };

export function createHeard(): Heard {
  let last: Line | undefined;
  const times = new Map<string, readonly number[]>();
  const counts = new Map<number, { readonly word: LineWord; readonly count: number }>();
  const standings = new Map<number, Standing>();

  /** Words of the line's beginning: what follows it goes on in the next line. */
  function count({ text, at, words }: Line, into: typeof counts): void {
    if (text === "") return;
    const before = times.get(text) ?? [];
    if (before.some((other) => Math.abs(other - at) < sameLine)) return;
    if (into === counts) times.set(text, [...before, at]);
    for (const word of words) {
      const from = word.places[0]?.[0] ?? 0;
      if (from >= text.length) continue;
      into.set(word.id, { word, count: (into.get(word.id)?.count ?? 0) + 1 });
    }
  }

  return {
    begin(text, at) {
      if (last !== undefined) count({ ...last, text: withoutRepeated(last.text, text) }, counts);
      last = { text, at, words: [] };
    },
    place(words) {
      if (last !== undefined) last = { ...last, words };
    },
    mark: (id, as) => void standings.set(id, as),
    summary() {
      const all = new Map(counts);
      if (last !== undefined) count(last, all);
      const words = [...all.values()].map(({ word, count: times }) => {
        return { word, times, standing: standings.get(word.id) ?? word.standing };
      });
      const sum = (some: typeof words) => some.reduce((total, { times }) => total + times, 0);
      const met = words.filter(({ standing }) => standing !== "known");
      return {
        heard: sum(words),
        known: sum(words) - sum(met),
        met: met
          .toSorted((a, b) => b.times - a.times || a.word.level - b.word.level)
          .map(({ word: { id, phrase }, standing }) => ({ id, phrase, standing })),
      };
    },
  };
}
