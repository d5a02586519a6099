import { useLayoutEffect, useSyncExternalStore } from "react";
import { applyTheme, markPerson } from "../../app/before-paint.ts";
import { userDataStore } from "../../features/accounts/session/use-user-data.ts";

const listeners = new Set<() => void>();
const isDarkNow = () => document.documentElement.dataset.theme === "dark";

function refresh() {
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page is dark; light until the browser has taken over. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDarkNow, () => false);
}

/** Chooses the other theme, for this and every later document. */
export function switchTheme(): void {
  const isDark = !isDarkNow();
  try {
    localStorage.setItem("isDark", String(isDark));
    refresh();
  } catch {
    // Forbidden: the choice holds for this document.
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    for (const listener of listeners) listener();
  }
}

/**
 * Keeps on the root what the script in the head put there: through changes of the system and of other tabs, and when
 * the document is drawn anew, as it is for an error screen.
 */
export function useRootMarks(): void {
  useLayoutEffect(() => {
    const person = userDataStore();
    const mark = () => markPerson(person.get());
    mark();
    // Not by the hook: it says nobody until the page has been taken over, and that would be painted.
    return person.subscribe(mark);
  }, []);
  useLayoutEffect(() => {
    refresh();
    const system = matchMedia("(prefers-color-scheme: dark)");
    const onStorage = ({ key }: StorageEvent) => {
      if (key === "isDark" || key === null) refresh();
    };
    system.addEventListener("change", refresh);
    window.addEventListener("storage", onStorage);
    return () => {
      system.removeEventListener("change", refresh);
      window.removeEventListener("storage", onStorage);
    };
  }, []);
}
