import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../design/button.tsx";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { late } from "../../page/late.ts";
import { useLateDialog } from "../../page/load-asked.ts";

const dialog = late(() => import("./generate-dialog.tsx"));

/** The button that generates a list, for visitors too; its dialog is loaded on the first click. */
export function GenerateList() {
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
        {m.generate_open()}
      </Button>
      <p role="alert">{hasFailed && m.coverage_failed()}</p>
      {/* Away from what surrounds the button, whose styles are not the dialog's. */}
      {Dialog && createPortal(<Dialog isOpen={isOpen} onClose={close} />, document.body)}
    </div>
  );
}
