import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedInUser, signUp } from "../../../tests/factories/signed-in-user.ts";
import { createTestApp, type TestApp } from "../../../tests/factories/test-app.ts";
import { removeStaleAccounts } from "./remove-stale-accounts.ts";

let api: TestApp;
let time = new Date("2026-03-01T12:00:00Z");

const day = 24 * 60 * 60 * 1000;
const at = (days: number) => {
  time = new Date(Date.UTC(2026, 2, 1, 12) + days * day);
};

beforeAll(async () => {
  api = await createTestApp({ services: { now: () => time } });
});
afterAll(() => api.close());

const remove = () => removeStaleAccounts(api.database).run(time, new AbortController().signal);

async function names(): Promise<string[]> {
  const { rows } = await api.database.pool.query("select username from users order by username");
  return rows.map(({ username }) => username);
}

const use = ({ headers }: SignedInUser) => api.app.inject({ url: "/api/User/GetProfile", headers });

test("unverified accounts without a sign-in for 30 days are erased; used, verified, premium and the operator's are not", async () => {
  await signUp(api.app, { username: "Abandoned" });
  const used = await signUp(api.app, { username: "Used" });
  await signUp(api.app, { username: "Verified" });
  await signUp(api.app, { username: "Operator" });
  await signUp(api.app, { username: "Buyer" });
  const back = await signUp(api.app, { username: "CameBack" });
  await api.database.pool.query("update users set is_mail_verified = true where username = 'Verified'");
  await api.database.pool.query("update users set premium_type = 1 where username = 'Buyer'");
  await api.database.pool.query("update users set role = 'admin' where username = 'Operator'");

  at(20);
  await use(used);
  const login = { usernameOrMail: "CameBack", password: back.password };
  await api.app.inject({ method: "POST", url: "/api/Login/LoginWithCredentials", payload: login });
  at(30);
  await remove();
  expect(await names()).toEqual(["Abandoned", "Buyer", "CameBack", "Operator", "Used", "Verified"]);
  at(30.1);
  await remove();
  expect(await names()).toEqual(["Buyer", "CameBack", "Operator", "Used", "Verified"]);
  at(60);
  await remove();
  expect(await names()).toEqual(["Buyer", "Operator", "Verified"]);
});

test("what has run out is removed", async () => {
  at(400);
  await signUp(api.app, { username: "Fresh" });
  await remove();
  const left = async (table: string) => (await api.database.pool.query(`select 1 from ${table}`)).rowCount;
  expect([await left("sessions"), await left("account_codes"), await left("known_devices")]).toEqual([1, 1, 2]);
  expect(await left("attempts")).toBe(0);
});
