/** A word with the seconds at which it is said, ascending. */
export type SaidWord = { readonly id: number; readonly times: readonly number[] };

/** When a word is shown to who watches. */
export type WatchMoment = { readonly wordId: number; readonly second: number };

/** A word is shown so long before it is said. */
export const leadSeconds = 20;

/** Of words that nobody chose, one is shown at most so often. */
export const gapSeconds = 30;

/** A chosen word is shown at most so often. */
const mostRepeats = 3;

/**
 * Moments of chosen words, ascending: each word when it is first said, however close to others, and again where that
 * leaves the gap to all other moments.
 */
export function momentsOfChosen(words: readonly SaidWord[]): WatchMoment[] {
  const moments = words.flatMap(({ id, times: [first] }) =>
    first === undefined ? [] : [{ wordId: id, second: first }],
  );
  for (let repeat = 1; repeat < mostRepeats; repeat += 1) {
    for (const { id, times } of words) {
      const last = moments.findLast(({ wordId }) => wordId === id)?.second ?? 0;
      const next = times.find((second) => second > last && isFree(moments, second));
      if (next !== undefined) moments.push({ wordId: id, second: next });
    }
  }
  return inOrder(moments);
}

/**
 * Moments of words that nobody chose, ascending: each word at most once, when it is first said outside the gap to those
 * that come before it in the list; words that are never said so are left out.
 *
 * @param words in the order in which they are worth learning
 */
export function momentsOfNew(words: readonly SaidWord[]): WatchMoment[] {
  const moments: WatchMoment[] = [];
  for (const { id, times } of words) {
    const second = times.find((one) => isFree(moments, one));
    if (second !== undefined) moments.push({ wordId: id, second });
  }
  return inOrder(moments);
}

function isFree(moments: readonly WatchMoment[], second: number): boolean {
  return moments.every((other) => Math.abs(other.second - second) >= gapSeconds);
}

function inOrder(moments: readonly WatchMoment[]): WatchMoment[] {
  return moments.toSorted((a, b) => a.second - b.second || a.wordId - b.wordId);
}
