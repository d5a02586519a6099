import { asc, eq } from "../drizzle.ts";
import type { PersonalTable } from "../personal-table.ts";
import { pollOptions, polls, pollVotes } from "./schema.ts";

export const pollsPersonalData: readonly PersonalTable[] = [
  {
    table: pollVotes,
    exportedAs: "pollVotes",
    read: (db, userId) =>
      db
        .select({ question: polls.question, answer: pollOptions.text, votedAt: pollVotes.votedAt })
        .from(pollVotes)
        .innerJoin(polls, eq(polls.id, pollVotes.pollId))
        .innerJoin(pollOptions, eq(pollOptions.id, pollVotes.optionId))
        .where(eq(pollVotes.userId, userId))
        .orderBy(asc(pollVotes.votedAt)),
    onDeletion: "cascade",
  },
];
