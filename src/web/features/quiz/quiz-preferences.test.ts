import { afterEach, beforeEach, expect, test, vi } from "vitest";

const own = { methods: ["write-mean-phrase"], repetition: 2, isSpoken: false, isTimed: true } as const;

type Setup = { stored?: string | object; owner?: number | null; knownLevel?: number; atServer?: object };

/** A browser with what it has stored, a signed-in user, and what the server has of the user. */
async function setUp({ stored, owner = 7, knownLevel = 0, atServer = {} }: Setup) {
  const values = new Map<string, string>();
  if (stored !== undefined) values.set("userPreferences", typeof stored === "string" ? stored : JSON.stringify(stored));
  const signedIn = owner !== null && { token: "t", knownListId: owner };
  if (signedIn || knownLevel > 0) values.set("userData", JSON.stringify({ ...signedIn, knownLevel }));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal("document", { documentElement: { lang: "tr" } });
  const server = { userPreferences: atServer, posted: 0, isReachable: true };
  vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
    if (!server.isReachable) throw new TypeError("failed to fetch");
    if (init.method === "POST") {
      server.posted += 1;
      server.userPreferences = JSON.parse(String(init.body)).userPreferences;
    }
    return Response.json({ userPreferences: server.userPreferences });
  });
  const module = await import("./quiz-preferences.ts");
  return { ...module, server, inStorage: () => JSON.parse(values.get("userPreferences") ?? "null") };
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test("changes are stored, and other stored fields stay", async () => {
  const { changePreferences, readPreferences, inStorage } = await setUp({
    stored: { other: 1, repetition: 3 },
    owner: null,
  });
  changePreferences(own);
  expect(readPreferences()).toEqual(own);
  expect(inStorage()).toMatchObject({ other: 1, repetition: 2 });
});

test.each(["", "{", "[]", "null", '{"methods":"x","repetition":9,"isTimed":"no"}', '{"methods":["eval"]}'])(
  "%s counts as the defaults",
  async (stored) => {
    const { readPreferences, defaultPreferences } = await setUp({ stored });
    expect(readPreferences()).toEqual(defaultPreferences);
  },
);

const easy = ["test-phrase-mean", "writeListen-engAudio-phrase"];

test.each([null, 7])("up to A2 the default is to choose meanings and to listen, of user %s", async (owner) => {
  for (const [knownLevel, isEasy] of [
    [0, false],
    [1, true],
    [2, true],
    [3, false],
  ] as const) {
    vi.resetModules();
    const { readPreferences, defaultPreferences } = await setUp({ owner, knownLevel });
    expect(readPreferences().methods).toEqual(isEasy ? easy : defaultPreferences.methods);
  }
});

test("a stored choice of methods stays at any level", async () => {
  const { readPreferences } = await setUp({ stored: own, knownLevel: 1 });
  expect(readPreferences()).toEqual(own);
});

test("where local storage is not allowed they hold until the document is left", async () => {
  const { changePreferences, readPreferences, defaultPreferences } = await setUp({ owner: null });
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("no", "SecurityError");
    },
  });
  expect(readPreferences()).toEqual(defaultPreferences);
  changePreferences(own);
  expect(readPreferences()).toEqual(own);
});

test("the server's preferences are stored, with the fields that this page does not use", async () => {
  const { loadPreferences, inStorage, server } = await setUp({
    stored: { ...own, repetition: 1 },
    atServer: { ...own, list: { type: 2, id: 4 } },
  });
  expect(await loadPreferences()).toEqual(own);
  expect(inStorage()).toEqual({ ...own, list: { type: 2, id: 4 } });
  expect(server.posted).toBe(0);
});

test("a server without preferences gets those that were chosen before signing in", async () => {
  const { loadPreferences, server } = await setUp({ stored: own });
  expect(await loadPreferences()).toEqual(own);
  await expect.poll(() => server.userPreferences).toEqual(own);
});

test("a server without preferences does not get the defaults", async () => {
  const { loadPreferences, defaultPreferences, server } = await setUp({});
  expect(await loadPreferences()).toEqual(defaultPreferences);
  expect(server.posted).toBe(0);
});

test("changes without a connection are sent when there is one, before the server's preferences are read", async () => {
  const { changePreferences, loadPreferences, inStorage, server } = await setUp({ atServer: { repetition: 3 } });
  server.isReachable = false;
  changePreferences(own);
  await expect(loadPreferences()).rejects.toThrow("failed to fetch");
  expect(inStorage()).toEqual({ ...own, unsentOf: 7 });
  server.isReachable = true;
  expect(await loadPreferences()).toEqual(own);
  expect(server.userPreferences).toEqual(own);
  expect(inStorage()).toEqual(own);
});

test("a visitor's changes are not sent", async () => {
  const { changePreferences, inStorage, server } = await setUp({ owner: null });
  changePreferences(own);
  await Promise.resolve();
  expect([inStorage(), server.posted]).toEqual([own, 0]);
});

test("changes that another user has not sent are not sent for this one", async () => {
  const { loadPreferences, server } = await setUp({
    stored: { ...own, unsentOf: 3 },
    atServer: { ...own, repetition: 3 },
  });
  expect(await loadPreferences()).toMatchObject({ repetition: 3 });
  expect(server.posted).toBe(0);
});
