import { callApi } from "./call-api.ts";
import { endSession } from "./end-session.ts";

/** Logs out here at once, whether or not the API can be told. */
export function logOut(): void {
  callApi("Login/Logout", {}).catch(() => undefined);
  endSession("loggedOut");
}
