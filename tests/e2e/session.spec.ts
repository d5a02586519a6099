import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { authForm, openAuth, openSignedIn, signUp, storedUser } from "./people.ts";
import { answer, askedIn, startQuiz, wholeWords } from "./quiz-player.ts";
import { expect, hydrated, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of (401|403|429|500|503)|net::ERR/ });

const text = (key: string) => textIn("tr", key);

test("a page for members leads to signing in, and back after", async ({ page, request }) => {
  const { username, password } = await signUp(request);
  await page.goto(`${pathOf("account", "tr")}?page=edit`);
  await expect(page).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
  await expect(page.getByRole("status").filter({ hasText: text("auth_needed") })).toBeVisible();
  const form = authForm(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await form.getByRole("button", { name: text("auth_login_action") }).click();
  await expect(page).toHaveURL(`${pathOf("account", "tr")}?page=edit`);
  await expect(page.getByRole("heading", { level: 2, name: text("account_edit") })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/auth/);
});

test("who is signed in has no business on the page of signing in", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await page.goto("/robots.txt");
  await page.evaluate((stored) => localStorage.setItem("userData", JSON.stringify(stored)), userData);
  await page.goto(`${pathOf("auth", "es")}?authLink=register`);
  await expect(page).toHaveURL(pathOf("account", "es"));
});

test("a session that was ended elsewhere leads to signing in with a word why, and back", async ({ page, request }) => {
  const { userData, username, password } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  await request.post("/api/Login/LogoutEverywhere", { headers });
  await page.goto("/robots.txt");
  await page.evaluate((stored) => localStorage.setItem("userData", JSON.stringify(stored)), userData);
  await page.goto(pathOf("movies", "tr"));
  await expect(page).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
  await expect(page.getByRole("status").filter({ hasText: text("auth_end_expired") })).toBeVisible();
  await expect.poll(() => storedUser(page)).toBeNull();
  const form = authForm(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("movies", "tr"));
});

test("an error for the premium status or the score logs out; no answer at all does not", async ({ page, request }) => {
  for (const call of ["User/GetPremiumStatusV2", "Score/GetPointData"]) {
    const { userData, username } = await signUp(request);
    await page.route(/\/api\/(User|Score)\//, (route) => route.abort());
    await openSignedIn(page, pathOf("account", "tr"), userData);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
    await page.waitForLoadState("networkidle");
    await expect.poll(() => storedUser(page)).toMatchObject({ username });
    await page.unroute(/\/api\/(User|Score)\//);
    await page.route(`**/api/${call}`, (route) => route.fulfill({ status: 500, body: "" }));
    await page.reload();
    await expect(page).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
    await expect.poll(() => storedUser(page)).toBeNull();
    await page.unroute(`**/api/${call}`);
  }
});

test("a server that says not yet is asked again for two minutes before it logs out", async ({ page, request }) => {
  const { userData, username } = await signUp(request);
  const call = "**/api/User/GetPremiumStatusV2";
  const notYet = (status: number, seconds: number) => ({
    status,
    headers: { "retry-after": String(seconds) },
    body: "",
  });
  await page.clock.install();
  const answers = [notYet(503, 10), notYet(429, 20)];
  await page.route(call, (route) => {
    const answer = answers.shift();
    return answer === undefined ? route.continue() : route.fulfill(answer);
  });
  const success = page.waitForResponse(async (response) => response.url().includes("Premium") && response.ok());
  await openSignedIn(page, pathOf("account", "tr"), userData);
  await passTimeUntil(page, success);
  expect(answers).toEqual([]);
  await expect(page).toHaveURL(pathOf("account", "tr"));
  expect(await storedUser(page)).toMatchObject({ username });

  await page.unroute(call);
  await page.route(call, (route) => route.fulfill(notYet(503, 120)));
  const first = page.waitForResponse(call);
  await page.reload();
  await first;
  await page.clock.runFor(100_000);
  await expect(page).toHaveURL(pathOf("account", "tr"));
  expect(await storedUser(page)).toMatchObject({ username });
  await passTimeUntil(page, page.waitForURL(`${pathOf("auth", "tr")}?authLink=login`));
  await expect.poll(() => storedUser(page)).toBeNull();
});

/** Lets the page's clock go on until something has come. */
async function passTimeUntil(page: Page, coming: Promise<unknown>): Promise<void> {
  let isThere = false;
  void coming.then(() => {
    isThere = true;
  });
  await expect
    .poll(async () => {
      if (!isThere) await page.clock.runFor(5_000);
      return isThere;
    })
    .toBe(true);
}

test("who signs in finds their lists in the browser", async ({ page, request }) => {
  const { userData, username, password } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  await request.post("/api/WordList/CreateList", { headers, data: { title: "Liman" } });
  const form = await openAuth(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await storedUser(page))?.userWordLists).toMatchObject([{ title: "Liman" }]);
});

test("the start of a document learns of a premium that was bought elsewhere", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const status = { isPremium: true, premiumType: 2, premiumEndDate: "2031-02-03T12:00:00.000Z" };
  await page.route("**/api/User/GetPremiumStatusV2", (route) => route.fulfill({ json: status }));
  await page.route("**/api/User/GetProfile", (route) => route.abort());
  await openSignedIn(page, pathOf("account", "tr"), userData);
  await expect(page.getByText(textIn("tr", "account_premium_until", { date: "3 Şubat 2031" }))).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-session", "premium");
});

