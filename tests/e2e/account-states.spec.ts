import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/paths.ts";
import { authForm, newPerson, openAuth, openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of (400|401)/ });

const text = (key: string) => textIn("tr", key);

/** Accessible in both themes, and no wider than the narrowest screen. */
async function check(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      `${state}, ${colorScheme}`,
    ).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(320);
}

test.describe("every state on a narrow screen", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.slow();

  test("of signing in and up", async ({ page }) => {
    const login = await openAuth(page, "login");
    await check(page, "login");
    await login.getByRole("button", { name: text("auth_login_action") }).click();
    await expect(login.getByRole("alert")).toBeVisible();
    await check(page, "login with errors");
    await login.getByRole("button", { name: text("auth_forgot") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check(page, "forgotten password");
    const register = await openAuth(page, "register");
    await register.getByRole("button", { name: text("auth_register_action") }).click();
    await expect(register.getByRole("alert")).toBeVisible();
    await check(page, "register with errors");
  });

  test("of the account, with the longest name", async ({ page, request }) => {
    const long = { ...newPerson(), username: `Wilhelmina${Date.now()}Wwwwwwwwwwww`.slice(0, 30) };
    const { userData } = await signUp(request, { ...long, mail: `${"uzun".repeat(15)}.${long.mail}`.slice(-120) });
    for (const id of ["main", "leaderboard", "polls", "edit", "data"]) {
      await openSignedIn(page, `${pathOf("account", "tr")}?page=${id}`, userData);
      await expect(page.getByRole("heading", { level: 2, name: text(`account_${id}`) })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await check(page, id);
    }
    await page.getByRole("button", { name: text("account_delete"), exact: true }).click();
    await check(page, "delete");
  });

  test("of mailed links and the contact page", async ({ page }) => {
    await openPage(page, pathOf("activation", "tr", { code: "x".repeat(43) }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_unknown_heading"));
    await check(page, "activation");
    await openPage(page, pathOf("passwordReset", "tr", { code: "x".repeat(43) }));
    await page.getByRole("button", { name: text("reset_action") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await check(page, "reset");
    await openPage(page, pathOf("contact", "tr"));
    await check(page, "contact");
    await page.getByRole("button", { name: text("contact_send") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await check(page, "contact with errors");
  });
});

test("an account can be opened by keyboard alone", async ({ page }) => {
  const person = newPerson();
  const form = await openAuth(page, "login");
  await page
    .getByRole("navigation", { name: text("auth_title") })
    .getByRole("link")
    .first()
    .focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(authForm(page, "register").getByLabel(text("field_username"), { exact: true })).toBeFocused();
  await page.keyboard.type(person.username);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.mail);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: text("password_show") }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("account", "tr"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await storedUser(page)).toMatchObject({ username: person.username });
});

test.describe("a name that is a script", () => {
  test("is a text wherever it is shown, also when the browser's store was tampered with", async ({ page, request }) => {
    const { userData } = await signUp(request);
    const names = ["<img src=x onerror=window.evil=1>", "</h1><script>window.evil=1</script>", "javascript:evil=1//"];
    for (const username of names) {
      const hostile = { ...userData, username, mail: `${username}@x`, timeZone: username, language: username };
      await page.route("**/api/User/GetProfile", (route) => route.fulfill({ json: hostile }));
      for (const id of ["main", "leaderboard", "polls", "edit", "data"]) {
        await openSignedIn(page, `${pathOf("account", "tr")}?page=${id}`, hostile);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
        await page.waitForLoadState("networkidle");
      }
      await openPage(page, pathOf("contact", "tr"));
      await expect(page.getByLabel(text("field_name"))).toHaveValue(username);
      expect(await page.evaluate(() => "evil" in window)).toBe(false);
    }
  });
});
