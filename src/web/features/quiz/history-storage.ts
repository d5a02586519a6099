const storageKey = "history";

/** What local storage refused to take; it is there until the document is left. */
let inMemory: string | undefined;

/** The text under `history`; null where there is none. */
export function readHistory(): string | null {
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Stores the text under `history`; in memory where local storage is full or not allowed. */
export function writeHistory(text: string): void {
  inMemory = undefined;
  try {
    window.localStorage.setItem(storageKey, text);
  } catch {
    inMemory = text;
  }
}

/** Calls the listener when another tab has changed `history`; returns what removes it. */
export function onHistoryChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
