import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { authForm, newPerson, openAuth, signUp, storedUser } from "./people.ts";
import { expect, hydrated, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of (400|401|404|409)/ });

const text = (key: string) => textIn("en", key);

/** From the button on the page of signing in through the provider's own page. */
async function throughProvider(page: Page, mail: string): Promise<void> {
  await page
    .getByRole("link", { name: text("google_continue") })
    .filter({ visible: true })
    .click();
  await page.getByRole("textbox", { name: "E-mail" }).fill(mail);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs somebody up whom only the provider knows. */
async function registerWithGoogle(page: Page, username: string, mail: string): Promise<void> {
  await openAuth(page, "login", "en");
  await throughProvider(page, mail);
  await expect(page).toHaveURL(`${pathOf("auth", "en")}?authLink=register`);
  const form = authForm(page, "register", "en");
  await expect(form.getByText(text("google_unknown"))).toBeVisible();
  await form.getByLabel(text("field_username")).fill(username);
  await form.getByRole("checkbox").first().check();
  await form.getByRole("button", { name: text("google_register_action") }).click();
  await expect(page).toHaveURL(pathOf("account", "en"));
}

test("an unknown address leads to signing up with Google, and is known from then on", async ({ page }) => {
  const { username, mail } = newPerson();
  await openAuth(page, "login", "en");
  await throughProvider(page, mail);
  const form = authForm(page, "register", "en");
  await expect(form.getByText(text("google_unknown"))).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  expect(await page.evaluate(() => document.cookie)).toBe("");
  await expect(page.getByText(text("auth_needed"))).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(form.getByText(text("google_unknown"))).toBeVisible();
  const send = form.getByRole("button", { name: text("google_register_action") });
  await send.click();
  await expect(form.getByLabel(text("field_username"))).toBeFocused();
  await expect(form.getByRole("alert")).toContainText("You must accept the terms of use!");
  await form.getByLabel(text("field_username")).fill(username);
  await form.getByRole("checkbox").first().check();
  await send.click();
  await expect(page).toHaveURL(pathOf("account", "en"));
  await expect.poll(() => storedUser(page)).toMatchObject({ username, mail, isMailVerified: true, hasPassword: false });
  expect(await page.evaluate(() => sessionStorage.getItem("googleToken"))).toBeNull();

  await openPage(page, `${pathOf("account", "en")}?page=data`);
  await page.getByRole("button", { name: text("account_log_out"), exact: true }).click();
  await page.goto(`${pathOf("account", "en")}?page=edit`);
  await expect(page).toHaveURL(/auth/);
  await hydrated(page);
  await throughProvider(page, mail);
  await expect(page).toHaveURL(`${pathOf("account", "en")}?page=edit`);
  await expect.poll(() => storedUser(page)).toMatchObject({ username });
});

test("a taken name keeps the token, and one may sign up without Google after all", async ({ page, request }) => {
  const taken = await signUp(request);
  await openAuth(page, "register", "en");
  await throughProvider(page, newPerson().mail);
  const form = authForm(page, "register", "en");
  await form.getByLabel(text("field_username")).fill(taken.username);
  await form.getByRole("checkbox").first().check();
  await form.getByRole("button", { name: text("google_register_action") }).click();
  await expect(form.getByLabel(text("field_username"))).toHaveAccessibleDescription(/This username is taken/);
  await form.getByRole("button", { name: text("google_without") }).click();
  await expect(form.getByLabel(text("field_mail"), { exact: true })).toBeVisible();
});

test("an account whose address is not proved is not taken over", async ({ page, request }) => {
  const { mail } = await signUp(request);
  await openAuth(page, "login", "en");
  await throughProvider(page, mail);
  await expect(authForm(page, "login", "en").getByRole("alert")).toContainText("hasn’t been confirmed yet");
  await expect.poll(() => storedUser(page)).toBeNull();
});

test("a token that another browser was given, or that a link brings, is worth nothing", async ({ page, browser }) => {
  await openAuth(page, "login", "en");
  const asked = page.waitForRequest("**/ConfirmGoogleAuth?**");
  await throughProvider(page, newPerson().mail);
  const token = new URL((await asked).url()).searchParams.get("token") ?? "";
  expect(token.split(".")).toHaveLength(3);
  const stranger = await browser.newPage();
  await stranger.goto(`${new URL(page.url()).origin}${pathOf("auth", "en")}#token=${token}`);
  await expect(authForm(stranger, "login", "en").getByRole("alert")).toHaveText(
    "Your Google sign-in couldn’t be verified. Please try again.",
  );
  await expect.poll(() => new URL(stranger.url()).hash).toBe("");
  await stranger.close();
});

test("who cancels comes back, with a word why", async ({ page }) => {
  await openAuth(page, "login", "en");
  await page
    .getByRole("link", { name: text("google_continue") })
    .filter({ visible: true })
    .click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(authForm(page, "login", "en").getByRole("alert")).toHaveText(text("google_cancelled"));
  await expect.poll(() => new URL(page.url()).hash).toBe("");
});

test("an account without a password is deleted after a sign-in with Google", async ({ page }) => {
  const { username, mail } = newPerson();
  await registerWithGoogle(page, username, mail);
  await openPage(page, `${pathOf("account", "en")}?page=data`);
  await page.getByRole("button", { name: text("account_delete"), exact: true }).click();
  await throughProvider(page, mail);
  await expect(page).toHaveURL(`${pathOf("account", "en")}?page=data`);
  const dialog = page.getByRole("dialog", { name: text("account_delete_question") });
  await expect(dialog).toContainText("can’t be undone");
  await dialog.getByRole("button", { name: text("account_delete_for_good") }).click();
  await expect(page.getByText(text("auth_end_deleted"))).toBeVisible();
  await expect.poll(() => storedUser(page)).toBeNull();
});
