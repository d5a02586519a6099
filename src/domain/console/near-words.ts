/** When headwords are said in an episode. */
export type SaidWord = { readonly phrase: string; readonly times: readonly number[] };

/** So far away a headword tells where something is said. */
const nearSeconds = 6;
const mostNear = 5;

/**
 * The headwords that are said around a second of an episode, in their order: by them who knows it finds the place, of which
 * no text is kept.
 */
export function nearWords(words: readonly SaidWord[], second: number): string[] {
  return words
    .flatMap(({ phrase, times }) => times.map((time) => ({ phrase, time })))
    .filter(({ time }) => Math.abs(time - second) <= nearSeconds)
    .sort((a, b) => Math.abs(a.time - second) - Math.abs(b.time - second))
    .slice(0, mostNear)
    .sort((a, b) => a.time - b.time)
    .map(({ phrase }) => phrase);
}
