import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { mailedPath, openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of (400|401|409)/ });

const text = (key: string, values = {}) => textIn("tr", key, values);
const accountPage = (id: string) => `${pathOf("account", "tr")}?page=${id}`;

test("the pages of the account have addresses, and the first is the overview", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, pathOf("account", "tr"), userData);
  const nav = page.getByRole("navigation", { name: text("account_sections") });
  for (const id of ["main", "leaderboard", "polls", "edit", "security", "data"]) {
    await nav.getByRole("link", { name: text(`account_${id}`) }).click();
    await expect(page.getByRole("heading", { level: 2, name: text(`account_${id}`) })).toBeVisible();
    await expect(nav.locator('[aria-current="page"]')).toHaveText(text(`account_${id}`));
  }
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: text("account_data") })).toBeVisible();
  await openPage(page, accountPage("nothing-of-the-kind"));
  await expect(page.getByRole("heading", { level: 2, name: text("account_main") })).toBeVisible();
});

test("the overview of a new account fits a phone in every language", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const locale of locales) {
    await openSignedIn(page, pathOf("account", locale), userData);
    await expect(page.getByRole("link", { name: textIn(locale, "points_rank_none") })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test("name, language, time zone and consent can be changed", async ({ page, request }) => {
  const { userData, username } = await signUp(request);
  const taken = await signUp(request);
  await openSignedIn(page, accountPage("edit"), userData);
  const form = page.getByRole("region", { name: text("account_edit_profile") });
  const name = form.getByLabel(text("field_username"));
  await expect(name).toHaveValue(username);
  await name.fill(taken.username);
  await form.getByRole("button", { name: text("save") }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Bu kullanıcı adı alınmış/);
  await name.fill(`${username}Yeni`);
  await form.getByLabel(text("field_mail_language")).selectOption("es");
  await form.getByLabel(text("field_time_zone")).fill("Bogota");
  await form.getByRole("checkbox", { name: text("field_mail_consent") }).check();
  await form.getByRole("button", { name: text("save") }).click();
  await expect(form.getByText(text("account_saved"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${username}Yeni`);
  const headers = { authorization: `Bearer ${userData.token}` };
  expect(await (await request.get("/api/User/GetProfile", { headers })).json()).toMatchObject({
    username: `${username}Yeni`,
    language: "es",
    timeZone: "America/Bogota",
    mailConsent: true,
  });
});

test("a profile that was opened before a change on another device takes nothing of it back", async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { userData, username } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const profile = async () => (await request.get("/api/User/GetProfile", { headers })).json();
  const formOf = (device: Page) => device.getByRole("region", { name: text("account_edit_profile") });
  const consent = (device: Page) => formOf(device).getByRole("checkbox", { name: text("field_mail_consent") });
  const save = (device: Page) =>
    formOf(device)
      .getByRole("button", { name: text("save") })
      .click();
  await openSignedIn(page, accountPage("edit"), userData);
  await consent(page).check();
  await save(page);
  await expect(formOf(page).getByText(text("account_saved"))).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  await openSignedIn(other, accountPage("edit"), userData);
  await expect(consent(other)).toBeChecked();
  await consent(other).uncheck();
  await formOf(other).getByLabel(text("field_username")).fill(`${username}Yeni`);
  await save(other);
  await expect(formOf(other).getByText(text("account_saved"))).toBeVisible();
  await context.close();

  await formOf(page).getByLabel(text("field_mail_language")).selectOption("es");
  await save(page);
  await expect(page.getByRole("alert").filter({ hasText: text("account_profile_changed") })).toBeVisible();
  expect(await profile()).toMatchObject({ username: `${username}Yeni`, mailConsent: false, language: "tr" });
  await expect(formOf(page).getByLabel(text("field_username"))).toHaveValue(`${username}Yeni`);
  await expect(consent(page)).not.toBeChecked();
  await formOf(page).getByLabel(text("field_mail_language")).selectOption("es");
  await save(page);
  await expect(formOf(page).getByText(text("account_saved"))).toBeVisible();
  expect(await profile()).toMatchObject({ username: `${username}Yeni`, mailConsent: false, language: "es" });
});

test("a new address counts when its owner has confirmed it", async ({ page, request }) => {
  const { userData, mail, password } = await signUp(request);
  const newMail = `yeni.${mail}`;
  await openSignedIn(page, accountPage("edit"), userData);
  const form = page.getByRole("region", { name: text("field_mail"), exact: true });
  await form.getByLabel(text("field_new_mail")).fill(newMail);
  await form.getByLabel(text("field_present_password"), { exact: true }).fill("Yanlis1Sifre");
  await form.getByRole("button", { name: text("account_change_mail") }).click();
  await expect(form.getByLabel(text("field_present_password"), { exact: true })).toHaveAccessibleDescription(
    "Şifreniz yanlış.",
  );
  await form.getByLabel(text("field_present_password"), { exact: true }).fill(password);
  await form.getByRole("button", { name: text("account_change_mail") }).click();
  await expect(form.getByText(text("account_mail_sent", { mail: newMail }))).toBeVisible();
  await expect.poll(() => storedUser(page)).toMatchObject({ mail });
  await openPage(page, await mailedPath(newMail, "change=mail"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_changed_heading"));
  await expect.poll(() => storedUser(page)).toMatchObject({ mail: newMail, isMailVerified: true });
});

test("the notice to the present address calls the change off", async ({ page, request }) => {
  const { userData, mail, password } = await signUp(request);
  const newMail = `yabanci.${mail}`;
  const headers = { authorization: `Bearer ${userData.token}` };
  const asked = await request.post("/api/User/ChangeMail", { headers, data: { mail: newMail, password } });
  expect(asked.status()).toBe(202);
  const cancelPath = await mailedPath(mail, "change=cancel");
  await openPage(page, cancelPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_cancelled_heading"));
  await openPage(page, await mailedPath(newMail, "change=mail"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_unknown_heading"));
  await openPage(page, cancelPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_not_cancelled_heading"));
});

test("a new password ends the other sessions and keeps this one", async ({ page, request }) => {
  const { userData, username, password } = await signUp(request);
  const login = { usernameOrMail: username, password };
  const other: { token: string } = await (
    await request.post("/api/Login/LoginWithCredentials", { data: login })
  ).json();
  await openSignedIn(page, accountPage("edit"), userData);
  const form = page.getByRole("region", { name: text("field_password"), exact: true });
  await form.getByLabel(text("field_present_password"), { exact: true }).fill(password);
  await form.getByLabel(text("field_new_password"), { exact: true }).fill("Yagmurlu8Gun");
  await form.getByLabel(text("field_new_password_repeat"), { exact: true }).fill("Yagmurlu8Gun");
  await form.getByRole("button", { name: text("account_change_password") }).click();
  await expect(form.getByText(text("account_password_changed"))).toBeVisible();
  await expect(form.getByLabel(text("field_new_password"), { exact: true })).toHaveValue("");
  const statusOf = async (token: string) =>
    (await request.get("/api/User/GetProfile", { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await statusOf(other.token)).toBe(401);
  expect(await statusOf(userData.token)).toBe(200);
});

test("everything that is kept can be downloaded", async ({ page, request }) => {
  const { userData, mail } = await signUp(request);
  await openSignedIn(page, accountPage("data"), userData);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: text("account_export") }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("dizi-okulu.json");
  expect(JSON.stringify(JSON.parse(readFileSync(await download.path(), "utf8")))).toContain(mail);
});

test("logging out everywhere ends the session of another browser", async ({ page, browser, request, baseURL }) => {
  const { userData, username, password } = await signUp(request);
  const second = await browser.newContext({ ...(baseURL && { baseURL }) });
  const answer = await request.post("/api/Login/LoginWithCredentials", {
    data: { usernameOrMail: username, password },
  });
  const elsewhere = await second.newPage();
  await openSignedIn(elsewhere, pathOf("account", "tr"), await answer.json());
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(username);
  // No call of this page is still on its way: refused, it would end the session there just before the page is opened
  // again, which then knows no reason to show.
  await elsewhere.goto("/robots.txt");
  await openSignedIn(page, accountPage("data"), userData);
  await page.getByRole("button", { name: text("account_log_out_everywhere") }).click();
  await expect(page.getByRole("status").filter({ hasText: text("auth_end_everywhere") })).toBeVisible();
  await elsewhere.goto(pathOf("account", "tr"));
  await expect(elsewhere).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
  await expect(elsewhere.getByText(text("auth_end_expired"))).toBeVisible();
  await second.close();
});

test("an account is deleted for good, after a warning and with the password", async ({ page, request }) => {
  const { userData, username, password } = await signUp(request);
  await openSignedIn(page, accountPage("data"), userData);
  const open = page.getByRole("button", { name: text("account_delete"), exact: true });
  await open.click();
  const dialog = page.getByRole("dialog", { name: text("account_delete_question") });
  await expect(dialog).toContainText("kalıcı olarak silinir ve bu işlem geri alınamaz");
  await dialog.getByRole("button", { name: text("cancel") }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  const field = dialog.getByLabel(text("field_present_password"), { exact: true });
  await field.fill("Yanlis1Sifre");
  await dialog.getByRole("button", { name: text("account_delete_for_good") }).click();
  await expect(field).toHaveAccessibleDescription("Şifreniz yanlış.");
  await expect(field).toBeFocused();
  await field.fill(password);
  await dialog.getByRole("button", { name: text("account_delete_for_good") }).click();
  await expect(page.getByRole("status").filter({ hasText: text("auth_end_deleted") })).toBeVisible();
  const again = await request.post("/api/Login/LoginWithCredentials", { data: { usernameOrMail: username, password } });
  expect(again.status()).toBe(401);
});

test("who has no password is led to setting one", async ({ page, request }) => {
  const { userData, mail } = await signUp(request);
  await openSignedIn(page, accountPage("edit"), { ...userData, hasPassword: false });
  const part = page.getByRole("region", { name: text("field_password"), exact: true });
  await part.getByRole("button", { name: text("account_set_password") }).click();
  const dialog = page.getByRole("dialog", { name: text("auth_forgot_heading") });
  await expect(dialog.getByLabel(text("field_mail"))).toHaveValue(mail);
  await dialog.getByRole("button", { name: text("auth_forgot_action") }).click();
  await mailedPath(mail, "sifre-yenile");
});
