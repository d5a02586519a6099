import { LRUCache } from "lru-cache";

export type Taken = {
  /** False where a count would be over its limit: then nothing was added. */
  readonly isAllowed: boolean;
  /** Of the last key, or of the one that is full. */
  readonly count: number;
  /** Until that count begins anew, in milliseconds. */
  readonly msLeft: number;
};

export type Place = { readonly key: string; readonly places: number };

/** What is counted for the limits of rate and cost: of this process, or of all processes of a site. */
export type Counts = {
  /** Adds to all keys, or to none where one would be over its `max`. Each counts for `windowMs` from its first. */
  take(keys: readonly { key: string; max: number }[], amount: number, windowMs: number): Promise<Taken>;
  /** Takes a place of each key until `leave`; false where one has none left. A process counts its own places itself. */
  enter(places: readonly Place[], token: string): Promise<boolean>;
  leave(places: readonly Place[], token: string): Promise<void>;
  close(): Promise<void>;
};

/** Beyond so many keys the counts of those seen least recently are forgotten. */
const maxKeys = 100_000;

/** Counts of this process alone. */
export function createOwnCounts(clock: () => number = Date.now): Counts {
  // By `max` it would take the memory of all keys beforehand, 2.8 MB.
  const counts = new LRUCache<string, { count: number; readonly until: number }>({
    maxSize: maxKeys,
    sizeCalculation: () => 1,
  });

  function countOf(key: string, windowMs: number) {
    const known = counts.get(key);
    if (known !== undefined && known.until > clock()) return known;
    const fresh = { count: 0, until: clock() + windowMs };
    counts.set(key, fresh);
    return fresh;
  }

  const taken = (isAllowed: boolean, entry: { count: number; until: number } | undefined): Taken => ({
    isAllowed,
    count: entry?.count ?? 0,
    msLeft: entry === undefined ? 0 : entry.until - clock(),
  });

  return {
    async take(keys, amount, windowMs) {
      const entries = keys.map(({ key, max }) => ({ entry: countOf(key, windowMs), max }));
      const full = entries.find(({ entry, max }) => entry.count + amount > max);
      if (full !== undefined) return taken(false, full.entry);
      for (const { entry } of entries) entry.count += amount;
      return taken(true, entries.at(-1)?.entry);
    },
    enter: async () => true,
    leave: async () => undefined,
    close: async () => undefined,
  };
}
