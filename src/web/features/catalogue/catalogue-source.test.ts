import { expect, test } from "vitest";
import { type ApiClient, createApiClient } from "../page/api-client.ts";
import { createServedCatalogue, createStoredCatalogue } from "./catalogue-source.ts";
import { contentWith, movieNamed } from "./content.fixture.ts";

type Server = ApiClient & { version: number; calls: string[]; isDown: boolean };

function serverOf(version: number): Server {
  const answers: Record<string, () => object> = {
    GetContent: () => contentWith({ version: server.version, movieList: [movieNamed("Low Tide")] }),
    GetContentVersion: () => ({ version: server.version }),
  };
  const client = createApiClient({
    lang: () => "tr",
    async fetch(path) {
      const name = path.slice("/api/Home/".length);
      server.calls.push(name);
      if (server.isDown) throw new TypeError("no connection");
      return Response.json(answers[name]?.());
    },
  });
  const server: Server = { ...client, version, calls: [], isDown: false };
  return server;
}

function storageOf(entries: Record<string, string> = {}, capacity = Number.POSITIVE_INFINITY): Storage {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    removeItem: (key) => void held.delete(key),
    setItem(key, value) {
      if (value.length > capacity) throw new DOMException("full", "QuotaExceededError");
      held.set(key, value);
    },
  };
}

test("the first visit downloads the catalogue and stores it as DOData", async () => {
  const server = serverOf(4);
  const storage = storageOf();
  const content = await createStoredCatalogue(server, () => storage).get();
  expect(content.movieList[0]?.name).toBe("Low Tide");
  expect(JSON.parse(storage.getItem("DOData") ?? "")).toMatchObject({ version: 4, movieList: [{ name: "Low Tide" }] });
  expect(server.calls).toEqual(["GetContent"]);
});

test("a later visit requests only the version, once", async () => {
  const server = serverOf(4);
  const storage = storageOf();
  await createStoredCatalogue(server, () => storage).get();
  server.calls.length = 0;
  const catalogue = createStoredCatalogue(server, () => storage);
  const [first, second] = await Promise.all([catalogue.get(), catalogue.get()]);
  expect(first).toBe(second);
  expect(first.movieList[0]?.name).toBe("Low Tide");
  expect(server.calls).toEqual(["GetContentVersion"]);
});

test("a new version replaces the copy", async () => {
  const server = serverOf(4);
  const storage = storageOf();
  await createStoredCatalogue(server, () => storage).get();
  server.version = 5;
  expect((await createStoredCatalogue(server, () => storage).get()).version).toBe(5);
  expect(JSON.parse(storage.getItem("DOData") ?? "")).toMatchObject({ version: 5 });
});

test("without a connection the copy is used", async () => {
  const server = serverOf(4);
  const storage = storageOf();
  await createStoredCatalogue(server, () => storage).get();
  server.isDown = true;
  expect((await createStoredCatalogue(server, () => storage).get()).version).toBe(4);
});

test("without a connection and a copy it fails, and the next call tries again", async () => {
  const server = serverOf(4);
  server.isDown = true;
  const catalogue = createStoredCatalogue(server, () => storageOf());
  await expect(catalogue.get()).rejects.toThrow("no connection");
  server.isDown = false;
  expect((await catalogue.get()).version).toBe(4);
});

test("full storage costs only the copy", async () => {
  const server = serverOf(4);
  const storage = storageOf({ DOData: "{}" }, 10);
  const catalogue = createStoredCatalogue(server, () => storage);
  await catalogue.get();
  expect((await catalogue.get()).version).toBe(4);
  expect(server.calls).toEqual(["GetContent"]);
  expect(storage.getItem("DOData")).toBeNull();
});

test("forbidden storage is tolerated", async () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  expect((await createStoredCatalogue(serverOf(4), forbidden).get()).version).toBe(4);
});

test.each(["not JSON", "null", '{"version":4}', '{"format":0,"version":4,"seriesList":[],"movieList":[]}'])(
  "a copy such as %s is not used",
  async (copy) => {
    const server = serverOf(4);
    await createStoredCatalogue(server, () => storageOf({ DOData: copy })).get();
    expect(server.calls).toEqual(["GetContent"]);
  },
);

function serverAt(version: number) {
  const server = { version, downloads: 0, isDown: false };
  const client = createApiClient({
    lang: () => "tr",
    async fetch(path) {
      if (path === "/api/Home/GetContentVersion") return Response.json({ version: server.version });
      server.downloads += 1;
      if (server.isDown) throw new Error("down");
      return Response.json(contentWith({ version: server.version }));
    },
  });
  return { server, catalogue: createServedCatalogue(client) };
}

test("reads the catalogue once for each version, also with concurrent calls", async () => {
  const { server, catalogue } = serverAt(1);
  await Promise.all([catalogue.get(), catalogue.get(), catalogue.get()]);
  await catalogue.get();
  expect(server.downloads).toBe(1);
  server.version = 2;
  expect((await catalogue.get()).version).toBe(2);
  expect(server.downloads).toBe(2);
});

test("a failure is not cached", async () => {
  const { server, catalogue } = serverAt(1);
  server.isDown = true;
  await expect(catalogue.get()).rejects.toThrow("down");
  server.isDown = false;
  expect((await catalogue.get()).version).toBe(1);
});
