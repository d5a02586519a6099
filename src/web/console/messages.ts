import { useSyncExternalStore } from "react";

/** The console has a language switch of its own; its document is in the site's first language. */
export const consoleLanguages = ["tr", "en"] as const;

export type ConsoleLanguage = (typeof consoleLanguages)[number];

type Compiled = typeof import("../i18n/generated-console/messages/tr.js");

/** The compiler asks for an empty object where a text has no values. */
type Messages = {
  readonly [Key in keyof Compiled]: Record<never, never> extends Parameters<Compiled[Key]>[0]
    ? () => ReturnType<Compiled[Key]>
    : Compiled[Key];
};

/** A file of each language's texts alone. */
const loads = {
  tr: () => import("../i18n/generated-console/messages/tr.js"),
  en: () => import("../i18n/generated-console/messages/en.js"),
};

/** The texts in the console's language; there are none before `loadMessages`. */
export let m: Messages;

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

/** Loads the texts of a language, which is the console's from then on. */
async function loadMessages(language: ConsoleLanguage): Promise<void> {
  // A text without values takes no notice of the argument.
  m = (await loads[language]()) as Messages;
  current = language;
  for (const listener of listeners) listener();
}

/** Loads the texts of the language that was chosen last. */
export const loadChosenMessages = (): Promise<void> => loadMessages(consoleLanguage());

export async function chooseLanguage(language: ConsoleLanguage): Promise<void> {
  await loadMessages(language);
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Forbidden: the choice holds for this document.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useConsoleLanguage(): ConsoleLanguage {
  return useSyncExternalStore(subscribe, consoleLanguage, consoleLanguage);
}
