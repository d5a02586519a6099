import { FSRSAlgorithm } from "ts-fsrs";
import { type Day, dayAfter } from "../../src/domain/locale/day.ts";
import type { Grade } from "../../src/domain/memory/card.ts";
import { emptyMemory } from "../../src/domain/memory/card.ts";
import { createScheduler, defaultScheduling } from "../../src/domain/memory/scheduler.ts";
import { seededRandom } from "../../src/domain/memory/seeded-random.ts";
import { applyEntry, type LogEntry } from "../../src/domain/memory/word-memory.ts";

/**
 * The log of somebody who forgets by other parameters than the schedule thinks: each word is begun on its day, and asked
 * whenever the schedule with its defaults says.
 *
 * @param weights by which the person forgets
 */
export function madeUpLog(
  weights: readonly number[],
  { words, days, from, seed }: { words: readonly number[]; days: number; from: Day; seed: number },
): LogEntry[] {
  const random = seededRandom(seed);
  const forgetting = new FSRSAlgorithm({ enable_short_term: false, w: [...weights] });
  const scheduler = createScheduler(defaultScheduling);
  const log: LogEntry[] = [];
  for (const [place, wordId] of words.entries()) {
    let memory = emptyMemory;
    let truth: { stability: number; difficulty: number } | null = null;
    let last = 0;
    for (let at = place % 20; at < days; at += 1) {
      const day = dayAfter(from, at);
      if (memory.recognition !== null && memory.recognition.dueDay > day) continue;
      const chance: number = truth === null ? 0.7 : forgetting.forgetting_curve(at - last, truth.stability);
      const grade: Grade = random() < chance ? 3 : 1;
      truth = forgetting.next_state(truth, truth === null ? 0 : at - last, grade);
      last = at;
      const entry: LogEntry = {
        wordId,
        kind: "recognition",
        way: "choice",
        grade,
        day,
        answerId: `00000000-0000-4000-8000-${String(place * 1_000 + at).padStart(12, "0")}`,
        at: Date.parse(`${day}T09:00:00Z`) + place,
      };
      log.push(entry);
      memory = applyEntry(memory, entry, scheduler);
    }
  }
  return log;
}
