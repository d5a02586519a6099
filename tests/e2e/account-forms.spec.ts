import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { fillRegistration, newPerson, openAuth, signUp, storedUser } from "./people.ts";
import { expect, hydrated, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of 40[0-9]|status of 503|net::ERR/ });

for (const locale of locales) {
  test(`every wrong field is told in ${locale}, the first takes the focus`, async ({ page }) => {
    const text = (key: string) => textIn(locale, key);
    const said = (code: string) => text(`field_problem_${code.replace(".", "_")}`);
    const form = await openAuth(page, "register", locale);
    const send = form.getByRole("button", { name: text("auth_register_action") });
    await send.click();
    const list = form.getByRole("alert");
    for (const code of ["username.short", "mail.invalid", "password.rule", "terms.required"]) {
      await expect(list).toContainText(said(code));
    }
    const username = form.getByLabel(text("field_username"), { exact: true });
    await expect(username).toBeFocused();
    await expect(username).toHaveAccessibleDescription(new RegExp(said("username.short").replace(/[!¡]/g, ".")));
    await expect(form.getByRole("checkbox").first()).toHaveAccessibleDescription(said("terms.required"));

    const person = newPerson();
    await fillRegistration(form, person, locale);
    await expect(username).not.toHaveAttribute("aria-invalid");
    for (const [key, value, code] of [
      ["field_username", "iki kelime", "username.characters"],
      ["field_mail", "kimse", "mail.invalid"],
      ["field_password", "kisa", "password.rule"],
      ["field_password", "Password1", "password.common"],
      ["field_password_repeat", "Baska1Sifre", "password.repeat"],
    ] as const) {
      const field = form.getByLabel(text(key), { exact: true });
      const right = await field.inputValue();
      await field.fill(value);
      await send.click();
      await expect(field, code).toHaveAccessibleDescription(new RegExp(said(code).slice(0, 20)));
      if (code !== "password.rule" && code !== "password.common") await expect(field).toBeFocused();
      await field.fill(right);
    }
    await expect.poll(() => storedUser(page)).toBeNull();
  });
}

test("the texts that the owner gave stand exactly so", async ({ page }) => {
  const form = await openAuth(page, "register", "en");
  await form.getByLabel("Username", { exact: true }).fill("ab");
  await form.getByLabel("Password", { exact: true }).fill("Umbrella7Stand");
  await form.getByRole("button", { name: textIn("en", "auth_register_action") }).click();
  const list = form.getByRole("alert");
  await expect(list).toContainText("The username must contain at least 3 characters!");
  await expect(list).toContainText("Password confirmation is incorrect");
  await expect(list).toContainText("You must accept the terms of use!");
});

test("a wrong password and an unknown name are answered alike, and what was typed stays", async ({ page, request }) => {
  const { username } = await signUp(request);
  const form = await openAuth(page, "login");
  for (const name of [username, `Kimse${Date.now()}`]) {
    await form.getByLabel(textIn("tr", "field_username_or_mail")).fill(name);
    await form.getByLabel(textIn("tr", "field_password"), { exact: true }).fill("Yanlis1Sifre");
    await form.getByRole("button", { name: textIn("tr", "auth_login_action") }).click();
    await expect(form.getByRole("alert")).toHaveText("Kullanıcı adı, e-posta adresi veya şifre yanlış.");
    await expect(form.getByLabel(textIn("tr", "field_username_or_mail"))).toHaveValue(name);
    await expect(form.getByLabel(textIn("tr", "field_password"), { exact: true })).toHaveValue("Yanlis1Sifre");
  }
});

