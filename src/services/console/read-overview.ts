import { type Day, dayAfter, localDay } from "../../domain/locale/day.ts";
import { leaderboardZone } from "../../domain/progress/leaderboard-day.ts";
import { countDay, countPurchases, countReturned, readDayTotals } from "../../storage/console/day-totals.ts";
import { countOwnMessages } from "../../storage/console/messages.ts";
import type { Db } from "../../storage/database.ts";
import type { Services } from "../services.ts";
import { countTotal, shownDays } from "./health/keep-day-totals.ts";
import { readWaiting } from "./health/read-waiting.ts";

type Counts = { readonly today: number; readonly week: number };

type OverviewDay = {
  readonly day: Day;
  /** Null where they have not been counted yet. */
  readonly learners: number | null;
  readonly answers: number | null;
  readonly purchases: number;
};

type Figures = {
  readonly learners: Counts | null;
  readonly answers: Counts | null;
  readonly purchases: Counts | null;
  readonly days: OverviewDay[];
  /** Some of the days are left to the timed job. */
  readonly isCounting: boolean;
};

const noFigures: Figures = { learners: null, answers: null, purchases: null, days: [], isCounting: false };

/** What waits for an operator, and figures of learners, answers and purchases by day where they are asked for. */
export async function readOverview(services: Services, operatorId: number, hasFigures: boolean) {
  const { database, premium } = services;
  return {
    waiting: { ...(await readWaiting(services)), ownMessages: await countOwnMessages(database.db, operatorId) },
    isShopClosed: premium.lacksSeller,
    ...(hasFigures ? await readFigures(services) : noFigures),
  };
}

/** Days that are over as they were kept, yesterday counted where it was not kept yet, and today counted. */
async function readFigures({ database: { db }, now }: Services): Promise<Figures> {
  const today = localDay(now(), leaderboardZone);
  const yesterday = dayAfter(today, -1);
  const firstDay = dayAfter(today, 1 - shownDays);
  const kept = new Map((await readDayTotals(db, firstDay, today)).map((total) => [total.day, total]));
  const purchases = new Map((await countPurchases(db, firstDay)).map(({ day, count }) => [day, count]));
  const current = await countDay(db, today);
  const last = kept.get(yesterday) ?? (await countYesterday(db, yesterday, kept.size));
  const days = Array.from({ length: shownDays }, (_, at) => {
    const day = dayAfter(firstDay, at);
    const counted = day === today ? current : day === yesterday ? last : kept.get(day);
    const { learners = null, answers = null } = counted ?? {};
    return { day, learners, answers, purchases: purchases.get(day) ?? 0 };
  });
  const sum = (kind: "answers" | "purchases") => ({
    today: days.at(-1)?.[kind] ?? 0,
    week: days.slice(-7).reduce((total, each) => total + (each[kind] ?? 0), 0),
  });
  const week = (last?.learnersOfSixDays ?? 0) + (await countReturned(db, today));
  const isCounting = days.some(({ answers }) => answers === null);
  return {
    learners: { today: current.learners, week },
    answers: sum("answers"),
    purchases: sum("purchases"),
    days,
    isCounting,
  };
}

/** After midnight it is not kept yet. Where no day is, the site has just been updated: then all are left to the job. */
async function countYesterday(db: Db, day: Day, keptDays: number) {
  return keptDays === 0 ? undefined : await countTotal(db, day);
}
