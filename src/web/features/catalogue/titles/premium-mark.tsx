import { m } from "../../../i18n/generated/messages.js";
import styles from "./premium-mark.module.css";

/** Says that only premium members read all of something's words. */
export function PremiumMark() {
  return <span className={styles.mark}>{m.premium_title()}</span>;
}
