import { useEffect, useState } from "react";
import { positionOf, type WatchClock } from "./watch-clock.ts";

/** Looked at more often than each second, so that none is skipped. */
const lookMs = 250;

/** The whole second of the file at which the clock stands now. Ticks only have it read again: none is counted. */
export function usePosition(clock: WatchClock): number {
  const [now, setNow] = useState(() => Date.now());
  const second = Math.floor(positionOf(clock, now));
  useEffect(() => {
    // Rendered again only when the second is another one.
    const look = () =>
      setNow((former) => {
        const next = Date.now();
        return Math.floor(positionOf(clock, next)) === Math.floor(positionOf(clock, former)) ? former : next;
      });
    look();
    if (clock.startedAt === null) return;
    const timer = setInterval(look, lookMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [clock]);
  return second;
}
