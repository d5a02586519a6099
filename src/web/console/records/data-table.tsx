import { type MouseEvent, type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../../design/icon.tsx";
import { EmptyState } from "../../design/placeholder.tsx";
import type { List } from "../api.ts";
import { m } from "../messages.ts";
import { Waiting } from "../parts/answer-parts.tsx";
import { useFormats } from "../parts/formats.ts";
import type { Selection } from "./bulk.tsx";
import { LoadMore } from "./load-more.tsx";
import cards from "./record-cards.module.css";
import styles from "./records.module.css";
import { useTableKeys } from "./use-table-keys.ts";

export type Column<Row> = {
  readonly id: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are set at the end of their column. */
  readonly isFigure?: boolean;
  /** Left out on narrow screens. */
  readonly isSecondary?: boolean;
  /** The order that the call knows it by; its heading sorts. */
  readonly sort?: string;
};

type DataTableProps<Row> = {
  readonly label: string;
  readonly list: List<Row>;
  /** The first column is the row's name: a link that opens it. */
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  /** Where a row is opened. */
  readonly hrefOf: (row: Row) => string;
  /** The key of the row that is open. */
  readonly openKey?: string | undefined;
  /** Where rows are chosen. */
  readonly selection?: Selection | undefined;
  readonly sort?: { readonly value: string; change(value: string): void } | undefined;
  /** Whether something is searched for: then an empty list says that nothing fits. */
  readonly isFiltered?: boolean;
  /** In place of an empty list. */
  readonly empty?: ReactNode;
};

/**
 * A dense table by cursor. By keyboard: j and k or the arrows go from row to row, Enter opens. Rows are opened by
 * links, so that they can be opened in another tab too.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, list, columns, keyOf, hrefOf, openKey, selection, sort, isFiltered = false, empty } = props;
  const formats = useFormats();
  const body = useRef<HTMLTableSectionElement>(null);
  useTableKeys(body);
  const { rows } = list;
  if (rows === undefined) return <Waiting error={list.error} retry={list.retry} lines={10} />;
  const count = formats.number(rows.length);
  if (rows.length === 0)
    return isFiltered ? (
      <EmptyState text={m.common_nothing_found()} />
    ) : (
      (empty ?? <EmptyState text={m.common_nothing()} />)
    );

  function openRow(event: MouseEvent<HTMLTableRowElement>) {
    const { target } = event;
    const isOther = target instanceof Element && target.closest("a, button, input, label") !== null;
    const hasText = window.getSelection()?.toString() !== "";
    if (!isOther && !hasText) event.currentTarget.querySelector<HTMLElement>("[data-row-link]")?.click();
  }

  return (
    <div className={styles.tableFrame}>
      <table className={`${styles.dataTable} ${cards.cards}`} aria-busy={list.isBusy}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {selection && (
              <th className={`${styles.choose} ${cards.choose}`}>
                <label>
                  <span className="visually-hidden">{m.record_choose_all()}</span>
                  <input
                    type="checkbox"
                    checked={rows.every((row) => selection.keys.has(keyOf(row)))}
                    onChange={selection.toggleAll}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <tr
                key={key}
                data-key={key}
                data-open={key === openKey}
                data-chosen={selection?.keys.has(key)}
                onClick={openRow}
              >
                {selection && (
                  <td className={`${styles.choose} ${cards.choose}`}>
                    <label>
                      <span className="visually-hidden">{m.record_choose()}</span>
                      <input
                        type="checkbox"
                        aria-keyshortcuts="x"
                        checked={selection.keys.has(key)}
                        onChange={() => selection.toggle(key)}
                      />
                    </label>
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.id}
                    data-figure={column.isFigure}
                    data-secondary={column.isSecondary}
                    data-label={column.isFigure ? column.heading : undefined}
                  >
                    {index === 0 ? (
                      <Link
                        to={hrefOf(row)}
                        // Going back from a row closes it, however many were looked at.
                        replace={openKey !== undefined}
                        preventScrollReset
                        data-row-link
                        aria-current={key === openKey ? "true" : undefined}
                      >
                        {column.cell(row)}
                      </Link>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      <footer className={styles.tableFoot}>
        <span>{list.hasMore ? m.common_shown_first({ count }) : m.common_shown({ count })}</span>
        <LoadMore list={list} />
      </footer>
    </div>
  );
}

type HeadingProps<Row> = Pick<DataTableProps<Row>, "sort"> & { readonly column: Column<Row> };

function Heading<Row>({ column, sort }: HeadingProps<Row>) {
  const cell = { "data-figure": column.isFigure, "data-secondary": column.isSecondary };
  const order = column.sort;
  if (order === undefined || sort === undefined) return <th {...cell}>{column.heading}</th>;
  const isSorted = sort.value === order;
  return (
    <th {...cell} aria-sort={isSorted ? "other" : undefined}>
      <button
        type="button"
        className={styles.sort}
        aria-label={m.common_sorted_by({ name: column.heading })}
        aria-pressed={isSorted}
        onClick={() => sort.change(order)}
      >
        {column.heading}
        {isSorted && <Icon name="down" />}
      </button>
    </th>
  );
}
