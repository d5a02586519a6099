import { browser } from "wxt/browser";
import type { Standing } from "./protocol.ts";

/** A word that was said in a tab's video, for the panel; the line it was said in is not kept. */
export type MetWord = {
  readonly id: number;
  readonly phrase: string;
  /** The first meanings of the sense that was meant, in the person's language, or its definition. */
  readonly meaning: string;
  readonly standing: Standing;
  /** When it was said last, in milliseconds. */
  readonly at: number;
};

/** The last minutes: while a video pauses, the words of the minutes before stay. */
const keptMs = 10 * 60_000;

/** The last said first, each word once. */
export function withMet(before: readonly MetWord[], met: readonly MetWord[], now: number): MetWord[] {
  const again = new Set(met.map(({ id }) => id));
  return [...met, ...before.filter(({ id, at }) => !again.has(id) && at > now - keptMs)];
}

function isList(value: unknown): value is MetWord[] {
  return Array.isArray(value);
}

const keyOf = (tab: number) => `met:${tab}`;

/** Of one tab, until another page is opened in it. */
export async function readMet(tab: number): Promise<readonly MetWord[]> {
  const key = keyOf(tab);
  const { [key]: met } = await browser.storage.session.get(key);
  return isList(met) ? met : [];
}

function isIds(value: unknown): value is number[] {
  return Array.isArray(value);
}

/** Words that were heard in any tab and were not known then, until the browser is closed. */
export async function readHeard(): Promise<ReadonlySet<number>> {
  const { heard } = await browser.storage.session.get("heard");
  return new Set(isIds(heard) ? heard : []);
}

let turn = Promise.resolve();

/** One after the other: two videos may play at once. */
function inTurn(act: () => Promise<void>): Promise<void> {
  turn = turn.then(act).catch(() => undefined);
  return turn;
}

export function addMet(tab: number, said: readonly Omit<MetWord, "at">[], now: number): Promise<void> {
  return inTurn(async () => {
    const met = said.map((word) => ({ ...word, at: now }));
    const heard = new Set([...(await readHeard()), ...said.map(({ id }) => id)]);
    await browser.storage.session.set({
      [keyOf(tab)]: withMet(await readMet(tab), met, now),
      heard: [...heard],
    });
  });
}

/** Another page is in the tab, or the tab is closed. */
export function forgetMet(tab: number): Promise<void> {
  return inTurn(() => browser.storage.session.remove(keyOf(tab)));
}
