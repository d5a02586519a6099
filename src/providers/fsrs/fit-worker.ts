import { parentPort, workerData } from "node:worker_threads";
import { daysBetween } from "../../domain/locale/day.ts";
import { before, bestWeights, comparedFrom, type History, historiesOf } from "../../domain/memory/fitting.ts";
import { createScheduler, defaultScheduling } from "../../domain/memory/scheduler.ts";
import type { FitTask, Fitted } from "./optimiser.ts";

type Package = typeof import("@open-spaced-repetition/binding");

/** One item for each grade after a card's first, with the grades before it. */
function itemsOf(histories: readonly History[], { FSRSBindingItem, FSRSBindingReview }: Package) {
  return histories.flatMap((history) => {
    const reviews = history.map(({ grade, day }, at) => {
      const former = history[at - 1];
      return { grade, days: former === undefined ? 0 : daysBetween(former.day, day) };
    });
    return reviews
      .slice(1)
      .map(
        (_, at) =>
          new FSRSBindingItem(reviews.slice(0, at + 2).map(({ grade, days }) => new FSRSBindingReview(grade, days))),
      );
  });
}

/** Undefined where the package has no build for the platform: then loading it throws. */
async function loadPackage(): Promise<Package | undefined> {
  try {
    return await import("@open-spaced-repetition/binding");
  } catch {
    return undefined;
  }
}

async function answerTo({ entries, weights }: FitTask): Promise<Fitted> {
  const optimiser = await loadPackage();
  if (optimiser === undefined) return "noBuild";
  const histories = historiesOf(entries, createScheduler({ ...defaultScheduling, weights }));
  const from = comparedFrom(histories);
  if (from === undefined) return { weights };
  const fitted = await optimiser.computeParameters(itemsOf(before(histories, from), optimiser), {
    // Of the grades of a day only the first moves a card.
    enableShortTerm: false,
  });
  const candidates = [null, ...(weights === null ? [] : [weights]), fitted];
  return { weights: bestWeights(candidates, histories, from) };
}

const task: FitTask = workerData;

parentPort?.postMessage(await answerTo(task));
