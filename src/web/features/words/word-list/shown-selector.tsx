import { type Dispatch, useLayoutEffect, useRef } from "react";
import { m } from "../../../i18n/generated/messages.js";
import type { ListAction } from "./list-state.ts";
import styles from "./word-list.module.css";

type ShownSelectorProps = {
  /** How many words are shown, also before it is known which. */
  readonly count: number;
  readonly shown: ReadonlySet<number>;
  readonly selected: ReadonlySet<number>;
  readonly dispatch: Dispatch<ListAction>;
};

/** Selects all words that are shown, or none of them; half-ticked when some are selected. */
export function ShownSelector({ count, shown, selected, dispatch }: ShownSelectorProps) {
  const box = useRef<HTMLInputElement>(null);
  const selectedCount = selected.size === 0 ? 0 : [...shown].filter((id) => selected.has(id)).length;
  const isAll = selectedCount > 0 && selectedCount === shown.size;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = selectedCount > 0 && !isAll;
  }, [selectedCount, isAll]);
  return (
    <label className={styles.selectShown} hidden={count === 0}>
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        checked={isAll}
        onChange={() => dispatch({ type: "select", ids: shown, isSelected: !isAll })}
      />
      {m.words_select_shown({ count })}
    </label>
  );
}
