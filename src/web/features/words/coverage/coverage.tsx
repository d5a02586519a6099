import { late, useLoaded } from "../../page/late.ts";
import { useIsBrowser } from "../../page/use-page.ts";
import styles from "./coverage.module.css";
import type { CoverageProps } from "./coverage-panel.tsx";

const panel = late(async () => ({ default: (await import("./coverage-panel.tsx")).CoveragePanel }));

/**
 * How much of a title or an episode the user understands. Server HTML, which is identical for all users, reserves its
 * place; the panel is loaded after hydration.
 */
export function Coverage(props: CoverageProps) {
  const Panel = useLoaded(useIsBrowser(), panel);
  return <div className={styles.place}>{Panel !== undefined && <Panel {...props} />}</div>;
}
