/** The clock of who watches: it goes with what the player shows, and is computed from when it was started. */
export type WatchClock = {
  /** Seconds of the file at which it stood when it was started, or stands now. */
  readonly from: number;
  /** When it was started, in ms since 1970; null while it stands. */
  readonly startedAt: number | null;
};

export const stoppedClock: WatchClock = { from: 0, startedAt: null };

/** Seconds of the file, from 0. A clock of the device that was put back counts as stopped. */
export function positionOf({ from, startedAt }: WatchClock, now: number): number {
  return startedAt === null ? from : from + Math.max(0, now - startedAt) / 1000;
}

export function startClock(clock: WatchClock, now: number): WatchClock {
  return clock.startedAt === null ? { ...clock, startedAt: now } : clock;
}

export function stopClock(clock: WatchClock, now: number): WatchClock {
  return { from: positionOf(clock, now), startedAt: null };
}

/** Goes on, or stands, at another second; none before the first. */
export function moveClock(clock: WatchClock, position: number, now: number): WatchClock {
  return { from: Math.max(0, position), startedAt: clock.startedAt === null ? null : now };
}

/** 12:34, 1:02:03, or whole minutes, also with the points, commas or spaces of a number pad; undefined for anything else. */
export function parseClock(text: string): number | undefined {
  const parts = text.trim().split(/\s*[:.,\s]\s*/);
  if (parts.length > 3 || parts.some((part) => !/^\d{1,3}$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  const [minutes = 0, seconds = 0] = numbers.slice(-2);
  if (numbers.length === 1) return minutes * 60;
  const hours = numbers.length === 3 ? (numbers[0] ?? 0) : 0;
  if (seconds > 59 || (hours > 0 && minutes > 59)) return undefined;
  return hours * 3600 + minutes * 60 + seconds;
}
