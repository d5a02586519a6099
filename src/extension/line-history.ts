import { isForeign } from "../domain/subtitles/cleaning/detect-language.ts";

/** Lines whose language and beginning are kept. */
const keptLines = 30;

type Line = { readonly text: string; readonly at: number; readonly hasNew: boolean };

/** The lines that were shown last, with the seconds at which they began. */
export type LineHistory = {
  add(text: string, at: number): void;
  /** Of the last one: it has a word that is new. */
  markNew(): void;
  /** Undefined before the first. */
  last(): Line | undefined;
  before(at: number): Line | undefined;
  /** The next one with a new word, of those shown already. */
  nextNew(at: number): Line | undefined;
  /** Captions in another language: a single line may be a song or a greeting, three of the last four are not. */
  areForeign(): boolean;
  texts(): readonly string[];
};

export function createLineHistory(): LineHistory {
  let lines: readonly Line[] = [];
  return {
    add(text, at) {
      lines = [...lines.slice(1 - keptLines), { text, at, hasNew: false }];
    },
    markNew() {
      lines = lines.map((line, index) => (index === lines.length - 1 ? { ...line, hasNew: true } : line));
    },
    last: () => lines.at(-1),
    before: (from) => lines.findLast(({ at }) => at < from),
    nextNew: (from) => lines.find(({ at, hasNew }) => hasNew && at > from),
    areForeign: () => lines.slice(-4).filter(({ text }) => isForeign(text)).length >= 3,
    texts: () => lines.map(({ text }) => text),
  };
}
