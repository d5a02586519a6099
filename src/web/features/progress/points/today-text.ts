import type { PointData } from "../../../../contract/progress/points.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";

/** There is a streak, which ends today without more points. */
export function isStreakAtRisk({ today, streak, streakTarget }: PointData): boolean {
  return streak > 0 && today < streakTarget;
}

/** What is still missing today for the streak. */
export function todayText(points: PointData): string {
  const { today, streakTarget } = points;
  if (today >= streakTarget) return m.points_today_won();
  if (isStreakAtRisk(points)) return m.points_today_keep({ left: numberText(streakTarget - today) });
  return m.points_today_begin({ target: numberText(streakTarget) });
}
