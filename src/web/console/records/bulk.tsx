import { useState } from "react";
import { m } from "../messages.ts";
import { useFormats } from "../parts/formats.ts";
import { showDone, showFailure } from "../parts/toasts.tsx";
import { usePageKeys } from "../parts/use-page-keys.ts";
import styles from "./records.module.css";

/** What is done to all rows that were chosen, and taken back for all of them at once. */
export type BulkAction<Row> = {
  readonly id: string;
  /** Of its button. */
  readonly text: string;
  /** The rows that it is of; others are left as they are. */
  readonly fits: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
  readonly undo: (row: Row) => Promise<unknown>;
  /** What was done, with how many. */
  readonly done: (count: string) => string;
};

export type Bulk<Row> = {
  readonly actions: readonly BulkAction<Row>[];
  /** Asks anew for what has changed. */
  readonly refresh: () => Promise<unknown>;
};

/** Which rows are chosen. */
export type Selection = {
  readonly keys: ReadonlySet<string>;
  toggle(key: string): void;
  toggleAll(): void;
  clear(): void;
};

/** As many as are taken back before the mails of the first are sent. */
const mostAtOnce = 100;

const focusedKey = () => document.activeElement?.closest("tr")?.dataset.key;

/** The choice of rows of a list: by their boxes, and `x` for the focused one. What left the list is not chosen. */
export function useSelection(shown: readonly string[], isOn: boolean): Selection | undefined {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const keys = new Set(shown.filter((key) => chosen.has(key)));
  const toggle = (key: string) => {
    if (!keys.delete(key) && keys.size < mostAtOnce) keys.add(key);
    setChosen(keys);
  };
  usePageKeys(({ key }) => {
    const focused = focusedKey();
    if (isOn && key === "x" && focused !== undefined) toggle(focused);
  });
  if (!isOn) return undefined;
  const all = shown.slice(0, mostAtOnce);
  return {
    keys,
    toggle,
    toggleAll: () => setChosen(new Set(all.every((key) => keys.has(key)) ? [] : all)),
    clear: () => setChosen(new Set()),
  };
}

/** One after the other: who is refused is told of, and the others are done. */
async function runAll<Row>(rows: readonly Row[], act: (row: Row) => Promise<unknown>) {
  const done: Row[] = [];
  const errors: unknown[] = [];
  for (const row of rows) {
    try {
      await act(row);
      done.push(row);
    } catch (error) {
      errors.push(error);
    }
  }
  return { done, errors };
}

type BulkBarProps<Row> = {
  readonly bulk: Bulk<Row>;
  /** The rows that are chosen. */
  readonly rows: readonly Row[];
  readonly selection: Selection;
};

/** What can be done with the chosen rows: at the foot of the window, where a thumb reaches it. */
export function BulkBar<Row>({ bulk, rows, selection }: BulkBarProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const formats = useFormats();
  if (rows.length === 0) return null;

  async function start(action: BulkAction<Row>) {
    setBusy(true);
    const { done, errors } = await runAll(rows.filter(action.fits), action.run);
    await bulk.refresh();
    setBusy(false);
    selection.clear();
    if (errors.length > 0) showFailure(m.record_bulk_failed({ count: formats.number(errors.length) }));
    if (done.length === 0) return;
    showDone(action.done(formats.number(done.length)), async () => {
      const { errors: kept } = await runAll(done, action.undo);
      await bulk.refresh();
      if (kept.length > 0) throw kept[0];
    });
  }

  return (
    <section className={styles.bulkBar} aria-label={m.record_bulk()}>
      <b>{m.record_chosen({ count: formats.number(rows.length) })}</b>
      {bulk.actions
        .filter(({ fits }) => rows.some(fits))
        .map((action) => (
          <button
            key={action.id}
            type="button"
            className="button"
            data-kind="secondary"
            disabled={isBusy}
            onClick={() => void start(action)}
          >
            {action.text}
          </button>
        ))}
      <button type="button" className="button" data-kind="quiet" onClick={selection.clear}>
        {m.common_cancel()}
      </button>
    </section>
  );
}
