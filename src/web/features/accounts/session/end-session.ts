import { userDataStore } from "./use-user-data.ts";

/** Why a session has ended; shown on the sign-in page. */
export const sessionEnds = ["expired", "loggedOut", "loggedOutEverywhere", "deleted", "passwordReset"] as const;

export type SessionEnd = (typeof sessionEnds)[number];

let lastEnd: SessionEnd | undefined;

/**
 * What a person did that only this browser has, in local storage: the level test, words put off for today, what is being
 * watched, the day whose goal was celebrated, the lists that were studied, the open quiz. Whoever uses the browser next must not be shown it.
 */
const personalKeys = ["levelTest", "tonight", "watch", "goal", "evenings", "history"] as const;

/** Removes the user's data from this browser. */
export function endSession(end: SessionEnd): void {
  lastEnd = end;
  // Who signs in again goes on with the quiz, and the answer that waited counts; another person's is not shown.
  const kept = end === "expired" ? "history" : undefined;
  for (const key of personalKeys) if (key !== kept) removeStored(key);
  // What was not sent yet of answers waits in it for its person, whom nobody sees it before.
  if (end === "deleted") globalThis.indexedDB?.deleteDatabase("memory");
  // Who signs in again finds it as it was; another person's is removed then.
  if (end !== "expired") forgetPages();
  userDataStore().clear();
}

/** Why the session has ended, returned once; undefined when another tab ended it, or when there was none. */
export function takeSessionEnd(): SessionEnd | undefined {
  const end = lastEnd;
  lastEnd = undefined;
  return end;
}

/** What was kept for the road, and which pages were visited (features/offline, src/worker). */
function forgetPages(): void {
  globalThis.indexedDB?.deleteDatabase("offline");
  globalThis.caches?.delete("pages").catch(() => undefined);
}

function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Storage is not allowed: it has nothing.
  }
  // Browsers tell other tabs alone; the stores of this one (page/stored.ts) are told as those are.
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: null }));
}
