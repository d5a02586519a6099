import type { SignedIn } from "../../contract/accounts/account.ts";
import { userDataStore } from "./use-user-data.ts";

/** Remembers who has signed in. What a visitor marked as known in this browser waits to be taken over. */
export function signIn(answer: SignedIn): void {
  const { knownList } = userDataStore().get();
  userDataStore().update({ ...answer, userWordLists: [], knownList: [], visitorKnown: knownList });
}
