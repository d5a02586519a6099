/** A clock that only runs while questions are in sight. */
export type PlayClock = {
  /** Whole milliseconds run so far. */
  now(): number;
  setRunning(isRunning: boolean): void;
};

/**
 * @param time milliseconds of any clock that never goes back
 * @param start what the clock shows at first; it stands until it is set running
 */
export function createPlayClock(time: () => number, start: number): PlayClock {
  let shown = start;
  let since: number | undefined;
  const now = () => Math.floor(since === undefined ? shown : shown + time() - since);
  return {
    now,
    setRunning(isRunning) {
      if (isRunning === (since !== undefined)) return;
      shown = now();
      since = isRunning ? time() : undefined;
    },
  };
}
