import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { runCli } from "../factories/run-cli.ts";
import { newPerson, openSignedIn, type Person } from "./people.ts";

/** Somebody with every right, as the command line makes them; the console has not been entered yet. */
export async function signInAdmin(
  request: APIRequestContext,
): Promise<Person & { readonly userData: { token: string } }> {
  const person = newPerson();
  const { username, mail, password } = person;
  const args = ["admin", "create", "--mail", mail, "--username", username, "--password", password];
  const run = await runCli(args, { DATA_DIR: process.env.E2E_DATA_DIR ?? "" });
  expect(run.err).toBe("");
  const answer = await request.post("/api/Login/LoginWithCredentials", {
    data: { usernameOrMail: username, password },
  });
  expect(answer.status()).toBe(200);
  return { ...person, userData: await answer.json() };
}

/** The code of an authenticator app, such as it shows so many steps later. */
export function totpCode(secret: string, steps = 0): string {
  const totp = new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

async function callAdmin(request: APIRequestContext, token: string, name: string, data: object): Promise<unknown> {
  const answer = await request.post(`/api/Admin/${name}`, { data, headers: { authorization: `Bearer ${token}` } });
  expect(answer.ok()).toBe(true);
  return answer.status() === 204 ? undefined : await answer.json();
}

/** A page of the console, for an operator whose session has passed the second factor. */
export async function openConsole(page: Page, path: string): Promise<Person & { readonly token: string }> {
  const { userData, ...person } = await signInAdmin(page.request);
  const { token } = userData;
  const started = await callAdmin(page.request, token, "StartSecondFactor", {});
  const secret = typeof started === "object" && started !== null && "secret" in started ? String(started.secret) : "";
  await callAdmin(page.request, token, "ConfirmSecondFactor", { code: totpCode(secret) });
  await openSignedIn(page, path, userData);
  return { ...person, token };
}
