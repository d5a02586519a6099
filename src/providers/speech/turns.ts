/** Lets so many run at once and so many wait; whoever comes when all places are taken is refused. */
export function createTurns(atOnce: number, maxWaiting: number, refusal: () => Error) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waited takes over the place.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
