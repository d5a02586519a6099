import { useState } from "react";
import type { RemovedWords, UserList } from "../../../../contract/progress/lists.ts";
import { listLimits } from "../../../../domain/progress/list-limits.ts";
import { m } from "../../../i18n/generated/messages.js";
import { api } from "../../accounts/session/api.ts";
import { loadWords } from "../../lexicon/word-list-data.ts";
import { useLocale } from "../../page/use-page.ts";
import { addToList, changeOwnList, removeFromList } from "../../progress/lists/own-lists.ts";
import type { BarChange, ListOwner } from "../selection-actions.tsx";

/** Removes words from an own list; undo restores them with their places, counts and scenes. */
export function useRemoval(own: UserList | undefined, reload: () => void): ListOwner | undefined {
  const locale = useLocale();
  const [change, setChange] = useState<BarChange>();
  if (own === undefined) return undefined;
  const { id, url } = own;

  async function readOrder(): Promise<number[]> {
    const words = await loadWords({ client: api, locale }, { kind: "shared", id: url });
    return words.map((word) => word.id);
  }

  async function onRemove(wordIds: readonly number[]) {
    const order = await readOrder();
    const rows = await removeFromList(id, wordIds);
    const removal: BarChange = {
      id: wordIds.join(),
      text: m.list_removed({ count: wordIds.length }),
      onUndo: () => putBack(rows, order).catch(() => setChange({ ...removal, text: m.coverage_failed() })),
      onDismiss: () => setChange(undefined),
    };
    setChange(removal);
    reload();
  }

  async function putBack(rows: RemovedWords["rows"], order: readonly number[]) {
    for (let at = 0; at < rows.length; at += listLimits.rowsPerCall) {
      await addToList(id, { rows: rows.slice(at, at + listLimits.rowsPerCall) });
    }
    await changeOwnList(api.call("WordList/ReorderList", { body: { id, wordIds: order } }));
    setChange(undefined);
    reload();
  }

  return { onRemove, change };
}
