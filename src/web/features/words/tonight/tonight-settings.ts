import { createStored, useStored } from "../../page/stored.ts";
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

const unset: TonightSettings = { count: 10, putOff: {}, day: "" };

/** As many as the API takes. */
const mostPutOff = 200;

const stored = createStored("tonight", (json) => ofToday(parseSettings(json), today()));

/** Unset until the page is hydrated. */
export function useTonightSettings(): TonightSettings {
  return useStored(stored, unset);
}

/** Ids of the words of a list, as `listKeyOf` names it, that are put off for today. */
export function putOffIn(list: string): readonly number[] {
  return stored.get().putOff[list] ?? [];
}

export function setTonightCount(count: TonightCount): void {
  stored.update((settings) => ({ ...settings, count }));
}

/** Puts a word off for today, or takes that back. */
export function putOff(list: string, id: number, isPutOff: boolean): void {
  stored.update((now) => {
    const settings = ofToday(now, today());
    const others = (settings.putOff[list] ?? []).filter((one) => one !== id);
    const ids = isPutOff ? [...others, id].slice(-mostPutOff) : others;
    return { ...settings, putOff: { ...settings.putOff, [list]: ids } };
  });
}

export function listKeyOf({ kind, id }: { readonly kind: string; readonly id: number }): string {
  return `${kind} ${id}`;
}

/** What was put off on another day is asked again. */
export function ofToday(settings: TonightSettings, day: string): TonightSettings {
  return settings.day === day ? settings : { ...settings, putOff: {}, day };
}

/** Unset where they cannot be read. */
export function parseSettings(json: unknown): TonightSettings {
  if (typeof json !== "object" || json === null) return unset;
  const { count, day, putOff }: { [Key in keyof TonightSettings]?: unknown } = json;
  return {
    count: tonightCounts.find((one) => one === count) ?? unset.count,
    putOff: idsByList(putOff),
    day: typeof day === "string" ? day : unset.day,
  };
}

function idsByList(value: unknown): TonightSettings["putOff"] {
  if (typeof value !== "object" || value === null) return unset.putOff;
  const lists: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    lists.map(([list, ids]) => [list, Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : []]),
  );
}
