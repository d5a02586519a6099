import { FSRSAlgorithm } from "ts-fsrs";
import { type Day, dayAfter } from "../../src/domain/locale/day.ts";
import { type Card, cardsOf, emptyMemory, type Grade, type WordMemory } from "../../src/domain/memory/card.ts";
import { firstRight } from "../../src/domain/memory/look-ahead.ts";
import { createScheduler, defaultScheduling } from "../../src/domain/memory/scheduler.ts";
import { isDue, rankDue } from "../../src/domain/memory/session.ts";
import { applyEntry, type LogEntry } from "../../src/domain/memory/word-memory.ts";

export const firstDay: Day = "2026-01-01";

type Truth = { stability: number; difficulty: number; last: number };

export type DayFigures = { readonly answers: number; readonly reviewed: number; readonly right: number };

/** Somebody who reviews each day as the site does it, by its own rules, and forgets by FSRS with parameters of their own. */
export function createLife(
  weights: readonly number[],
  pace: { newPerDay: number; answersPerDay: number },
  random: () => number,
) {
  const forgetting = new FSRSAlgorithm({ enable_short_term: false, w: [...weights] });
  const scheduler = createScheduler(defaultScheduling);
  const memories = new Map<number, WordMemory>();
  const truths = new Map<string, Truth>();
  let answers = 0;

  const keyOf = ({ wordId, kind }: Pick<Card, "wordId" | "kind">) => `${kind} ${wordId}`;
  const chance = (card: Card, day: number) => {
    const truth = truths.get(keyOf(card));
    return truth === undefined ? firstRight : forgetting.forgetting_curve(day - truth.last, truth.stability);
  };

  function answer(card: Pick<Card, "wordId" | "kind">, day: number, isRight: boolean) {
    const grade: Grade = isRight ? 3 : 1;
    const former = truths.get(keyOf(card));
    const truth = forgetting.next_state(former ?? null, former === undefined ? 0 : day - former.last, grade);
    truths.set(keyOf(card), { ...truth, last: day });
    answers += 1;
    const calendarDay = dayAfter(firstDay, day);
    const entry: LogEntry = {
      answerId: String(answers),
      wordId: card.wordId,
      kind: card.kind,
      grade,
      day: calendarDay,
      way: "choice",
      at: Date.parse(`${calendarDay}T09:00:00Z`) + answers,
    };
    memories.set(card.wordId, applyEntry(memories.get(card.wordId) ?? emptyMemory, entry, scheduler));
  }

  return {
    memories: memories as ReadonlyMap<number, WordMemory>,
    /** The true chance that a word is recognised at the end of a day. */
    remembered(wordId: number, day: number): number {
      const truth = truths.get(`recognition ${wordId}`);
      return truth === undefined ? 0 : forgetting.forgetting_curve(day - truth.last, truth.stability);
    },
    live(day: number, nextNew: () => number | undefined): DayFigures {
      const today = dayAfter(firstDay, day);
      const due: Card[] = [];
      for (const memory of memories.values())
        for (const card of cardsOf(memory)) if (isDue(card, today)) due.push(card);
      const asked: Card[] = [];
      const taken = new Set<number>();
      for (const card of rankDue(due, today, scheduler)) {
        if (asked.length >= pace.answersPerDay) break;
        // Both cards of a word are not asked in one session.
        if (taken.has(card.wordId)) continue;
        taken.add(card.wordId);
        asked.push(card);
      }
      let right = 0;
      let reviewed = 0;
      for (const card of asked) {
        const isRight = random() < chance(card, day);
        if (card.state !== null) {
          reviewed += 1;
          if (isRight) right += 1;
        }
        answer(card, day, isRight);
      }
      const most = Math.min(pace.newPerDay, pace.answersPerDay - asked.length);
      let begun = 0;
      for (; begun < most; begun += 1) {
        const wordId = nextNew();
        if (wordId === undefined) break;
        answer({ wordId, kind: "recognition" }, day, random() < firstRight);
      }
      return { answers: asked.length + begun, reviewed, right };
    },
  };
}
