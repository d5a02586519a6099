import { api } from "./api.ts";
import { endSession } from "./end-session.ts";

/** Logs out here at once, whether or not the API can be told. */
export function logOut(): void {
  api.call("Login/Logout", { body: {} }).catch(() => undefined);
  endSession("loggedOut");
}
