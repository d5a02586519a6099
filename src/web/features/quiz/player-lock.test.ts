import { afterEach, expect, test } from "vitest";
import { createPlayerLock, type PlayerLock } from "./player-lock.ts";

const locks: PlayerLock[] = [];
afterEach(() => {
  for (const lock of locks.splice(0)) lock.release();
});

function createStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** `reacts` is false for a document that the browser has frozen; `storage` is shared by the documents of one tab. */
function openDocument({ reacts = true, hasLocks = true, storage = createStorage() } = {}) {
  const events: string[] = [];
  const lock = createPlayerLock({
    locks: hasLocks ? navigator.locks : undefined,
    storage: () => storage,
    timeoutMs: 20,
    onTaken() {
      events.push("taken");
      if (!reacts) return;
      events.push("released");
      lock.release();
    },
  });
  locks.push(lock);
  return { lock, events, storage };
}

test("one tab holds the lock until it is released", async () => {
  const [first, second] = [openDocument(), openDocument()];
  expect(await first.lock.acquire()).toBe(true);
  expect(await second.lock.acquire()).toBe(false);
  expect([first.lock.isHeld(), second.lock.isHeld()]).toEqual([true, false]);
  first.lock.release();
  expect(first.lock.isHeld()).toBe(false);
  expect(await second.lock.acquire()).toBe(true);
  expect(first.events).toEqual([]);
});

test("after a reload a tab has its lock again, although the document before is still being destroyed", async () => {
  const before = openDocument();
  await before.lock.acquire();
  before.lock.release();
  // In its place: requested by the same client, and not released yet.
  const destroyed = Promise.withResolvers<void>();
  await new Promise<void>((granted) => {
    const hold = () => {
      granted();
      return destroyed.promise;
    };
    navigator.locks.request("quiz", hold).catch(() => undefined);
  });
  const other = openDocument();
  expect(await other.lock.acquire()).toBe(false);
  const reloaded = openDocument({ storage: before.storage });
  expect(await reloaded.lock.acquire()).toBe(true);
  destroyed.resolve();
});

test("a duplicate of the tab that plays does not get its lock", async () => {
  const first = openDocument();
  await first.lock.acquire();
  first.lock.release();
  await first.lock.acquire();
  const duplicate = openDocument({ storage: first.storage });
  expect(await duplicate.lock.acquire()).toBe(false);
});

test("taking over waits until the other tab has released the lock", async () => {
  const [first, second] = [openDocument(), openDocument()];
  await first.lock.acquire();
  await second.lock.takeOver().then(() => first.events.push("taken over"));
  expect(first.events).toEqual(["taken", "released", "taken over"]);
  expect([first.lock.isHeld(), second.lock.isHeld()]).toEqual([false, true]);
  await first.lock.takeOver();
  expect(second.events).toEqual(["taken", "released"]);
});

test("a tab that does not react is waited for until the timeout", async () => {
  const [frozen, second, third] = [openDocument({ reacts: false }), openDocument(), openDocument()];
  await frozen.lock.acquire();
  await second.lock.takeOver();
  expect(second.lock.isHeld()).toBe(true);
  await third.lock.takeOver();
  expect(second.events).toEqual(["taken", "released"]);
});

test("a lock that is released while it is requested is not held", async () => {
  const { lock, events } = openDocument();
  const taken = lock.takeOver();
  lock.release();
  await taken;
  expect([lock.isHeld(), events]).toEqual([false, []]);
  expect(await openDocument().lock.acquire()).toBe(true);
});

test("without the Web Locks API every tab plays", async () => {
  const [first, second] = [openDocument({ hasLocks: false }), openDocument({ hasLocks: false })];
  expect(await first.lock.acquire()).toBe(true);
  expect(await second.lock.acquire()).toBe(true);
  await second.lock.takeOver();
  expect([first.events, first.lock.isHeld(), second.lock.isHeld()]).toEqual([[], true, true]);
});
