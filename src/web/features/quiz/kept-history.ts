const storageKey = "history";

/** What local storage did not take: it holds for this document. */
let inMemory: string | undefined;

/** The text under `history`, or what was kept in memory in its stead; null where there is neither. */
export function keptHistory(): string | null {
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Keeps the text under `history`; where local storage is full or forbidden, in memory. */
export function keepHistory(text: string): void {
  inMemory = undefined;
  try {
    window.localStorage.setItem(storageKey, text);
  } catch {
    inMemory = text;
  }
}

/** Tells of what other tabs write there; answers what ends the telling. */
export function onHistoryElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
