// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import { useDeferredValue, useEffect, useId, useMemo, useReducer, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { m } from "../../../i18n/generated/messages.js";
import { useCanSpeak } from "../../lexicon/speech.ts";
import { type WordListData, wordsIn } from "../../lexicon/word-list-data.ts";
import { wordListTypes } from "../../page/api-client.ts";
import { setKnown, useKnownWords } from "../../progress/known/known-words.ts";
import { takeSelection } from "../../progress/lists/kept-selection.ts";
import { useWholeWords } from "../use-whole-words.ts";
import { countByLevel, createWordMatcher, sortWords } from "./arrange-words.ts";
import { EmptyTable } from "./empty-table.tsx";
import type { BarChange, ListOwner } from "./list-owner.ts";
import { useListSettings } from "./list-settings.ts";
import { listReducer, startState } from "./list-state.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { ShownSelector } from "./shown-selector.tsx";
import { SortHeader } from "./sort-header.tsx";
import { useReadRows, useTableRows } from "./table-rows.ts";
import { useTableEvents } from "./use-table-events.ts";
import { WordDetails } from "./word-details.tsx";
import { WordFilters } from "./word-filters.tsx";
import styles from "./word-list.module.css";
import rowStyles from "./word-row.module.css";
import { WordRows } from "./word-rows.tsx";

type WordListProps = {
  readonly list: WordListData;
  readonly caption: string;
  readonly title: string;
  readonly owner?: ListOwner | undefined;
};

/** Words that were just marked, or whose mark was just taken away. */
type KnownChange = { readonly ids: readonly number[]; readonly isKnown: boolean };

/**
 * A table of words that is filtered, sorted and selected in the browser. Every row is always in the document, so
 * that the browser's own search finds it. Give it a `key` that changes with the list.
 */
export function WordList({ list, caption, title, owner }: WordListProps) {
  const { count, hasCounts, hasTimes, isOrdered } = list;
  const [state, dispatch] = useReducer(listReducer, list, startState);
  const { query, levels, sort, selected, opened } = state;
  const { hidesKnown: wantsHidden, isCovered } = useListSettings();
  const isOfKnown = list.type === wordListTypes.own;
  const hidesKnown = wantsHidden && !isOfKnown;
  const [words] = useState(() => wordsIn(list));
  const [change, setChange] = useState<KnownChange>();
  const [spoken, setSpoken] = useState("");
  const table = useRef<HTMLTableElement>(null);
  const hintId = useId();
  const canSpeak = useCanSpeak();
  const known = useKnownWords();
  const whole = useWholeWords(list);

  const columns = useMemo(() => ({ hasCounts, hasTimes }), [hasCounts, hasTimes]);

  const rows = useReadRows(table);
  const matcher = useMemo(() => createWordMatcher(rows), [rows]);
  // Typing stays ahead of a long table.
  const shownQuery = useDeferredValue(query);
  const matching = useMemo(() => matcher({ query: shownQuery, levels }), [matcher, shownQuery, levels]);
  const knownHere = useMemo(() => rows.filter(({ id }) => known.has(id)), [rows, known]);
  const shown = useMemo(
    () => (hidesKnown ? new Set([...matching].filter((id) => !known.has(id))) : matching),
    [matching, known, hidesKnown],
  );
  const sorted = useMemo(() => sortWords(rows, sort), [rows, sort]);
  const counts = useMemo(() => {
    if (rows.length === 0) return list.levelCounts;
    return countByLevel(hidesKnown ? rows.filter(({ id }) => !known.has(id)) : rows);
  }, [rows, known, hidesKnown, list]);
  useTableRows(table, { sorted, shown, selected, opened, known, isCovered });

  const listName = `${list.type} ${list.id}`;
  useEffect(() => {
    const ids = takeSelection(listName);
    if (ids.length > 0) dispatch({ type: "select", ids, isSelected: true });
  }, [listName]);

  const shownCount = rows.length === 0 ? count : shown.size;
  const events = useTableEvents({ sorted, shown, selected, dispatch, onUncover: setSpoken, onTouch: whole.load });

  function mark(ids: readonly number[], isKnown: boolean) {
    const changed = setKnown(ids, isKnown);
    setChange({ ids: changed, isKnown });
  }

  function markSelected(ids: readonly number[]) {
    mark(ids, true);
    dispatch({ type: "clearSelection" });
  }

  return (
    <div className={styles.list}>
      <WordFilters
        query={query}
        levels={levels}
        hasLevels={list.levelCounts.filter((words) => words > 0).length > 1}
        counts={counts}
        knownCount={isOfKnown ? undefined : knownHere.length}
        hidesKnown={hidesKnown}
        isCovered={isCovered}
        dispatch={dispatch}
      />
      <div className={styles.status}>
        <ShownSelector count={shownCount} shown={shown} selected={selected} dispatch={dispatch} />
        <p role="status">
          {shownCount === count
            ? m.words_shown_all({ count })
            : m.words_shown_some({ shown: shownCount, total: count })}
        </p>
        {isOrdered && sort.by !== "place" && (
          <button type="button" onClick={() => dispatch({ type: "sort", by: "place" })}>
            {m.list_own_order()}
          </button>
        )}
      </div>
      <p id={hintId} className="visually-hidden">
        {m.words_keys_hint()}
      </p>
      <table
        role="table"
        className={`${styles.table} ${rowStyles.table}`}
        data-counts={hasCounts}
        data-times={hasTimes}
        data-covered={isCovered}
        data-voice={canSpeak}
        aria-describedby={hintId}
        ref={table}
        {...events}
      >
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <SortHeader by="phrase" sort={sort} dispatch={dispatch} text={m.column_phrase()} />
            <th role="columnheader" scope="col">
              {m.column_meaning()}
            </th>
            <SortHeader by="level" sort={sort} dispatch={dispatch} text={m.column_level()} />
            {hasCounts && <SortHeader by="count" sort={sort} dispatch={dispatch} text={m.column_count()} />}
            {hasTimes && <SortHeader by="first" sort={sort} dispatch={dispatch} text={m.column_first()} />}
            <th role="columnheader" scope="col">
              <span className="visually-hidden">{m.column_details()}</span>
            </th>
          </tr>
        </thead>
        <WordRows words={words} count={count} columns={columns} isOrdered={isOrdered} />
      </table>
      {rows.map(
        ({ id, details }) =>
          opened.has(id) &&
          createPortal(<WordDetails id={id} whole={whole} isKnown={known.has(id)} onMark={mark} />, details, id),
      )}
      {shownCount === 0 && (
        <EmptyTable isKnownHidden={matching.size > 0} isFiltered={matching.size < count} dispatch={dispatch} />
      )}
      <p role="status" className="visually-hidden" lang={isCovered ? undefined : "en"}>
        {spoken}
      </p>
      <SelectionBar
        selected={selected}
        list={list}
        title={title}
        listName={listName}
        whole={whole}
        owner={owner}
        change={change === undefined ? owner?.change : barChangeOf(change, () => setChange(undefined))}
        onMark={isOfKnown ? undefined : markSelected}
        onClear={() => dispatch({ type: "clearSelection" })}
      />
    </div>
  );
}

function barChangeOf({ ids, isKnown }: KnownChange, onDismiss: () => void): BarChange {
  const count = ids.length;
  return {
    id: ids.join(),
    text: isKnown ? m.words_marked_known({ count }) : m.words_marked_unknown({ count }),
    onUndo() {
      setKnown(ids, !isKnown);
      onDismiss();
    },
    onDismiss,
  };
}
