import { getLocale } from "../../../i18n/generated/runtime.js";
import { createApiClient, loadTimeoutMs } from "../../page/api-client.ts";
import { endSession } from "./end-session.ts";
import { userDataStore } from "./use-user-data.ts";

/** The browser's calls with the signed-in user's token. A token that the API refuses ends the session. */
export const api = createApiClient({
  fetch: (path, init) => fetch(path, init),
  // Not `getLocale` itself: the entry replaces that function after this module is evaluated.
  lang: () => getLocale(),
  timeoutMs: loadTimeoutMs,
  session: {
    token: () => userDataStore().get().token,
    onExpired: () => endSession("expired"),
  },
});
