import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { loadTimeoutMs } from "../../features/page/api-client.ts";

/** The path of a navigation that has been loading for longer than the limit; undefined otherwise. */
export function useSlowNavigation(): string | undefined {
  const target = useNavigation().location?.pathname;
  const [slowTarget, setSlowTarget] = useState<string>();
  useEffect(() => {
    if (target === undefined) return;
    const timer = window.setTimeout(() => setSlowTarget(target), loadTimeoutMs);
    return () => window.clearTimeout(timer);
  }, [target]);
  return target === undefined || target !== slowTarget ? undefined : slowTarget;
}
