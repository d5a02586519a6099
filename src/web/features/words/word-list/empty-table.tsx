import type { Dispatch } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { changeListSettings } from "./list-settings.ts";
import type { ListAction } from "./list-state.ts";
import styles from "./word-list.module.css";

type EmptyTableProps = {
  /** Words are left, but the person knows them all and has them hidden. */
  readonly isKnownHidden: boolean;
  readonly isFiltered: boolean;
  readonly dispatch: Dispatch<ListAction>;
};

/** Why no row is shown, and the way back. */
export function EmptyTable({ isKnownHidden, isFiltered, dispatch }: EmptyTableProps) {
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
