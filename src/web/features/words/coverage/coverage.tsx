import { type ComponentType, useEffect, useState } from "react";
import styles from "./coverage.module.css";
import type { CoverageProps } from "./coverage-panel.tsx";

/**
 * How much of a title or an episode the user understands. Server HTML, which is identical for all users, reserves its
 * place; the panel is loaded after hydration.
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
