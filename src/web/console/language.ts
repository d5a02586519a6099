import { useSyncExternalStore } from "react";

/** The console has a language switch of its own; its document is in the site's first language. */
export const consoleLanguages = ["tr", "en"] as const;

export type ConsoleLanguage = (typeof consoleLanguages)[number];

const storageKey = "consoleLanguage";
const listeners = new Set<() => void>();
let current: ConsoleLanguage | undefined;

export function consoleLanguage(): ConsoleLanguage {
  current ??= readStored();
  return current;
}

function readStored(): ConsoleLanguage {
  try {
    return localStorage.getItem(storageKey) === "en" ? "en" : "tr";
  } catch {
    return "tr";
  }
}

export function setConsoleLanguage(language: ConsoleLanguage): void {
  current = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Forbidden: the choice holds for this document.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsoleLanguage(): ConsoleLanguage {
  return useSyncExternalStore(subscribe, consoleLanguage, consoleLanguage);
}

type Texts<Content> = Readonly<Record<ConsoleLanguage, Content>>;

/**
 * Texts of the console, in both languages with the same keys; a text with values is a function. They are not in the
 * messages of src/web/i18n, whose built files have one language each: that of the document.
 */
export function inBoth<Content>(tr: Content, en: NoInfer<Content>): Texts<Content> {
  return { tr, en };
}

export function useTexts<Content>(texts: Texts<Content>): Content {
  return texts[useConsoleLanguage()];
}
