import { useSyncExternalStore } from "react";

/** What one sets once for a whole visit, not for each list anew. */
export type ListSettings = { readonly hidesKnown: boolean; readonly isCovered: boolean };

const storageKey = "wordListSettings";
const unset: ListSettings = { hidesKnown: false, isCovered: false };

const listeners = new Set<() => void>();
let current: ListSettings | undefined;

/** As they were set in any list of this visit; unset until the page has come to life. */
export function useListSettings(): ListSettings {
  return useSyncExternalStore(subscribe, read, () => unset);
}

export function changeListSettings(change: Partial<ListSettings>): void {
  current = { ...read(), ...change };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Full or forbidden: the settings end with this document.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): ListSettings {
  current ??= stored();
  return current;
}

/** What cannot be read counts as not set. */
function stored(): ListSettings {
  try {
    const kept: Partial<ListSettings> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return { hidesKnown: kept?.hidesKnown === true, isCovered: kept?.isCovered === true };
  } catch {
    return unset;
  }
}
