/** Returns random numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** A random integer from 0 to `count - 1`. */
export function pick(count: number, random: Random): number {
  return Math.min(count - 1, Math.floor(random() * count));
}

/** The values in a random order (Fisher and Yates). */
export function shuffle<T>(values: readonly T[], random: Random): T[] {
  const rest = [...values];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(pick(rest.length, random), 1));
  return shuffled;
}
