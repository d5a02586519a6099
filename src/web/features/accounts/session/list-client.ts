import { browserSources } from "../../catalogue/browser-sources.ts";
import type { ApiClient } from "../../page/api-client.ts";
import { matchPath, ownUrl } from "../../page/paths.ts";
import { api } from "./api.ts";

/**
 * Asks for the words of a list of the page that is open. They are the same for all, and asked for without a token, so that
 * caches answer; those of a title that somebody has brought its owner alone is given.
 */
export function listClient(): ApiClient {
  const params = matchPath(window.location.pathname)?.params;
  const isOwn = params !== undefined && "url" in params && params.url.startsWith(ownUrl(""));
  return isOwn ? api : browserSources().client;
}
