import { userDataStore } from "./use-user-data.ts";

/** Why a session has ended; shown on the sign-in page. */
export const sessionEnds = ["expired", "loggedOut", "loggedOutEverywhere", "deleted", "passwordReset"] as const;

export type SessionEnd = (typeof sessionEnds)[number];

let lastEnd: SessionEnd | undefined;

/** Removes the user's data from this browser. */
export function endSession(end: SessionEnd): void {
  lastEnd = end;
  userDataStore().clear();
}

/** Why the session has ended, returned once; undefined when another tab ended it, or when there was none. */
export function takeSessionEnd(): SessionEnd | undefined {
  const end = lastEnd;
  lastEnd = undefined;
  return end;
}
