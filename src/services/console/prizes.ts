import { addBins, fastShare, medianMs } from "../../domain/progress/answer-times.ts";
import { leaderboardMonth, type Month } from "../../domain/progress/local-day.ts";
import { accountDaysAt, obstaclesOf } from "../../domain/progress/prize-rules.ts";
import { methodIds } from "../../domain/quiz/methods.ts";
import {
  readFlags,
  readFrozenMonths,
  readPlayDays,
  readPlayedLists,
  readPrizes,
  readSharedOrigins,
} from "../../storage/console/prizes.ts";
import {
  lockMonth,
  readFrozenPeople,
  setDisqualified,
  setLookedAt,
  updateMonth,
} from "../../storage/progress/prizes.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { grantPrizes, monthText, objectionMs, winnersOf } from "../progress/grant-prizes.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { audited, type Operator } from "./audit.ts";

type PlayedList = Awaited<ReturnType<typeof readPlayedLists>>[number];
type PlayDayRow = Awaited<ReturnType<typeof readPlayDays>>[number];

const hoursOf = ({ hours }: PlayDayRow) => hours.toString(2).replaceAll("0", "").length;

/** The least level of a hard word: B2. */
const hardFrom = 4;

const addCounts = (rows: readonly (readonly number[])[]): number[] =>
  rows.reduce<number[]>((sums, row) => row.map((count, at) => count + (sums[at] ?? 0)), []);

const shareOf = (part: number, all: number) => (all === 0 ? undefined : part / all);

/** What was chosen to be asked, and how the answers lie in time. */
function choicesOf(days: readonly PlayDayRow[], lists: readonly PlayedList[]) {
  const levelAnswers = addCounts(days.map((day) => day.levelAnswers));
  const pauses = addCounts(days.map((day) => day.pauseBins));
  const byMethod = addCounts(days.map((day) => day.methodAnswers));
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const ofLists = lists.map(({ answers }) => answers);
  return {
    levelAnswers,
    hardShare: shareOf(sum(levelAnswers.slice(hardFrom - 1)), sum(levelAnswers)),
    methods: methodIds
      .map((method, at) => ({ method, answers: byMethod[at] ?? 0 }))
      .filter(({ answers }) => answers > 0)
      .toSorted((a, b) => b.answers - a.answers),
    pauses,
    // Each day begins one, and each pause that is longer than all bounds another.
    sessions: days.length + (pauses[pauses.length - 1] ?? 0),
    lists: lists.length,
    topListShare: shareOf(Math.max(0, ...ofLists), sum(ofLists)),
  };
}

/** What the answers of a month say of who gave them. */
function figuresOf(days: readonly PlayDayRow[], lists: readonly PlayedList[]) {
  const sum = (of: (day: PlayDayRow) => number) => days.reduce((total, day) => total + of(day), 0);
  const bins = addBins(days.map(({ timeBins }) => timeBins));
  const answers = sum((day) => day.answers);
  return {
    answers,
    wrongShare: shareOf(
      sum(({ wrong }) => wrong),
      answers,
    ),
    answersPerHour: shareOf(answers, sum(hoursOf)),
    medianMs: medianMs(bins),
    fastShare: fastShare(bins),
    days: days.length,
    mostHours: Math.max(0, ...days.map(hoursOf)),
    ...choicesOf(days, lists),
  };
}

/** A month with its first hundred and what speaks for and against each; by default the last one that is frozen. */
export async function readMonth({ database: { db }, now, prizes }: Services, asked: Month | undefined) {
  const frozen = await readFrozenMonths(db);
  const month = asked ?? frozen[0]?.month ?? leaderboardMonth(now());
  const state = frozen.find((each) => each.month === month);
  const people = await readFrozenPeople(db, month);
  const userIds = people.flatMap(({ account }) => account?.id ?? []);
  const days = Map.groupBy(await readPlayDays(db, month, userIds), ({ userId }) => userId);
  const lists = Map.groupBy(await readPlayedLists(db, month, userIds), ({ userId }) => userId);
  const flags = Map.groupBy(await readFlags(db, userIds), ({ userId }) => userId);
  const shared = new Map((await readSharedOrigins(db, userIds)).map((each) => [each.userId, each]));
  const given = await readPrizes(db, month);
  const next = state?.grantedAt === null ? winnersOf(people, month, prizes) : [];
  const rows = people.map((person) => {
    const { account, rank } = person;
    return {
      ...person,
      obstacles: obstaclesOf(month, person),
      nextPrize: next.find((winner) => winner.rank === rank)?.place,
      prize: given.find((prize) => prize.rank === rank),
      evidence: account && {
        ...figuresOf(days.get(account.id) ?? [], lists.get(account.id) ?? []),
        ...(shared.get(account.id) ?? { sameAddress: 0, sameDevice: 0 }),
        accountDays: accountDaysAt(month, account.createdAt),
        isMailVerified: account.isMailVerified,
        flags: flags.get(account.id) ?? [],
      },
    };
  });
  const waiting = frozen.filter(({ grantedAt }) => grantedAt === null).map((each) => each.month);
  return { month, frozen: frozen.map((each) => each.month), waiting: waiting.reverse(), state, prizes, rows };
}

