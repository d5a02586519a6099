/** A source of chance: each call gives a number from 0 up to, but never, 1. */
export type Chance = () => number;

/** A whole number from 0 to `count - 1`. */
export function pick(count: number, chance: Chance): number {
  return Math.min(count - 1, Math.floor(chance() * count));
}

/** The values in a random order (Fisher and Yates). */
export function shuffle<T>(values: readonly T[], chance: Chance): T[] {
  const rest = [...values];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(pick(rest.length, chance), 1));
  return shuffled;
}
