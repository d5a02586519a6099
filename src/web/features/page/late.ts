import { useEffect, useState } from "react";

/** A part of a page in a file of its own, loaded when it is needed. */
export type Late<Part> = {
  load(): Promise<Part>;
  /** What this document has loaded. */
  readonly loaded: () => Part | undefined;
};

/** The one way of loading late: `late(() => import("./dialog.tsx"))`, outside of components. */
export function late<Part>(load: () => Promise<{ readonly default: Part }>): Late<Part> {
  let part: Part | undefined;
  return {
    async load() {
      part = (await load()).default;
      return part;
    },
    loaded: () => part,
  };
}

/**
 * A part that is loaded once it is needed; undefined until then. Not by React's `lazy`: what it throws would end in the
 * error screen, which has the same slot and footer, and throw again.
 *
 * @param failed in its place where it cannot be loaded, such as `Missing`
 */
export function useLoaded<Part>(isNeeded: boolean, part: Late<Part>, failed?: NoInfer<Part>): Part | undefined {
  const [shown, setShown] = useState(() => (isNeeded ? part.loaded() : undefined));
  useEffect(() => {
    if (!isNeeded) return;
    part.load().then(
      (loaded) => setShown(() => loaded),
      () => setShown(() => failed),
    );
  }, [isNeeded, part, failed]);
  return shown;
}
