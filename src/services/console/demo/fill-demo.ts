import { foldMail, foldUsername } from "../../../domain/accounts/username.ts";
import { skeletonOf, skeletonVersion } from "../../../domain/accounts/username-skeleton.ts";
import { seededRandom } from "../../../domain/console/demo/demo-mark.ts";
import { demoPayments } from "../../../domain/console/demo/demo-payments.ts";
import { type DemoPerson, demoMonth, demoPeople } from "../../../domain/console/demo/demo-people.ts";
import { demoMessages, demoReports } from "../../../domain/console/demo/demo-talk.ts";
import {
  countTraces,
  insertDemoFlags,
  insertDemoMessage,
  insertDemoReport,
  insertDemoRows,
  insertDemoUsers,
  readFirstAdmin,
  readSomeWords,
} from "../../../storage/console/demo.ts";
import type { Db } from "../../../storage/database.ts";
import { freezeMonth } from "../../../storage/progress/leaderboard.ts";
import { objectionMs } from "../../progress/grant-prizes.ts";
import type { Services } from "../../services.ts";
import { recordCall } from "../audit.ts";
import { recountDays } from "../health/keep-day-totals.ts";
import { hashOf, lastMomentOf, premiumsOf, rowsOf } from "./demo-rows.ts";

/** How a demo was filled or removed, or why it was not. */
export type DemoOutcome =
  | { readonly done: true; readonly people: number; readonly payments: number }
  | { readonly done: false; readonly why: "no_admin" | "not_empty" };

/** Fills an empty site with made-up people, payments, a frozen month, reports and messages: the same for the same seed. */
export async function fillDemo(services: Services, seed: number): Promise<DemoOutcome> {
  const { database, now } = services;
  const time = now();
  const random = seededRandom(seed);
  const people = demoPeople(random, time);
  const paid = demoPayments(random, people, time);
  const messages = demoMessages(random, people, time);
  return await database.db.transaction(async (transaction) => {
    const admin = await readFirstAdmin(transaction);
    if (admin === undefined) return { done: false, why: "no_admin" };
    if ((await countTraces(transaction)) > 0) return { done: false, why: "not_empty" };
    const premiums = premiumsOf(paid, people);
    const ids = await insertDemoUsers(
      transaction,
      people.map(({ days, ...person }, at) => ({
        ...person,
        ...premiums.get(at),
        usernameFolded: foldUsername(person.username),
        usernameSkeleton: skeletonOf(person.username),
        skeletonVersion,
        mailFolded: foldMail(person.mail),
        mailConsent: at % 2 === 0,
        lastSignInAt: lastMomentOf(days.at(-1)?.day, at, time) ?? person.createdAt,
      })),
    );
    const idOf = (at: number) => ids[at] ?? 0;
    await insertDemoRows(transaction, rowsOf(people, paid, idOf, time));
    await freezeMonth(transaction, demoMonth(time), {
      frozenAt: time,
      grantDueAt: new Date(time.getTime() + objectionMs),
    });
    await flagPrograms(transaction, people, idOf, time);
    await recountDays(transaction, time);
    for (const { personAt, answer, ...message } of messages) {
      const { username, mail, language } = people[personAt] ?? { username: "", mail: "", language: "tr" as const };
      const answeredAt = new Date(message.createdAt.getTime() + 3 * 3_600_000);
      await insertDemoMessage(
        transaction,
        { ...message, userId: idOf(personAt), name: username, mail, locale: language },
        answer === null ? undefined : { text: answer, answeredBy: admin.username, answeredAt },
      );
    }
    for (const { voices, ...report } of demoReports(random, await readSomeWords(transaction, 12), time)) {
      const { outcome, lastAt } = report;
      const hashes = Array.from({ length: voices }, (_, at) => hashOf(`${report.key} ${at}`));
      const closedAt = outcome === null ? null : lastAt;
      await insertDemoReport(transaction, { ...report, count: voices, closedAt }, hashes);
    }
    const operator = { user: admin, address: "command line" };
    await recordCall(services, transaction, operator, "FillDemo", { thing: "demo", after: { seed } });
    return { done: true, people: people.length, payments: paid.length };
  });
}

async function flagPrograms(db: Db, all: readonly DemoPerson[], idOf: (at: number) => number, now: Date) {
  const flags = all.flatMap(({ days }, at) => {
    const last = days.findLast(({ isProgram }) => isProgram);
    if (last === undefined) return [];
    const { day, answers, wrong } = last;
    const evidence = { longestRun: answers, answers, wrong };
    return { userId: idOf(at), kind: "faultless" as const, day, evidence, state: "open" as const, raisedAt: now };
  });
  await insertDemoFlags(db, flags);
}
