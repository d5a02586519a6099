import parts from "../parts/parts.module.css";
import { usePageKeys } from "../parts/use-page-keys.ts";
import { neighbourOf } from "./open-row.tsx";
import styles from "./records.module.css";
import { useAddress } from "./use-address.ts";

type DecisionButtonsProps<Decision extends string> = {
  readonly textOf: (decision: Decision) => string;
  readonly decisions: readonly Decision[];
  /** The one that has been taken, which cannot be taken again. */
  readonly current?: Decision;
  readonly onDecide: (decision: Decision) => void;
};

/** Buttons that decide on the open row, numbered by the keys of `useDecisions`. */
export function DecisionButtons<Decision extends string>(props: DecisionButtonsProps<Decision>) {
  const { textOf, decisions, current, onDecide } = props;
  return (
    <div className={parts.panelActions}>
      {decisions.map((decision, index) => (
        <button
          key={decision}
          type="button"
          className="button"
          data-kind="secondary"
          aria-keyshortcuts={String(index + 1)}
          disabled={decision === current}
          onClick={() => onDecide(decision)}
        >
          <span className={styles.key} aria-hidden="true">
            {index + 1}
          </span>
          {textOf(decision)}
        </button>
      ))}
    </div>
  );
}

type Undo = () => Promise<unknown>;

type Decisions<Row, Decision> = {
  readonly rows: readonly Row[] | undefined;
  /** The open row, where it has been loaded. */
  readonly opened: Row | undefined;
  readonly decisions: readonly Decision[];
  readonly canDecide: (row: Row, decision: Decision) => boolean;
  /** @param undo takes back what was done before, where a button hands it in */
  readonly act: (row: Row, decision: Decision, undo?: Undo) => void;
};

/**
 * Reviewing a list: the keys 1 to 9 decide on the open row or the focused one, and its neighbour takes its place.
 *
 * @returns what decides in the same way by a button
 */
export function useDecisions<Row extends { readonly id: number | string }, Decision>({
  rows,
  opened,
  decisions,
  canDecide,
  act,
}: Decisions<Row, Decision>): (row: Row, decision: Decision, undo?: Undo) => void {
  const { read, change } = useAddress();
  const isOpen = read("open") !== undefined;

  function decide(row: Row, decision: Decision, undo?: Undo) {
    if (!canDecide(row, decision)) return;
    const next = neighbourOf(rows, row.id);
    act(row, decision, undo);
    if (isOpen) change({ open: next?.id });
    else document.querySelector<HTMLElement>(`tr[data-key="${next?.id}"] [data-row-link]`)?.focus();
  }

  usePageKeys(({ key }) => {
    const decision = /^[1-9]$/.test(key) ? decisions[Number(key) - 1] : undefined;
    const focused = document.activeElement?.closest("tr")?.dataset.key;
    const row = isOpen ? opened : rows?.find(({ id }) => String(id) === focused);
    if (decision !== undefined && row !== undefined) decide(row, decision);
  });

  return decide;
}
