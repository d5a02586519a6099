import type { ReactNode } from "react";
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
      {count === 0 && <Change change={change} />}
    </Bar>
  );
}

/** The same for a list whose words were all removed. */
export function ChangeBar({ change }: { change: BarChange | undefined }) {
  return (
    <Bar text={change?.text}>
      <Change change={change} />
    </Bar>
  );
}

/** Loaded with the first change. */
const changeActions = late(() => import("../change-actions.tsx"));

function Change({ change }: { change: BarChange | undefined }) {
  const Actions = useLoaded(change !== undefined, changeActions, Missing);
  return change && Actions && <Actions key={change.id} change={change} />;
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
