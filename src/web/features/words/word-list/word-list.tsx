import { type Dispatch, type ReactNode, useEffect, useId, useMemo, useReducer, useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { useCanSpeak } from "../../lexicon/speech.ts";
import type { WordListData } from "../../lexicon/word-list-data.ts";
import { late, useLoaded } from "../../page/late.ts";
import { useIsBrowser, useSite } from "../../page/use-page.ts";
import { type MarkChange, setKnown } from "../../progress/known/known-words.ts";
import { takeSelection } from "../../progress/lists/kept-selection.ts";
import type { BarChange, ListOwner } from "../selection-actions.tsx";
import { useListSettings } from "./list-settings.ts";
import { type ListAction, listReducer, rowsAtATime, startStateOf } from "./list-state.ts";
import { nameOf } from "./listed-words.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useArrangedWords } from "./use-arranged-words.ts";
import { useRowEvents } from "./use-row-events.ts";
import { useWholeWords, type WholeWords } from "./whole-words.ts";
import { DetailsContext } from "./word-details.tsx";
import { WordFilters } from "./word-filters.tsx";
import styles from "./word-list.module.css";
import { WordRows, WordTable } from "./word-table.tsx";

type WordListProps = {
  readonly list: WordListData;
  readonly caption: string;
  readonly title: string;
  readonly keepsFilter: boolean;
  readonly isGenerated?: boolean | undefined;
  readonly owner?: ListOwner | undefined;
  readonly summary?: ListSummary | undefined;
};

/** What a page shows above the table of the list as a whole. */
export type ListSummary = (list: WordListData, knownCount: number, whole: WholeWords) => ReactNode;

/** Why no row is shown; loaded then. */
const emptyTable = late(() => import("../empty-table.tsx"));

/** Only lists that are filtered need it. */
const filterKeeper = late(() => import("../filter-keeper.ts"));

/** Words that were just marked as known, or are no longer. */
type KnownChange = MarkChange & { readonly isKnown: boolean };

/**
 * A table of words that is filtered, sorted and selected in the browser. Give it a `key` that changes with the list.
 */
export function WordList({ list, caption, title, keepsFilter, isGenerated, owner, summary }: WordListProps) {
  const { count, hasCounts, hasTimes, isOrdered } = list;
  const [state, dispatch] = useReducer(listReducer, list.count, startStateOf);
  const { query, levels, selected, opened } = state;
  const hasFilter = query !== "" || levels.length > 0 || state.sort !== undefined;
  const hasAddress = useIsBrowser() && window.location.search !== "";
  const FilterKeeper = useLoaded(keepsFilter && (hasFilter || hasAddress), filterKeeper);
  const { hidesKnown: wantsHidden, isCovered } = useListSettings();
  const isOfKnown = list.kind === "own";
  const hidesKnown = wantsHidden && !isOfKnown;
  const [change, setChange] = useState<KnownChange>();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const [announced, setAnnounced] = useState("");
  const hintId = useId();
  const hasSpeech = useSite()?.hasSpeech;
  const canSpeak = useCanSpeak() || hasSpeech;
  const whole = useWholeWords(list);
  const isFoldable = isGenerated || !(isOrdered || isOfKnown || list.isLocked);
  const arranged = useArrangedWords(list, whole, state, hidesKnown, isFoldable, isUnfolded);
  const { isFolding, words, shownWords, shownRows, shown, shownCount, sorted, known, sort } = arranged;
  const view = useMemo(
    () => ({ sorted, shown: shownRows, selected, known, isCovered }),
    [sorted, shownRows, selected, known, isCovered],
  );
  const columns = useMemo(
    () => ({ hasCounts, hasTimes, maxCount: words.reduce((most, word) => Math.max(most, word.count), 1) }),
    [hasCounts, hasTimes, words],
  );
  const isEmpty = arranged.isWhole && shown.size === 0;
  const EmptyTable = useLoaded(isEmpty, emptyTable);
  const { actions, events } = useRowEvents({ shownWords, dispatch, announce: setAnnounced, onTouch: whole.load });

  const listName = nameOf(list);
  useEffect(() => {
    const ids = takeSelection(listName);
    if (ids.length > 0) dispatch({ type: "select", ids, isSelected: true });
  }, [listName]);

  const details = useMemo(
    () => ({
      list,
      whole,
      mark(ids: readonly number[], isKnown: boolean) {
        setChange({ ...setKnown(ids, isKnown), isKnown });
      },
    }),
    [list, whole],
  );

  const prepare = arranged.isWhole ? undefined : whole.prepare;

  function markSelected(ids: readonly number[]) {
    details.mark(ids, true);
    dispatch({ type: "clearSelection" });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: who turns to a list will soon want the words its document lacks
    <div className={styles.list} onPointerEnter={prepare} onFocus={prepare}>
      {summary?.(list, arranged.knownCount, whole)}
      {FilterKeeper && <FilterKeeper state={state} dispatch={dispatch} />}
      <WordFilters
        query={query}
        levels={levels}
        hasLevels={list.levelCounts.filter((words) => words > 0).length > 1}
        counts={arranged.levelCounts}
        knownCount={isOfKnown ? undefined : arranged.knownCount}
        hidesKnown={hidesKnown}
        isCovered={isCovered}
        dispatch={dispatch}
      />
      <div className={styles.status}>
        <ShownSelector shown={shownRows} selected={selected} dispatch={dispatch} />
        <p role="status" data-all={isFolding || shownCount === count}>
          {shownCount === count
            ? m.words_shown_all({ count })
            : m.words_shown_some({ shown: shownCount, total: count })}
        </p>
        {isFolding && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {m.words_easy({
              count: list.levelCounts[0] ?? 0,
              words: words
                .flatMap(({ level, phrase }) => (level === 1 ? phrase : []))
                .slice(0, 3)
                .join(", "),
            })}
          </button>
        )}
        {state.sort !== undefined && (isOrdered || arranged.startsWithNew) && (
          <button type="button" onClick={() => dispatch({ type: "sort", sort: undefined })}>
            {isOrdered ? m.list_own_order() : m.words_new_first()}
          </button>
        )}
      </div>
      <p id={hintId} className="visually-hidden">
        {m.words_keys_hint()}
      </p>
      <DetailsContext value={details}>
        <WordTable
          caption={caption}
          columns={columns}
          sort={sort}
          dispatch={dispatch}
          data-list={listName}
          data-covered={isCovered}
          data-voice={canSpeak}
          aria-describedby={hintId}
          {...events}
        >
          <WordRows view={view} opened={opened} columns={columns} actions={actions} />
        </WordTable>
      </DetailsContext>
      {shownCount > state.most && <MoreRows count={shownCount} most={state.most} dispatch={dispatch} />}
      {arranged.isWaiting && <OtherWords whole={whole} />}
      {isEmpty && EmptyTable && (
        <EmptyTable
          isKnownHidden={arranged.matchingCount > 0}
          isFiltered={arranged.matchingCount < count}
          foldsUnknown={arranged.foldsUnknown}
          dispatch={dispatch}
        />
      )}
      <p role="status" className="visually-hidden" lang={isCovered ? undefined : "en"}>
        {announced}
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

type MoreRowsProps = {
  readonly count: number;
  readonly most: number;
  readonly dispatch: Dispatch<ListAction>;
};

/** Shows more rows, or all of them, such as for the browser's find-in-page. */
function MoreRows({ count, most, dispatch }: MoreRowsProps) {
  const show = (rows: number) => dispatch({ type: "show", most: rows });
  return (
    <p className={styles.more}>
      <button type="button" className="button" data-kind="secondary" onClick={() => show(most + rowsAtATime)}>
        {m.words_more({ count: Math.min(rowsAtATime, count - most) })}
      </button>
      <button type="button" onClick={() => show(Number.POSITIVE_INFINITY)}>
        {m.words_all()}
      </button>
    </p>
  );
}

/** Below the rows of a document that has the beginning of a list, until the others are there. */
function OtherWords({ whole: { hasFailed, load } }: { whole: WholeWords }) {
  return (
    <div className={styles.empty}>
      <p role={hasFailed ? "alert" : "status"}>{hasFailed ? m.words_failed() : m.words_loading()}</p>
      {hasFailed && (
        <button type="button" onClick={load}>
          {m.try_again()}
        </button>
      )}
    </div>
  );
}

type ShownSelectorProps = {
  readonly shown: ReadonlySet<number>;
  readonly selected: ReadonlySet<number>;
  readonly dispatch: Dispatch<ListAction>;
};

/** Selects all shown words or none of them; indeterminate while some are selected. */
function ShownSelector({ shown, selected, dispatch }: ShownSelectorProps) {
  const selectedCount = selected.size === 0 ? 0 : [...shown].filter((id) => selected.has(id)).length;
  const isAll = selectedCount > 0 && selectedCount === shown.size;
  return (
    <label className={styles.selectShown} hidden={shown.size === 0}>
      <input
        // It is no attribute.
        ref={(box) => {
          if (box) box.indeterminate = selectedCount > 0 && !isAll;
        }}
        type="checkbox"
        autoComplete="off"
        checked={isAll}
        onChange={() => dispatch({ type: "select", ids: shown, isSelected: !isAll })}
      />
      {m.words_select_shown({ count: shown.size })}
    </label>
  );
}

function barChangeOf({ ids, isKnown, undo }: KnownChange, onDismiss: () => void): BarChange {
  const count = ids.length;
  return {
    id: ids.join(),
    text: isKnown ? m.words_marked_known({ count }) : m.words_marked_unknown({ count }),
    onUndo() {
      undo();
      onDismiss();
    },
    onDismiss,
  };
}
