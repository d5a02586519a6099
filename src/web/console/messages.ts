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
let chosen: ConsoleLanguage | undefined;

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

function tell() {
  for (const listener of listeners) listener();
}

async function loadMessages(language: ConsoleLanguage): Promise<void> {
  // A text without values takes no notice of the argument.
  m = (await loads[language]()) as Messages;
}

/** Loads the texts of the language that was chosen last. */
export const loadChosenMessages = (): Promise<void> => loadMessages(consoleLanguage());

/** Switches to a language once its texts are loaded; `useChosenLanguage` tells of the choice at once. */
export async function chooseLanguage(language: ConsoleLanguage): Promise<void> {
  chosen = language;
  tell();
  try {
    await loadMessages(language);
    current = language;
    keep(language);
  } finally {
    chosen = undefined;
    tell();
  }
}

function keep(language: ConsoleLanguage) {
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

const chosenLanguage = () => chosen ?? consoleLanguage();

/** The language that the console is in or is being switched to. */
export function useChosenLanguage(): ConsoleLanguage {
  return useSyncExternalStore(subscribe, chosenLanguage, chosenLanguage);
}
