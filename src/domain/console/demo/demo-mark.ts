/** The domain of made-up accounts: reserved, so that nobody can have an address there (RFC 2606). */
export const demoMailDomain = "demo.invalid";

/** Made-up payments name this as their provider, whom no buyer is ever sent to. */
export const demoProvider = "demo" as const;

/** What the UUIDs of made-up rows begin with; version 8, which random ones never have. The migration knows it too. */
const prefix = "de300000";

/** The bounds of made-up UUIDs, both included. */
export const demoIds = {
  first: `${prefix}-0000-8000-8000-000000000000`,
  last: `${prefix}-ffff-8000-8000-ffffffffffff`,
} as const;

const kinds = { payment: 1, grant: 2, event: 3, answer: 4 } as const;

/** The beginning of a kind's UUIDs, to which twelve hexadecimal digits of a number are added. */
export function demoIdPrefix(kind: keyof typeof kinds): string {
  return `${prefix}-${String(kinds[kind]).padStart(4, "0")}-8000-8000-`;
}

export function demoId(kind: keyof typeof kinds, number: number): string {
  return `${demoIdPrefix(kind)}${number.toString(16).padStart(12, "0")}`;
}

/** Random numbers that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
