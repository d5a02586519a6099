import type { SignedIn } from "../../../../contract/accounts/account.ts";
import { userDataStore } from "./use-user-data.ts";

/** Remembers who has signed in. What a visitor said to know in this browser waits to be taken over. */
export function signIn(answer: SignedIn): void {
  const { knownList: visitorKnown, knownLevel: visitorLevel } = userDataStore().get();
  const ofAnother = { userWordLists: [], knownList: [], knownLevel: undefined };
  userDataStore().update({ ...answer, ...ofAnother, visitorKnown, visitorLevel });
}
