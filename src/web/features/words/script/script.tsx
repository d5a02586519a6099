import { useId, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { late, useLoaded } from "../../page/late.ts";
import type { ScriptKey } from "./read-script.ts";
import styles from "./script.module.css";

const panel = late(() => import("./script-panel.tsx"));

/** The script of a title that nobody has filmed, to be read and heard; it is loaded when it is opened. */
export function Script(props: ScriptKey) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useLoaded(isOpen, panel);
  return (
    <div className={styles.script}>
      <p>
        <Button kind="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {m.script_open()}
        </Button>
      </p>
      <div id={id}>{isOpen && Panel && <Panel {...props} />}</div>
    </div>
  );
}
