import { expect, test } from "vitest";
import { createApiClient } from "../page/api-client.ts";
import { contentWith } from "./content.fixture.ts";
import { createServedCatalogue } from "./served-catalogue.ts";

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
