import { useNavigate } from "react-router";
import { memoryDay } from "../../../../domain/locale/day.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { api } from "../../accounts/session/api.ts";
import { refresh, useAction } from "../../accounts/session/queries.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import { loadWithOwn } from "../own-titles.ts";
import { byList, type PlannedWord, planByDay } from "./plan-days.ts";

/** The words that a member's plan has for today; none without a plan. Rejects as `api.call` does. */
export async function readTodaysWords(locale: Locale): Promise<readonly PlannedWord[]> {
  const plan = await api.call("Memory/GetPlan");
  if (plan.length === 0) return [];
  const { timeZone } = userDataStore().get();
  const today = memoryDay(Date.now(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { days } = planByDay(plan, await loadWithOwn(), locale);
  return days.filter(({ day }) => day <= today).flatMap(({ words }) => words);
}

/** Makes cards of planned words, in the senses of what they are learnt for. */
export async function takeUpPlanned(words: readonly PlannedWord[]): Promise<void> {
  for (const body of byList(words)) await api.call("Memory/StartLearning", { body });
}

/** Takes the day's words up and goes to the review, which teaches them. */
export function useLearnToday(words: readonly PlannedWord[]) {
  const locale = useLocale();
  const navigate = useNavigate();
  return useAction(async () => {
    await takeUpPlanned(words);
    await refresh("Memory/GetMemory");
    await navigate(pathOf("review", locale));
  });
}
