import type { SQL } from "drizzle-orm";
import { sql } from "../drizzle.ts";

/**
 * What is kept of a person in one table. Every table that refers to `users`, directly or through others, or has a
 * column `user_id`, stands in the list below; a test over the schema fails otherwise.
 */
export type PersonalTable = {
  readonly table: string;
  /** Under which the export shows it. */
  readonly exportedAs: string;
  /** The person's rows with what the export shows of them: nothing that would let its reader in. */
  rows(userId: number): SQL;
  /**
   * `cascade`: the foreign key erases them with the account. `pseudonym`: they stay, without the person; the table has
   * a column `pseudonym` (uuid), and a `user_id` that becomes null. Or a statement that erases them.
   */
  readonly onDeletion: "cascade" | "pseudonym" | ((userId: number) => SQL);
};

const verifiedMailOf = (userId: number) =>
  sql`(select mail_folded from users where id = ${userId} and is_mail_verified)`;

/** Ranks are counted with the sums of months, so that both are taken back together. */
const erasePointsMonths = (userId: number) => sql`
  with gone as (delete from points_months where user_id = ${userId} returning month, points / 10 as step)
  update rank_steps set people = people - 1 from gone
  where rank_steps.month = gone.month and rank_steps.step = gone.step`;

export const personalData: readonly PersonalTable[] = [
  {
    table: "users",
    exportedAs: "account",
    rows: (userId) => sql`
      select username, mail, is_mail_verified as "isMailVerified", password_hash is not null as "hasPassword",
        google_sub as "googleAccount", role, language, time_zone as "timeZone",
        time_zone_changed_at as "timeZoneChangedAt", mail_consent as "mailConsent", premium_type as "premiumType",
        premium_end_date as "premiumEndDate", known_list_id as "knownListId", preferences as "userPreferences",
        created_at as "createdAt", last_sign_in_at as "lastSignInAt"
      from users where id = ${userId}`,
    onDeletion: "cascade",
  },
  {
    table: "sessions",
    exportedAs: "sessions",
    rows: (userId) => sql`
      select device, created_at as "createdAt", used_at as "usedAt"
      from sessions where user_id = ${userId} order by created_at`,
    onDeletion: "cascade",
  },
  {
    table: "known_devices",
    exportedAs: "knownDevices",
    rows: (userId) => sql`select seen_at as "seenAt" from known_devices where user_id = ${userId} order by seen_at`,
    onDeletion: "cascade",
  },
  {
    table: "account_codes",
    exportedAs: "mailedCodes",
    rows: (userId) => sql`
      select kind, new_mail as "newMail", created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt"
      from account_codes where user_id = ${userId} order by created_at`,
    onDeletion: "cascade",
  },
  {
    table: "mail_outbox",
    exportedAs: "mails",
    rows: (userId) => sql`
      select kind, recipient, created_at as "createdAt", sent_at as "sentAt"
      from mail_outbox where user_id = ${userId} order by created_at`,
    onDeletion: (userId) => sql`delete from mail_outbox where user_id = ${userId}`,
  },
  {
    // Written without an account; a proved address tells whose they are.
    table: "contact_messages",
    exportedAs: "contactMessages",
    rows: (userId) => sql`
      select name, mail, subject, message, created_at as "createdAt"
      from contact_messages where lower(mail) = ${verifiedMailOf(userId)} order by created_at`,
    onDeletion: (userId) => sql`delete from contact_messages where lower(mail) = ${verifiedMailOf(userId)}`,
  },
  {
    table: "known_words",
    exportedAs: "knownWords",
    rows: (userId) => sql`
      select words.phrase, words.part_of_speech as "partOfSpeech", known_at as "knownAt"
      from known_words join words on words.id = known_words.word_id
      where user_id = ${userId} order by known_at, words.phrase`,
    onDeletion: "cascade",
  },
  {
    table: "known_levels",
    exportedAs: "knownLevel",
    rows: (userId) => sql`select level from known_levels where user_id = ${userId}`,
    onDeletion: "cascade",
  },
  {
    table: "word_lists",
    exportedAs: "wordLists",
    rows: (userId) => sql`
      select title, url, is_shared as "isShared", created_at as "createdAt"
      from word_lists where user_id = ${userId} order by id`,
    onDeletion: "cascade",
  },
  {
    table: "list_words",
    exportedAs: "wordsOfLists",
    rows: (userId) => sql`
      select word_lists.title as list, words.phrase, words.part_of_speech as "partOfSpeech"
      from list_words
      join word_lists on word_lists.id = list_words.list_id
      join words on words.id = list_words.word_id
      where word_lists.user_id = ${userId} order by word_lists.id, list_words.position`,
    onDeletion: "cascade",
  },
  {
    // Before the ledger: an answer on its way holds the quiz, and is in the ledger once it lets go.
    table: "quizzes",
    exportedAs: "quizzes",
    rows: (userId) => sql`
      select title, source, settings, start_length, remaining, pool, tour, updated_at as "updatedAt"
      from quizzes where user_id = ${userId} order by updated_at`,
    onDeletion: (userId) => sql`delete from quizzes where user_id = ${userId}`,
  },
  {
    table: "quiz_answers",
    exportedAs: "quizAnswers",
    rows: (userId) => sql`
      select outcome, answered_at as "answeredAt"
      from quiz_answers join quizzes on quizzes.id = quiz_id where user_id = ${userId} order by answered_at`,
    onDeletion: "cascade",
  },
  {
    table: "points_ledger",
    exportedAs: "points",
    rows: (userId) => sql`
      select words.phrase, is_right as "isRight", points, day, month, answered_at as "answeredAt"
      from points_ledger left join words on words.id = word_id where user_id = ${userId} order by answered_at`,
    onDeletion: "pseudonym",
  },
  {
    table: "points_days",
    exportedAs: "pointsByDay",
    rows: (userId) => sql`select day, points from points_days where user_id = ${userId} order by day`,
    onDeletion: "cascade",
  },
  {
    table: "points_months",
    exportedAs: "pointsByMonth",
    rows: (userId) => sql`
      select month, points, reached_at as "reachedAt" from points_months where user_id = ${userId} order by month`,
    onDeletion: erasePointsMonths,
  },
  {
    table: "frozen_ranks",
    exportedAs: "leaderboardPlaces",
    rows: (userId) => sql`select month, rank, points from frozen_ranks where user_id = ${userId} order by month`,
    onDeletion: "pseudonym",
  },
  {
    table: "poll_votes",
    exportedAs: "pollVotes",
    rows: (userId) => sql`
      select polls.question, poll_options.text as answer, voted_at as "votedAt"
      from poll_votes
      join polls on polls.id = poll_votes.poll_id
      join poll_options on poll_options.id = option_id
      where user_id = ${userId} order by voted_at`,
    onDeletion: "cascade",
  },
];
