import { useState } from "react";
import { useTexts } from "../language.ts";
import { commonTexts } from "./common-texts.ts";
import { ConsoleDialog } from "./console-dialog.tsx";
import { usePageKeys } from "./use-page-keys.ts";

const keys = [
  ["j ↓", "next"],
  ["k ↑", "previous"],
  ["Enter", "open"],
  ["Esc", "close"],
  ["/", "search"],
  ["?", "help"],
] as const;

/** The keys of tables and panels; `?` shows them. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  const t = useTexts(commonTexts);
  usePageKeys(({ key }) => {
    if (key === "?") setOpen(true);
  });
  if (!isOpen) return null;
  return (
    <ConsoleDialog heading={t.keysHeading} onClose={() => setOpen(false)}>
      <dl className="keys">
        {keys.map(([key, does]) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t.keys[does]}</dd>
          </div>
        ))}
      </dl>
    </ConsoleDialog>
  );
}
