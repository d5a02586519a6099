import { LRUCache } from "lru-cache";
import { readFiguresSince, type WeekFigures } from "../../storage/progress/points.ts";
import { readRecent } from "../read-recent.ts";
import type { Services } from "../services.ts";

const minute = 60_000;
const week = 7 * 24 * 60 * minute;
/** The home page shows them to everybody: they are counted once in so long. */
const keptFor = 10 * minute;
/** Figures of fewer people would tell what one of them does. */
const fewestLearners = 5;

const nothing: WeekFigures = { learners: 0, answers: 0, words: 0 };

const caches = new WeakMap<Services["database"], LRUCache<"week", WeekFigures, Services>>();

function cacheOf({ database }: Services): LRUCache<"week", WeekFigures, Services> {
  const known = caches.get(database);
  if (known !== undefined) return known;
  const made = new LRUCache<"week", WeekFigures, Services>({
    max: 1,
    ttl: keptFor,
    fetchMethod: async (_key, _stale, { context }) =>
      await readRecent(context, (db) => readFiguresSince(db, new Date(context.now().getTime() - week))),
  });
  caches.set(database, made);
  return made;
}

/** What people did in the last seven days; nothing where they were few. */
export async function readWeek(services: Services): Promise<WeekFigures> {
  const figures = await cacheOf(services).forceFetch("week", { context: services });
  return figures.learners < fewestLearners ? nothing : figures;
}
