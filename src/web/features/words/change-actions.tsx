import { Icon } from "../../design/icon.tsx";
import { m } from "../../i18n/generated/messages.js";
import type { BarChange } from "./selection-actions.tsx";
import styles from "./word-list/selection-bar.module.css";

/** Takes a change back that was just made, or its notice away. */
export default function ChangeActions({ change: { onUndo, onDismiss } }: { change: BarChange }) {
  return (
    <div className={styles.actions}>
      <button ref={takeLostFocus} type="button" className={`${styles.action} ${styles.undo}`} onClick={onUndo}>
        <Icon name="arrow" />
        {m.words_undo()}
      </button>
      <button type="button" className={styles.action} onClick={onDismiss}>
        <Icon name="close" />
        {m.words_dismiss()}
      </button>
    </div>
  );
}

/** The focused element may be gone: a button of the bar, or a row that is hidden now. */
function takeLostFocus(button: HTMLButtonElement | null) {
  const active = document.activeElement;
  if (active === null || active === document.body || active.closest("[hidden]")) button?.focus();
}
