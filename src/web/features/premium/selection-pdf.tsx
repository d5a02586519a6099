import { createPortal } from "react-dom";
import { Icon } from "../../design/icon.tsx";
import { useUserData } from "../accounts/session/use-user-data.ts";
import { late } from "../page/late.ts";
import { useLateDialog } from "../page/load-asked.ts";
import type { SelectionPdfDialogProps } from "./selection-pdf-dialog.tsx";

const dialog = late(() => import("./selection-pdf-dialog.tsx"));

type SelectionPdfProps = Pick<SelectionPdfDialogProps, "selected" | "source"> & {
  readonly className: string | undefined;
  /** The dialog could not be loaded. */
  readonly onFailure: () => void;
};

/** A button that makes a PDF of words, for premium members alone; its dialog is loaded on the first click. */
export function SelectionPdf({ className, onFailure, ...words }: SelectionPdfProps) {
  const { isPremium } = useUserData();
  const { Dialog, isOpen, open, close } = useLateDialog(dialog, onFailure);

  if (isPremium !== true) return null;
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        <Icon name="download" />
        PDF
      </button>
      {/* Outside the bar, which is always dark. */}
      {Dialog && createPortal(<Dialog {...words} isOpen={isOpen} onClose={close} />, document.body)}
    </>
  );
}
