import { userDataStore } from "./use-user-data.ts";

/** Who is signed in, by their known list; undefined for visitors. */
export function ownerHere(): number | undefined {
  const { token, knownListId } = userDataStore().get();
  return token === undefined ? undefined : knownListId;
}
