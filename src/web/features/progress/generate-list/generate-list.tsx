import { type ComponentType, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { loadPart } from "../../page/load-part.ts";
import type { GenerateDialogProps } from "./generate-dialog.tsx";
import type { ListSource } from "./wanted-list.ts";

type GenerateListProps = {
  readonly text?: string;
  /** What the dialog begins with. */
  readonly source?: ListSource;
};

/** The button that generates a list, for visitors too; its dialog is loaded on the first click. */
export function GenerateList({ text = m.generate_open(), source = "titles" }: GenerateListProps) {
  const [Dialog, setDialog] = useState<ComponentType<GenerateDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function open() {
    setHasFailed(false);
    try {
      const { GenerateDialog } = await loadPart(() => import("./generate-dialog.tsx"));
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
        {text}
      </Button>
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
      {/* Away from what surrounds the button, whose styles are not the dialog's. */}
      {Dialog &&
        createPortal(<Dialog source={source} isOpen={isOpen} onClose={() => setIsOpen(false)} />, document.body)}
    </div>
  );
}
