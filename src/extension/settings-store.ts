import { browser } from "wxt/browser";
import { type ListLanguage, listLanguages } from "../domain/locale/meaning-language.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Settings, Standing } from "./protocol.ts";

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
  };
}

export async function saveSettings(changed: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ settings: { ...(await readSettings()), ...changed } });
}

const keyOf = (id: number) => `word:${id}`;

const standings: readonly unknown[] = ["known", "learning", "new"] satisfies Standing[];

/** A key for each word: two tabs that mark at once lose nothing. */
export async function readKnowledge(): Promise<Knowledge> {
  const kept = await browser.storage.local.get(null);
  const marked = new Map<number, Standing>();
  for (const [key, value] of Object.entries(kept)) {
    if (key.startsWith("word:") && standings.includes(value)) marked.set(Number(key.slice(5)), value as Standing);
  }
  return { level: (await readSettings()).level, marked };
}

export async function markWord(id: number, as: Standing): Promise<void> {
  await browser.storage.local.set({ [keyOf(id)]: as });
}
