import { randomUUID } from "node:crypto";
import { localDay } from "../../src/domain/locale/day.ts";
import { leaderboardDay, leaderboardMonth } from "../../src/domain/progress/leaderboard-day.ts";
import { dayCaps } from "../../src/domain/progress/ranked-points.ts";
import { methodIds } from "../../src/domain/quiz/methods.ts";
import type { Database } from "../../src/storage/database.ts";
import type { TimedEntry } from "../../src/storage/memory/log.ts";
import { closeQuestion, type PlayedEntry } from "../../src/storage/quiz/close-question.ts";
import { deleteQuiz, insertQuiz, saveQuiz } from "../../src/storage/quiz/quizzes.ts";
import { buildQuizWord, buildSettings } from "./quiz-words.ts";
import type { SignedInUser } from "./signed-in-user.ts";

const wordId = 1;

type Played = Pick<PlayedEntry, "method" | "list">;
type User = { readonly id: number; readonly time_zone: string };

/**
 * Gives somebody points as right answers at a moment do, in the time zone that the account has now; of the quiz
 * nothing stays. By methods and in lists whose caps of the day are not reached, while there are such, unless told.
 */
export async function earn(
  database: Database,
  { username }: Pick<SignedInUser, "username">,
  points: number,
  at: string | Date,
  by?: Played,
): Promise<void> {
  const { rows } = await database.pool.query<User>("select id, time_zone from users where username = $1", [username]);
  const [user] = rows;
  if (user === undefined) throw new Error(`nobody is called ${username}`);
  const answeredAt = new Date(at);
  if (by !== undefined) return await answer(database, user, points, answeredAt, by);
  const { rows: days } = await database.pool.query<{ method_points: number[] }>(
    "select method_points from play_days where user_id = $1 and day = $2",
    [user.id, leaderboardDay(answeredAt)],
  );
  let left = points;
  for (const [index, method] of methodIds.entries()) {
    const isLast = index === methodIds.length - 1;
    const piece = isLast ? left : Math.min(left, Math.max(0, dayCaps.method - (days[0]?.method_points[index] ?? 0)));
    if (piece > 0) await answer(database, user, piece, answeredAt, { method, list: randomUUID() });
    left -= piece;
  }
}

async function answer({ db }: Database, user: User, points: number, answeredAt: Date, by: Played): Promise<void> {
  const source = { list: null, wordIds: [wordId] };
  const tour = { words: [], queue: [wordId], question: null, asked: 0 };
  const state = { settings: buildSettings(), startLength: 1, pool: [], tour };
  const outcome = {
    isRight: true,
    isAlmost: false,
    reason: null,
    nearest: "",
    correctAnswer: "",
    points,
    word: { ...buildQuizWord({ id: wordId }), partOfSpeech: "noun", count: 0, times: [], line: null },
    summary: null,
  } as const;
  await db.transaction(async (transaction) => {
    const id = await insertQuiz(transaction, { userId: user.id, title: "", source, state }, answeredAt);
    const quiz = { id, userId: user.id, source, settings: state.settings };
    const tourId = randomUUID();
    await saveQuiz(transaction, id, { state, tourId }, answeredAt);
    const entry = {
      questionId: randomUUID(),
      userId: user.id,
      wordId,
      isRight: true,
      points,
      day: localDay(answeredAt, user.time_zone),
      month: leaderboardMonth(answeredAt),
      answeredAt,
    };
    const played = { day: leaderboardDay(answeredAt), hour: 12, elapsedMs: null, isHasty: false, level: 1, ...by };
    const open = { quiz, tourId, state, questionId: null };
    const remembered: TimedEntry = {
      answerId: entry.questionId,
      wordId,
      grade: 3,
      elapsedMs: null,
      kind: "recognition",
      way: "choice",
      at: answeredAt.getTime(),
      day: entry.day,
    };
    const memory = { entry: remembered, writes: [] };
    if (!(await closeQuestion(transaction, open, { tour, returned: [], outcome, entry, played, memory }))) {
      throw new Error("the question was not closed");
    }
    await deleteQuiz(transaction, user.id, id);
  });
}
