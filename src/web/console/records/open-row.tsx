import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CallName } from "../../../contract/calls.ts";
import { EmptyState } from "../../design/placeholder.tsx";
import { personQuery, queryClient } from "../../features/accounts/session/queries.ts";
import { useUserData } from "../../features/accounts/session/use-user-data.ts";
import { type List, type Page, useList } from "../api.ts";
import { m } from "../messages.ts";
import { Waiting } from "../parts/answer-parts.tsx";
import { DetailPanel } from "./detail-panel.tsx";
import { useAddress } from "./use-address.ts";

type Rows<Row> = readonly Row[] | undefined;

type OpenRow<Row> = { readonly row: Row | undefined; readonly error: unknown; retry(): void };

/**
 * The row that the address opens: from the list where it is loaded there, so that going from row to row waits for
 * nothing; else asked for by its number.
 *
 * @param name of the list's call, by which it is refreshed
 */
function useOpenRow<Row extends { readonly id: number }>(
  name: CallName,
  rows: Rows<Row>,
  ask: (id: number) => Promise<{ readonly rows: readonly Row[] }>,
): OpenRow<Row> {
  const { token } = useUserData();
  const id = Number(useAddress().read("open"));
  const listed = rows?.find((row) => row.id === id);
  const isAsked = listed === undefined && Number.isInteger(id) && id > 0;
  const query = useQuery(
    { ...personQuery(token, [name, { query: { id } }], () => ask(id)), enabled: isAsked },
    queryClient,
  );
  const isGone = !isAsked || query.data !== undefined;
  return {
    row: listed ?? (isAsked ? query.data?.rows[0] : undefined),
    error: isGone ? gone : query.error,
    retry: () => void query.refetch(),
  };
}

const newRowsMs = 60_000;

/** How many rows a list that begins with the newest has on top by now, before the first one that was loaded. */
function useNewRows<Row extends { readonly id: number }>(
  key: readonly [CallName, ...unknown[]],
  rows: Rows<Row>,
  ask: () => Promise<Page<Row>>,
): number {
  const { token } = useUserData();
  const query = useQuery(
    {
      ...personQuery<Page<Row>>(token, [...key, "newest"], ask),
      enabled: rows !== undefined,
      // The list itself has just been asked for.
      initialData: nothingNew,
      staleTime: newRowsMs,
      refetchInterval: newRowsMs,
    },
    queryClient,
  );
  return countOnTop(query.data.rows, rows ?? []);
}

/** How many rows there are before the first one that is known: all of them, where none is. */
export function countOnTop<Row extends { readonly id: number }>(newest: readonly Row[], known: readonly Row[]): number {
  const ids = new Set(known.map(({ id }) => id));
  const first = newest.findIndex(({ id }) => ids.has(id));
  return first === -1 ? newest.length : first;
}

const nothingNew: Page<never> = { rows: [], next: null };

/**
 * A list with the row of it that is open.
 *
 * @param ask for a page of the list, or for one row by its number, whatever the list is narrowed down to
 * @param isNewestFirst whether it is looked for rows that have come on top
 */
export function useRecords<Row extends { readonly id: number }, Query extends object>(
  name: CallName,
  query: Query,
  ask: (asked: (Query & { readonly cursor: string | undefined }) | { readonly id: number }) => Promise<Page<Row>>,
  isNewestFirst = false,
): { readonly list: List<Row>; readonly opened: OpenRow<Row> } {
  const list = useList<Row>([name, query], (cursor) => ask({ ...query, cursor }));
  const newRows = useNewRows<Row>([name, query], isNewestFirst ? list.rows : undefined, () =>
    ask({ ...query, cursor: undefined }),
  );
  return { list: { ...list, newRows }, opened: useOpenRow<Row>(name, list.rows, (id) => ask({ id })) };
}

/** The row that the address opens of a list whose rows cannot be asked for one by one. */
export function useListedRow<Row extends { readonly id: string }>(
  list: Pick<List<Row>, "rows" | "error" | "retry">,
): OpenRow<Row> {
  const open = useAddress().read("open");
  const row = list.rows?.find(({ id }) => id === open);
  return { row, error: list.rows === undefined ? list.error : gone, retry: list.retry };
}

const gone = Symbol("gone");

type OpenedPanelProps<Row> = { readonly opened: OpenRow<Row>; readonly children: (row: Row) => ReactNode };

/** The panel of the row that is open, or what is in its place while it is loading, has failed or is not there. */
export function OpenedPanel<Row>({ opened: { row, error, retry }, children }: OpenedPanelProps<Row>) {
  return row === undefined ? <WaitingPanel error={error} retry={retry} /> : children(row);
}

/** In place of the panel of a row that is loading, has failed or is not there. */
export function WaitingPanel({ error, retry }: { error: unknown; retry: () => void }) {
  if (error === gone) return <GonePanel />;
  return (
    <DetailPanel heading={m.record_record()}>
      <Waiting error={error} retry={retry} />
    </DetailPanel>
  );
}

/** In place of the panel of a row that is not there. */
export function GonePanel() {
  return (
    <DetailPanel heading={m.record_record()}>
      <EmptyState text={m.record_gone()} />
    </DetailPanel>
  );
}

/** The row that takes the place of one that leaves the list: the next one, or the one before at its end. */
export function neighbourOf<Row extends { readonly id: number | string }>(
  rows: Rows<Row>,
  id: Row["id"],
): Row | undefined {
  const index = rows?.findIndex((row) => row.id === id) ?? -1;
  return index === -1 ? undefined : (rows?.[index + 1] ?? rows?.[index - 1]);
}
