/** Numbers from 0 to 1 that are always the same for the same seed (FNV-1a, then mulberry32). */
export type Random = {
  next(): number;
  /** A whole number, both bounds included. */
  whole(from: number, to: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
};

export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}
