import type { ReactNode } from "react";
import { Icon } from "../../../design/icon.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { late, useLoaded } from "../../page/late.ts";
import { Missing } from "../../page/missing.ts";
import type { BarChange, SelectionBarProps } from "../selection-actions.tsx";
import styles from "./selection-bar.module.css";

/** Loaded with the first word that is selected. */
const selectionActions = late(() => import("../selection-actions.tsx"));

/** At the bottom of the screen while words are selected or a change can be undone. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, change } = props;
  const count = selected.size;
  const Actions = useLoaded(count > 0, selectionActions, Missing);
  return (
    <Bar text={count > 0 ? m.words_selected({ count }) : change?.text}>
      {count > 0 && Actions && <Actions {...props} />}
      {count === 0 && change && <ChangeActions key={change.id} change={change} />}
    </Bar>
  );
}

/** The same for a list whose words were all removed. */
export function ChangeBar({ change }: { change: BarChange | undefined }) {
  return <Bar text={change?.text}>{change && <ChangeActions key={change.id} change={change} />}</Bar>;
}

/** Hidden without a text. */
function Bar({ text, children }: { text: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.bar} data-shown={text !== undefined}>
      <p role="status" className={styles.count}>
        {text}
      </p>
      {children}
    </div>
  );
}

function ChangeActions({ change: { onUndo, onDismiss } }: { change: BarChange }) {
  return (
    <div className={styles.actions}>
      <button ref={takeLostFocus} type="button" className={`${styles.action} ${styles.undo}`} onClick={onUndo}>
        <Icon name="arrow" />
        {m.words_undo()}
      </button>
      <button type="button" className={styles.action} onClick={onDismiss}>
        <Icon name="close" />
        {m.words_dismiss()}
      </button>
    </div>
  );
}

/** The focused element may be gone: a button of the bar, or a row that is hidden now. */
function takeLostFocus(button: HTMLButtonElement | null) {
  const active = document.activeElement;
  if (active === null || active === document.body || active.closest("[hidden]")) button?.focus();
}
