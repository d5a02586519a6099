import { Temporal } from "temporal-polyfill";
import { isForLife, lifetime, type Premium, type PremiumType } from "../accounts/premium-status.ts";

/** One giving of premium time, as it stands in the append-only table of grants. */
export type Grant = {
  readonly grantedAt: Date;
  /** Calendar months; null for life. */
  readonly months: number | null;
  /** IANA zone in which the months are counted: the person's, when it was granted. */
  readonly timeZone: string;
  readonly revokedAt: Date | null;
};

const monthsOfYear = 12;

/**
 * The moment so many calendar months later by the calendar of a zone. A day that the month does not have becomes its
 * last day (31 January + 1 = 28 or 29 February); the time of day stays, but where summer time skips it.
 */
export function addMonths(moment: Date, months: number, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(local.add({ months }).epochMilliseconds);
}

/**
 * What a person's grants come to. Each begins at the later of its own moment and the end of the one before it. A
 * revoked one ends when it was revoked: time that was used stays used, and those after it move up.
 *
 * @param grants in the order in which they were granted
 * @returns type 3 without an end for life, 0 without an end where there never was a grant; otherwise the type of the
 * last grant that counts (2 from a year on) and the end of all, which may have passed
 */
export function premiumOf(grants: readonly Grant[]): Premium {
  if (grants.some(({ months, revokedAt }) => months === null && revokedAt === null)) {
    return lifetime;
  }
  let end: Date | null = null;
  let premiumType: PremiumType = 0;
  for (const grant of grants) {
    const start = end === null || grant.grantedAt > end ? grant.grantedAt : end;
    const grantEnd = endOf(grant, start);
    if (grantEnd <= start) continue;
    end = grantEnd;
    premiumType = (grant.months ?? monthsOfYear) >= monthsOfYear ? 2 : 1;
  }
  return { premiumType, premiumEndDate: end };
}

/** When a grant ends that begins at a moment; before it where the grant was revoked earlier. */
function endOf({ months, timeZone, revokedAt }: Grant, start: Date): Date {
  const full = months === null ? null : addMonths(start, months, timeZone);
  if (revokedAt === null) return full ?? start;
  return full !== null && full < revokedAt ? full : revokedAt;
}

/** Until when premium would last with one more grant of these months; undefined where nothing more can be bought. */
export function endWith(
  grants: readonly Grant[],
  months: number | null,
  now: Date,
  timeZone: string,
): Premium | undefined {
  if (isForLife(premiumOf(grants))) return undefined;
  return premiumOf([...grants, { grantedAt: now, months, timeZone, revokedAt: null }]);
}
