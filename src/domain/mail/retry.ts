const minute = 60_000;
const steps = [1, 5, 15, 30].map((minutes) => minutes * minute);
const longestStep = 60 * minute;
const giveUpAfter = 3 * 24 * 60 * minute;

/**
 * When to retry a mail whose attempt number `attempts` has failed at `now`: after 1, 5, 15 and 30 minutes, then every
 * hour; undefined when it would be over three days old.
 */
export function nextAttemptAt(attempts: number, createdAt: Date, now: Date): Date | undefined {
  const next = new Date(now.getTime() + (steps[attempts - 1] ?? longestStep));
  return next.getTime() - createdAt.getTime() > giveUpAfter ? undefined : next;
}
