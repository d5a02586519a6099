import type { APIRequestContext, Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { addAuthenticator, addPasskey, passkeysPart as part, securityPage } from "./passkeys.ts";
import { authForm, mailedPath, openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

// Browsers give passkeys to host names alone, so that the site's name is needed.
test.use({
  viewport: narrowest,
  baseURL: `http://localhost:${process.env.E2E_PORT}`,
  expectedErrors: /status of 40[0139]/,
});

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

async function provedMember(request: APIRequestContext) {
  const person = await signUp(request);
  const code = (await mailedPath(person.mail, "aktivasyon")).split("/").at(-1);
  expect((await request.post("/api/User/ActivateMail", { data: { code } })).status()).toBe(204);
  return person;
}

async function logOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem("userData"));
}

test("a passkey is added with a name, signs in without one, and is renamed and removed", async ({ page, request }) => {
  const authenticator = await addAuthenticator(page);
  const person = await provedMember(request);
  await openSignedIn(page, securityPage, person.userData);
  await addPasskey(page, "Ayşe’nin telefonu");
  const rows = part(page).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Ayşe’nin telefonu");
  await expect(part(page).getByRole("status")).toHaveText(text("passkey_added", { name: "Ayşe’nin telefonu" }));
  expect(await authenticator.count()).toBe(1);
  await expectAccessibleAndToFit(page, "passkeys");

  // The same authenticator makes no second one of the account.
  await addPasskey(page, "İkinci");
  await expect(part(page).getByRole("status")).toHaveText(text("field_problem_passkey_taken"));
  await expect(rows).toHaveCount(1);

  // By the button; until then the browser only offers it.
  await authenticator.touch(false);
  await logOut(page);
  await openPage(page, pathOf("auth", "tr"));
  const login = authForm(page, "login");
  await expectAccessibleAndToFit(page, "signing in");
  await authenticator.touch(true);
  await login.getByRole("button", { name: text("passkey_sign_in") }).click();
  await expect(page).toHaveURL(pathOf("account", "tr"));
  expect((await storedUser(page))?.username).toBe(person.username);

  await openPage(page, securityPage);
  await expect(rows).toContainText(/son kullanım/);
  await part(page)
    .getByRole("button", { name: text("passkey_rename_named", { name: "Ayşe’nin telefonu" }) })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text("passkey_name")).fill("Eski telefon");
  await expectAccessibleAndToFit(page, "renaming");
  await dialog.getByRole("button", { name: text("save") }).click();
  await expect(rows).toContainText("Eski telefon");

  await part(page)
    .getByRole("button", { name: text("passkey_remove_named", { name: "Eski telefon" }) })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("passkey_remove") })
    .click();
  await expect(rows).toHaveCount(0);
  await expect(part(page).getByRole("heading")).toBeFocused();
  const events = page.getByRole("region", { name: text("security_events"), exact: true }).getByRole("listitem");
  await expect(events.first()).toContainText(text("security_event_passkey_removed"));

  // The authenticator still has it; the site does not.
  await logOut(page);
  await openPage(page, pathOf("auth", "tr"));
  await expect(login.getByRole("alert").filter({ hasText: text("problem_passkey_wrong") })).toBeVisible();
  expect((await storedUser(page))?.username).toBeUndefined();
});

test("the browser offers a passkey at the field for the name: nothing is typed or pressed", async ({
  page,
  request,
}) => {
  await addAuthenticator(page);
  const person = await provedMember(request);
  await openSignedIn(page, securityPage, person.userData);
  await addPasskey(page, "");
  await expect(part(page).getByRole("listitem")).toContainText("Chrome");
  await logOut(page);

  // The library is loaded with the page of signing in, and with no other.
  const loaded = () =>
    page.evaluate(async () => {
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()));
      return texts.filter((script) => script.includes("ERROR_CEREMONY_ABORTED")).length;
    });
  await openPage(page, "/");
  expect(await loaded()).toBe(0);
  await page.goto(pathOf("auth", "tr"));
  await expect(page).toHaveURL(pathOf("account", "tr"));
  expect((await storedUser(page))?.username).toBe(person.username);
});

test("a password that is not enough asks for the passkey, and an old sign-in for the password", async ({
  page,
  request,
}) => {
  const authenticator = await addAuthenticator(page);
  const person = await provedMember(request);
  await openSignedIn(page, securityPage, person.userData);

  // As a sign-in that is older than five minutes is answered.
  await page.route("**/api/Passkey/StartRegistration", async (route) => {
    const isProved = "password" in (route.request().postDataJSON() ?? {});
    if (isProved) return await route.fallback();
    const errors = [{ field: "password", code: "proof.required", message: "" }];
    await route.fulfill({ status: 400, contentType: "application/problem+json", json: { code: "invalid", errors } });
  });
  await addPasskey(page, "Telefon");
  const dialog = page.getByRole("dialog", { name: text("proof_heading") });
  await expectAccessibleAndToFit(page, "the proof");
  const password = dialog.getByLabel(text("field_present_password"), { exact: true });
  await password.fill("Wrong7Password");
  await dialog.getByRole("button", { name: text("passkey_go_on") }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(person.password);
  await dialog.getByRole("button", { name: text("passkey_go_on") }).click();
  await expect(part(page).getByRole("listitem")).toHaveCount(1);
  await expect(dialog).toHaveCount(0);

  const required = part(page).getByRole("switch", { name: text("passkey_required_label") });
  await required.click();
  await expect(required).toBeChecked();
  await authenticator.touch(false);
  await logOut(page);
  await openPage(page, pathOf("auth", "tr"));
  const login = authForm(page, "login");
  await login.getByLabel(text("field_username_or_mail")).fill(person.username);
  await login.getByLabel(text("field_password"), { exact: true }).fill(person.password);
  await authenticator.touch(true);
  const refused = page.waitForResponse("**/api/Login/LoginWithCredentials");
  await login.getByRole("button", { name: text("auth_login_action") }).click();
  expect((await refused).status()).toBe(403);
  await expect(page).toHaveURL(pathOf("account", "tr"));
  expect(await storedUser(page)).toMatchObject({ username: person.username, needsPasskey: true });
});

test.describe("at a bare address", () => {
  test.use({ baseURL: `http://127.0.0.1:${process.env.E2E_PORT}` });

  test("there are no passkeys, and nothing of them is loaded", async ({ page, request }) => {
    const asked: string[] = [];
    page.on("request", (each) => asked.push(new URL(each.url()).pathname));
    await openPage(page, pathOf("auth", "tr"));
    await expect(authForm(page, "login").getByRole("button", { name: text("auth_login_action") })).toBeEnabled();
    await expect(page.getByRole("button", { name: text("passkey_sign_in") })).toHaveCount(0);
    expect(asked.filter((path) => path.includes("Passkey"))).toEqual([]);
    const { userData } = await signUp(request);
    await openSignedIn(page, securityPage, userData);
    await expect(part(page)).toContainText(text("passkeys_none_here"));
  });
});
