import { type GoalChange, withGoal } from "../../../domain/memory/goal.ts";
import { defaultReviewSettings, type GoalMinutes, goals } from "../../../domain/memory/session.ts";
import { createStored } from "../page/stored.ts";
import { dayHere } from "./visitor-memory.ts";

type VisitorSettings = {
  readonly selfGrading: boolean;
  readonly goalMinutes: GoalMinutes;
  /** Each goal with its first day: a higher one takes nothing away of what was reached before. */
  readonly goalChanges: readonly GoalChange[];
};

/** Of visitors in this browser; a member's are with the account. */
const stored = createStored("review", parseSettings);

export const visitorSettings = stored.get;

export function changeVisitorSettings(changed: Partial<Omit<VisitorSettings, "goalChanges">>): void {
  const { goalMinutes: minutes } = changed;
  stored.update((settings) => ({
    ...settings,
    ...changed,
    goalChanges:
      minutes === undefined
        ? settings.goalChanges
        : withGoal(settings.goalChanges, { from: dayHere(Date.now()), minutes }),
  }));
}

const goalOf = (value: unknown) => goals.find((one) => one === value);

function parseSettings(json: unknown): VisitorSettings {
  const { selfGrading, goalMinutes, goalChanges }: { [Key in keyof VisitorSettings]?: unknown } =
    typeof json === "object" && json !== null ? json : {};
  return {
    selfGrading: selfGrading === true,
    goalMinutes: goalOf(goalMinutes) ?? defaultReviewSettings.goalMinutes,
    goalChanges: Array.isArray(goalChanges) ? goalChanges.flatMap(parseChange) : [],
  };
}

function parseChange(json: unknown): GoalChange[] {
  const { from, minutes }: { [Key in keyof GoalChange]?: unknown } =
    typeof json === "object" && json !== null ? json : {};
  const goal = goalOf(minutes);
  return typeof from === "string" && /^\d{4}-\d{2}-\d{2}$/.test(from) && goal !== undefined
    ? [{ from, minutes: goal }]
    : [];
}
