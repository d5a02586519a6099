import { useSyncExternalStore } from "react";
import { IconButton } from "../../design/button.tsx";
import { Icon } from "../../design/icon.tsx";
import { problemText } from "../api.ts";
import { m } from "../messages.ts";
import styles from "./parts.module.css";

type Toast = {
  readonly id: number;
  readonly text: string;
  readonly isError: boolean;
  readonly undo?: (() => Promise<unknown>) | undefined;
};

const shownMs = 8_000;
const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let lastId = 0;

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remove(id: number) {
  set(toasts.filter((toast) => toast.id !== id));
}

function add(toast: Omit<Toast, "id">): void {
  lastId += 1;
  const id = lastId;
  // Three at most: more would cover what one works on.
  set([...toasts.slice(-2), { ...toast, id }]);
  window.setTimeout(() => remove(id), shownMs);
}

/** Says what a change has done. With `undo` it has a button that takes it back. */
export function showDone(text: string, undo?: () => Promise<unknown>): void {
  add({ text, isError: false, undo });
}

/** Says why something could not be done that has no place of its own for it: an error of a call, or a sentence. */
export function showFailure(error: unknown): void {
  add({ text: typeof error === "string" ? error : problemText(error), isError: true });
}

async function runUndo({ id, undo }: Toast): Promise<void> {
  remove(id);
  try {
    await undo?.();
    add({ text: m.common_undone(), isError: false });
  } catch (error) {
    showFailure(error);
  }
}

/** Where toasts appear: at the foot of the screen. Screen readers announce them. */
export function ToastArea() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <div className={styles.toasts} role="status">
      {shown.map((toast) => (
        <p key={toast.id} className={`${styles.toast} always-dark`} data-error={toast.isError}>
          <Icon name={toast.isError ? "warning" : "check"} />
          <span>{toast.text}</span>
          {toast.undo !== undefined && (
            <button type="button" className="button" data-kind="quiet" onClick={() => void runUndo(toast)}>
              {m.common_undo()}
            </button>
          )}
          <IconButton icon="close" label={m.common_close()} onClick={() => remove(toast.id)} />
        </p>
      ))}
    </div>
  );
}
