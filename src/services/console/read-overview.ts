import { addDays, leaderboardZone, localDay, startOfDay } from "../../domain/progress/local-day.ts";
import { countLearners, countWaiting, readDayFigures } from "../../storage/console/health.ts";
import type { Services } from "../services.ts";

const hour = 3_600_000;
const day = 24 * hour;

const shownDays = 14;

/** What waits for the operator, and figures of learners, answers and purchases by day. */
export async function readOverview({ database, now, premium }: Services) {
  const { db } = database;
  const time = now();
  const today = localDay(time, leaderboardZone);
  const firstDay = addDays(today, 1 - shownDays);
  const weekStart = addDays(today, -6);
  const waiting = await countWaiting(db, {
    stuckBefore: new Date(time.getTime() - hour),
    faultsAfter: new Date(time.getTime() - 7 * day),
  });
  const figures = await readDayFigures(db, startOfDay(firstDay, leaderboardZone), firstDay, leaderboardZone);
  const days = Array.from({ length: shownDays }, (_, index) => {
    const one = addDays(firstDay, index);
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
