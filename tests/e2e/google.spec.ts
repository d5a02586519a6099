import type { Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";

test.use({ expectedErrors: /status of 40[04]/ });

/** Asks the API from within the page, with what the browser keeps. */
async function call(
  page: Page,
  path: string,
  body?: object,
): Promise<{ status: number; code: string; token?: string }> {
  return await page.evaluate(
    async ([address, payload]) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: payload };
      const response = await fetch(address, payload === "" ? {} : init);
      return { status: response.status, ...(await response.json()) };
    },
    [path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
}

async function tokenOf(page: Page): Promise<string> {
  return new URLSearchParams(new URL(page.url()).hash.slice(1)).get("token") ?? "";
}

async function throughProvider(page: Page, mail: string): Promise<void> {
  await page.goto("/api/Login/StartGoogle?returnTo=/en/account");
  await page.getByRole("textbox", { name: "E-mail" }).fill(mail);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/en\/auth\?authLink=login#token=/);
}

test("a browser goes to the provider and back, registers, and is known the next time", async ({ page }) => {
  const name = `Google${Date.now()}`;
  await throughProvider(page, `${name}@example.org`);
  const token = await tokenOf(page);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  const confirm = `/api/Login/ConfirmGoogleAuth?token=${token}`;
  expect(await call(page, confirm)).toMatchObject({ status: 404, code: "google.unknown_mail" });
  const body = { token, tokenType: "google", clientType: "web", username: name, mailConsent: false };
  expect(await call(page, "/api/Register/RegisterWithThirdPartyToken", body)).toMatchObject({ status: 200 });
  expect(await call(page, confirm)).toMatchObject({ status: 400 }); // this sign-in is done
  await throughProvider(page, `${name}@example.org`);
  const again = `/api/Login/ConfirmGoogleAuth?token=${await tokenOf(page)}`;
  expect(await call(page, again)).toMatchObject({ status: 200, username: name });
});

test("a token that another browser was given is worth nothing", async ({ page, browser }) => {
  await throughProvider(page, "somebody@example.org");
  const token = await tokenOf(page);
  const stranger = await browser.newPage();
  await stranger.goto("/en");
  expect(await call(stranger, `/api/Login/ConfirmGoogleAuth?token=${token}`)).toMatchObject({ status: 400 });
  await stranger.close();
});

test("who cancels comes back to the sign-in page", async ({ page }) => {
  await page.goto("/api/Login/StartGoogle?returnTo=/es/account");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/es\/auth\?authLink=login#error=google\.cancelled&returnTo=%2Fes%2Faccount$/);
});
