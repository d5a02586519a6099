import { type ReactNode, useRef } from "react";
import { Dialog } from "../../design/dialog.tsx";
import { useWindowEvent } from "../../design/use-window-event.ts";
import { m } from "../messages.ts";
import { askBeforeLosing, hasUnsaved } from "./unsaved.ts";

type FormDialogProps = { readonly heading: string; readonly onClose: () => void; readonly children: ReactNode };

/** A dialog with a form: Escape, its close button and a click outside ask before what was typed is lost. */
export function FormDialog({ heading, onClose, children }: FormDialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const lastField = useRef<HTMLElement>(null);
  useWindowEvent("focusin", ({ target }) => {
    if (target instanceof HTMLElement && content.current?.contains(target)) lastField.current = target;
  });

  async function close() {
    if (!hasUnsaved()) return onClose();
    // The browser has closed it; it stays open behind the question.
    content.current?.closest("dialog")?.showModal();
    lastField.current?.focus();
    if (await askBeforeLosing()) onClose();
  }

  return (
    <Dialog isOpen closeLabel={m.common_close()} heading={heading} onClose={() => void close()}>
      <div ref={content} style={{ display: "contents" }}>
        {children}
      </div>
    </Dialog>
  );
}
