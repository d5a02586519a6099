import { LRUCache } from "lru-cache";
import { type CachedResponse, type CommonHeaders, cachedResponseOf, type PlainResponse } from "./cached-response.ts";

/**
 * The cached response of a key at the present content version, else what `produce` makes now. That `produce` makes
 * none, because what it is asked for is not the same for everyone, is remembered too. Requests that come while one is
 * being made wait for the same one.
 */
type Get = {
  (key: string, produce: () => Promise<PlainResponse>): Promise<CachedResponse>;
  (key: string, produce: () => Promise<PlainResponse | undefined>): Promise<CachedResponse | undefined>;
};

export type ResponseCache = { readonly get: Get };

type Entry = { readonly response: CachedResponse | undefined };

/** Compressed forms are kept beside the plain one; together they take about a third more. */
const bytesPerByte = 4 / 3;

/** Only responses that any cache may keep are kept here. */
function isPublic({ status, headers }: PlainResponse): boolean {
  return status === 200 && (headers["cache-control"] ?? "").includes("public");
}

/**
 * Whole responses by key and content version, at most `maxBytes` of them, each with the headers common to all.
 * A new version makes every earlier one unreachable; the least used ones fall out.
 */
export function createResponseCache(
  maxBytes: number,
  version: () => number,
  common: CommonHeaders = {},
): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => Math.ceil((response?.body.length ?? 0) * bytesPerByte) + 1,
  });
  const inFlight = new Map<string, Promise<CachedResponse | undefined>>();

  async function make(key: string, produce: () => Promise<PlainResponse | undefined>) {
    const plain = await produce();
    const response = plain && cachedResponseOf(plain, common);
    if (response === undefined || isPublic(response)) entries.set(key, { response });
    return response;
  }

  function get(key: string, produce: () => Promise<PlainResponse>): Promise<CachedResponse>;
  function get(key: string, produce: () => Promise<PlainResponse | undefined>): Promise<CachedResponse | undefined>;
  function get(key: string, produce: () => Promise<PlainResponse | undefined>): Promise<CachedResponse | undefined> {
    const versioned = `${version()} ${key}`;
    const entry = entries.get(versioned);
    if (entry !== undefined) return Promise.resolve(entry.response);
    const waiting = inFlight.get(versioned) ?? make(versioned, produce).finally(() => inFlight.delete(versioned));
    inFlight.set(versioned, waiting);
    return waiting;
  }

  return { get };
}
