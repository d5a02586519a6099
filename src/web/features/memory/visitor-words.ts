import { type Day, dayAfter } from "../../../domain/locale/day.ts";
import { isLearnt } from "../../../domain/memory/card.ts";
import { hasBrowserMemory } from "./memory-mark.ts";

/** What a visitor's memory says of words, for calls that a member need not tell it. */
export type VisitorWords = {
  /** Known by their cards. */
  readonly learnt: readonly number[];
  /** Being learnt. */
  readonly learning: readonly number[];
  /** Those of them that were asked. */
  readonly asked: readonly number[];
  /** Not to be asked again. */
  readonly stopped: readonly number[];
  /** What was answered in the last days, each word once a day. */
  readonly answered: readonly (readonly [wordId: number, day: Day, isMissed: boolean])[];
};

const none: VisitorWords = { learnt: [], learning: [], asked: [], stopped: [], answered: [] };

/** As many as the API takes. */
const [mostLearning, mostAnswered, daysBack] = [5_000, 500, 30];

/** Nothing where this browser remembers nothing: then no database is opened. */
export async function readVisitorWords(): Promise<VisitorWords> {
  if (!hasBrowserMemory()) return none;
  try {
    const [{ readRememberedWords, dayHere }, { answeredHere }] = await Promise.all([
      import("./visitor-memory.ts"),
      import("./visitor-goal.ts"),
    ]);
    const words = await readRememberedWords();
    const open = words.filter(({ memory }) => !isLearnt(memory) && !memory.isStopped);
    const since = dayAfter(dayHere(Date.now()), -daysBack);
    const days = Map.groupBy(
      (await answeredHere()).filter(({ day }) => day >= since).toSorted((a, b) => a.at - b.at),
      ({ wordId, day }) => `${wordId} ${day}`,
    );
    return {
      learnt: words.filter(({ memory }) => isLearnt(memory)).map(({ id }) => id),
      learning: open.map(({ id }) => id).slice(0, mostLearning),
      asked: open
        .filter(({ memory }) => memory.recognition?.state != null)
        .map(({ id }) => id)
        .slice(0, mostLearning),
      stopped: words.filter(({ memory }) => memory.isStopped).map(({ id }) => id),
      answered: [...days.values()]
        .flatMap((answers) => {
          const [first] = answers;
          const isMissed = answers.some((answer) => answer.isMissed);
          return first === undefined ? [] : [[first.wordId, first.day, isMissed] as const];
        })
        .slice(-mostAnswered),
    };
  } catch {
    // The browser does not allow to store anything, so it has nothing.
    return none;
  }
}
