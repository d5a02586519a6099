import { type ComponentType, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { loadPart } from "../../page/load-part.ts";
import type { AddToListDialogProps } from "./add-to-list-dialog.tsx";

type AddToListProps = Pick<AddToListDialogProps, "selected" | "listName"> & {
  readonly className: string | undefined;
  /** The dialog could not be loaded. */
  readonly onFailure: () => void;
};

/** A button that adds words to one of the user's lists; its dialog is loaded on the first click. */
export function AddToList({ className, onFailure, ...words }: AddToListProps) {
  const [Dialog, setDialog] = useState<ComponentType<AddToListDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      const { AddToListDialog } = await loadPart(() => import("./add-to-list-dialog.tsx"));
      setDialog(() => AddToListDialog);
      setIsOpen(true);
    } catch {
      onFailure();
    }
  }

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        <Icon name="list" />
        {m.list_add_to()}
      </button>
      {/* Outside the bar, which is always dark. */}
      {Dialog && createPortal(<Dialog {...words} isOpen={isOpen} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