test("logging out forgets the person, here and in the other tabs", async ({ page, context, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, `${pathOf("account", "tr")}?page=data`, userData);
  const other = await context.newPage();
  await openPage(other, pathOf("account", "tr"));
  await expect(other.getByRole("heading", { level: 2, name: text("account_main") })).toBeVisible();
  await page.getByRole("button", { name: text("account_log_out"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: text("auth_end_logged_out") })).toBeVisible();
  await expect(other).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
  await hydrated(other);
  await expect.poll(() => storedUser(page)).toBeNull();
  const headers = { authorization: `Bearer ${userData.token}` };
  await expect.poll(async () => (await request.get("/api/User/GetProfile", { headers })).status()).toBe(401);
});

test("of who logs out no quiz, evening or level test stays in the browser", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const stored = () => page.evaluate(() => Object.keys(localStorage));
  await startQuiz(page, { words: await wholeWords(request, 6), userData, isTimed: false });
  await answer(page, await askedIn(page));
  await expect(page.getByRole("article")).toBeVisible();
  await expect.poll(stored).toContain("history");
  await openPage(page, `${pathOf("account", "tr")}?page=data`);
  await page.getByRole("button", { name: text("account_log_out"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: text("auth_end_logged_out") })).toBeVisible();
  for (const key of ["userData", "history", "evenings", "levelTest", "tonight"]) {
    expect(await stored()).not.toContain(key);
  }
  await openPage(page, pathOf("quiz", "tr"));
  await expect(page.getByRole("heading", { name: text("quiz_empty_heading") })).toBeVisible();
});

test("logging out works without a connection too", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, `${pathOf("account", "tr")}?page=data`, userData);
  await page.route("**/api/Login/**", (route) => route.abort());
  await page.getByRole("button", { name: text("account_log_out"), exact: true }).click();
  await expect(page).toHaveURL(`${pathOf("auth", "tr")}?authLink=login`);
  await expect.poll(() => storedUser(page)).toBeNull();
});

test("documents behind a guard are the same for all, and no search engine's business", async ({ request }) => {
  for (const path of [pathOf("auth", "tr"), pathOf("account", "en"), pathOf("activation", "es", { code: "x" })]) {
    const plain = await request.get(path);
    expect([path, plain.status()]).toEqual([path, 200]);
    const html = await plain.text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const other = await request.get(`${path}?authLink=register&page=edit`, {
      headers: { authorization: `Bearer ${"x".repeat(43)}` },
    });
    expect(await other.text()).toBe(html);
  }
  const secret = await request.get(pathOf("passwordReset", "tr", { code: "x" }));
  expect(secret.headers()["cache-control"]).toContain("no-store");
  expect(secret.headers()["referrer-policy"]).toBe("no-referrer");
});

test("nothing moves when the browser takes over the form of signing up", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shifts: 1 + ("value" in entry ? 1 : 0) });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openPage(page, `${pathOf("auth", "tr")}?authLink=register`);
  await expect(authForm(page, "register").getByRole("button", { name: text("auth_register_action") })).toBeEnabled();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "shifts" in window && window.shifts)).toBe(0);
});
