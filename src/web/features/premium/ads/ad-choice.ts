import { useSyncExternalStore } from "react";
import { markAds } from "./mark-ads.ts";

/** Whether this browser's user agreed to advertisements, and when they said so. */
export type AdChoice = { readonly isAccepted: boolean; readonly date: string };

const storageKey = "adConsent";

type ChoiceStorage = Pick<Storage, "getItem" | "setItem">;

export function createAdChoiceStore(storage: () => ChoiceStorage, target?: EventTarget) {
  const listeners = new Set<() => void>();
  let current: { readonly choice: AdChoice | undefined } | undefined;

  function notify() {
    for (const listener of listeners) listener();
  }

  target?.addEventListener("storage", (event) => {
    const { key } = event as StorageEvent;
    if (key !== storageKey && key !== null) return;
    current = undefined;
    notify();
  });

  return {
    /** Undefined before the first choice. */
    get(): AdChoice | undefined {
      current ??= { choice: read(storage) };
      return current.choice;
    },
    choose(isAccepted: boolean, now: Date): void {
      const choice = { isAccepted, date: now.toISOString() };
      current = { choice };
      try {
        storage().setItem(storageKey, JSON.stringify(choice));
      } catch {
        // Full or forbidden: it holds for this document.
      }
      notify();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(storage: () => ChoiceStorage): AdChoice | undefined {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return undefined;
    const { isAccepted, date }: { readonly [Key in keyof AdChoice]?: unknown } = stored;
    return typeof isAccepted === "boolean" && typeof date === "string" ? { isAccepted, date } : undefined;
  } catch {
    return undefined;
  }
}

let store: ReturnType<typeof createAdChoiceStore> | undefined;

/** The one store of this document; only to be called in the browser. */
export function adChoiceStore() {
  if (store === undefined) {
    const created = createAdChoiceStore(() => window.localStorage, window);
    created.subscribe(() => markAds(created.get()));
    store = created;
  }
  return store;
}

export function useAdChoice(): AdChoice | undefined {
  return useSyncExternalStore(
    (listener) => adChoiceStore().subscribe(listener),
    () => adChoiceStore().get(),
    () => undefined,
  );
}
