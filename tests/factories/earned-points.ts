import { randomUUID } from "node:crypto";
import { leaderboardMonth, localDay } from "../../src/domain/progress/local-day.ts";
import type { Database } from "../../src/storage/database.ts";
import { award } from "../../src/storage/progress/award.ts";
import type { SignedInUser } from "./signed-in-user.ts";

/** Gives somebody points as a right answer at a moment does, in the time zone that the account has now. */
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
  await db.transaction((transaction) =>
    award(transaction, {
      questionId: randomUUID(),
      userId: user.id,
      wordId: 1,
      isRight: true,
      points,
      day: localDay(answeredAt, user.time_zone),
      month: leaderboardMonth(answeredAt),
      answeredAt,
    }),
  );
}
