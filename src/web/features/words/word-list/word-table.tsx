// biome-ignore-all lint/a11y/noRedundantRoles: rows are laid out as grids, from which not every browser still reads a table

import { type ComponentProps, type Dispatch, memo, type ReactNode, Suspense, useDeferredValue, useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { useIsBrowser } from "../../page/use-page.ts";
import { type ListedWord, nextSort, type Sort, type SortKey } from "./arrange-words.ts";
import barStyles from "./count-bar.module.css";
import { type ListAction, shownWhole } from "./list-state.ts";
import type { KnownWords } from "./use-arranged-words.ts";
import styles from "./word-list.module.css";
import rowStyles from "./word-row.module.css";
import { type Columns, type RowActions, WordRow } from "./word-row.tsx";

/** Rows in a part of the table; a part off the screen needs neither style nor layout. */
const rowsInPart = 20;

/** Parts that are updated in one task; a task for all rows would delay the next input for too long. */
const partsInGroup = 5;

/** More shown rows than fill any screen. */
const rowsOnScreen = 30;

export type TableView = {
  readonly sorted: readonly ListedWord[];
  readonly shown: ReadonlySet<number>;
  readonly selected: ReadonlySet<number>;
  readonly known: KnownWords;
  readonly isCovered: boolean;
};

type SharedProps = {
  readonly opened: ReadonlySet<number>;
  readonly columns: Columns;
  readonly actions: RowActions;
};

/**
 * All rows. A change is rendered at once for the first screen, and below it as deferred updates, group by group, so
 * that input is not delayed by thousands of rows.
 */
export function WordRows({ view, ...shared }: SharedProps & { readonly view: TableView }) {
  const later = useDeferredValue(view);
  // The document brings all rows; a page that is gone to shows its first screen before the browser makes the others,
  // but for lists as short as parts of the site's lists, where a word that was looked for may stand at the end.
  const [startsWhole] = useState(!useIsBrowser() || view.sorted.length <= shownWhole);
  const isFilled = useDeferredValue(true, startsWhole);
  return (
    <PartGroup
      first={0}
      view={view}
      later={later}
      partsAtOnce={countPartsOnScreen(view)}
      isFilled={isFilled}
      {...shared}
    />
  );
}

type PartGroupProps = SharedProps & {
  /** The index of its first part. */
  readonly first: number;
  readonly view: TableView;
  /** The view, deferred. */
  readonly later: TableView;
  readonly partsAtOnce: number;
  /** Whether there are rows below the first screen too. */
  readonly isFilled: boolean;
};

function PartGroup({ first, view, later, partsAtOnce, isFilled, ...shared }: PartGroupProps) {
  const evenLater = useDeferredValue(later);
  const next = first + partsInGroup;
  const end = Math.ceil(view.sorted.length / rowsInPart);
  // A row that is selected by itself answers at once, wherever it is.
  const isBulk = Math.abs(view.selected.size - later.selected.size) > rowsInPart;
  const parts = Array.from({ length: Math.min(next, end) - first }, (_, index) => first + index);
  return (
    <>
      {parts.map((place) => {
        const shown = place < partsAtOnce ? view : later;
        return (
          <Part
            key={place}
            place={place}
            view={shown}
            selected={isBulk ? shown.selected : view.selected}
            isFilled={isFilled || place < partsAtOnce}
            {...shared}
          />
        );
      })}
      {next < end && (
        <PartGroup
          first={next}
          view={view}
          later={evenLater}
          partsAtOnce={partsAtOnce}
          isFilled={isFilled}
          {...shared}
        />
      )}
    </>
  );
}

function countPartsOnScreen({ sorted, shown }: TableView): number {
  let rows = 0;
  const last = sorted.findIndex(({ id }) => {
    if (shown.has(id)) rows += 1;
    return rows === rowsOnScreen;
  });
  return last === -1 ? Number.POSITIVE_INFINITY : Math.floor(last / rowsInPart) + 1;
}

type PartProps = SharedProps & {
  readonly place: number;
  readonly view: TableView;
  readonly selected: ReadonlySet<number>;
  readonly isFilled: boolean;
};

/** Hydrated separately: the page is interactive before all rows are, and a part that is clicked comes first. */
const Part = memo(function Part(props: PartProps) {
  return (
    <Suspense>
      <PartRows {...props} />
    </Suspense>
  );
});

function PartRows({ place, view, selected, isFilled, opened, columns, actions }: PartProps) {
  const { sorted, shown, known, isCovered } = view;
  const isBrowser = useIsBrowser();
  const words = sorted.slice(place * rowsInPart, (place + 1) * rowsInPart);
  const count = words.filter(({ id }) => shown.has(id)).length;
  // Once made a row stays, since hiding it takes less than making it again. A document has the rows of all its words.
  const [made] = useState(() => new Set<number>());
  for (const { id } of words) if (!isBrowser || shown.has(id)) made.add(id);
  const height = `calc(${count} * var(--row-height))`;
  if (!isFilled)
    return <tbody role="rowgroup" className={styles.part} hidden={count === 0} style={{ blockSize: height }} />;
  // Its assumed height while it is off the screen.
  const style = { containIntrinsicBlockSize: `auto ${height}` };
  return (
    <tbody
      role="rowgroup"
      className={styles.part}
      hidden={count === 0}
      // None in server HTML, whose policy allows no inline styles: a part with folded rows has its height after hydration.
      style={!isBrowser || count === rowsInPart || count === 0 ? undefined : style}
    >
      {words
        .filter(({ id }) => made.has(id))
        .map((word) => (
          <WordRow
            key={word.id}
            word={word}
            columns={columns}
            // The rows of a hidden part are left as they are.
            isShown={count === 0 || shown.has(word.id)}
            isSelected={selected.has(word.id)}
            isOpen={opened.has(word.id)}
            known={known.get(word.id)}
            isCovered={isCovered}
            actions={actions}
          />
        ))}
    </tbody>
  );
}

type WordTableProps = Omit<ComponentProps<"table">, "role" | "className"> & {
  readonly caption: string;
  readonly columns: Columns;
  /** Undefined in the list's first order where that is no column's. */
  readonly sort: Sort | undefined;
  readonly dispatch: Dispatch<ListAction>;
  readonly children: ReactNode;
};

/** The table around the rows, with the headers that sort it. */
export function WordTable({ caption, columns, sort, dispatch, children, ...rest }: WordTableProps) {
  const { hasCounts, hasTimes } = columns;
  const header = { sort, dispatch };
  return (
    <table
      role="table"
      className={`${styles.table} ${rowStyles.table} ${barStyles.bars}`}
      data-counts={hasCounts}
      data-times={hasTimes}
      data-sort={sort?.by}
      {...rest}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <SortHeader by="phrase" text={m.column_phrase()} {...header} />
          <th role="columnheader" scope="col">
            {m.column_meaning()}
          </th>
          <SortHeader by="level" text={m.column_level()} {...header} />
          {hasCounts && <SortHeader by="count" text={m.column_count()} {...header} />}
          {hasTimes && <SortHeader by="first" text={m.column_first()} {...header} />}
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{m.column_details()}</span>
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

type SortHeaderProps = {
  readonly by: SortKey;
  readonly sort: Sort | undefined;
  readonly text: string;
  readonly dispatch: Dispatch<ListAction>;
};

/** A column header whose button sorts by the column, and reverses the order when pressed again. */
function SortHeader({ by, sort, text, dispatch }: SortHeaderProps) {
  const direction = sort?.isDescending ? "descending" : "ascending";
  return (
    <th role="columnheader" scope="col" aria-sort={sort?.by === by ? direction : undefined} data-column={by}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => dispatch({ type: "sort", sort: nextSort(sort, by) })}
      >
        {text}
        <svg viewBox="0 0 10 14" width="9" height="13" aria-hidden="true">
          <path d="M5 0 9 5H1z" />
          <path d="M5 14 1 9h8z" />
        </svg>
      </button>
    </th>
  );
}
