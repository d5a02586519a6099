import type { Database, Db } from "../../storage/database.ts";
import {
  deleteLeapsAfter,
  insertLeap,
  type Leap,
  lockClock,
  noteClockSeen,
  readClock,
} from "../../storage/jobs/clock.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Between two looks at the clock: longer, and it has skipped time, whether it was set forward or the site stood still. */
const longestPauseMs = day;
/** Clocks of processes differ by less. */
const toleranceMs = 5 * minute;
/** So long after a leap nothing is done that cannot be undone: the clock may be set back. */
const waitMs = day;

/** The site's clock, as the looks at it tell. */
export type ObservedClock = {
  /** The present less what was skipped in the last `keptMs` of the time that was lived through. */
  observed(keptMs: number): Date;
  /** After a leap: until when what cannot be undone waits. */
  readonly waitsUntil: Date | undefined;
};

/** What was made `keptMs` before this moment has been kept for `keptMs` that really went by. */
export function observedAt(now: Date, leaps: readonly Leap[], keptMs: number): Date {
  let since = now.getTime() - keptMs;
  for (const { leftAt, landedAt } of leaps.toReversed()) {
    if (landedAt.getTime() > since) since -= landedAt.getTime() - leftAt.getTime();
  }
  return new Date(since + keptMs);
}

/** With what was skipped since the last look. */
function leapsAt(now: Date, { seenAt, leaps }: Awaited<ReturnType<typeof readClock>>): readonly Leap[] {
  const isLeap = seenAt !== null && now.getTime() - seenAt.getTime() > longestPauseMs;
  return isLeap ? [...leaps, { leftAt: seenAt, landedAt: now }] : leaps;
}

/** The present for what expires: less the time that the clock has skipped. */
export async function readObservedNow(db: Db, now: Date, keptMs: number): Promise<Date> {
  return observedAt(now, leapsAt(now, await readClock(db)), keptMs);
}

const days = (ms: number) => `${(ms / day).toFixed(1)} days`;

/** Looks at the clock, and notes and tells where it has leapt or was set back. */
export async function lookAtClock({ db }: Database, now: Date, report: (line: string) => void): Promise<ObservedClock> {
  const leaps = await db.transaction(async (transaction) => {
    const clock = await lockClock(transaction, now);
    const { seenAt } = clock;
    if (seenAt !== null && now.getTime() < seenAt.getTime() - toleranceMs) {
      await deleteLeapsAfter(transaction, now);
      await noteClockSeen(transaction, now);
      report(
        `The clock was set back by ${days(seenAt.getTime() - now.getTime())}. What was put off to after that is due.`,
      );
      return (await readClock(transaction)).leaps;
    }
    const known = leapsAt(now, clock);
    const leap = known.length > clock.leaps.length ? known.at(-1) : undefined;
    if (leap !== undefined) {
      await insertLeap(transaction, leap);
      const size = days(leap.landedAt.getTime() - leap.leftAt.getTime());
      report(
        `The clock has skipped ${size}. Nothing is erased for a day, and nothing for the sake of the skipped time.`,
      );
    }
    if (seenAt === null || seenAt < now) await noteClockSeen(transaction, now);
    return known;
  });
  const last = leaps.at(-1);
  const until = last && new Date(last.landedAt.getTime() + waitMs);
  return {
    observed: (keptMs) => observedAt(now, leaps, keptMs),
    waitsUntil: until !== undefined && until > now ? until : undefined,
  };
}
