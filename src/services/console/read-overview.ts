import { dayAfter, localDay, startOfDay } from "../../domain/locale/day.ts";
import { leaderboardZone } from "../../domain/progress/leaderboard-day.ts";
import { countLearners, readDayFigures } from "../../storage/console/health.ts";
import type { Services } from "../services.ts";
import { readWaiting } from "./health/read-waiting.ts";

const shownDays = 14;

/** What waits for the operator, and figures of learners, answers and purchases by day. */
export async function readOverview(services: Services) {
  const { database, now, premium } = services;
  const { db } = database;
  const time = now();
  const today = localDay(time, leaderboardZone);
  const firstDay = dayAfter(today, 1 - shownDays);
  const weekStart = dayAfter(today, -6);
  const waiting = await readWaiting(services);
  const figures = await readDayFigures(db, startOfDay(firstDay, leaderboardZone), firstDay, leaderboardZone);
  const days = Array.from({ length: shownDays }, (_, index) => {
    const one = dayAfter(firstDay, index);
    return figures.find((each) => each.day === one) ?? { day: one, learners: 0, answers: 0, purchases: 0 };
  });
  const sum = (kind: "answers" | "purchases") => ({
    today: days.at(-1)?.[kind] ?? 0,
    week: days.filter((each) => each.day >= weekStart).reduce((total, each) => total + each[kind], 0),
  });
  return {
    waiting,
    isShopClosed: premium.lacksSeller,
    learners: { today: days.at(-1)?.learners ?? 0, week: await countLearners(db, weekStart) },
    answers: sum("answers"),
    purchases: sum("purchases"),
    days,
  };
}
