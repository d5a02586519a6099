import { browser } from "wxt/browser";
import type { Standing } from "./protocol.ts";

/** A word that was said in the video, for the panel; the line it was said in is not kept. */
export type MetWord = {
  readonly id: number;
  readonly phrase: string;
  /** The first meanings of the sense that was meant, in the person's language, or its definition. */
  readonly meaning: string;
  readonly standing: Standing;
};

/** Words that are kept, until the browser is closed. */
const most = 300;

/** The last said first, each word once. */
export function withMet(before: readonly MetWord[], met: readonly MetWord[]): MetWord[] {
  const now = new Set(met.map(({ id }) => id));
  return [...met, ...before.filter(({ id }) => !now.has(id))].slice(0, most);
}

function isList(value: unknown): value is MetWord[] {
  return Array.isArray(value);
}

export async function readMet(): Promise<readonly MetWord[]> {
  const { met } = await browser.storage.session.get("met");
  return isList(met) ? met : [];
}

let turn = Promise.resolve();

/** One after the other: two videos may play at once. */
export function addMet(met: readonly MetWord[]): Promise<void> {
  turn = turn
    .then(async () => browser.storage.session.set({ met: withMet(await readMet(), met) }))
    .catch(() => undefined);
  return turn;
}
