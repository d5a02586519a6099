import type { LineWord } from "./protocol.ts";

/** More would make a line hard to read. */
const most = 3;

const urgency = { new: 1, learning: 0, known: 2 } as const;

/**
 * The words of a line to be marked, at most three, in the order of the line: what is being learnt first, then new words
 * of the lowest level, which are met again soonest. A word that is said twice is marked twice and counts once.
 */
export function marksOf(words: readonly LineWord[]): readonly LineWord[] {
  const unknown = words.filter(({ standing }) => standing !== "known");
  const useful = unknown.toSorted((a, b) => urgency[a.standing] - urgency[b.standing] || a.level - b.level);
  const chosen = new Set([...new Set(useful.map(({ id }) => id))].slice(0, most));
  return unknown.filter(({ id }) => chosen.has(id));
}

/** A piece of a line: plain, or of a word. */
export type Piece = { readonly text: string; readonly word?: LineWord };

/** Cuts a line at its words. Where two share a part ("turn off", "off"), the first has it. */
export function piecesOf(text: string, words: readonly LineWord[]): Piece[] {
  const places = words
    .flatMap((word) => word.places.map(([from, to]) => ({ from, to, word })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, word } of places) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({ text: text.slice(from, to), word });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}
