import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPreferences, readPreferences, usualPreferences } from "./quiz-preferences.ts";

function storageOf(kept: string | null): { storage: () => Storage; kept: () => string | null } {
  let value = kept;
  const storage: Storage = {
    length: 0,
    clear() {},
    getItem: () => value,
    key: () => null,
    removeItem() {},
    setItem: (_key, text) => {
      value = text;
    },
  };
  return { storage: () => storage, kept: () => value };
}

test("what is kept is read again, and what else stands there stays", () => {
  const { storage, kept } = storageOf('{"other":1,"repetition":2}');
  const liked = { methods: ["write-phrase-mean"], repetition: 3, isSpoken: false, isTimed: false } as const;
  keepPreferences(liked, storage);
  expect(readPreferences(storage)).toEqual(liked);
  expect(JSON.parse(kept() ?? "")).toMatchObject({ other: 1 });
});

test.each([null, "", "{", "[]", "null", '{"methods":"x","repetition":9,"isTimed":"no"}', '{"methods":["eval"]}'])(
  "%s counts as usual",
  (kept) => {
    expect(readPreferences(storageOf(kept).storage)).toEqual(usualPreferences);
  },
);

test("a store that is forbidden keeps nothing and breaks nothing", () => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  keepPreferences(usualPreferences, forbidden);
  expect(readPreferences(forbidden)).toEqual(usualPreferences);
});

const methods = ["write-mean-phrase"] as const;
const own = { methods, repetition: 2, isSpoken: false, isTimed: true } as const;

/** A browser with what it has kept, and what the server has of the person. */
function setUp({ kept, owner = 7, stored = {} }: { kept?: object; owner?: number | null; stored?: object }) {
  const values = new Map<string, string>();
  if (kept !== undefined) values.set("userPreferences", JSON.stringify(kept));
  if (owner !== null) values.set("userData", JSON.stringify({ token: "t", knownListId: owner }));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal("document", { documentElement: { lang: "tr" } });
  const server = { userPreferences: stored, posted: 0, isAway: false };
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    if (server.isAway) throw new TypeError("failed to fetch");
    if (init.method === "POST") {
      server.posted += 1;
      server.userPreferences = JSON.parse(String(init.body)).userPreferences;
    }
    return Response.json({ userPreferences: server.userPreferences });
  });
  return { server, here: () => JSON.parse(values.get("userPreferences") ?? "null") };
}

const load = async () => await import("./quiz-preferences.ts");

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test("what the server has of the person holds here, also what this browser does not know", async () => {
  const { server, here } = setUp({ kept: { ...own, repetition: 1 }, stored: { ...own, list: { type: 2, id: 4 } } });
  expect(await (await load()).loadPreferences()).toEqual(own);
  expect(here()).toEqual({ ...own, list: { type: 2, id: 4 } });
  expect(server.posted).toBe(0);
});

test("where it has nothing, what a visitor chose here becomes the person's; what nobody chose does not", async () => {
  const chosen = setUp({ kept: own });
  const { loadPreferences } = await load();
  expect(await loadPreferences()).toEqual(own);
  await expect.poll(() => chosen.server.userPreferences).toEqual(own);
  vi.resetModules();
  const usual = setUp({});
  expect(await (await load()).loadPreferences()).toEqual(usualPreferences);
  expect(usual.server.posted).toBe(0);
});

test("what is changed without a connection is sent when there is one, and not lost to what the server had", async () => {
  const { server, here } = setUp({ stored: { repetition: 3 } });
  const { changePreferences, loadPreferences } = await load();
  server.isAway = true;
  changePreferences(own);
  await expect(loadPreferences()).rejects.toThrow("failed to fetch");
  expect(here()).toEqual({ ...own, unsentOf: 7 });
  server.isAway = false;
  expect(await loadPreferences()).toEqual(own);
  expect(server.userPreferences).toEqual(own);
  expect(here()).toEqual(own);
});

test("a visitor's stay here, and what another person left unsent is not this one's", async () => {
  const visitor = setUp({ owner: null });
  (await load()).changePreferences(own);
  await Promise.resolve();
  expect([visitor.here(), visitor.server.posted]).toEqual([own, 0]);
  vi.resetModules();
  const next = setUp({ kept: { ...own, unsentOf: 3 }, stored: { ...own, repetition: 3 } });
  expect(await (await load()).loadPreferences()).toMatchObject({ repetition: 3 });
  expect(next.server.posted).toBe(0);
});
