import { useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { setKnown } from "../../progress/known/known-words.ts";
import type { BarChange, ListOwner } from "../word-list/list-owner.ts";

/** Takes words off the known list, and back onto it; `gone` are those that were taken while the list was here. */
export function useKnownRemoval(): { readonly gone: ReadonlySet<number>; readonly owner: ListOwner } {
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [change, setChange] = useState<BarChange>();

  async function onRemove(ids: readonly number[]) {
    const changed = setKnown(ids, false);
    // What the account knows has not come to this browser yet.
    if (changed.length === 0) throw new Error("these words are not known here");
    const before = gone;
    setGone(new Set([...gone, ...changed]));
    setChange({
      id: changed.join(),
      text: m.words_marked_unknown({ count: changed.length }),
      onUndo() {
        setKnown(changed, true);
        setGone(before);
        setChange(undefined);
      },
      onDismiss: () => setChange(undefined),
    });
  }

  return { gone, owner: { onRemove, change } };
}
