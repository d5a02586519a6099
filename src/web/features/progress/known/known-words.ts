import { useMemo } from "react";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { api } from "../../accounts/session/api.ts";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";

/** The same set for everyone who knows none, so that nothing is rendered again on hydration. */
const none: ReadonlySet<number> = new Set();

/** Ids of the words that the user knows; empty until the page is hydrated. */
export function useKnownWords(): ReadonlySet<number> {
  const { knownList } = useUserData();
  return useMemo(() => (knownList.length === 0 ? none : new Set(knownList)), [knownList]);
}

/**
 * Marks words as known, or removes the marks; the one place where that is done. The marks of a signed-in user are
 * sent to the API, now or when there is a connection again.
 *
 * @returns the ids whose mark has changed: the same call with these and `!isKnown` undoes it
 */
export function setKnown(ids: readonly number[], isKnown: boolean): readonly number[] {
  const store = userDataStore();
  const known = new Set(store.get().knownList);
  const changed = ids.filter((id) => known.has(id) !== isKnown);
  for (const id of changed) {
    if (isKnown) known.add(id);
    else known.delete(id);
  }
  if (changed.length === 0) return changed;
  const { token, unsentKnown } = store.get();
  if (token === undefined) {
    store.update({ knownList: [...known] });
    return changed;
  }
  const unsent = Object.fromEntries(changed.map((id) => [id, isKnown]));
  store.update({ knownList: [...known], unsentKnown: { ...unsentKnown, ...unsent } });
  import("./sync-known.ts").then(
    ({ sendKnown }) => sendKnown(),
    () => undefined,
  );
  return changed;
}

export type KnownLevel = Coverage["level"];

/** "I am about A2", or 0 to take that back; a signed-in user's is stored with the account. */
export async function setKnownLevel(level: KnownLevel): Promise<void> {
  const { token } = userDataStore().get();
  if (token !== undefined) await api.call("WordList/SetKnownLevel", { body: { level } });
  userDataStore().update({ knownLevel: level });
}
