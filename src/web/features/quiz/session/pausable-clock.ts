/** Counts milliseconds while it is running. */
export type PausableClock = {
  /** Whole milliseconds counted so far. */
  now(): number;
  setRunning(isRunning: boolean): void;
};

/**
 * @param time milliseconds of a clock that never goes back
 * @param start milliseconds to begin with; the clock is paused until it is set running
 */
export function createPausableClock(time: () => number, start: number): PausableClock {
  let counted = start;
  let since: number | undefined;
  const now = () => Math.floor(since === undefined ? counted : counted + time() - since);
  return {
    now,
    setRunning(isRunning) {
      if (isRunning === (since !== undefined)) return;
      counted = now();
      since = isRunning ? time() : undefined;
    },
  };
}
