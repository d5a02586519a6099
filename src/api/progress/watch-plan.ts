import type { WatchPlan } from "../../contract/memory.ts";
import { type Planned, planWatching, readWatchPlan, saveWatchPlan } from "../../services/progress/plan-episodes.ts";
import type { Api } from "../handle.ts";
import { roundedShare } from "./present-coverage.ts";

function presentPlan(planned: readonly Planned[]): WatchPlan {
  return planned.map(({ words, shareAfter, ...episode }) => ({
    ...episode,
    words: [...words],
    shareAfter: roundedShare(shareAfter),
  }));
}

/** Which episode to watch when. */
export function registerWatchPlan({ handle, services }: Api): void {
  handle("Memory/GetPlan", async ({ user, query: { titleIds, wordsPerDay, from = null } }) => {
    if (titleIds === undefined) return presentPlan(await readWatchPlan(services, user));
    const trial = {
      titleIds: titleIds.split(",").map(Number),
      wordsPerDay,
      from,
      target: 90,
      isAnyOrder: false,
    } as const;
    return presentPlan(await planWatching(services, user, trial));
  });

  handle("Memory/SavePlan", async ({ user, body: { anyOrder: isAnyOrder, from = null, ...plan } }) =>
    presentPlan(await saveWatchPlan(services, user, { ...plan, from, isAnyOrder })),
  );
}
