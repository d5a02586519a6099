import { type APIRequestContext, type APIResponse, expect, type Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { sendCommand } from "../../src/main/send-command.ts";
import { newPerson, openSignedIn, type Person } from "./people.ts";

/** While a command runs, the server may close a connection that was kept: only then is a call sent again. */
const maxRetries = 2;

/** Somebody with every right, as the command line makes them; the console has not been entered yet. */
export async function signInAdmin(
  request: APIRequestContext,
  dataDir = process.env.E2E_DATA_DIR ?? "",
): Promise<Person & { readonly userData: { token: string }; readonly invitation: string }> {
  const person = newPerson();
  const { username, mail, password } = person;
  const call = {
    command: "admin",
    args: ["create", "--mail", mail, "--username", username],
    password,
    cwd: process.cwd(),
  };
  let invitation = "";
  // What the command line itself does where a site runs, without a process for each operator. The site takes one command
  // at a time: another test may have given one.
  await expect(async () => {
    const told: string[] = [];
    const code = await sendCommand(dataDir, call, (event) => told.push(JSON.stringify(event)));
    expect(code, told.join()).toBe(0);
    invitation = /\w{4}(-\w{4}){3}/.exec(told.join())?.[0] ?? "";
    expect(invitation).not.toBe("");
  }).toPass({ timeout: 60_000 });
  const answer = await request.post("/api/Login/LoginWithCredentials", {
    data: { usernameOrMail: username, password },
    maxRetries,
  });
  expect(answer.status()).toBe(200);
  return { ...person, invitation, userData: await answer.json() };
}

/** The code of an authenticator app, such as it shows so many steps later. */
export function totpCode(secret: string, steps = 0): string {
  const totp = new TOTP({ secret, algorithm: "SHA1", digits: 6, period: 30 });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Somebody with every right whose session has passed the second factor, and calls of the console's API as them. */
export async function enterConsole(request: APIRequestContext, dataDir?: string) {
  const { userData, invitation, ...person } = await signInAdmin(request, dataDir);
  const headers = { authorization: `Bearer ${userData.token}`, lang: "tr" };
  const read = async (answer: APIResponse) => {
    expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? undefined : await answer.json();
  };
  const post = async (call: string, data: object) =>
    await read(await request.post(`/api/Admin/${call}`, { data, headers, maxRetries }));
  const get = async (call: string) => await read(await request.get(`/api/Admin/${call}`, { headers, maxRetries }));
  const { secret } = await post("StartSecondFactor", { invitation });
  await post("ConfirmSecondFactor", { code: totpCode(secret) });
  return { ...person, userData, token: userData.token, secret: String(secret), post, get };
}

/** A page of the console, for an operator whose session has passed the second factor. */
export async function openConsole(page: Page, path: string, dataDir?: string) {
  const operator = await enterConsole(page.request, dataDir);
  await openSignedIn(page, path, operator.userData);
  return operator;
}

const noLimits = {
  percent: null,
  amounts: null,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerPerson: null,
};

/** A coupon whose code is nobody else's, by the console's API. */
export async function makeCoupon(
  request: APIRequestContext,
  { percent, plans }: { percent: number; plans: readonly (1 | 2 | 3)[] },
): Promise<string> {
  const { post, username } = await enterConsole(request);
  const code = `K-${username.slice(4)}`;
  await post("SaveCoupon", { ...noLimits, code, percent, plans });
  return code;
}

/** A code for some months of premium, by the console's API. */
export async function makePremiumCode(request: APIRequestContext, months: number): Promise<string> {
  const { post } = await enterConsole(request);
  const { codes } = await post("MakeCodes", { count: 1, months, expiresAt: null, batch: "e2e" });
  return String(codes[0]);
}

/** Publishes the draft of a name on the page of its import, whatever is said against it. */
export async function publishDraft(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Yayımla", exact: true }).click();
  const anyway = page.getByRole("button", { name: "Yine de yayımla" });
  const done = page.getByText(`${name} yayımlandı.`);
  await expect(anyway.or(done)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(done).toBeVisible();
}
