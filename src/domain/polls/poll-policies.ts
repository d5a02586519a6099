import { isPremiumAt, type Premium } from "../accounts/premium-status.ts";

type Poll = {
  readonly closedAt: Date | null;
  /** The option that the person chose; null before. */
  readonly myVote: number | null;
};

export function isPollOpen({ closedAt }: Pick<Poll, "closedAt">): boolean {
  return closedAt === null;
}

/** Everyone votes once in a poll, while it is open. */
export function canVote(poll: Poll): boolean {
  return isPollOpen(poll) && poll.myVote === null;
}

/** Polls that are marked so are for premium members alone. */
export function canSeePoll(person: Premium, poll: { readonly isPremium: boolean }, now: Date): boolean {
  return !poll.isPremium || isPremiumAt(person, now);
}
