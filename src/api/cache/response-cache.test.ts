import { expect, test } from "vitest";
import type { PlainResponse } from "./cached-response.ts";
import { createResponseCache } from "./response-cache.ts";

const publicHeaders = { "cache-control": "public, max-age=0" };

function counted(response: Partial<PlainResponse> = {}) {
  let calls = 0;
  const produce = async (): Promise<PlainResponse> => {
    calls += 1;
    return { status: 200, headers: publicHeaders, body: Buffer.from(`response ${calls}`), ...response };
  };
  return { produce, calls: () => calls };
}

const textOf = async (response: Promise<{ body: Buffer }>) => (await response).body.toString();

test("a public response is made once for each version", async () => {
  let version = 1;
  const cache = createResponseCache(1_000_000, () => version);
  const { produce } = counted();
  expect(await textOf(cache.get("a", produce))).toBe("response 1");
  expect(await textOf(cache.get("a", produce))).toBe("response 1");
  version = 2;
  expect(await textOf(cache.get("a", produce))).toBe("response 2");
  expect(await textOf(cache.get("b", produce))).toBe("response 3");
});

test("requests that come together wait for the same response, also one that is not cached", async () => {
  const cache = createResponseCache(1_000_000, () => 1);
  const { produce, calls } = counted({ status: 404 });
  await Promise.all(Array.from({ length: 20 }, () => cache.get("a", produce)));
  expect(calls()).toBe(1);
  await cache.get("a", produce);
  expect(calls()).toBe(2);
});

test("private responses and failures are not cached", async () => {
  const cache = createResponseCache(1_000_000, () => 1);
  const { produce, calls } = counted({ headers: { "cache-control": "private, no-store" } });
  await cache.get("a", produce);
  await cache.get("a", produce);
  expect(calls()).toBe(2);
  const failing = () => Promise.reject(new Error("down"));
  await expect(cache.get("b", failing)).rejects.toThrow("down");
  const { produce: healed } = counted();
  expect(await textOf(cache.get("b", healed))).toBe("response 1");
});

test("that there is no response for everyone is remembered for each version", async () => {
  let version = 1;
  const cache = createResponseCache(1_000_000, () => version);
  let calls = 0;
  const produce = async (): Promise<PlainResponse | undefined> => {
    calls += 1;
    return undefined;
  };
  expect(await cache.get("a", produce)).toBeUndefined();
  expect(await cache.get("a", produce)).toBeUndefined();
  expect(calls).toBe(1);
  version = 2;
  await cache.get("a", produce);
  expect(calls).toBe(2);
});

test("the least used responses fall out when the room is full", async () => {
  const cache = createResponseCache(3_000, () => 1);
  const { produce, calls } = counted({ body: Buffer.alloc(900) });
  for (const key of ["a", "b", "c"]) await cache.get(key, produce);
  await cache.get("c", produce);
  expect(calls()).toBe(3);
  await cache.get("a", produce);
  expect(calls()).toBe(4);
});
