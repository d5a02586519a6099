import { isPremiumAt, type Premium } from "../accounts/premium-status.ts";

/** What one person may bring. Titles that the operator has made public count no more. */
export type BringLimits = {
  readonly titles: number;
  /** Episodes and films, in all titles together. */
  readonly episodes: number;
  readonly filesPerDay: number;
};

const limits: Readonly<Record<"free" | "premium", BringLimits>> = {
  free: { titles: 2, episodes: 30, filesPerDay: 60 },
  premium: { titles: 40, episodes: 1_500, filesPerDay: 600 },
};

/** Of one upload; archives by what is in them. */
export const uploadLimits = {
  files: 300,
  bytesOfFile: 5 * 1024 * 1024,
  /** Less than an address may send in a minute. */
  bytes: 25 * 1024 * 1024,
  unpackedBytes: 100 * 1024 * 1024,
  cues: 20_000,
} as const;

/** Uploads of a person that are not read yet. */
export const openUploads = 3;

/** Of all people together, some 100 KB each: beyond it nothing is taken. */
export const readingsInAll = 200_000;

/** How long an upload that nothing was made of stays, and a reading that nobody has any more. */
export const keptDays = 30;

export function limitsOf(person: Premium, now: Date): BringLimits {
  return isPremiumAt(person, now) ? limits.premium : limits.free;
}

export type Brought = { readonly titles: number; readonly episodes: number; readonly filesToday: number };

/** What is left of the limits; never less than 0, as after premium has ended. */
export function roomLeft(limit: BringLimits, brought: Brought): BringLimits {
  return {
    titles: Math.max(0, limit.titles - brought.titles),
    episodes: Math.max(0, limit.episodes - brought.episodes),
    filesPerDay: Math.max(0, limit.filesPerDay - brought.filesToday),
  };
}
