import { defaultReviewSettings, type GoalMinutes, goals } from "../../../domain/memory/session.ts";
import { createStored } from "../page/stored.ts";
import type { ReviewSettings } from "./review-source.ts";

type VisitorSettings = { readonly selfGrading: boolean; readonly goalMinutes: GoalMinutes };

/** Of visitors in this browser; a member's are with the account. */
const stored = createStored("review", parseSettings);

export const visitorSettings = stored.get;

export function changeVisitorSettings(changed: ReviewSettings): void {
  stored.update((settings) => ({ ...settings, ...changed }));
}

export function parseSettings(json: unknown): VisitorSettings {
  const { selfGrading, goalMinutes }: { [Key in keyof VisitorSettings]?: unknown } =
    typeof json === "object" && json !== null ? json : {};
  return {
    selfGrading: selfGrading === true,
    goalMinutes: goals.find((one) => one === goalMinutes) ?? defaultReviewSettings.goalMinutes,
  };
}
