import type { Locale } from "../../../../domain/locale/locale.ts";
import { type ApiClient, createApiClient } from "../../page/api-client.ts";

/** What pages are made from, in the name of who is signed in: for lists that only they may see. */
export function personalClient(token: string, lang: Locale): ApiClient {
  const authorization = `Bearer ${token}`;
  return createApiClient({
    fetch: (path, init) => fetch(path, { ...init, headers: { ...init?.headers, authorization } }),
    lang,
  });
}
