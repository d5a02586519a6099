import { useId, useState } from "react";
import { m } from "../../../i18n/generated/messages.js";
import { late, useLoaded } from "../../page/late.ts";
import type { ScriptKey } from "./read-script.ts";
import styles from "./script.module.css";

const panel = late(() => import("./script-panel.tsx"));

type ScriptProps = ScriptKey & {
  /** What is said before the button. */
  readonly note?: string;
};

/** The script of a title that nobody has filmed, to be read and heard; it is loaded when it is opened. */
export function Script({ note, ...props }: ScriptProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useLoaded(isOpen, panel);
  return (
    <div className={styles.script}>
      <p className="note">
        {note}{" "}
        <button
          type="button"
          className="link-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {m.script_open()}
        </button>
      </p>
      <div id={id}>{isOpen && Panel && <Panel {...props} />}</div>
    </div>
  );
}
