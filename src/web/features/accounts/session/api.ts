import { getLocale } from "../../../i18n/generated/runtime.js";
import { createApiClient, loadTimeoutMs } from "../../page/api-client.ts";
import { endSession } from "./end-session.ts";
import { userDataStore } from "./use-user-data.ts";

/** The browser's calls in the name of who is signed in. A token that the API does not know any more ends the session. */
export const api = createApiClient({
  fetch: (path, init) => fetch(path, init),
  // The entry replaces the function that this name stands for.
  lang: () => getLocale(),
  timeoutMs: loadTimeoutMs,
  session: {
    token: () => userDataStore().get().token,
    onExpired: () => endSession("expired"),
  },
});
