import type { PlannedWord } from "../../../../features/progress/plan/plan-days.ts";

/** A quiz that was begun. */
export type OpenQuiz = { readonly title: string; readonly left: number; readonly at: number };

/** A list whose words were studied. */
export type LastEvening = {
  readonly title: string;
  readonly path: string;
  /** Ms since 1970. */
  readonly at: number;
  /** Answers that were not right, where that is known. */
  readonly missed: number | null;
};

export type Standing<Quiz extends OpenQuiz = OpenQuiz> = {
  /** The one played last. */
  readonly quiz: Quiz | undefined;
  readonly due: number;
  /** New words that may still be begun today. */
  readonly fresh: number;
  readonly hard: number;
  readonly evening: LastEvening | undefined;
  /** What a member's plan has for today. */
  readonly planned: readonly PlannedWord[];
};

/** What to go on with; `count` is also the number on the icon of the installed app. */
export type Step<Quiz extends OpenQuiz = OpenQuiz> =
  | { readonly kind: "quiz"; readonly count: number; readonly quiz: Quiz }
  | { readonly kind: "due" | "fresh" | "hard"; readonly count: number }
  | { readonly kind: "plan"; readonly count: number; readonly words: readonly PlannedWord[] }
  | { readonly kind: "tonight"; readonly count: 0; readonly evening: LastEvening }
  | { readonly kind: "done"; readonly count: 0 };

/** Who left a quiz longer ago does not go on with it first: it stays among the quizzes. */
const freshQuizMs = 7 * 24 * 60 * 60_000;

/** Reviews go on with the list that was studied so long ago at most, and else with the plan (`review/new-words.ts`). */
const eveningMs = 24 * 60 * 60_000;

/**
 * One thing to do next: an unfinished quiz, else due words and new ones, else those of the last evening, else the plan's for
 * today, else those of a former evening, else hard words.
 */
export function nextStep<Quiz extends OpenQuiz>(standing: Standing<Quiz>, now: number): Step<Quiz> {
  const { quiz, due, fresh, hard, evening, planned } = standing;
  if (quiz !== undefined && quiz.left > 0 && now - quiz.at < freshQuizMs) {
    return { kind: "quiz", count: quiz.left, quiz };
  }
  if (due > 0) return { kind: "due", count: due };
  if (fresh > 0) return { kind: "fresh", count: fresh };
  const isPast = evening === undefined || now - evening.at >= eveningMs;
  if (planned.length > 0 && isPast) return { kind: "plan", count: planned.length, words: planned };
  if (evening !== undefined) return { kind: "tonight", count: 0, evening };
  if (hard > 0) return { kind: "hard", count: hard };
  return { kind: "done", count: 0 };
}
