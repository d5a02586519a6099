import { createPortal } from "react-dom";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { late } from "../../page/late.ts";
import { useLateDialog } from "../../page/load-asked.ts";
import type { AddToListDialogProps } from "./add-to-list-dialog.tsx";

const dialog = late(() => import("./add-to-list-dialog.tsx"));

type AddToListProps = Pick<AddToListDialogProps, "selected" | "listName"> & {
  readonly className: string | undefined;
  /** The dialog could not be loaded. */
  readonly onFailure: () => void;
};

/** A button that adds words to one of the user's lists; its dialog is loaded on the first click. */
export function AddToList({ className, onFailure, ...words }: AddToListProps) {
  const { Dialog, isOpen, open, close } = useLateDialog(dialog, onFailure);

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        <Icon name="list" />
        {m.list_add_to()}
      </button>
      {/* Outside the bar, which is always dark. */}
      {Dialog && createPortal(<Dialog {...words} isOpen={isOpen} onClose={close} />, document.body)}
    </>
  );
}
