import { useState } from "react";
import { createPortal } from "react-dom";
import { m } from "../../../i18n/generated/messages.js";
import { late } from "../../page/late.ts";
import { useLateDialog } from "../../page/load-asked.ts";
import type { ExportDialogProps } from "./export-dialog.tsx";

const dialog = late(() => import("./export-dialog.tsx"));

/** Makes a file of a list, or of the memory, for other programs; its dialog is loaded on the first click. */
export function ExportButton({ source }: Pick<ExportDialogProps, "source">) {
  const [hasFailed, setHasFailed] = useState(false);
  const { Dialog, isOpen, open, close } = useLateDialog(dialog, () => setHasFailed(true));
  return (
    <div>
      <button type="button" className="button" data-kind="quiet" aria-haspopup="dialog" onClick={open}>
        {source === "memory" ? m.export_dialog_open_memory() : m.export_dialog_open()}
      </button>
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
      {Dialog && createPortal(<Dialog source={source} isOpen={isOpen} onClose={close} />, document.body)}
    </div>
  );
}
