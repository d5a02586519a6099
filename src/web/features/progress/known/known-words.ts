import { useMemo } from "react";
import { userDataStore, useUserData } from "../../accounts/session/use-user-data.ts";

/** Ids of the words that the person knows; of nobody until the page has come to life. */
export function useKnownWords(): ReadonlySet<number> {
  const { knownList } = useUserData();
  return useMemo(() => new Set(knownList), [knownList]);
}

/**
 * Marks words as known, or takes the marks away; the one place where that is done. The marks of who is signed in are
 * sent to the API, now or when there is a connection again.
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
  import("./send-known.ts").then(
    ({ sendKnown }) => sendKnown(),
    () => undefined,
  );
  return changed;
}
