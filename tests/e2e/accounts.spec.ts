import { pathOf } from "../../src/web/features/page/paths.ts";
import {
  authForm,
  fillRegistration,
  mailedPath,
  newPerson,
  openAuth,
  openSignedIn,
  signUp,
  storedUser,
} from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of 40[01]|net::ERR/ });

const text = (key: string, values = {}) => textIn("tr", key, values);

test("somebody signs up, opens the mailed link and is confirmed", async ({ page }) => {
  const person = newPerson();
  await openPage(page, "/");
  await page.evaluate(() => localStorage.setItem("userData", '{"knownList":[11,12]}'));
  await page.getByRole("link", { name: text("session_sign_up") }).click();
  const form = authForm(page, "register");
  await fillRegistration(form, person);
  await form.getByRole("button", { name: text("auth_register_action") }).click();

  await expect(page).toHaveURL(pathOf("account", "tr"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(person.username);
  await expect(page.getByText(text("account_mail_unverified"))).toBeVisible();
  await expect(page.getByRole("link", { name: text("session_account") })).toBeVisible();
  await expect(page.getByRole("link", { name: text("session_sign_up") })).toBeHidden();
  const stored = await storedUser(page);
  expect(stored).toMatchObject({ mail: person.mail, isPremium: false, premiumType: 0, isMailVerified: false });
  expect(stored).toHaveProperty("token");
  expect(stored).toHaveProperty("knownListId");

  const link = await mailedPath(person.mail, "aktivasyon");
  await openPage(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_activated_heading"));
  await page
    .getByRole("main")
    .getByRole("link", { name: text("session_account") })
    .click();
  await expect(page.getByText(text("account_mail_verified"))).toBeVisible();

  await openPage(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_used_heading"));
});

test("words that a visitor knows are offered to who signs in, and wait until then", async ({ page, request }) => {
  const { username, password } = await signUp(request);
  await openPage(page, "/");
  await page.evaluate(() => localStorage.setItem("userData", '{"knownList":[11,12]}'));
  const form = await openAuth(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("account", "tr"));
  await expect.poll(() => storedUser(page)).toMatchObject({ username, knownList: [], visitorKnown: [11, 12] });
  await expect(page.getByRole("button", { name: text("takeover_add") })).toBeVisible();
});

test("the link can be mailed again", async ({ page, request }) => {
  const { mail, userData } = await signUp(request);
  await mailedPath(mail, "aktivasyon");
  await openSignedIn(page, pathOf("account", "tr"), userData);
  await page.getByRole("button", { name: text("account_send_activation") }).click();
  await expect(page.getByText(text("account_activation_sent"))).toBeVisible();
});

test.describe("links that do not work", () => {
  test("an unknown code is told apart from a lost connection, which can be tried again", async ({ page, request }) => {
    const { mail } = await signUp(request);
    await openPage(page, pathOf("activation", "tr", { code: "x".repeat(43) }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_unknown_heading"));
    const link = await mailedPath(mail, "aktivasyon");
    await page.route("**/api/User/ActivateMail", (route) => route.abort());
    await openPage(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("failure_offline_heading"));
    await page.unroute("**/api/User/ActivateMail");
    await page.getByRole("button", { name: text("try_again") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_activated_heading"));
  });

  test("a link that has run out says so, with the way to another", async ({ page, request }) => {
    const { userData } = await signUp(request);
    await page.route("**/api/User/ActivateMail", (route) =>
      route.fulfill({
        status: 400,
        contentType: "application/problem+json",
        json: { code: "invalid", detail: "x", errors: [{ field: "code", code: "code.expired", message: "x" }] },
      }),
    );
    await openSignedIn(page, pathOf("activation", "tr", { code: "old" }), userData);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_expired_heading"));
    await expect(page.getByRole("button", { name: text("account_send_activation") })).toBeVisible();
  });
});

test.describe("a forgotten password", () => {
  test("is set anew by the mailed link, which works once", async ({ page, request }) => {
    const { username, mail, userData } = await signUp(request);
    const form = await openAuth(page, "login");
    await form.getByLabel(text("field_username_or_mail")).fill(mail);
    await form.getByRole("button", { name: text("auth_forgot") }).click();
    const dialog = page.getByRole("dialog", { name: text("auth_forgot_heading") });
    await expect(dialog.getByLabel(text("field_mail"))).toHaveValue(mail);
    await dialog.getByRole("button", { name: text("auth_forgot_action") }).click();
    await expect(dialog.getByRole("status")).toHaveText(text("auth_forgot_sent", { mail }));

    const link = await mailedPath(mail, "sifre-yenile");
    await openSignedIn(page, link, userData);
    const save = page.getByRole("button", { name: text("reset_action") });
    await page.getByLabel(text("field_new_password"), { exact: true }).fill("Yagmurlu8Gun");
    await page.getByLabel(text("field_new_password_repeat")).fill("Yagmurlu9Gun");
    await save.click();
    await expect(page.getByLabel(text("field_new_password_repeat"))).toBeFocused();
    await page.getByLabel(text("field_new_password_repeat")).fill("Yagmurlu8Gun");
    await save.click();
    await expect(page).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
    await expect(page.getByRole("status").filter({ hasText: text("auth_end_password_reset") })).toBeVisible();
    await expect.poll(() => storedUser(page)).toBeNull();

    await form.getByLabel(text("field_username_or_mail")).fill(username);
    await form.getByLabel(text("field_password"), { exact: true }).fill("Yagmurlu8Gun");
    await form.getByRole("button", { name: text("auth_login_action") }).click();
    await expect(page).toHaveURL(pathOf("account", "tr"));

    await openPage(page, link);
    await expect(page.getByRole("alert")).toContainText("daha önce kullanılmış");
    await expect(save).toHaveCount(0);
    await page.getByRole("button", { name: text("reset_ask_again") }).click();
    await expect(page.getByRole("dialog", { name: text("auth_forgot_heading") })).toBeVisible();
  });
});
