import { expect, test } from "vitest";
import { createAnswerCache } from "./answer-cache.ts";
import type { Answer } from "./representation.ts";

const publicHeaders = { "cache-control": "public, max-age=0" };

function counted(answer: Partial<Answer> = {}) {
  let calls = 0;
  const produce = async (): Promise<Answer> => {
    calls += 1;
    return { status: 200, headers: publicHeaders, body: Buffer.from(`answer ${calls}`), ...answer };
  };
  return { produce, calls: () => calls };
}

const textOf = async (answer: Promise<{ body: Buffer }>) => (await answer).body.toString();

test("a public answer is made once for each version", async () => {
  let version = 1;
  const cache = createAnswerCache(1_000_000, () => version);
  const { produce } = counted();
  expect(await textOf(cache.get("a", produce))).toBe("answer 1");
  expect(await textOf(cache.get("a", produce))).toBe("answer 1");
  version = 2;
  expect(await textOf(cache.get("a", produce))).toBe("answer 2");
  expect(await textOf(cache.get("b", produce))).toBe("answer 3");
});

test("requests that come together wait for the same answer, also one that is not kept", async () => {
  const cache = createAnswerCache(1_000_000, () => 1);
  const { produce, calls } = counted({ status: 404 });
  await Promise.all(Array.from({ length: 20 }, () => cache.get("a", produce)));
  expect(calls()).toBe(1);
  await cache.get("a", produce);
  expect(calls()).toBe(2);
});

test("private answers and failures are not kept", async () => {
  const cache = createAnswerCache(1_000_000, () => 1);
  const { produce, calls } = counted({ headers: { "cache-control": "private, no-store" } });
  await cache.get("a", produce);
  await cache.get("a", produce);
  expect(calls()).toBe(2);
  const failing = () => Promise.reject(new Error("down"));
  await expect(cache.get("b", failing)).rejects.toThrow("down");
  const { produce: healed } = counted();
  expect(await textOf(cache.get("b", healed))).toBe("answer 1");
});

test("the least used answers fall out when the room is full", async () => {
  const cache = createAnswerCache(3_000, () => 1);
  const { produce, calls } = counted({ body: Buffer.alloc(900) });
  for (const key of ["a", "b", "c"]) await cache.get(key, produce);
  await cache.get("c", produce);
  expect(calls()).toBe(3);
  await cache.get("a", produce);
  expect(calls()).toBe(4);
});
