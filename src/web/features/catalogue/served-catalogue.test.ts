import { expect, test } from "vitest";
import type { ApiClient } from "../page/api-client.ts";
import { contentWith } from "./content.fixture.ts";
import { createServedCatalogue } from "./served-catalogue.ts";

function serverAt(version: number) {
  const server = { version, downloads: 0, isDown: false };
  const client: ApiClient = {
    async getContent() {
      server.downloads += 1;
      if (server.isDown) throw new Error("down");
      return contentWith({ version: server.version });
    },
    getContentVersion: async () => ({ version: server.version }),
    getWordList: async () => [],
    getListInfo: () => Promise.reject(new Error("not asked for")),
    getLevelCounts: async () => ({ levels: [], seasons: [] }),
    getLexiconWords: async () => [],
  };
  return { server, catalogue: createServedCatalogue(client) };
}

test("reads the catalogue once for each version, also when asked many times at once", async () => {
  const { server, catalogue } = serverAt(1);
  await Promise.all([catalogue.get(), catalogue.get(), catalogue.get()]);
  await catalogue.get();
  expect(server.downloads).toBe(1);
  server.version = 2;
  expect((await catalogue.get()).version).toBe(2);
  expect(server.downloads).toBe(2);
});

test("a failure is not kept", async () => {
  const { server, catalogue } = serverAt(1);
  server.isDown = true;
  await expect(catalogue.get()).rejects.toThrow("down");
  server.isDown = false;
  expect((await catalogue.get()).version).toBe(1);
});
