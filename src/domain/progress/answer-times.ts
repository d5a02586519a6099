/** Upper bounds of the bins in which a day's answer times are counted, in milliseconds; the last bin has none. */
const bounds = [300, 600, 900, 1_200, 1_600, 2_000, 2_500, 3_000, 4_000, 5_000, 7_000, 10_000] as const;

export const timeBinCount = bounds.length + 1;

/** Below this an answer is faster than people read and choose. */
const fastMs = 600;

/** The bin of an answer's time, from 0 on. */
export function timeBinOf(elapsedMs: number): number {
  const bin = bounds.findIndex((bound) => elapsedMs < bound);
  return bin === -1 ? bounds.length : bin;
}

/** The sums of several days' bins. */
export function addBins(days: readonly (readonly number[])[]): number[] {
  return Array.from({ length: timeBinCount }, (_, bin) => days.reduce((sum, bins) => sum + (bins[bin] ?? 0), 0));
}

const total = (bins: readonly number[]) => bins.reduce((sum, count) => sum + count, 0);

/** The median in milliseconds, interpolated within its bin; in the last bin its lower bound. Undefined without answers. */
export function medianMs(bins: readonly number[]): number | undefined {
  const half = total(bins) / 2;
  if (half === 0) return undefined;
  let below = 0;
  for (const [bin, count] of bins.entries()) {
    if (count > 0 && below + count >= half) {
      const from = bounds[bin - 1] ?? 0;
      return Math.round(from + ((bounds[bin] ?? from) - from) * ((half - below) / count));
    }
    below += count;
  }
  return undefined;
}

/** The share of answers in under 600 ms, from 0 to 1. Undefined without answers. */
export function fastShare(bins: readonly number[]): number | undefined {
  const all = total(bins);
  const fast = bins.slice(0, timeBinOf(fastMs));
  return all === 0 ? undefined : total(fast) / all;
}

/** Upper bounds of the bins of times between two answers of a day, in milliseconds. Longer than the last is another session. */
export const pauseBounds = [2_000, 4_000, 6_000, 10_000, 20_000, 60_000, 600_000] as const;

export const pauseBinCount = pauseBounds.length + 1;

/** The bin of the time between two answers, from 0 on. */
export function pauseBinOf(ms: number): number {
  const bin = pauseBounds.findIndex((bound) => ms < bound);
  return bin === -1 ? pauseBounds.length : bin;
}
