/** Until the release that keeps memory in IndexedDB, words of the last days were stored under this key. */
export const recentKey = "recentWords";

const key = "memory";

/** Whether this browser has answers of its own, of a visitor or not sent yet: asked before anything of them is loaded. */
export function hasBrowserMemory(): boolean {
  try {
    return localStorage.getItem(key) !== null || localStorage.getItem(recentKey) !== null;
  } catch {
    return false;
  }
}

export function markBrowserMemory(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(key, "1");
    else localStorage.removeItem(key);
  } catch {
    // Storage is not allowed: home offers nothing to continue with.
  }
}
