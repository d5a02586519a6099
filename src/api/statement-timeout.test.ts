import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { signUp } from "../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../tests/factories/test-app.ts";
import { isStatementTimeout } from "../storage/is-database-unavailable.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test.skipIf(inject("templateDatabase").kind === "embedded")(
  "a request whose statement waits too long is put off, and says why and until when; a job's is not",
  async () => {
    const user = await signUp(api.app);
    const lists = await api.app.inject({
      method: "POST",
      url: "/api/WordList/CreateList",
      headers: user.headers,
      payload: { title: "Sea" },
    });
    const rename = () =>
      api.app.inject({
        method: "POST",
        url: "/api/WordList/RenameList",
        headers: { ...user.headers, lang: "es" },
        payload: { id: lists.json().id, title: "Lake" },
      });
    const response = await api.database.db.transaction(async (transaction) => {
      await transaction.execute("select 1 from users for update");
      return await rename();
    });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ code: "unavailable", reason: "slow" });
    expect(response.json().detail).toContain("tardaba demasiado");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect((await rename()).statusCode).toBe(200);
    await expect(api.database.db.execute("select pg_sleep(5.5)")).resolves.toBeDefined();
  },
);

test.skipIf(inject("templateDatabase").kind === "embedded")(
  "a request's statement ends after five seconds",
  async () => {
    const error: unknown = await api.database.forRequests.db
      .execute("select pg_sleep(20)")
      .catch((reason: unknown) => reason);
    expect(isStatementTimeout(error)).toBe(true);
  },
);

test.skipIf(inject("templateDatabase").kind === "embedded")("no statement is compiled", async () => {
  for (const { db } of [api.database, api.database.forRequests]) {
    expect((await db.execute("show jit")).rows).toEqual([{ jit: "off" }]);
  }
});
