import { LRUCache } from "lru-cache";
import { type CachedResponse, type CommonHeaders, cachedResponseOf, type PlainResponse } from "./cached-response.ts";

/**
 * The cached response of a key at the present content version, else what `produce` makes now. An undefined result
 * (the resource is not the same for every client) is cached too. Concurrent requests share one `produce`.
 */
type Get = {
  (key: string, produce: () => Promise<PlainResponse>): Promise<CachedResponse>;
  (key: string, produce: () => Promise<PlainResponse | undefined>): Promise<CachedResponse | undefined>;
};

export type ResponseCache = {
  readonly get: Get;
  /** Responses that are kept, and about how many bytes they take. */
  figures(): { readonly entries: number; readonly bytes: number };
};

type Entry = { readonly response: CachedResponse | undefined };

/** Compressed bodies are stored beside the plain one and take about a third of its size. */
const bytesPerByte = 4 / 3;

/** Only responses that a shared cache may store are stored. */
function isPublic({ status, headers }: PlainResponse): boolean {
  return status === 200 && (headers["cache-control"] ?? "").includes("public");
}

/**
 * Whole responses by key and content version, each with the headers common to all; least recently used ones are
 * evicted beyond `maxBytes`. A new version makes every earlier entry unreachable.
 * `isKept` is for what the caller checks before each answer.
 */
export function createResponseCache(
  maxBytes: number,
  version: () => number,
  common: CommonHeaders = {},
  isKept: (response: PlainResponse) => boolean = isPublic,
): ResponseCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ response }) => Math.ceil((response?.body.length ?? 0) * bytesPerByte) + 1,
  });
  const inFlight = new Map<string, Promise<CachedResponse | undefined>>();

  async function make(key: string, produce: () => Promise<PlainResponse | undefined>) {
    const plain = await produce();
    const response = plain && cachedResponseOf(plain, common);
    if (response === undefined || isKept(response)) entries.set(key, { response });
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

  return { get, figures: () => ({ entries: entries.size, bytes: entries.calculatedSize }) };
}
