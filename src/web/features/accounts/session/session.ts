import type { SignedIn } from "../../../../contract/accounts/account.ts";
import { createStoredText } from "../../page/stored.ts";
import { api } from "./api.ts";
import { endSession } from "./end-session.ts";
import { userDataStore } from "./use-user-data.ts";

/** Stores the user who has signed in. A visitor's marks in this browser are kept apart, to be offered on the account page. */
export function signIn(answer: SignedIn): void {
  const { knownList: visitorKnown, unknownList: visitorUnknown, knownLevel: visitorLevel } = userDataStore().get();
  const emptyLists = { userWordLists: [], knownList: [], unknownList: [], knownLevel: undefined };
  userDataStore().update({ ...answer, ...emptyLists, visitorKnown, visitorUnknown, visitorLevel });
}

/** The id of the signed-in user's known list, which tells users apart; undefined for visitors. */
export function signedInListId(): number | undefined {
  const { token, knownListId } = userDataStore().get();
  return token === undefined ? undefined : knownListId;
}

/** Logs out here at once, whether or not the API can be told. */
export function logOut(): void {
  api.call("Login/Logout", { body: {} }).catch(() => undefined);
  endSession("loggedOut");
}

/** Stores what the API has of the user's profile. Rejects as `api.call` does. */
export async function loadProfile(): Promise<void> {
  const { token } = userDataStore().get();
  const profile = await api.call("User/GetProfile");
  // Another user may have signed in meanwhile.
  if (userDataStore().get().token === token) userDataStore().update(profile);
}

let googleToken: string | undefined;

/** Keeps an ID token for the page that asked for it: in memory only, never in a URL or in storage. */
export function setGoogleToken(token: string | undefined): void {
  googleToken = token;
}

export function getGoogleToken(): string | undefined {
  return googleToken;
}

/**
 * The ID token of an address without an account, until it has signed up: in this tab's session storage, so that a reload
 * loses nothing. It is of use only with the cookie that has its nonce (services/accounts/google-flow.ts).
 */
export const unknownGoogle = createStoredText("googleToken", () => window.sessionStorage);
