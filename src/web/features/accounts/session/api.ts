import type { Locale } from "../../../../domain/locale/locale.ts";
import { getLocale } from "../../../i18n/generated/runtime.js";
import { type ApiClient, createApiClient, loadTimeoutMs } from "../../page/api-client.ts";
import { endSession } from "./end-session.ts";
import { userDataStore } from "./use-user-data.ts";

/**
 * The browser's calls with the signed-in user's token. A token that the API refuses ends the session.
 *
 * @param lang of problems
 */
export function createSessionApi(lang: () => Locale): ApiClient {
  return createApiClient({
    fetch: (path, init) => fetch(path, init),
    lang,
    timeoutMs: loadTimeoutMs,
    session: {
      token: () => userDataStore().get().token,
      onExpired: () => endSession("expired"),
    },
  });
}

// Not `getLocale` itself: the entry replaces that function after this module is evaluated.
export const api = createSessionApi(() => getLocale());
