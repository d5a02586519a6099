import { randomUUID } from "node:crypto";
import { leaderboardDay, leaderboardMonth, localDay } from "../../src/domain/progress/local-day.ts";
import type { Database } from "../../src/storage/database.ts";
import { closeQuestion } from "../../src/storage/quiz/close-question.ts";
import { deleteQuiz, insertQuiz, saveQuiz } from "../../src/storage/quiz/quizzes.ts";
import { buildQuizWord, buildSettings } from "./quiz-words.ts";
import type { SignedInUser } from "./signed-in-user.ts";

const wordId = 1;

/**
 * Gives somebody points as a right answer at a moment does, in the time zone that the account has now; of the quiz
 * nothing stays.
 */
export async function earn(
  { db, pool }: Database,
  { username }: Pick<SignedInUser, "username">,
  points: number,
  at: string | Date,
): Promise<void> {
  const { rows } = await pool.query<{ id: number; time_zone: string }>(
    "select id, time_zone from users where username = $1",
    [username],
  );
  const [user] = rows;
  if (user === undefined) throw new Error(`nobody is called ${username}`);
  const answeredAt = new Date(at);
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
    const quiz = { id, source, settings: state.settings };
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
    const isClosed = await closeQuestion(
      transaction,
      { quiz, tourId, state, questionId: null },
      { tour, outcome, entry, played: { day: leaderboardDay(answeredAt), hour: 12, elapsedMs: null, isHasty: false } },
    );
    if (!isClosed) throw new Error("the question was not closed");
    await deleteQuiz(transaction, user.id, id);
  });
}
