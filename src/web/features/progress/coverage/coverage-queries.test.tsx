import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { UserData } from "../../accounts/session/user-data.ts";
import { useCoverage, useTitleCoverage } from "./coverage-queries.ts";
import { useTitleShares } from "./use-late-coverage.ts";

const server = { asked: [] as string[], isDown: false, known: 0 };

/** An API that answers every title with a hundredth for each known word, and five for a level. */
async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  server.asked.push(`${init.method} ${path}`);
  if (server.isDown) throw new TypeError("no connection");
  const { knownWordIds = [], level = 0 } = JSON.parse(String(init.body ?? "{}"));
  const coverage = (server.known + knownWordIds.length) / 100 + level / 20;
  return Response.json({ level, titles: [{ titleId: 7, coverage }], list: { coverage, target: 0.95 } });
}

const change = (user: Partial<UserData>) => act(() => userDataStore().update(user));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const look = () => renderHook(() => useTitleCoverage(7)?.coverage);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", answer);
  Object.assign(server, { asked: [], isDown: false, known: 0 });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one call serves many cards, and those of the next page", async () => {
  change({ knownList: [1, 2] });
  const cards = [look(), look()];
  const { result: all } = renderHook(() => useTitleShares());
  await wait(10);
  expect(cards.map(({ result }) => result.current)).toEqual([0.02, 0.02]);
  expect([...all.current]).toEqual([[7, 0.02]]);
  for (const { unmount } of cards) unmount();
  expect(look().result.current).toBe(0.02);
  expect(server.asked).toEqual(["POST /api/WordList/GetCoverage"]);
});

test("no call is made without known words; a level counts as such", async () => {
  const { result } = look();
  await wait(1_000);
  expect(server.asked).toEqual([]);
  change({ knownLevel: 2 });
  await wait(310);
  expect(result.current).toBe(0.1);
  change({ knownLevel: 0 });
  await wait(1_000);
  expect(result.current).toBeUndefined();
});

test("marks in quick succession make one call, and none where no component shows coverage", async () => {
  change({ knownList: [1] });
  const { result, unmount } = look();
  await wait(10);
  change({ knownList: [1, 2] });
  await wait(290);
  change({ knownList: [1, 2, 3] });
  await wait(310);
  expect(result.current).toBe(0.03);
  expect(server.asked).toHaveLength(2);
  unmount();
  change({ knownList: [1, 2, 3, 4] });
  await wait(1_000);
  expect(server.asked).toHaveLength(2);
  const again = look();
  await wait(10);
  expect(again.result.current).toBe(0.04);
});

test("no call is made until a mark is sent", async () => {
  server.known = 1;
  change({ token: "t", knownList: [1] });
  const { result } = look();
  await wait(10);
  server.known = 2;
  change({ knownList: [1, 2], unsentKnown: { 2: true } });
  await wait(5_000);
  expect(result.current).toBe(0.01);
  change({ unsentKnown: {} });
  await wait(310);
  expect(result.current).toBe(0.02);
  expect(server.asked).toEqual(["GET /api/WordList/GetCoverage", "GET /api/WordList/GetCoverage"]);
});

test("no user sees another's shares", async () => {
  server.known = 2;
  change({ token: "ayse", knownList: [1, 2] });
  const { result } = look();
  await wait(10);
  expect(result.current).toBe(0.02);
  server.isDown = true;
  change({ token: undefined, knownList: [5] });
  expect(result.current).toBeUndefined();
  await wait(1_000);
  expect(result.current).toBeUndefined();
});

test("without a connection the last answer stays, and the next component asks again", async () => {
  change({ knownList: [1] });
  const { result, unmount } = look();
  await wait(10);
  server.isDown = true;
  change({ knownList: [1, 2] });
  await wait(1_000);
  expect(result.current).toBe(0.01);
  unmount();
  server.isDown = false;
  const again = look();
  await wait(10);
  expect(again.result.current).toBe(0.02);
});

test("a list's coverage has a call of its own", async () => {
  server.known = 9;
  change({ token: "t", knownList: [1] });
  const { result } = renderHook(() => useCoverage({ kind: "episode", id: 31 }));
  await wait(10);
  expect(result.current?.list?.coverage).toBe(0.09);
  expect(server.asked).toEqual(["GET /api/WordList/GetCoverage?type=2&id=31"]);
});
