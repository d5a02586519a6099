import { useSyncExternalStore } from "react";

export type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A text under one key of local or session storage. */
export type StoredText = {
  /** Null where there is none, or none may be read. */
  get(): string | null;
  /** In memory until the document is left where storage is full or not allowed; null removes it. */
  set(text: string | null): void;
  /** Calls the listener after each change of another tab; returns what ends that. */
  subscribe(listener: () => unknown): () => void;
  /** Calls all listeners. */
  tell(): void;
};

export type Stored<Value> = {
  /** The same object until something changes. */
  get(): Value;
  /** Replaces the value by one made of the newest, also where another tab's change is not told yet. */
  update(change: (now: Value) => Value): void;
  remove(): void;
  /** Calls the listener after each change, those of other tabs included; returns what ends that. */
  subscribe(listener: () => unknown): () => void;
};

/**
 * @param area asked for at each use: a browser may forbid even to name it
 * @param target what hears of other tabs' changes
 */
export function createStoredText(
  key: string,
  area: () => StorageArea = () => window.localStorage,
  target: EventTarget | undefined = globalThis.window,
): StoredText {
  const listeners = new Set<() => unknown>();
  /** What storage refused to take. */
  let refused: string | null = null;

  function tell() {
    for (const listener of listeners) listener();
  }

  target?.addEventListener("storage", (event) => {
    const change = event as StorageEvent;
    // No key: all were removed.
    if ((change.key ?? key) !== key) return;
    if (change.newValue === null) refused = null;
    tell();
  });

  return {
    get() {
      try {
        return refused ?? area().getItem(key);
      } catch {
        return null;
      }
    },
    set(text) {
      refused = null;
      try {
        if (text === null) area().removeItem(key);
        else area().setItem(key, text);
      } catch {
        refused = text;
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell,
  };
}

/**
 * A value as JSON under one key of storage.
 *
 * @param parse makes a value of whatever JSON is stored, null where nothing is or it cannot be read
 */
export function createStored<Value>(
  key: string,
  parse: (json: unknown) => Value,
  area?: () => StorageArea,
  target?: EventTarget,
): Stored<Value> {
  const stored = createStoredText(key, area, target);
  /** What storage had when the value was read or written; undefined before. */
  let text: string | null | undefined;
  let value!: Value;

  function read(): Value {
    const now = stored.get();
    if (text !== now) {
      text = now;
      value = parse(parseJson(now));
    }
    return value;
  }

  function set(newText: string | null, newValue: Value) {
    text = newText;
    value = newValue;
    stored.set(text);
    stored.tell();
  }

  stored.subscribe(read);

  return {
    // Storage is not read for each rendering: its changes are told.
    get: () => (text === undefined ? read() : value),
    update(change) {
      const before = text;
      const now = read();
      const next = change(now);
      if (next !== now) set(JSON.stringify(next), next);
      // Another tab's change was read before its event has come.
      else if (before !== text) stored.tell();
    },
    remove: () => set(null, parse(null)),
    subscribe: stored.subscribe,
  };
}

/** The stored value in a component; `unset` on the server and until the page is hydrated. */
export function useStored<Value>(stored: Pick<Stored<Value>, "get" | "subscribe">, unset: Value): Value {
  return useSyncExternalStore(stored.subscribe, stored.get, () => unset);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