export type Disqualification = {
  readonly month: Month;
  /** As it was frozen. */
  readonly rank: number;
  readonly isDisqualified: boolean;
  readonly reason: string;
};

/**
 * Takes a person off a frozen month's board, or puts them back, and tells them by mail. The prizes then wait for as long
 * as after the freezing.
 *
 * @throws {Refusal} not_found, also of a deleted account's rank; conflict with month.granted.
 */
export async function disqualifyRank(services: Services, operator: Operator, wanted: Disqualification): Promise<void> {
  const { month, rank, isDisqualified, reason } = wanted;
  await audited(services, operator, "DisqualifyRank", async (transaction) => {
    const frozen = await lockMonth(transaction, month);
    const person = (await readFrozenPeople(transaction, month)).find((each) => each.rank === rank);
    const { account, disqualifiedAt } = person ?? {};
    if (frozen === undefined || account === undefined) throw new Refusal("not_found");
    if (frozen.grantedAt !== null) throw new Refusal("conflict", [{ field: "month", code: "month.granted" }]);
    const now = services.now();
    const wasDisqualified = disqualifiedAt !== null;
    if (isDisqualified !== wasDisqualified) {
      const by = { disqualifiedAt: now, disqualifiedBy: operator.user.username, disqualifiedWhy: reason };
      await setDisqualified(transaction, month, rank, isDisqualified ? by : notDisqualified);
      await updateMonth(transaction, month, { grantDueAt: new Date(now.getTime() + objectionMs) });
      const { id: userId, username, mail: to, language: locale } = account;
      const kind = isDisqualified ? "rankDisqualified" : "rankRestored";
      const data = { username, month: monthText(month, locale), message: reason };
      await queueMail(transaction, { to, locale, userId, kind, data });
    }
    const of = { rank, userId: account.id };
    const before = { ...of, isDisqualified: wasDisqualified };
    return { thing: `month:${month}`, before, after: { ...of, isDisqualified, reason }, result: undefined };
  });
}

const notDisqualified = { disqualifiedAt: null, disqualifiedBy: null, disqualifiedWhy: null };

/**
 * Notes that the operator has looked at what speaks for and against a place: without that it gets no prize.
 *
 * @throws {Refusal} not_found, also of a deleted account's rank; conflict with month.granted.
 */
export async function lookAtRank(
  services: Services,
  operator: Operator,
  { month, rank }: { readonly month: Month; readonly rank: number },
): Promise<void> {
  await audited(services, operator, "LookAtRank", async (transaction) => {
    const frozen = await lockMonth(transaction, month);
    const person = (await readFrozenPeople(transaction, month)).find((each) => each.rank === rank);
    if (frozen === undefined || person?.account === undefined) throw new Refusal("not_found");
    if (frozen.grantedAt !== null) throw new Refusal("conflict", [{ field: "month", code: "month.granted" }]);
    await setLookedAt(transaction, month, rank, { lookedAt: services.now(), lookedBy: operator.user.username });
    const of = { rank, userId: person.account.id };
    const before = { ...of, lookedAt: person.lookedAt };
    return { thing: `month:${month}`, before, after: { ...of, lookedAt: services.now() }, result: undefined };
  });
}

/**
 * Grants a frozen month's prizes now.
 *
 * @throws {Refusal} not_found; conflict with month.granted, or month.unseen where a winner has not been looked at.
 */
export async function approveMonth(services: Services, operator: Operator, month: Month): Promise<void> {
  await audited(services, operator, "ApproveMonth", async (transaction) => {
    const frozen = await lockMonth(transaction, month);
    if (frozen === undefined) throw new Refusal("not_found");
    const prizes = await grantPrizes(services, transaction, month, operator.user.username);
    if (prizes === undefined) throw new Refusal("conflict", [{ field: "month", code: "month.granted" }]);
    if (prizes === "unseen") throw new Refusal("conflict", [{ field: "month", code: "month.unseen" }]);
    return { thing: `month:${month}`, before: { grantedAt: null }, after: { prizes }, result: undefined };
  });
}
