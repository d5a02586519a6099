// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import { type ChangeEvent, useDeferredValue, useMemo, useReducer, useRef } from "react";
import type { Word } from "../../../contract/word-list.ts";
import { m } from "../../i18n/generated/messages.js";
import { countByLevel, createWordMatcher, sortWords } from "./arrange-words.ts";
import { initialListState, listReducer } from "./list-state.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { ShownSelector } from "./shown-selector.tsx";
import { SortHeader } from "./sort-header.tsx";
import { rowsInPart, useTableRows, wordIdOf } from "./table-rows.ts";
import { WordFilters } from "./word-filters.tsx";
import styles from "./word-list.module.css";
import { WordRow } from "./word-row.tsx";

/**
 * A table of words that is filtered, sorted and selected in the browser. Every row is always in the document, so
 * that the browser's own search finds it. Give it a `key` that changes with the list.
 */
export function WordList({ words, caption }: { words: readonly Word[]; caption: string }) {
  const [state, dispatch] = useReducer(listReducer, initialListState);
  const { query, levels, sort, selected } = state;
  const matcher = useMemo(() => createWordMatcher(words), [words]);
  // Typing stays ahead of a long table.
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(() => matcher({ query: shownQuery, levels }), [matcher, shownQuery, levels]);
  const sorted = useMemo(() => sortWords(words, sort), [words, sort]);
  const counts = useMemo(() => countByLevel(words), [words]);
  const hasTimes = useMemo(() => words.some(({ times }) => times.length > 0), [words]);
  const parts = useMemo(() => partsOf(sortWords(words, initialListState.sort)), [words]);
  const table = useRef<HTMLTableElement>(null);
  useTableRows(table, sorted, shown, selected);

  function onTick({ target }: ChangeEvent<HTMLTableElement>) {
    const id = wordIdOf(target);
    if (id !== undefined) dispatch({ type: "toggleSelected", id });
  }

  const rows = useMemo(
    () =>
      parts.map((part) => (
        <tbody key={part[0]?.id} role="rowgroup" className={styles.part}>
          {part.map((word) => (
            <WordRow key={word.id} word={word} hasTimes={hasTimes} />
          ))}
        </tbody>
      )),
    [parts, hasTimes],
  );

  return (
    <div className={styles.list}>
      <WordFilters query={query} levels={levels} counts={counts} dispatch={dispatch} />
      <div className={styles.status}>
        <p role="status">
          {shown.size === words.length
            ? m.words_shown_all({ count: words.length })
            : m.words_shown_some({ shown: shown.size, total: words.length })}
        </p>
        <ShownSelector shown={shown} selected={selected} dispatch={dispatch} />
      </div>
      <table role="table" className={styles.table} data-times={hasTimes} ref={table} onChange={onTick}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <SortHeader by="phrase" sort={sort} dispatch={dispatch} text={m.column_phrase()} />
            <th role="columnheader" scope="col">
              {m.column_meaning()}
            </th>
            <SortHeader by="level" sort={sort} dispatch={dispatch} text={m.column_level()} />
            <SortHeader by="count" sort={sort} dispatch={dispatch} text={m.column_count()} />
            {hasTimes && <SortHeader by="first" sort={sort} dispatch={dispatch} text={m.column_first()} />}
            <th role="columnheader" scope="col">
              <span className="visually-hidden">{m.column_details()}</span>
            </th>
          </tr>
        </thead>
        {rows}
      </table>
      {shown.size === 0 && (
        <p className={styles.empty}>
          {m.words_no_match()}{" "}
          <button type="button" onClick={() => dispatch({ type: "clearFilter" })}>
            {m.words_clear_filter()}
          </button>
        </p>
      )}
      <SelectionBar count={selected.size} onClear={() => dispatch({ type: "clearSelection" })} />
    </div>
  );
}

function partsOf(words: readonly Word[]): Word[][] {
  return Array.from({ length: Math.ceil(words.length / rowsInPart) }, (_, index) =>
    words.slice(index * rowsInPart, (index + 1) * rowsInPart),
  );
}
