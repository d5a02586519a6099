import type { Memory } from "../../../../contract/memory.ts";
import { type Day, dayAfter } from "../../../../domain/locale/day.ts";
import { Confetti } from "../../../design/confetti.tsx";
import { Icon } from "../../../design/icon.tsx";
import { ProgressBar } from "../../../design/progress-bar.tsx";
import { dayText } from "../../../i18n/dates.ts";
import { m } from "../../../i18n/generated/messages.js";
import { numberText } from "../../../i18n/texts.ts";
import { createStored, useStored } from "../../page/stored.ts";
import styles from "./goal-panel.module.css";

/** The day whose goal was celebrated in this browser. */
const celebrated = createStored("goal", (json) => (typeof json === "string" ? json : ""));

export type Goal = Pick<Memory, "streak"> & {
  readonly today: Pick<Memory["today"], "answers" | "goal">;
  /** Today, which begins at four in the morning. */
  readonly day: Day;
};

/** How much of the day's goal is done, and the streak of such days. That it is reached is celebrated once a day. */
export function GoalPanel({ goal: { today, streak, day } }: { goal: Goal }) {
  const isReached = today.answers >= today.goal;
  const isNews = useStored(celebrated, day) !== day;
  return (
    <div className={styles.goal}>
      <ProgressBar
        label={m.goal_heading()}
        value={Math.min(today.answers, today.goal)}
        max={today.goal}
        text={m.goal_text({ done: numberText(today.answers), goal: numberText(today.goal) })}
      />
      {isReached && (
        <p className={styles.reached}>
          {isNews && <Confetti onEnd={() => celebrated.update(() => day)} />}
          <Icon name="check" />
          {m.goal_reached()}
        </p>
      )}
      <p>{streakText(streak)}</p>
      {streak.days > 0 && <p>{freezeText(streak, day)}</p>}
    </div>
  );
}

function streakText({ days, best }: Goal["streak"]): string {
  return days === 0 ? m.goal_streak_none() : m.goal_streak({ count: days, best: numberText(best) });
}

function freezeText({ frozenDay, hasFreeze }: Goal["streak"], day: Day): string {
  if (frozenDay === dayAfter(day, -1)) return m.goal_frozen_yesterday();
  if (hasFreeze) return m.goal_freeze_left();
  return frozenDay === null ? "" : m.goal_frozen_day({ day: dayText(frozenDay) });
}
