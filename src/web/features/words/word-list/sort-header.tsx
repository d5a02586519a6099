// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import type { Dispatch } from "react";
import type { Sort, SortKey } from "./arrange-words.ts";
import type { ListAction } from "./list-state.ts";
import styles from "./word-list.module.css";

type SortHeaderProps = {
  readonly by: SortKey;
  readonly sort: Sort;
  readonly text: string;
  readonly dispatch: Dispatch<ListAction>;
};

/** A column header whose button sorts by it, and the other way round when pressed again. */
export function SortHeader({ by, sort, text, dispatch }: SortHeaderProps) {
  const direction = sort.isDescending ? "descending" : "ascending";
  return (
    <th role="columnheader" scope="col" aria-sort={sort.by === by ? direction : undefined} data-column={by}>
      <button type="button" className={styles.sort} onClick={() => dispatch({ type: "sort", by })}>
        {text}
        <svg viewBox="0 0 10 14" width="9" height="13" aria-hidden="true">
          <path d="M5 0 9 5H1z" />
          <path d="M5 14 1 9h8z" />
        </svg>
      </button>
    </th>
  );
}
