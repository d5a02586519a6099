import { type Day, dayAfter, localDay } from "../../domain/locale/day.ts";
import { leaderboardZone } from "../../domain/progress/leaderboard-day.ts";
import {
  countDay,
  countPurchases,
  countReturned,
  type DayTotal,
  readDayTotals,
} from "../../storage/console/day-totals.ts";
import type { Db } from "../../storage/database.ts";
import type { Services } from "../services.ts";
import { countTotal, shownDays } from "./health/keep-day-totals.ts";
import { readWaiting } from "./health/read-waiting.ts";

/** What waits for the operator, and figures of learners, answers and purchases by day: kept ones, and today's counted. */
export async function readOverview(services: Services) {
  const { database, now, premium } = services;
  const { db } = database;
  const today = localDay(now(), leaderboardZone);
  const yesterday = dayAfter(today, -1);
  const firstDay = dayAfter(today, 1 - shownDays);
  const waiting = await readWaiting(services);
  const totals = await readTotals(db, firstDay, today);
  const purchases = new Map((await countPurchases(db, firstDay)).map(({ day, count }) => [day, count]));
  const current = await countDay(db, today);
  const days = [...totals, current].map(({ day, learners, answers }) => ({
    day,
    learners,
    answers,
    purchases: purchases.get(day) ?? 0,
  }));
  const sum = (kind: "answers" | "purchases") => ({
    today: days.at(-1)?.[kind] ?? 0,
    week: days.slice(-7).reduce((total, each) => total + each[kind], 0),
  });
  const before = totals.find(({ day }) => day === yesterday)?.learnersOfSixDays ?? 0;
  return {
    waiting,
    isShopClosed: premium.lacksSeller,
    learners: { today: current.learners, week: before + (await countReturned(db, today)) },
    answers: sum("answers"),
    purchases: sum("purchases"),
    days,
  };
}

/** The days from one to before another; those that no job has counted yet, as after midnight, are counted. */
async function readTotals(db: Db, from: Day, until: Day): Promise<DayTotal[]> {
  const kept = new Map((await readDayTotals(db, from, until)).map((total) => [total.day, total]));
  const totals: DayTotal[] = [];
  for (let day = from; day < until; day = dayAfter(day, 1)) {
    const isLast = dayAfter(day, 1) === until;
    // Of the days before the last one the overview has no use for the six days.
    const count = async () => (isLast ? countTotal(db, day) : { ...(await countDay(db, day)), learnersOfSixDays: 0 });
    totals.push(kept.get(day) ?? (await count()));
  }
  return totals;
}
