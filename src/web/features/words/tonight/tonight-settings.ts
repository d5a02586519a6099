import { useSyncExternalStore } from "react";
import { today } from "../../page/today.ts";

export const tonightCounts = [5, 10, 20] as const;
export type TonightCount = (typeof tonightCounts)[number];

/** Of this browser: how many words an evening has, and which words are put off for today. */
export type TonightSettings = {
  readonly count: TonightCount;
  /** Ids of words by their list, as `listKeyOf` names it. */
  readonly putOff: Readonly<Record<string, readonly number[]>>;
  /** The day, such as 2026-11-22, for which the words are put off. */
  readonly day: string;
};

const storageKey = "tonight";
const unset: TonightSettings = { count: 10, putOff: {}, day: "" };

/** As many as the API takes. */
const mostPutOff = 200;

const listeners = new Set<() => void>();

/** What was last read or written, with the text that storage had then: it is removed when the session ends. */
let last: { readonly text: string | null; readonly settings: TonightSettings } | undefined;

/** Unset until the page is hydrated. */
export function useTonightSettings(): TonightSettings {
  return useSyncExternalStore(subscribe, read, () => unset);
}

export function setTonightCount(count: TonightCount): void {
  change({ ...read(), count });
}

/** Puts a word off for today, or takes that back. */
export function putOff(list: string, id: number, isPutOff: boolean): void {
  const settings = ofToday(read(), today());
  const others = (settings.putOff[list] ?? []).filter((one) => one !== id);
  const ids = isPutOff ? [...others, id].slice(-mostPutOff) : others;
  change({ ...settings, putOff: { ...settings.putOff, [list]: ids } });
}

export function listKeyOf({ kind, id }: { readonly kind: string; readonly id: number }): string {
  return `${kind} ${id}`;
}

/** What was put off on another day is asked again. */
export function ofToday(settings: TonightSettings, day: string): TonightSettings {
  return settings.day === day ? settings : { ...settings, putOff: {}, day };
}

/** Unset where the text cannot be read. */
export function parseSettings(text: string | null): TonightSettings {
  try {
    const kept: { [Key in keyof TonightSettings]?: unknown } | null = JSON.parse(text ?? "null");
    const { count, day } = kept ?? {};
    return {
      count: tonightCounts.find((one) => one === count) ?? unset.count,
      putOff: idsByList(kept?.putOff),
      day: typeof day === "string" ? day : unset.day,
    };
  } catch {
    return unset;
  }
}

function idsByList(value: unknown): TonightSettings["putOff"] {
  if (typeof value !== "object" || value === null) return unset.putOff;
  const lists: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    lists.map(([list, ids]) => [list, Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : []]),
  );
}

function change(next: TonightSettings): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is full or not available: the settings end with this document.
  }
  last = { text: storedText(), settings: next };
  for (const listener of listeners) listener();
}

function read(): TonightSettings {
  const text = storedText();
  if (last?.text !== text) last = { text, settings: ofToday(parseSettings(text), today()) };
  return last.settings;
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
