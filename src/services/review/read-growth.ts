import { type Day, dayAfter, memoryDay, startOfMemoryDay } from "../../domain/locale/day.ts";
import { emptyMemory, isLearnt, knownStability, type WordMemory } from "../../domain/memory/card.ts";
import { mondayOf } from "../../domain/memory/goal.ts";
import type { Scheduler } from "../../domain/memory/scheduler.ts";
import { applyEntry, byTime, type LogEntry } from "../../domain/memory/word-memory.ts";
import { flagKnown, flagLearning, measureCoverage, shareOf } from "../../domain/progress/coverage.ts";
import type { CoverageIndex, IndexedEpisode } from "../../domain/progress/coverage-index.ts";
import type { Knowledge } from "../../domain/progress/knowledge.ts";
import type { StoredUser } from "../../storage/accounts/users.ts";
import { readEntries } from "../../storage/memory/log.ts";
import { readLearntIds } from "../../storage/memory/memories.ts";
import { readKnownLevel, readKnownTimes, readUnknownIds } from "../../storage/progress/known-words.ts";
import { readHistory } from "../../storage/quiz/quizzes.ts";
import { readScheduler } from "../memory/settings.ts";
import { readCoverageIndex } from "../progress/coverage-index-cache.ts";
import { isOf } from "../progress/read-coverage.ts";
import { catalogueList } from "../quiz/read-source.ts";
import type { Services } from "../services.ts";

export type Growth = {
  readonly weeks: readonly { readonly monday: Day; readonly known: number; readonly coverage: number | null }[];
  readonly titles: number;
};

const weeksBack = 12;
/** Titles whose words were studied last, in which coverage is measured. */
const mostTitles = 5;

/** The day on which a word became known by its cards, the last time it did. */
function learntOn(entries: readonly LogEntry[], scheduler: Scheduler): Day | undefined {
  let memory: WordMemory = emptyMemory;
  let day: Day | undefined;
  for (const entry of entries.toSorted(byTime)) {
    memory = applyEntry(memory, entry, scheduler);
    day = isLearnt(memory) ? (day ?? entry.day) : undefined;
  }
  return day;
}

/** The episodes of the titles whose words a person studied last. */
async function watchedIn(services: Services, userId: number, index: CoverageIndex): Promise<IndexedEpisode[][]> {
  const titles = new Map<number, IndexedEpisode[]>();
  for (const { list } of await readHistory(services.database.db, userId)) {
    const source = list === null ? undefined : catalogueList(list);
    const first = source && index.episodes.find((episode) => isOf(source, episode));
    if (first === undefined || titles.has(first.titleId)) continue;
    const ofTitle = index.episodes.filter(({ titleId }) => titleId === first.titleId);
    titles.set(first.titleId, ofTitle);
    if (titles.size === mostTitles) break;
  }
  return [...titles.values()];
}

/** How many words a person knew at the end of each of the last weeks, of those that are still known, and what they covered. */
export async function readGrowth(services: Services, { id, timeZone }: StoredUser): Promise<Growth> {
  const { database, now } = services;
  const { db } = database;
  const marks = await readKnownTimes(db, id);
  const { learntIds } = await readLearntIds(db, id, knownStability);
  const scheduler = await readScheduler(db, id);
  const logs = Map.groupBy(await readEntries(db, id, learntIds), ({ wordId }) => wordId);
  const learnt = learntIds.map((wordId) => ({ wordId, day: learntOn(logs.get(wordId) ?? [], scheduler) ?? "" }));
  const [unknownIds, level] = [await readUnknownIds(db, id), await readKnownLevel(db, id)];
  const index = await readCoverageIndex(services);
  const watched = await watchedIn(services, id, index);
  const thisMonday = mondayOf(memoryDay(now().getTime(), timeZone));
  const weeks = Array.from({ length: weeksBack }, (_, at) => {
    const monday = dayAfter(thisMonday, 7 * (at + 1 - weeksBack));
    const next = dayAfter(monday, 7);
    const end = startOfMemoryDay(next, timeZone);
    const knowledge = {
      wordIds: marks.filter(({ knownAt }) => knownAt.getTime() < end).map(({ wordId }) => wordId),
      learntIds: learnt.filter(({ day }) => day < next).map(({ wordId }) => wordId),
      unknownIds,
      level,
    };
    const known = knowledge.wordIds.length + knowledge.learntIds.length;
    return { monday, known, coverage: watched.length === 0 ? null : coverageOf(index, watched.flat(), knowledge) };
  });
  return { weeks, titles: watched.length };
}

function coverageOf(index: CoverageIndex, episodes: readonly IndexedEpisode[], knowledge: Knowledge): number {
  return shareOf(measureCoverage(episodes, flagKnown(index, knowledge), flagLearning(index, knowledge)));
}
