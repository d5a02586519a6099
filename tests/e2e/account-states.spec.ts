import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { authForm, newPerson, openAuth, openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of (400|401)/ });

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

const accountSections = [
  "main",
  "known",
  "lists",
  "quizzes",
  "leaderboard",
  "polls",
  "edit",
  "security",
  "data",
] as const;

/** Goes to a part of the account by its link, and waits until what it shows has come. */
async function openSection(page: Page, id: (typeof accountSections)[number]): Promise<void> {
  const nav = page.getByRole("navigation", { name: text("account_sections") });
  await nav.getByRole("link", { name: text(`account_${id}`) }).click();
  await expect(page.getByRole("heading", { level: 2, name: text(`account_${id}`) })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test.describe("every state on a narrow screen", () => {
  test.use({ viewport: narrowest });

  test("of signing in and up", async ({ page }) => {
    const login = await openAuth(page, "login");
    await expectAccessibleAndToFit(page, "login");
    await login.getByRole("button", { name: text("auth_login_action") }).click();
    await expect(login.getByRole("alert")).toBeVisible();
    await expectAccessibleAndToFit(page, "login with errors");
    await login.getByRole("button", { name: text("auth_forgot") }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessibleAndToFit(page, "forgotten password");
    await page.getByRole("dialog").getByLabel(text("field_mail")).fill("kimse@example.org");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("auth_forgot_action") })
      .click();
    await expect(page.getByText(text("auth_forgot_sent", { mail: "kimse@example.org" }))).toBeVisible();
    await expectAccessibleAndToFit(page, "forgotten password, sent");
    const register = await openAuth(page, "register");
    await register.getByRole("button", { name: text("auth_register_action") }).click();
    await expect(register.getByRole("alert")).toBeVisible();
    await expectAccessibleAndToFit(page, "register with errors");
  });

  test("of the account, with the longest name", async ({ page, request }) => {
    const long = { ...newPerson(), username: `Wilhelmina${Date.now()}Wwwwwwwwwwww`.slice(0, 30) };
    const { userData } = await signUp(request, { ...long, mail: `${"uzun".repeat(15)}.${long.mail}`.slice(-120) });
    await openSignedIn(page, pathOf("account", "tr"), userData);
    for (const id of accountSections) {
      await openSection(page, id);
      await expectAccessibleAndToFit(page, id);
    }
    await page.getByRole("button", { name: text("account_delete"), exact: true }).click();
    await expectAccessibleAndToFit(page, "delete");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: text("account_delete_for_good") })
      .click();
    await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
    await expectAccessibleAndToFit(page, "delete with errors");
  });

  test("of an account while its answers are on their way, and when they fail", async ({ page, request }) => {
    const { userData } = await signUp(request);
    let fail: (() => void) | undefined;
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route("**/api/Poll/GetPolls", async (route) => {
      await failing;
      await route.fulfill({ status: 400, body: "" });
    });
    await openSignedIn(page, `${pathOf("account", "tr")}?page=polls`, userData);
    await expectAccessibleAndToFit(page, "loading");
    fail?.();
    await expect(page.getByRole("alert")).toContainText(text("section_failed"));
    await expectAccessibleAndToFit(page, "failed");
  });

  for (const outcome of ["activated", "used", "expired", "taken"]) {
    test(`of a link that proves an address: ${outcome}`, async ({ page, request }) => {
      const problem = { status: 400, title: "", detail: "", code: "invalid", type: "" };
      const errors = [{ field: "code", code: outcome === "taken" ? "mail.taken" : `code.${outcome}`, message: "" }];
      await page.route("**/api/User/ActivateMail", (route) =>
        outcome === "activated"
          ? route.fulfill({ status: 204 })
          : route.fulfill({ status: 400, json: { ...problem, errors }, contentType: "application/problem+json" }),
      );
      const { userData } = await signUp(request);
      await openSignedIn(page, pathOf("activation", "tr", { code: "x".repeat(43) }), userData);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(`activation_${outcome}_heading`));
      await expectAccessibleAndToFit(page, outcome);
    });
  }

  test("of mailed links and the contact page", async ({ page }) => {
    await openPage(page, pathOf("activation", "tr", { code: "x".repeat(43) }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("activation_unknown_heading"));
    await expectAccessibleAndToFit(page, "activation");
    await openPage(page, pathOf("passwordReset", "tr", { code: "x".repeat(43) }));
    // A link that leads nowhere is told before a password is typed.
    await expect(page.getByRole("alert")).toContainText(text("field_problem_code_unknown"));
    await expect(page.getByLabel(text("field_new_password"), { exact: true })).toHaveCount(0);
    await expectAccessibleAndToFit(page, "reset");
    await openPage(page, pathOf("contact", "tr"));
    await expectAccessibleAndToFit(page, "contact");
    await page.getByRole("button", { name: text("contact_send") }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessibleAndToFit(page, "contact with errors");
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
  await expect.poll(() => storedUser(page)).toMatchObject({ username: person.username });
});

test.describe("a name that is a script", () => {
  test("is a text wherever it is shown, also when the browser's store was tampered with", async ({ page, request }) => {
    const { userData } = await signUp(request);
    const names = ["<img src=x onerror=window.evil=1>", "</h1><script>window.evil=1</script>", "javascript:evil=1//"];
    for (const username of names) {
      const hostile = { ...userData, username, mail: `${username}@x`, timeZone: username, language: username };
      await page.route("**/api/User/GetProfile", (route) => route.fulfill({ json: hostile }));
      await openSignedIn(page, pathOf("account", "tr"), hostile);
      for (const id of accountSections) {
        await openSection(page, id);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
      }
      await openPage(page, pathOf("contact", "tr"));
      await expect(page.getByLabel(text("field_name"))).toHaveValue(username);
      expect(await page.evaluate(() => "evil" in window)).toBe(false);
    }
  });
});
