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
    pausesAtWord: kept.pausesAtWord !== false,
  };
}

export async function saveSettings(changed: Partial<Settings>): Promise<void> {
  await browser.storage.local.set({ settings: { ...(await readSettings()), ...changed } });
}

const keyOf = (id: number) => `word:${id}`;

const standings: readonly unknown[] = ["known", "learning", "new"] satisfies Standing[];

/** What was said of some words. A key for each: two tabs that mark at once lose nothing, and a line reads its own alone. */
export async function readMarks(ids: readonly number[]): Promise<Knowledge["marked"]> {
  const kept = await browser.storage.local.get(ids.map(keyOf));
  const marked = new Map<number, Standing>();
  for (const id of ids) {
    const value = kept[keyOf(id)];
    if (standings.includes(value)) marked.set(id, value as Standing);
  }
  return marked;
}

export async function markWord(id: number, as: Standing): Promise<void> {
  await browser.storage.local.set({ [keyOf(id)]: as });
}
