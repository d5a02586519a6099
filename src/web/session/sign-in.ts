import type { SignedIn } from "../../contract/accounts/account.ts";
import { userDataStore } from "./use-user-data.ts";

/** Remembers who has signed in. What a visitor marked as known in this browser stays in `knownList`. */
export function signIn(answer: SignedIn): void {
  userDataStore().update({ ...answer, userWordLists: [] });
}