test("a name and an address that somebody has are told at their fields", async ({ page, request }) => {
  const { username, mail } = await signUp(request);
  const form = await openAuth(page, "register");
  const other = newPerson();
  await fillRegistration(form, { ...other, username: username.toLowerCase(), mail });
  await form.getByRole("button", { name: textIn("tr", "auth_register_action") }).click();
  const field = form.getByLabel(textIn("tr", "field_username"), { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Bu kullanıcı adı alınmış/);
  await field.fill(other.username);
  await form.getByRole("button", { name: textIn("tr", "auth_register_action") }).click();
  await expect(form.getByLabel(textIn("tr", "field_mail"), { exact: true })).toHaveAccessibleDescription(
    /Bu e-posta adresiyle açılmış bir hesap var/,
  );
});

test("a lost connection and a fault of ours lose nothing that was typed", async ({ page }) => {
  const form = await openAuth(page, "register");
  const person = newPerson();
  await fillRegistration(form, person);
  const send = form.getByRole("button", { name: textIn("tr", "auth_register_action") });
  await page.route("**/api/Register/**", (route) => route.abort());
  await send.click();
  await expect(form.getByRole("alert")).toHaveText(textIn("tr", "form_no_answer"));
  await page.unroute("**/api/Register/**");
  await page.route("**/api/Register/**", (route) => route.fulfill({ status: 503, body: "<h1>proxy</h1>" }));
  await send.click();
  await expect(form.getByRole("alert")).toHaveText(textIn("tr", "form_failed"));
  await page.unroute("**/api/Register/**");
  await expect(form.getByLabel(textIn("tr", "field_username"), { exact: true })).toHaveValue(person.username);
  await send.click();
  await expect(page).toHaveURL(pathOf("account", "tr"));
});

test("one press sends once", async ({ page }) => {
  const form = await openAuth(page, "register");
  await fillRegistration(form, newPerson());
  let calls = 0;
  const pressedTwice = Promise.withResolvers<void>();
  await page.route("**/api/Register/**", async (route) => {
    calls += 1;
    await pressedTwice.promise;
    await route.continue();
  });
  await form.getByRole("button", { name: textIn("tr", "auth_register_action") }).dblclick();
  pressedTwice.resolve();
  await expect(page).toHaveURL(pathOf("account", "tr"));
  expect(calls).toBe(1);
});

test("a look at the other form loses nothing, and the address says which it is", async ({ page }) => {
  const form = await openAuth(page, "register");
  await form.getByLabel(textIn("tr", "field_username"), { exact: true }).fill("Zeynep");
  const tabs = page.getByRole("navigation", { name: textIn("tr", "auth_title") });
  await tabs.getByRole("link", { name: textIn("tr", "auth_login_tab") }).click();
  await expect(page).toHaveURL(/authLink=login/);
  await expect(form).toBeHidden();
  await tabs.getByRole("link", { name: textIn("tr", "auth_register_tab") }).click();
  await expect(form.getByLabel(textIn("tr", "field_username"), { exact: true })).toHaveValue("Zeynep");
});

test("a password's rules are ticked as it is typed; it can be shown; the capital lock is told", async ({ page }) => {
  const form = await openAuth(page, "register");
  const password = form.getByLabel(textIn("tr", "field_password"), { exact: true });
  const kept = form
    .getByRole("list", { name: textIn("tr", "password_rules") })
    .getByText(textIn("tr", "password_rule_kept"));
  await password.fill("abc");
  await expect(kept).toHaveCount(1);
  await password.fill("Abcdefg7");
  await expect(kept).toHaveCount(4);
  await form
    .getByRole("button", { name: textIn("tr", "password_show") })
    .first()
    .click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await password.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "A", modifierCapsLock: true, bubbles: true })),
  );
  await expect(form.getByText(textIn("tr", "password_caps_lock"))).toBeVisible();
});

test("schemas are loaded with forms alone", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => url.includes("schemas"))).toEqual([]);
  await page.goto(pathOf("auth", "tr"));
  await hydrated(page);
  await page.getByRole("main").getByRole("textbox").first().focus();
  await expect.poll(() => loaded.filter((url) => url.includes("schemas"))).not.toEqual([]);
});

test("checking a form breaks no rule of the security policy", async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      broken.push(`${violatedDirective}: ${blockedURI}`);
    });
  });
  const form = await openAuth(page, "register");
  await form.getByRole("button", { name: textIn("tr", "auth_register_action") }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  expect(await page.evaluate(() => "broken" in window && window.broken)).toEqual([]);
});

test("reasons for signing up are told on a phone too", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openAuth(page, "register");
  await expect(page.getByText(textIn("tr", "auth_reason_1"))).toBeVisible();
});
