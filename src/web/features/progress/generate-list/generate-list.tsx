import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { late } from "../../page/late.ts";
import { useLateDialog } from "../../page/load-asked.ts";
import type { ListSource } from "./wanted-list.ts";

const dialog = late(() => import("./generate-dialog.tsx"));

type GenerateListProps = {
  readonly text?: string;
  /** What the dialog begins with. */
  readonly source?: ListSource;
};

/** The button that generates a list, for visitors too; its dialog is loaded on the first click. */
export function GenerateList({ text = m.generate_open(), source = "titles" }: GenerateListProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { Dialog, isOpen, open, close } = useLateDialog(dialog, () => setHasFailed(true));

  return (
    <div>
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setHasFailed(false);
          void open();
        }}
      >
        <Icon name="plus" />
        {text}
      </Button>
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
      {/* Away from what surrounds the button, whose styles are not the dialog's. */}
      {Dialog && createPortal(<Dialog source={source} isOpen={isOpen} onClose={close} />, document.body)}
    </div>
  );
}
