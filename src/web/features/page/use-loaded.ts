import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that is loaded once it is needed; undefined until then, and for good where it cannot be loaded. Not by
 * React's `lazy`: what it throws would end in the error screen, which has the same slot and footer, and throw again.
 *
 * @param load always the same function
 */
export function useLoaded<Props>(
  isNeeded: boolean,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  return useLoading(isNeeded, load).component;
}

/** The same, and whether it cannot be loaded. */
export function useLoading<Props>(isNeeded: boolean, load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    load().then(
      (loaded) => setComponent(() => loaded.default),
      () => setHasFailed(true),
    );
  }, [isNeeded, load]);
  return { component, hasFailed };
}
