import { type Dispatch, useLayoutEffect, useRef } from "react";
import { m } from "../../i18n/generated/messages.js";
import type { ListAction } from "./list-state.ts";
import styles from "./word-list.module.css";

type ShownSelectorProps = {
  readonly shown: ReadonlySet<number>;
  readonly selected: ReadonlySet<number>;
  readonly dispatch: Dispatch<ListAction>;
};

/** Selects all words that are shown, or none of them; half-ticked when some are selected. */
export function ShownSelector({ shown, selected, dispatch }: ShownSelectorProps) {
  const box = useRef<HTMLInputElement>(null);
  const count = selected.size === 0 ? 0 : [...shown].filter((id) => selected.has(id)).length;
  const isAll = shown.size > 0 && count === shown.size;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isAll;
  }, [count, isAll]);
  return (
    <label className={styles.selectShown} hidden={shown.size === 0}>
      <input
        ref={box}
        type="checkbox"
        autoComplete="off"
        checked={isAll}
        onChange={() => dispatch({ type: "select", ids: shown, isSelected: !isAll })}
      />
      {m.words_select_shown({ count: shown.size })}
    </label>
  );
}
