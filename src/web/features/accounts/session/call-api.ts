import { defaultLocale, isLocale, type Locale } from "../../../../domain/locale/locale.ts";
import { loadTimeoutMs } from "../../catalogue/browser-sources.ts";
import { ApiError, type ApiFetch, problemOf } from "../../page/api-client.ts";
import { endSession } from "./end-session.ts";
import { userDataStore } from "./use-user-data.ts";
import type { UserDataStore } from "./user-data.ts";

type Caller = {
  readonly fetch: ApiFetch;
  readonly lang: () => Locale;
  readonly store: () => Pick<UserDataStore, "get">;
  /** Told when the API no longer knows the token of who is here. */
  readonly onExpired: () => void;
};

/**
 * Makes the calls that pages of a person make: by name, such as `User/GetProfile`, as a GET without a body and as a POST
 * with one (JSON, or a form with files), in the name of who is signed in. Rejects with ApiError, or as `fetch` does when there is no answer.
 */
export function createApiCaller({ fetch, lang, store, onExpired }: Caller) {
  return async <Answer>(call: string, body?: unknown): Promise<Answer> => {
    const { token } = store().get();
    const isForm = body instanceof FormData;
    const response = await fetch(`/api/${call}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        lang: lang(),
        accept: "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(loadTimeoutMs),
    });
    if (!response.ok) {
      const error = new ApiError(response.status, await problemOf(response));
      // Another tab may have signed in anew while this was under way.
      if (error.problem?.code === "unauthorized" && token !== undefined && store().get().token === token) onExpired();
      throw error;
    }
    const text = await response.text();
    return JSON.parse(text === "" ? "null" : text);
  };
}

/** The calls of this document. */
export const callApi = createApiCaller({
  fetch: (path, init) => fetch(path, init),
  lang: () => {
    const { lang } = document.documentElement;
    return isLocale(lang) ? lang : defaultLocale;
  },
  store: userDataStore,
  onExpired: () => endSession("expired"),
});
