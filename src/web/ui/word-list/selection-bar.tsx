import { m } from "../../i18n/generated/messages.js";
import styles from "./selection-bar.module.css";

/** Rises from the bottom, like a subtitle, while words are selected. */
export function SelectionBar({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <div className={styles.bar} data-shown={count > 0}>
      <p role="status">{count > 0 && m.words_selected({ count })}</p>
      {count > 0 && (
        <button type="button" onClick={onClear}>
          {m.words_clear_selection()}
        </button>
      )}
    </div>
  );
}
