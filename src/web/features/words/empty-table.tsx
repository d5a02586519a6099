import type { Dispatch } from "react";
import { m } from "../../i18n/generated/messages.js";
import { changeListSettings } from "./word-list/list-settings.ts";
import type { ListAction } from "./word-list/list-state.ts";
import styles from "./word-list/word-list.module.css";

type EmptyTableProps = {
  /** Words match, but the user knows them all and hides known words. */
  readonly isKnownHidden: boolean;
  readonly isFiltered: boolean;
  /** Those of A1 are folded, and some of them unknown. */
  readonly foldsUnknown: boolean;
  readonly dispatch: Dispatch<ListAction>;
};

/** Why no row is shown, and a button that shows rows again. */
export default function EmptyTable({ isKnownHidden, isFiltered, foldsUnknown, dispatch }: EmptyTableProps) {
  if (isKnownHidden) {
    const known = foldsUnknown ? m.words_above_known() : m.words_all_known();
    return (
      <div className={styles.empty}>
        <p>{isFiltered ? m.words_match_known() : known}</p>
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
