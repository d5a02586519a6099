import { type ComponentType, useEffect, useState } from "react";
import styles from "./coverage.module.css";
import type { CoverageProps } from "./coverage-panel.tsx";

/**
 * How much of a title or an episode the person understands. It is each person's own, so that the document only keeps
 * its place; what draws it comes once the page is alive.
 */
export function Coverage(props: CoverageProps) {
  const [Panel, setPanel] = useState<ComponentType<CoverageProps>>();
  useEffect(() => {
    import("./coverage-panel.tsx").then(
      ({ CoveragePanel }) => setPanel(() => CoveragePanel),
      () => undefined,
    );
  }, []);
  return <div className={styles.place}>{Panel !== undefined && <Panel {...props} />}</div>;
}
