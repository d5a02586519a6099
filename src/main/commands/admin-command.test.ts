import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { adminCommand } from "./admin-command.ts";
import type { CommandEvent } from "./command.ts";

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const password = "Lighthouse4Admin";

async function run(...args: string[]) {
  return await runWith(password, ...args);
}

async function runWith(given: string | undefined, ...args: string[]) {
  const events: CommandEvent[] = [];
  const report = (event: CommandEvent) => void events.push(event);
  const signal = new AbortController().signal;
  const code = await adminCommand.run({ services: api.services, args, password: given, cwd: "/", signal, report });
  return { code, events };
}

const given = ["create", "--mail", "op@example.org", "--username", "Operator"];

test("the operator's account is made with the role of admin and a proved address, once", async () => {
  expect(await run(...given)).toMatchObject({ code: 0, events: [{ type: "done" }, { type: "done" }] });
  const login = await api.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail: "op@example.org", password },
  });
  expect(login.json()).toMatchObject({ role: "admin", isMailVerified: true });
  const again = await run(...given);
  expect(again.code).toBe(1);
  const { rows } = await api.database.pool.query(
    "select actor, address, action, thing = 'user:' || actor_id as of_actor from audit_log where action = 'CreateAdmin'",
  );
  expect(rows).toEqual([{ actor: "Operator", address: "command line", action: "CreateAdmin", of_actor: true }]);
  expect(again.events).toEqual([
    {
      type: "failure",
      message:
        "--username: This username is taken. Please choose another one.\n" +
        "--mail: There’s already an account with this e-mail address. You can sign in or reset your password.",
    },
  ]);
});

test("a password that is not strong enough or not given is refused in words", async () => {
  const create = ["create", "--mail", "c@example.org", "--username", "Weak"];
  const refusals = await Promise.all([runWith("short", ...create), runWith(undefined, ...create)]);
  expect(refusals.map(({ code }) => code)).toEqual([2, 2]);
  const [weak, none] = refusals.map(({ events: [event] }) => event);
  expect(weak).toMatchObject({ message: expect.stringContaining("password: The password must have at least 8") });
  expect(none).toMatchObject({ type: "failure", message: expect.stringMatching(/^password: /) });
});

const codeIn = (events: readonly CommandEvent[]) =>
  events.flatMap((event) => ("message" in event ? (/\w{4}(-\w{4}){3}/.exec(event.message)?.[0] ?? []) : [])).at(-1);

test("the operator is invited by a code that sets up the second factor; a newer one takes its place", async () => {
  const create = ["create", "--mail", "b@example.org", "--username", "Invited"];
  const first = codeIn((await run(...create)).events);
  const invited = await run("invite", "--username", "invited");
  const second = codeIn(invited.events);
  expect([invited.code, first === undefined, first === second]).toEqual([0, false, false]);
  const login = await api.app.inject({
    method: "POST",
    url: "/api/Login/LoginWithCredentials",
    payload: { usernameOrMail: "Invited", password },
  });
  const headers = { authorization: `Bearer ${login.json().token}` };
  const start = (invitation: string | undefined) =>
    api.app.inject({ method: "POST", url: "/api/Admin/StartSecondFactor", headers, payload: { invitation } });
  expect([(await start(first)).statusCode, (await start(second)).statusCode]).toEqual([400, 200]);

  const reset = await run("reset-second-factor", "--username", "Invited");
  expect([reset.code, (await start(codeIn(reset.events))).statusCode]).toEqual([0, 200]);
  expect(await run("invite", "--username", "Nobody")).toMatchObject({ code: 1, events: [{ type: "failure" }] });
});

test.each([
  [[]],
  [["invite"]],
  [["delete"]],
  [["create"]],
  [["create", "--mail", "op@example.org", "--username", "x"]],
  [["create", "--mail", "d@example.org", "--username", "Shown", "--password", "Lighthouse4Admin"]],
  [["create", "--role", "god"]],
])("%j is not understood, and nothing is made", async (args) => {
  const before = (await api.database.pool.query("select 1 from users")).rowCount;
  expect(await run(...args)).toMatchObject({ code: 2, events: [{ type: "failure" }] });
  expect((await api.database.pool.query("select 1 from users")).rowCount).toBe(before);
});
