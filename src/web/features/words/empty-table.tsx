import type { Dispatch } from "react";
import { m } from "../../i18n/generated/messages.js";
import { changeListSettings } from "./word-list/list-settings.ts";
import type { ListAction } from "./word-list/list-state.ts";
import styles from "./word-list/word-list.module.css";

type EmptyTableProps = {
  /** Words match, but the user knows them all and hides known words. */
  readonly isKnownHidden: boolean;
  readonly isFiltered: boolean;
  readonly dispatch: Dispatch<ListAction>;
};

/** Why no row is shown, and a button that shows rows again. */
export default function EmptyTable({ isKnownHidden, isFiltered, dispatch }: EmptyTableProps) {
  if (isKnownHidden) {
    return (
      <div className={styles.empty}>
        <p>{isFiltered ? m.words_match_known() : m.words_all_known()}</p>
        <button type="button" onClick={() => changeListSettings({ hidesKnown: false })}>
          {m.words_show_known()}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <p>{m.words_no_match()}</p>
      <button type="button" onClick={() => dispatch({ type: "clearFilter" })}>
        {m.words_clear_filter()}
      </button>
    </div>
  );
}
