import { useEffect, useState } from "react";

/** Whether so many milliseconds have gone by since `what` is the same; never for undefined. */
export function useElapsed(what: string | undefined, ms: number): boolean {
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (what === undefined) return;
    const timer = window.setTimeout(() => setOver(what), ms);
    return () => window.clearTimeout(timer);
  }, [what, ms]);
  return what !== undefined && what === over;
}
