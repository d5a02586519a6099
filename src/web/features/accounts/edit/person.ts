import type { SignedIn } from "../../../../contract/accounts/account.ts";
import type { UserData } from "../session/user-data.ts";

/** Who is signed in, with everything that signing in answers. */
export type Person = UserData & SignedIn;

/** Undefined for visitors, and for what an older release of the site left in the browser. */
export function personOf(user: UserData): Person | undefined {
  const { token, username, mail } = user;
  return token === undefined || username === undefined || mail === undefined ? undefined : (user as Person);
}
