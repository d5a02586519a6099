import { late, useLoaded } from "../../page/late.ts";
import { useIsBrowser } from "../../page/use-page.ts";
import styles from "./tonight.module.css";
import type { TonightProps } from "./tonight-queries.ts";

const panel = late(() => import("./tonight-panel.tsx"));

/**
 * The way from picking an episode or film to being ready for it. Server HTML, which is identical for all users, reserves
 * its place; the panel is loaded after hydration.
 */
export function Tonight(props: TonightProps) {
  const Panel = useLoaded(useIsBrowser(), panel);
  return <div className={styles.place}>{Panel !== undefined && <Panel {...props} />}</div>;
}
