import { createHash } from "node:crypto";
import { demoId, demoProvider } from "../../../domain/console/demo/demo-mark.ts";
import type { DemoPayment } from "../../../domain/console/demo/demo-payments.ts";
import { type DemoPerson, demoPointsPerAnswer } from "../../../domain/console/demo/demo-people.ts";
import { dayAfter, startOfDay } from "../../../domain/locale/day.ts";
import { premiumOf } from "../../../domain/premium/grants.ts";
import { planMonths } from "../../../domain/premium/plans.ts";
import { termsVersion } from "../../../domain/premium/receipt-document.ts";
import { timeBinCount } from "../../../domain/progress/answer-times.ts";
import { leaderboardZone } from "../../../domain/progress/leaderboard-day.ts";
import type { DemoRows } from "../../../storage/console/demo.ts";

export const hashOf = (text: string) => createHash("sha256").update(`demo ${text}`).digest();

/** When somebody was there last, by the last day that they played; undefined where they never did. */
export function lastMomentOf(day: string | undefined, at: number, now: Date): Date | undefined {
  if (day === undefined) return undefined;
  const moment = startOfDay(day, leaderboardZone).getTime() + (9 + (at % 12)) * 3_600_000;
  return new Date(Math.min(moment, now.getTime()));
}

const isTaken = ({ state }: DemoPayment) => state === "success" || state === "refunded";

const grantOf = ({ plan, settledAt, createdAt, refundedAt }: DemoPayment, { timeZone }: DemoPerson) => ({
  months: planMonths[plan],
  timeZone,
  grantedAt: settledAt ?? createdAt,
  revokedAt: refundedAt,
});

/** What the payments of each buyer come to, by the place among the people. */
export function premiumsOf(paid: readonly DemoPayment[], people: readonly DemoPerson[]) {
  const taken = Map.groupBy(paid.filter(isTaken), ({ personAt }) => personAt);
  return new Map(
    [...taken].map(([at, payments]) => {
      const person = people[at];
      return [at, person && premiumOf(payments.map((payment) => grantOf(payment, person)))] as const;
    }),
  );
}

/** By which the demo's provider tells what became of it. */
function referenceEndOf(state: DemoPayment["state"], isRefundRefused: boolean): string {
  if (state === "pending") return "-silent";
  if (state === "failed" || state === "abandoned") return "-failed";
  return isRefundRefused ? "-refused" : "";
}

export function rowsOf(
  people: readonly DemoPerson[],
  paid: readonly DemoPayment[],
  idOf: (at: number) => number,
  now: Date,
): DemoRows {
  const payments = paid.map(({ personAt, isRefundRefused, hasFault: _fault, ...payment }, at) => {
    const { username = "", mail = "", language = "tr", timeZone = leaderboardZone } = people[personAt] ?? {};
    const country = language === "tr" ? "TR" : language === "es" ? "ES" : "GB";
    return {
      ...payment,
      id: demoId("payment", at),
      userId: idOf(personAt),
      fullAmount: payment.amount,
      provider: demoProvider,
      providerReference: `demo-${at}${referenceEndOf(payment.state, isRefundRefused)}`,
      buyer: { name: username, surname: "Demo", mail, phone: "", address: "", city: "", country },
      locale: language,
      timeZone,
      termsVersion,
      acceptedAt: payment.createdAt,
    };
  });
  const events = paid.flatMap(({ state, settledAt, refundedAt, hasFault, amount, currency }, at) => {
    const of = { paymentId: demoId("payment", at), provider: demoProvider };
    const body = (event: string) => JSON.stringify({ demo: true, event, amount, currency });
    const kind = state === "failed" ? ("failed" as const) : ("paid" as const);
    const begun = settledAt !== null && state !== "abandoned" && { kind, receivedAt: settledAt };
    const back = refundedAt !== null && { kind: "refunded" as const, receivedAt: refundedAt };
    const fault = hasFault ? "amount.changed" : null;
    return [begun, back]
      .filter((event) => event !== false)
      .map((event, step) => ({
        ...of,
        ...event,
        id: demoId("event", at * 2 + step),
        isApplied: fault === null,
        fault,
        body: body(event.kind),
      }));
  });
  const grants = paid.flatMap((payment, at) => {
    const person = people[payment.personAt];
    if (person === undefined || !isTaken(payment)) return [];
    const revoked = payment.refundedAt === null ? {} : { revokedBy: demoProvider, revokedWhy: "demo" };
    return {
      ...grantOf(payment, person),
      ...revoked,
      id: demoId("grant", at),
      userId: idOf(payment.personAt),
      source: "purchase" as const,
      paymentId: demoId("payment", at),
    };
  });
  return { payments, events, grants, origins: originsOf(people, idOf, now), playDays: playDaysOf(people, idOf, now) };
}

/** The programs share an address and a device. */
function originsOf(people: readonly DemoPerson[], idOf: (at: number) => number, now: Date) {
  return people.map(({ days }, at) => {
    const place = days.some(({ isProgram }) => isProgram) ? "shared" : String(at);
    return {
      userId: idOf(at),
      addressHash: hashOf(`address ${place}`),
      deviceHash: hashOf(`device ${place}`),
      seenAt: now,
    };
  });
}

const programMs = 450;
const personMs = 2_600;

function playDaysOf(people: readonly DemoPerson[], idOf: (at: number) => number, now: Date) {
  return people.flatMap(({ days }, at) =>
    days.map(({ day, answers, wrong, isProgram }) => {
      const ms = isProgram ? programMs : personMs;
      const points = (answers - wrong) * demoPointsPerAnswer;
      const end = startOfDay(dayAfter(day, 1), leaderboardZone).getTime() - 1;
      return {
        userId: idOf(at),
        day,
        points,
        answers,
        wrong,
        timed: answers,
        msSum: answers * ms,
        msSquareSum: Math.round(answers * ms * ms * (isProgram ? 1 : 1.4)),
        hasty: isProgram ? answers : 0,
        hours: 0b11 << 8,
        run: answers - wrong,
        longestRun: answers - wrong,
        timeBins: Array.from({ length: timeBinCount }, (_, bin) => (bin === (isProgram ? 1 : 7) ? answers : 0)),
        counted: points,
        levelAnswers: isProgram ? [0, 0, 0, 0, answers] : [answers, 0, 0, 0, 0],
        lastAt: new Date(Math.min(now.getTime(), end)),
      };
    }),
  );
}
