import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Coverage } from "../../../../contract/progress/coverage.ts";
import { nobody, type UserData } from "../../accounts/session/user-data.ts";
import { createTitleShares } from "./title-shares.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An API that answers every title with a hundredth for each known word, and five for a level. */
function setUp(first: Partial<UserData> = {}) {
  let person: UserData = { ...nobody, ...first };
  const told = new Set<() => void>();
  const api = { asked: 0, isDown: false };
  const shares = createTitleShares({
    store: () => ({
      get: () => person,
      subscribe(listener) {
        told.add(listener);
        return () => told.delete(listener);
      },
    }),
    async ask({ knownList, knownLevel = 0 }): Promise<Coverage> {
      api.asked += 1;
      if (api.isDown) throw new TypeError("no connection");
      return { level: knownLevel, titles: [{ titleId: 7, coverage: knownList.length / 100 + knownLevel / 20 }] };
    },
  });
  return {
    api,
    shares,
    change(next: Partial<UserData>) {
      person = { ...person, ...next };
      for (const listener of told) listener();
    },
    share: async (within: number) => {
      await vi.advanceTimersByTimeAsync(within);
      return shares.get().get(7);
    },
  };
}

const look = () => undefined;

test("many cards, and the next page's, are answered by one question", async () => {
  const { api, shares, share } = setUp({ knownList: [1, 2] });
  const leave = [shares.subscribe(() => undefined), shares.subscribe(() => undefined)];
  expect(await share(0)).toBe(0.02);
  for (const end of leave) end();
  shares.subscribe(look);
  expect(await share(1_000)).toBe(0.02);
  expect(api.asked).toBe(1);
});

test("who knows nothing is not asked about, and a level alone is something", async () => {
  const { api, shares, change, share } = setUp();
  shares.subscribe(look);
  expect(await share(1_000)).toBeUndefined();
  expect(api.asked).toBe(0);
  change({ knownLevel: 2 });
  expect(await share(300)).toBe(0.1);
  change({ knownLevel: 0 });
  expect(await share(1_000)).toBeUndefined();
  expect(api.asked).toBe(1);
});

test("marks in a row are one question, and nobody who looks away asks", async () => {
  const { api, shares, change, share } = setUp({ knownList: [1] });
  const leave = shares.subscribe(look);
  await share(0);
  change({ knownList: [1, 2] });
  change({ knownList: [1, 2, 3] });
  expect(await share(300)).toBe(0.03);
  leave();
  change({ knownList: [1, 2, 3, 4] });
  expect(await share(1_000)).toBe(0.03);
  expect(api.asked).toBe(2);
  shares.subscribe(look);
  // Back again: at once.
  expect(await share(0)).toBe(0.04);
});

test("a mark waits until the API has heard of it", async () => {
  const { api, shares, change, share } = setUp({ token: "t", knownList: [1] });
  shares.subscribe(look);
  await share(0);
  change({ knownList: [1, 2], unsentKnown: { 2: true } });
  expect(await share(5_000)).toBe(0.01);
  expect(api.asked).toBe(1);
  change({ unsentKnown: {} });
  expect(await share(300)).toBe(0.02);
});

test("nobody sees another's shares", async () => {
  const { shares, change, share, api } = setUp({ token: "ayse", knownList: [1, 2] });
  shares.subscribe(look);
  expect(await share(0)).toBe(0.02);
  api.isDown = true;
  change({ token: undefined, knownList: [5] });
  expect(await share(0)).toBeUndefined();
  expect(await share(1_000)).toBeUndefined();
});

test("without a connection what was said last stays, and who comes back asks again", async () => {
  const { api, shares, change, share } = setUp({ knownList: [1] });
  const leave = shares.subscribe(look);
  await share(0);
  api.isDown = true;
  change({ knownList: [1, 2] });
  expect(await share(1_000)).toBe(0.01);
  api.isDown = false;
  leave();
  shares.subscribe(look);
  expect(await share(0)).toBe(0.02);
});
