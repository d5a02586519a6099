import { randomBytes } from "node:crypto";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test } from "vitest";
import { invitationOf, signUpOperator } from "../../../../tests/factories/operators.ts";
import type { SignedInUser } from "../../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../../tests/factories/test-app.ts";
import type { CommandEvent } from "../../../main/commands/command.ts";
import { secretsCommand } from "../../../main/commands/secrets-command.ts";
import { createSecretBox, type SecretBox } from "../../../providers/secrets/secret-box.ts";
import { sealSecrets } from "./seal-secrets.ts";

let api: TestApp;
let now = new Date("2026-03-01T12:00:00Z");

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];

/** As the site is started with these keys. */
let keys = createSecretBox([]);
const secretBox: SecretBox = {
  get hasKey() {
    return keys.hasKey;
  },
  seal: (...of) => keys.seal(...of),
  open: (...of) => keys.open(...of),
  isCurrent: (stored) => keys.isCurrent(stored),
};

beforeEach(async () => {
  keys = createSecretBox([]);
  api = await createTestApp({ services: { now: () => now, secretBox } });
});
afterEach(() => api.close());

const call = ({ headers }: SignedInUser, name: string, payload: object = {}) =>
  api.app.inject({ method: "POST", url: `/api/Admin/${name}`, headers, payload });

const codeOf = (secret: string) =>
  new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 }).generate({ timestamp: now.getTime() });

async function setUp() {
  const user = await signUpOperator(api, "admin", false);
  const { secret } = (await call(user, "StartSecondFactor", await invitationOf(api, user))).json<{ secret: string }>();
  const confirmed = await call(user, "ConfirmSecondFactor", { code: codeOf(secret) });
  return { user, secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

/** With the next code of the app. */
async function enter({ user, secret }: Awaited<ReturnType<typeof setUp>>): Promise<number> {
  now = new Date(now.getTime() + 60_000);
  return (await call(user, "EnterSecondFactor", { code: codeOf(secret) })).statusCode;
}

async function stored({ user }: Awaited<ReturnType<typeof setUp>>): Promise<string> {
  const { rows } = await api.database.pool.query(
    "select secret from second_factors f join users u on u.id = f.user_id where u.username = $1",
    [user.username],
  );
  return String(rows[0]?.secret);
}

async function rotate() {
  const events: CommandEvent[] = [];
  const signal = new AbortController().signal;
  const report = (event: CommandEvent) => void events.push(event);
  const code = await secretsCommand.run({ services: api.services, args: ["rotate"], cwd: "/", signal, report });
  return { code, events };
}

test("a new secret is stored sealed, and its codes pass", async () => {
  keys = createSecretBox([oldKey]);
  const admin = await setUp();
  expect(await stored(admin)).not.toContain(admin.secret);
  expect(await enter(admin)).toBe(204);
});

test("secrets from before there was a key pass, and are sealed at the next start, once", async () => {
  const admin = await setUp();
  expect(await stored(admin)).toBe(admin.secret);
  expect(await sealSecrets(api.services, "plain")).toEqual({ sealed: 0, unreadable: 0 });
  keys = createSecretBox([oldKey]);
  expect(await enter(admin)).toBe(204);
  expect(await sealSecrets(api.services, "plain")).toEqual({ sealed: 1, unreadable: 0 });
  expect(await stored(admin)).toMatch(/^sealed\./);
  expect(await sealSecrets(api.services, "plain")).toEqual({ sealed: 0, unreadable: 0 });
  expect(await enter(admin)).toBe(204);
});

test("keys change: both are given, the command seals anew, and the old one can go", async () => {
  keys = createSecretBox([oldKey]);
  const admins = [await setUp(), await setUp()];
  keys = createSecretBox([newKey, oldKey]);
  for (const admin of admins) expect(await enter(admin)).toBe(204);
  // A start changes what is plain alone.
  expect(await sealSecrets(api.services, "plain")).toEqual({ sealed: 0, unreadable: 0 });
  expect(await rotate()).toMatchObject({ code: 0, events: [{ type: "done", message: /^2 / }] });
  expect(await rotate()).toMatchObject({ code: 0, events: [{ type: "done", message: /^0 / }] });
  keys = createSecretBox([newKey]);
  for (const admin of admins) expect(await enter(admin)).toBe(204);
});

test("with another key no code passes, a recovery code does, and the count tells of it", async () => {
  keys = createSecretBox([oldKey]);
  const admin = await setUp();
  keys = createSecretBox([newKey]);
  expect(await enter(admin)).toBe(500);
  const [code] = admin.recoveryCodes;
  expect((await call(admin.user, "EnterSecondFactor", { code })).statusCode).toBe(204);
  expect(await sealSecrets(api.services, "plain")).toEqual({ sealed: 0, unreadable: 1 });
  expect(await rotate()).toMatchObject({ code: 1, events: [{ type: "failure" }, { type: "done" }] });
});

test("a sealed secret put into another person's row opens for nobody", async () => {
  keys = createSecretBox([oldKey]);
  const [thief, admin] = [await setUp(), await setUp()];
  await api.database.pool.query(
    "update second_factors set secret = $1 where user_id = (select id from users where username = $2)",
    [await stored(thief), admin.user.username],
  );
  now = new Date(now.getTime() + 60_000);
  expect((await call(admin.user, "EnterSecondFactor", { code: codeOf(thief.secret) })).statusCode).toBe(500);
});

test("without a key the command says so", async () => {
  expect(await rotate()).toMatchObject({ code: 1, events: [{ type: "failure", message: /SECRETS_KEY/ }] });
});
