import { type ComponentType, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import type { GenerateDialogProps } from "./generate-dialog.tsx";

/** The button that generates a list, for visitors too; its dialog is loaded on the first click. */
export function GenerateList() {
  const [Dialog, setDialog] = useState<ComponentType<GenerateDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    setHasFailed(false);
    try {
      const { GenerateDialog } = await import("./generate-dialog.tsx");
      setDialog(() => GenerateDialog);
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <div>
      <Button kind="secondary" aria-haspopup="dialog" onClick={open}>
        <Icon name="plus" />
        {m.generate_open()}
      </Button>
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
      {/* Away from what surrounds the button, whose styles are not the dialog's. */}
      {Dialog && createPortal(<Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} />, document.body)}
    </div>
  );
}
