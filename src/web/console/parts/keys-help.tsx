import { useState } from "react";
import { Dialog } from "../../design/dialog.tsx";
import { m } from "../messages.ts";
import styles from "./parts.module.css";
import { usePageKeys } from "./use-page-keys.ts";

const keys = [
  ["j ↓", "next"],
  ["k ↑", "previous"],
  ["Enter", "open"],
  ["Esc", "close"],
  ["/", "search"],
  ["Ctrl K ⌘K", "palette"],
  ["?", "help"],
] as const;

/** The keys of tables and panels; `?` shows them. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  usePageKeys(({ key }) => {
    if (key === "?") setOpen(true);
  });
  if (!isOpen) return null;
  return (
    <Dialog isOpen closeLabel={m.common_close()} heading={m.common_keys_heading()} onClose={() => setOpen(false)}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={does}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{m[`common_keys_${does}` as const]()}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
