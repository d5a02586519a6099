import { dateLocales } from "../../domain/locale/date-locales.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type EndingPremium, notePremiumEnd, readEndingPremiums } from "../../storage/premium/ending-premiums.ts";
import { noticeCode } from "../accounts/notice-code.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import { queueNotice } from "../mail/mail-quota.ts";
import type { Services } from "../services.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * A week before; a day's delay is forgiven. Who has premium for less than six days is told of its end alone, and nobody of
 * an end long past.
 */
const windows = {
  soon: { from: 6 * day, to: 7 * day },
  ended: { from: -2 * day, to: 0 },
} as const;

/** Tells of premium a week before it ends, and when it has ended, once each: nothing renews by itself. */
export function tellOfPremiumEnd(services: Services): TimedJob {
  return {
    name: "tell-of-premium-end",
    everyMs: hour,
    async run(now, signal) {
      for (const notice of ["soon", "ended"] as const) {
        const { from, to } = windows[notice];
        const range = { from: new Date(now.getTime() + from), to: new Date(now.getTime() + to) };
        for (const ending of await readEndingPremiums(services.database.db, notice, range)) {
          if (signal.aborted) return;
          await tell(services, notice, ending);
        }
      }
    },
  };
}

async function tell(services: Services, notice: "soon" | "ended", ending: EndingPremium): Promise<void> {
  const { userId, username, mail: to, language: locale, timeZone, endsAt } = ending;
  const { links, keyedHash } = services;
  const code = noticeCode(keyedHash, "premium", userId);
  await services.database.db.transaction(async (transaction) => {
    if (!(await notePremiumEnd(transaction, { userId, notice, endsAt }))) return;
    await queueNotice(transaction, services, {
      kind: notice === "soon" ? "premiumSoon" : "premiumEnded",
      to,
      locale,
      userId,
      data: {
        username,
        until: dayText(endsAt, locale, timeZone),
        premiumUrl: links.premium(locale),
        endUrl: links.endNotices(locale, code),
        oneClickUrl: links.oneClickEnd(code),
      },
    });
  });
}

function dayText(date: Date, locale: Locale, timeZone: string): string {
  return date.toLocaleDateString(dateLocales[locale], { timeZone, dateStyle: "long" });
}
