import { useSyncExternalStore } from "react";

/** Settings for all lists of a visit. */
export type ListSettings = { readonly hidesKnown: boolean; readonly isCovered: boolean };

const storageKey = "wordListSettings";
const unset: ListSettings = { hidesKnown: false, isCovered: false };

const listeners = new Set<() => void>();
let current: ListSettings | undefined;

/** The settings of this visit; unset until the page is hydrated. */
export function useListSettings(): ListSettings {
  return useSyncExternalStore(subscribe, read, () => unset);
}

export function changeListSettings(change: Partial<ListSettings>): void {
  current = { ...read(), ...change };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Storage is full or not available: the settings end with this document.
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

/** Unset where they cannot be read. */
function stored(): ListSettings {
  try {
    const kept: Partial<ListSettings> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    return { hidesKnown: kept?.hidesKnown === true, isCovered: kept?.isCovered === true };
  } catch {
    return unset;
  }
}
