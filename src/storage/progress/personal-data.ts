import type { Db } from "../database.ts";
import { and, asc, between, count, eq, or, sql } from "../drizzle.ts";
import { words } from "../lexicon/schema.ts";
import type { PersonalTable } from "../personal-table.ts";
import { rankStepOf } from "./rank-step.ts";
import {
  boardFlags,
  frozenRanks,
  knownLevels,
  knownWords,
  listWords,
  playDays,
  playLists,
  pointsDays,
  pointsLedger,
  pointsMonths,
  prizes,
  rankSteps,
  unknownWords,
  wordLists,
} from "./schema.ts";

/** `rank_steps` counts the people of `points_months` who have a place: both change together. */
async function erasePointsMonths(transaction: Db, userId: number): Promise<void> {
  const erased = transaction.$with("erased").as(
    transaction
      .delete(pointsMonths)
      .where(eq(pointsMonths.userId, userId))
      .returning({
        month: pointsMonths.month,
        step: rankStepOf(pointsMonths.ranked).as("erased_step"),
        isRanked: pointsMonths.isRanked,
      }),
  );
  await transaction
    .with(erased)
    .update(rankSteps)
    .set({ people: sql`${rankSteps.people} - 1` })
    .from(erased)
    .where(and(eq(rankSteps.month, erased.month), eq(rankSteps.step, erased.step), erased.isRanked));
}

/** Answers that a statement takes the name off: those of years at once would take longer than a request's statement may. */
const answersAtOnce = 2_000;

async function pseudonymiseAnswers(transaction: Db, userId: number, pseudonym: string): Promise<void> {
  const { day, userId: owner } = pointsLedger;
  const days = await transaction
    .select({ day, answers: count() })
    .from(pointsLedger)
    .where(eq(owner, userId))
    .groupBy(day)
    .orderBy(asc(day));
  let answers = 0;
  let first = days[0]?.day ?? "";
  for (const [at, { day: last, answers: more }] of days.entries()) {
    answers += more;
    if (answers < answersAtOnce && at < days.length - 1) continue;
    await transaction
      .update(pointsLedger)
      .set({ pseudonym, userId: null })
      .where(and(eq(owner, userId), between(day, first, last)));
    answers = 0;
    first = days[at + 1]?.day ?? "";
  }
}

