import { LRUCache } from "lru-cache";
import { type Answer, type CommonHeaders, type Representation, representationOf } from "./representation.ts";

export type AnswerCache = {
  /**
   * The kept answer of a key at the present content version, else what `produce` makes now.
   * Requests that come while it is being made wait for the same one.
   */
  get(key: string, produce: () => Promise<Answer>): Promise<Representation>;
};

/** Compressed forms are kept beside the plain one; together they take about a third more. */
const bytesPerByte = 4 / 3;

/** Only answers that any cache may keep are kept here. */
function isPublic({ status, headers }: Answer): boolean {
  return status === 200 && (headers["cache-control"] ?? "").includes("public");
}

/**
 * Whole answers by key and content version, at most `maxBytes` of them, each with the headers common to all.
 * A new version makes every earlier answer unreachable; the least used ones fall out.
 */
export function createAnswerCache(maxBytes: number, version: () => number, common: CommonHeaders = {}): AnswerCache {
  const kept = new LRUCache<string, Representation>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Math.ceil(body.length * bytesPerByte) + 1,
  });
  const inFlight = new Map<string, Promise<Representation>>();

  async function make(key: string, produce: () => Promise<Answer>): Promise<Representation> {
    const representation = representationOf(await produce(), common);
    if (isPublic(representation)) kept.set(key, representation);
    return representation;
  }

  return {
    get(key, produce) {
      const versioned = `${version()} ${key}`;
      const known = kept.get(versioned);
      if (known !== undefined) return Promise.resolve(known);
      const waiting = inFlight.get(versioned) ?? make(versioned, produce).finally(() => inFlight.delete(versioned));
      inFlight.set(versioned, waiting);
      return waiting;
    },
  };
}
