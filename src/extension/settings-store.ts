import { browser } from "wxt/browser";
import { type ListLanguage, listLanguages } from "../domain/locale/meaning-language.ts";
import type { Settings } from "./protocol.ts";

function isLanguage(value: unknown): value is ListLanguage {
  return listLanguages.some((language) => language === value);
}

/** The browser's language where the extension has it, else English. */
function usualLanguage(): ListLanguage {
  const own = browser.i18n.getUILanguage().slice(0, 2);
  return isLanguage(own) ? own : "en";
}

const usualLevel = 3;

export async function readSettings(): Promise<Settings> {
  const { settings } = await browser.storage.local.get("settings");
  const kept = typeof settings === "object" && settings !== null ? (settings as Partial<Settings>) : {};
  return {
    language: isLanguage(kept.language) ? kept.language : usualLanguage(),
    level: typeof kept.level === "number" ? kept.level : usualLevel,
    pausesAtNew: kept.pausesAtNew === true,
    pausesAtWord: kept.pausesAtWord !== false,
  };
}

export async function saveSettings(changed: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ settings: { ...(await readSettings()), ...changed } });
}
