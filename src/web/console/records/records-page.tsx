import type { ReactNode } from "react";
import { EmptyState } from "../../design/placeholder.tsx";
import type { List } from "../api.ts";
import { m } from "../messages.ts";
import { PageHead } from "../parts/answer-parts.tsx";
import { useFormats } from "../parts/formats.ts";
import parts from "../parts/parts.module.css";
import { type Bulk, BulkBar, useSelection } from "./bulk.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import { ListAndDetail } from "./detail-panel.tsx";
import { type Filter, Filters, filterNames } from "./filters.tsx";
import { ListTools } from "./list-tools.tsx";
import styles from "./records.module.css";
import { type Change, useAddress } from "./use-address.ts";

type RecordsPageProps<Row> = {
  readonly heading: string;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  /** Below the heading. */
  readonly note?: string;
  readonly list: List<Row>;
  readonly searchLabel: string;
  readonly filters?: readonly Filter[];
  readonly columns: readonly Column<Row>[];
  /** What can be done to several rows at once. */
  readonly bulk?: Bulk<Row>;
  readonly sort?: { readonly value: string; change(value: string): void };
  /** Of the address, what a row that is opened takes out: the beginning of a record that was not made. */
  readonly cleared?: Change;
  /** In place of a list without any record. */
  readonly none: string;
  /** What the address opens: a record by its id, or a word such as `new`. */
  readonly panel: (open: string) => ReactNode;
};

/** The page of a kind of records: search and filters, the list, and the panel of what is open beside it. */
export function RecordsPage<Row extends { readonly id: number | string }>(props: RecordsPageProps<Row>) {
  const { heading, actions, note, list, searchLabel, filters = [], columns, bulk, sort, cleared, none, panel } = props;
  const { read, hrefWith } = useAddress();
  const open = read("open");
  const rows = list.rows ?? [];
  const keyOf = ({ id }: Row) => String(id);
  const selection = useSelection(rows.map(keyOf), bulk !== undefined);
  const isFiltered = ["search", ...filterNames(filters)].some((name) => read(name) !== undefined);
  return (
    <>
      <PageHead heading={heading}>{actions}</PageHead>
      {note !== undefined && <p className={parts.quiet}>{note}</p>}
      <ListAndDetail detail={open === undefined ? null : panel(open)}>
        <ListTools label={searchLabel}>
          <Filters filters={filters} />
        </ListTools>
        <NewRows list={list} />
        <DataTable
          label={heading}
          list={list}
          columns={columns}
          keyOf={keyOf}
          selection={selection}
          hrefOf={({ id }) => hrefWith({ ...cleared, open: id })}
          openKey={open}
          sort={sort}
          isFiltered={isFiltered}
          empty={<EmptyState text={none} />}
        />
        {bulk && selection && (
          <BulkBar bulk={bulk} rows={rows.filter((row) => selection.keys.has(keyOf(row)))} selection={selection} />
        )}
      </ListAndDetail>
    </>
  );
}

/** What has come since the list was loaded is told, and shown when it is asked for: rows do not move under a hand. */
function NewRows({ list: { newRows = 0, retry } }: { list: Pick<List<unknown>, "newRows" | "retry"> }) {
  const formats = useFormats();
  return (
    <p className={styles.newRows} role="status">
      {newRows > 0 && (
        <button type="button" className="button" data-kind="secondary" onClick={retry}>
          {m.record_new({ count: formats.number(newRows) })}
        </button>
      )}
    </p>
  );
}
