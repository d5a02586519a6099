import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { adminCommand } from "./admin-command.ts";
import type { CommandEvent } from "./command.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function run(...args: string[]) {
  const events: CommandEvent[] = [];
  const report = (event: CommandEvent) => void events.push(event);
  const signal = new AbortController().signal;
  const code = await adminCommand.run({ services: api.services, args, cwd: "/", signal, report });
  return { code, events };
}

const given = ["create", "--mail", "op@example.org", "--username", "Operator", "--password", "Lighthouse4Admin"];

test("the operator's account is made with the role of admin and a proved address, once", async () => {
  expect(await run(...given)).toMatchObject({ code: 0, events: [{ type: "done" }] });
  const login = await api.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail: "op@example.org", password: "Lighthouse4Admin" },
  });
  expect(login.json()).toMatchObject({ role: "admin", isMailVerified: true });
  const again = await run(...given);
  expect(again.code).toBe(1);
  expect(again.events).toEqual([{ type: "failure", message: "--username: username.taken\n--mail: mail.taken" }]);
});

test.each([
  [[]],
  [["delete"]],
  [["create"]],
  [["create", "--mail", "op@example.org", "--username", "x", "--password", "Password1"]],
  [["create", "--role", "god"]],
])("%j is not understood, and nothing is made", async (args) => {
  const before = (await api.database.pool.query("select 1 from users")).rowCount;
  expect(await run(...args)).toMatchObject({ code: 2, events: [{ type: "failure" }] });
  expect((await api.database.pool.query("select 1 from users")).rowCount).toBe(before);
});
