import { createStoredText } from "../page/stored.ts";

/** Until the release that keeps memory in IndexedDB, words of the last days were stored under this key. */
export const recentKey = "recentWords";

const mark = createStoredText("memory");
const recent = createStoredText(recentKey);

/** Whether this browser has answers of its own, of a visitor or not sent yet: asked before anything of them is loaded. */
export function hasBrowserMemory(): boolean {
  return mark.get() !== null || recent.get() !== null;
}

export function markBrowserMemory(isThere: boolean): void {
  mark.set(isThere ? "1" : null);
}
