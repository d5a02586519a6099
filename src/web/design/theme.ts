import { useLayoutEffect, useSyncExternalStore } from "react";

/** The page's colour in both themes, for the browser's own interface; `--page` in design/styles/tokens.css. */
export const themeColors = { light: "#fbf6ec", dark: "#10161f" } as const;

/**
 * Puts the theme on the root: the choice in `isDark`, or without one the system's. Its text is part of the inline
 * script of every document's head (app/inline-scripts.ts), so it uses nothing from outside itself.
 */
export function applyTheme(): void {
  let isDark: unknown;
  try {
    isDark = JSON.parse(localStorage.getItem("isDark") ?? "null");
  } catch {
    // Forbidden or unreadable: the system's.
  }
  const isChosen = typeof isDark === "boolean";
  const theme = (isChosen ? isDark : matchMedia("(prefers-color-scheme: dark)").matches) ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
    const own = meta.dataset.theme;
    meta.media = isChosen ? (own === theme ? "all" : "not all") : `(prefers-color-scheme: ${own})`;
  }
}

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

/** Whether the page is dark; light until hydration. */
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
    // Storage is forbidden: the choice holds for this document.
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
    for (const listener of listeners) listener();
  }
}

/** Keeps the theme on the root when the system's or another tab's changes, and when React replaces the root element. */
export function useRootTheme(): void {
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
