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
