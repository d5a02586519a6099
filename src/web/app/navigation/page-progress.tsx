import { useNavigation } from "react-router";
import { m } from "../../i18n/generated/messages.js";
import styles from "./page-progress.module.css";

/** Says at the foot of the screen that a page is on its way, once it takes so long that one would notice. */
export function PageProgress() {
  const isLoading = useNavigation().state === "loading";
  return (
    <p className={styles.progress} role="status">
      {isLoading && <span className="caption">{m.page_loading()}</span>}
    </p>
  );
}