export const progressPersonalData: readonly PersonalTable[] = [
  {
    table: knownWords,
    exportedAs: "knownWords",
    read: (db, userId) =>
      db
        .select({ phrase: words.phrase, partOfSpeech: words.partOfSpeech, knownAt: knownWords.knownAt })
        .from(knownWords)
        .innerJoin(words, eq(words.id, knownWords.wordId))
        .where(eq(knownWords.userId, userId))
        .orderBy(asc(knownWords.knownAt), asc(words.phrase)),
    onDeletion: "cascade",
  },
  {
    table: unknownWords,
    exportedAs: "unknownWords",
    read: (db, userId) =>
      db
        .select({ phrase: words.phrase, partOfSpeech: words.partOfSpeech })
        .from(unknownWords)
        .innerJoin(words, eq(words.id, unknownWords.wordId))
        .where(eq(unknownWords.userId, userId))
        .orderBy(asc(words.phrase), asc(words.partOfSpeech)),
    onDeletion: "cascade",
  },
  {
    table: knownLevels,
    exportedAs: "knownLevel",
    read: (db, userId) =>
      db.select({ level: knownLevels.level }).from(knownLevels).where(eq(knownLevels.userId, userId)),
    onDeletion: "cascade",
  },
  {
    table: wordLists,
    exportedAs: "wordLists",
    read: (db, userId) =>
      db
        .select({
          title: wordLists.title,
          url: wordLists.url,
          isShared: wordLists.isShared,
          createdAt: wordLists.createdAt,
        })
        .from(wordLists)
        .where(or(eq(wordLists.userId, userId), eq(wordLists.knownOf, userId)))
        .orderBy(asc(wordLists.id)),
    onDeletion: "cascade",
  },
  {
    table: listWords,
    exportedAs: "wordsOfLists",
    read: (db, userId) =>
      db
        .select({
          list: wordLists.title,
          phrase: words.phrase,
          partOfSpeech: words.partOfSpeech,
          sense: listWords.sense,
          second: listWords.second,
        })
        .from(listWords)
        .innerJoin(wordLists, eq(wordLists.id, listWords.listId))
        .innerJoin(words, eq(words.id, listWords.wordId))
        .where(eq(wordLists.userId, userId))
        .orderBy(asc(wordLists.id), asc(listWords.position)),
    onDeletion: "cascade",
  },
  {
    table: pointsLedger,
    exportedAs: "points",
    read: (db, userId) =>
      db
        .select({
          phrase: words.phrase,
          isRight: pointsLedger.isRight,
          points: pointsLedger.points,
          day: pointsLedger.day,
          month: pointsLedger.month,
          answeredAt: pointsLedger.answeredAt,
        })
        .from(pointsLedger)
        .leftJoin(words, eq(words.id, pointsLedger.wordId))
        .where(eq(pointsLedger.userId, userId))
        .orderBy(asc(pointsLedger.answeredAt)),
    onDeletion: { pseudonymise: pseudonymiseAnswers },
  },
  {
    table: pointsDays,
    exportedAs: "pointsByDay",
    read: (db, userId) =>
      db
        .select({ day: pointsDays.day, points: pointsDays.points })
        .from(pointsDays)
        .where(eq(pointsDays.userId, userId))
        .orderBy(asc(pointsDays.day)),
    onDeletion: "cascade",
  },
  {
    table: pointsMonths,
    exportedAs: "pointsByMonth",
    read: (db, userId) =>
      db
        .select({
          month: pointsMonths.month,
          points: pointsMonths.points,
          ranked: pointsMonths.ranked,
          reachedAt: pointsMonths.reachedAt,
        })
        .from(pointsMonths)
        .where(eq(pointsMonths.userId, userId))
        .orderBy(asc(pointsMonths.month)),
    onDeletion: { erase: erasePointsMonths },
  },
  {
    table: playDays,
    exportedAs: "answersByDay",
    read: async (db, userId) => {
      const rows = await db.select().from(playDays).where(eq(playDays.userId, userId)).orderBy(asc(playDays.day));
      return rows.map(({ userId: _, ...day }) => day);
    },
    onDeletion: "cascade",
  },
  {
    table: playLists,
    exportedAs: "answersByList",
    read: async (db, userId) => {
      const { day, list, points, answers } = playLists;
      return await db
        .select({ day, list, points, answers })
        .from(playLists)
        .where(eq(playLists.userId, userId))
        .orderBy(asc(day), asc(list));
    },
    onDeletion: "cascade",
  },
  {
    table: boardFlags,
    exportedAs: "leaderboardFlags",
    read: async (db, userId) => {
      const rows = await db
        .select()
        .from(boardFlags)
        .where(eq(boardFlags.userId, userId))
        .orderBy(asc(boardFlags.kind));
      return rows.map(({ userId: _, ...flag }) => flag);
    },
    onDeletion: "cascade",
  },
  {
    table: frozenRanks,
    exportedAs: "leaderboardPlaces",
    read: (db, userId) =>
      db
        .select({
          month: frozenRanks.month,
          rank: frozenRanks.rank,
          points: frozenRanks.points,
          disqualifiedAt: frozenRanks.disqualifiedAt,
          disqualifiedWhy: frozenRanks.disqualifiedWhy,
        })
        .from(frozenRanks)
        .where(eq(frozenRanks.userId, userId))
        .orderBy(asc(frozenRanks.month)),
    onDeletion: {
      pseudonymise: (transaction, userId, pseudonym) =>
        transaction
          .update(frozenRanks)
          .set({
            pseudonym,
            userId: null,
            // It speaks of the person.
            disqualifiedWhy: sql`case when ${frozenRanks.disqualifiedAt} is null then null else '' end`,
          })
          .where(eq(frozenRanks.userId, userId)),
    },
  },
  {
    table: prizes,
    exportedAs: "prizes",
    read: (db, userId) =>
      db
        .select({
          month: prizes.month,
          place: prizes.place,
          months: prizes.months,
          grantedAt: prizes.grantedAt,
          sentAt: prizes.sentAt,
          openedAt: prizes.openedAt,
        })
        .from(prizes)
        .where(eq(prizes.userId, userId))
        .orderBy(asc(prizes.month)),
    onDeletion: {
      pseudonymise: (transaction, userId, pseudonym) =>
        transaction.update(prizes).set({ pseudonym, userId: null }).where(eq(prizes.userId, userId)),
    },
  },
];
