import { randomInt, randomUUID } from "node:crypto";
import { dateLocales } from "../../domain/locale/date-locales.ts";
import type { Month } from "../../domain/locale/day.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { makeCode } from "../../domain/premium/codes.ts";
import { foldCode } from "../../domain/premium/coupons.ts";
import { obstaclesOf } from "../../domain/progress/prize-rules.ts";
import type { Db } from "../../storage/database.ts";
import { insertPremiumCodes } from "../../storage/premium/codes.ts";
import {
  type FrozenPerson,
  insertPrize,
  lockMonth,
  noteOpenedPrize,
  noteSentPrizes,
  readDueMonths,
  readFrozenPeople,
  updateMonth,
} from "../../storage/progress/prizes.ts";
import { hashSecret } from "../accounts/secret.ts";
import type { TimedJob } from "../jobs/run-timed-jobs.ts";
import { type MailToQueue, queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";

const minute = 60_000;
const dayMs = 24 * 60 * minute;

/** How long a frozen month, or somebody's disqualification, waits for objections before prizes go out by themselves. */
export const objectionMs = 3 * dayMs;

const reminderMs = dayMs;

/** In the reader's language: Ekim 2026. */
export function monthText(month: Month, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateLocales[locale], { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

export type GrantedPrize = {
  readonly place: number;
  readonly rank: number;
  readonly userId: number;
  readonly months: number;
};

/** Who has a prize, in the order of places: the first people without an obstacle. */
export function winnersOf(people: readonly FrozenPerson[], month: Month, prizes: readonly number[]) {
  return people
    .flatMap((person) => {
      const { account, boardRank } = person;
      const isFree = obstaclesOf(month, person).length === 0;
      return isFree && account !== undefined && boardRank !== null ? [{ ...person, account, boardRank }] : [];
    })
    .slice(0, prizes.length)
    .map((person, index) => ({ ...person, place: index + 1, months: prizes[index] ?? 0 }));
}

/**
 * Grants a frozen month's prizes: a code each, mailed to the winner. For a transaction; of many at the same time one
 * grants them. They are granted together, since each disqualification moves those behind.
 *
 * @param grantedBy the operator's name; null for by itself
 * @param wait of the mails; none unless given
 * @returns undefined where the month is not frozen, or its prizes are granted already; "unseen" where no operator has
 * looked at the evidence of one of the winners
 */
export async function grantPrizes(
  services: Services,
  transaction: Db,
  month: Month,
  grantedBy: string | null,
  wait?: MailToQueue["wait"],
): Promise<readonly GrantedPrize[] | "unseen" | undefined> {
  const frozen = await lockMonth(transaction, month);
  if (frozen === undefined || frozen.grantedAt !== null) return undefined;
  const winners = winnersOf(await readFrozenPeople(transaction, month), month, services.prizes);
  if (winners.some(({ lookedAt }) => lookedAt === null)) return "unseen";
  const grantedAt = services.now();
  const granted: GrantedPrize[] = [];
  for (const winner of winners) {
    const { months, boardRank } = winner;
    const { id: userId, username, mail: to, language: locale } = winner.account;
    const prize = { place: winner.place, rank: winner.rank, userId, months };
    const [id, codeId, code] = [randomUUID(), randomUUID(), makeCode(randomInt)];
    const hash = hashSecret(foldCode(code));
    await insertPremiumCodes(transaction, [
      { id: codeId, hash, source: "prize", months, batch: month, createdAt: grantedAt },
    ]);
    const duration = new Intl.NumberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" });
    const mailId = await queueMail(transaction, {
      to,
      locale,
      userId,
      ...(wait !== undefined && { wait }),
      kind: "prize",
      data: {
        username,
        code,
        month: monthText(month, locale),
        rank: String(boardRank),
        duration: duration.format(months),
        prizeUrl: services.links.prize(locale, id),
      },
    });
    await insertPrize(transaction, { id, month, ...prize, codeId, mailId, grantedAt });
    granted.push(prize);
  }
  await updateMonth(transaction, month, { grantedAt, grantedBy });
  return granted;
}

/** Reminds the operators that a month's prizes are due and wait for their look, unless they were reminded lately. */
async function remindOfLook(services: Services, transaction: Db, month: Month): Promise<void> {
  const { contactMail, now } = services;
  const frozen = await lockMonth(transaction, month);
  const remindedAt = frozen?.remindedAt?.getTime() ?? 0;
  if (now().getTime() - remindedAt < reminderMs) return;
  const data = { month: monthText(month, "tr"), consoleUrl: services.links.prizes(month) };
  await queueMail(transaction, { to: contactMail, locale: "tr", kind: "prizesWaiting", data });
  await updateMonth(transaction, month, { remindedAt: now() });
}

/**
 * Every ten minutes: grants the prizes of months that were not approved in time, where an operator has looked at each
 * winner, else reminds them; and notes whose mails went out.
 */
export function grantDuePrizes(services: Services): TimedJob {
  const { db } = services.database;
  return {
    name: "grant-prizes",
    everyMs: 10 * minute,
    waitsAfterLeap: true,
    async run(now, signal) {
      for (const month of await readDueMonths(db, now)) {
        if (signal.aborted) return;
        await db.transaction(async (transaction) => {
          const granted = await grantPrizes(services, transaction, month, null);
          if (granted === "unseen") await remindOfLook(services, transaction, month);
        });
      }
      await noteSentPrizes(db);
    },
  };
}

/** Notes that the link of a prize's mail was followed. @returns where it leads */
export async function openPrize(services: Services, id: string, locale: Locale): Promise<string> {
  await noteOpenedPrize(services.database.db, id, services.now());
  return services.premium.links.account(locale);
}
