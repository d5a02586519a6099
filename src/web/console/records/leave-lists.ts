import type { CallName } from "../../../contract/calls.ts";
import { queryClient } from "../../features/accounts/session/queries.ts";

type Loaded = { readonly rows: readonly { readonly id: number | string }[] };

/** How many rows of a list are being dealt with. */
const underWay = new Map<CallName, number>();

/**
 * Takes a row from all lists of a call while it is dealt with, so that a reviewer can go on at once. They are asked anew
 * when the last of several has been answered: an answer in between would bring back those that are under way.
 *
 * @param refreshLists asks for what has changed; a row that was refused is back then
 */
export async function leaveLists(
  name: CallName,
  id: number | string,
  act: () => Promise<void>,
  refreshLists: () => Promise<void>,
): Promise<void> {
  const count = (change: 1 | -1) => {
    const left = (underWay.get(name) ?? 0) + change;
    underWay.set(name, left);
    return left;
  };
  count(1);
  try {
    await queryClient.cancelQueries({ queryKey: [name] });
    queryClient.setQueriesData<Loaded>(
      { queryKey: [name] },
      (list) => list && { ...list, rows: list.rows.filter((row) => row.id !== id) },
    );
    await act();
  } finally {
    if (count(-1) === 0) await refreshLists();
  }
}
