import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";

let api: TestApp;
let fault: Error | undefined;

beforeAll(async () => {
  const check = () => (fault === undefined ? Promise.resolve() : Promise.reject(fault));
  api = await createTestApp({
    services: { dataFolder: { check, freeBytes: async () => 5_000_000, backUp: async () => 0 } },
  });
});
afterAll(() => api.close());

const readiness = async () => (await api.app.inject({ url: "/readyz" })).statusCode;

test("a site whose data folder cannot be written or is full is not ready, until it can", async () => {
  expect(await readiness()).toBe(200);
  fault = new Error("EACCES: permission denied");
  expect(await readiness()).toBe(503);
  fault = undefined;
  expect(await readiness()).toBe(200);
});

test("the metrics tell the room that the data folder has", async () => {
  const { body } = await api.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  expect(body).toMatch(/^data_folder_free_bytes 5000000$/m);
});
