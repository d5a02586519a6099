import { userDataStore } from "./use-user-data.ts";

/** Why nobody is signed in any more; the page of signing in says it. */
export const sessionEnds = ["expired", "loggedOut", "loggedOutEverywhere", "deleted", "passwordReset"] as const;

export type SessionEnd = (typeof sessionEnds)[number];

let lastEnd: SessionEnd | undefined;

/** Forgets who is here. */
export function endSession(end: SessionEnd): void {
  lastEnd = end;
  userDataStore().clear();
}

/** Why the session has ended, told once; undefined when another tab ended it, or when there was none. */
export function takeSessionEnd(): SessionEnd | undefined {
  const end = lastEnd;
  lastEnd = undefined;
  return end;
}
