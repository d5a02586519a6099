import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { cut, mend, type Net, openMember, startNet, waitingIn } from "./net.ts";
import { signUp, storedUser } from "./people.ts";
import { playTour } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

test.use({ serviceWorkers: "allow" });

// A request that fails is written to the console by the browser.
test.use({ expectedErrors: /Failed to load resource|net::ERR_|Failed to fetch|NetworkError/ });

let net: Net;
test.beforeAll(async ({ baseURL }) => {
  net = await startNet(baseURL ?? "");
});
test.afterAll(() => net.close());
test.beforeEach(() => {
  net.isCut = false;
  net.posted.length = 0;
});

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const path = pathOf("movieDetail", "tr", { url: "sprite-fright" });
const panelOf = (page: Page) => page.getByRole("region", { name: /^Bu akşamın/ });
const keptText = /^Bağlantı olmadan da açılır/;
const keepButton = (page: Page) => button(page, text("road_keep"));

async function openFilm(page: Page, at = path): Promise<void> {
  await openPage(page, net.origin + at);
  await panelOf(page).getByRole("button", { name: /^A2/ }).click();
}

async function keepAsMember(page: Page) {
  const person = await signUp(page.request);
  await openMember(page, net, path, { ...person.userData, knownList: [] });
  await panelOf(page).getByRole("button", { name: /^A2/ }).click();
  await keepButton(page).click();
  await expect(page.getByText(keptText)).toBeVisible();
  return person;
}

/** Plays tonight's words of the film that is kept. */
async function playTonight(page: Page): Promise<void> {
  await openPage(page, net.origin + path);
  await panelOf(page)
    .getByRole("button", { name: patternIn("tr", "tonight_start") })
    .click();
  await button(page, text("teach_ask")).first().click();
  await playTour(page);
}

test("a full storage is told, and nothing is kept by half", async ({ page, context }) => {
  await openFilm(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: net.origin, quotaSize: 100_000 });
  await keepButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: text("road_failed_room") })).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("road ")))).toEqual([]);
  // With room again it is kept.
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: net.origin });
  await keepButton(page).click();
  await expect(page.getByText(keptText)).toBeVisible();
});

test("a private window, which stores nothing, says so, and the page works as ever", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "caches"]) Object.defineProperty(window, name, { value: undefined });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
  });
  await openFilm(page);
  await expect(panelOf(page).getByRole("listitem").getByRole("button")).toHaveCount(10);
  await keepButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: text("road_failed_forbidden") })).toBeVisible();
});

test("where the browser has thrown away what was kept, the site's own page says that there is no connection", async ({
  page,
  context,
}) => {
  await openFilm(page);
  await keepButton(page).click();
  await expect(page.getByText(keptText)).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const storageTypes = "indexeddb,cache_storage,local_storage";
  await devtools.send("Storage.clearDataForOrigin", { origin: net.origin, storageTypes });
  await cut(net, context);
  await page.goto(net.origin + path);
  await expect(page.getByText(text("road_offline_none"))).toBeVisible();
  // It goes on by itself, and the film can be kept again.
  await mend(net, context);
  await panelOf(page).getByRole("button", { name: /^A2/ }).click();
  await keepButton(page).click();
  await expect(page.getByText(keptText)).toBeVisible();
});

test("two tabs keep at once, each its own and both the same", async ({ page, context }) => {
  const other = await context.newPage();
  await openFilm(page);
  await openPage(other, net.origin + path);
  await expect(keepButton(other)).toBeVisible();
  await Promise.all([keepButton(page).click(), keepButton(other).click()]);
  for (const tab of [page, other]) await expect(tab.getByText(keptText)).toBeVisible();
  await cut(net, context);
  for (const tab of [page, other]) {
    await openPage(tab, net.origin + path);
    await expect(panelOf(tab).getByRole("listitem").getByRole("button")).toHaveCount(10);
  }
});

for (const hours of [2, -2]) {
  test(`answers of a clock that is ${hours} hours wrong are taken`, async ({ page, context }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await keepAsMember(page);
    await cut(net, context);
    await playTonight(page);
    await expect.poll(() => waitingIn(page)).toBeGreaterThanOrEqual(6);
    await mend(net, context);
    await expect.poll(() => waitingIn(page)).toBe(0);
    const { token } = (await storedUser(page)) ?? {};
    const headers = { authorization: `Bearer ${token}` };
    const memory = await (await page.request.get(`${net.origin}/api/Memory/GetMemory`, { headers })).json();
    expect(memory.learning + memory.learnt).toBeGreaterThanOrEqual(6);
  });
}

test("a session that ended meanwhile loses no answer: they are sent after the next sign-in", async ({
  page,
  context,
  baseURL,
}) => {
  const { userData, mail, password } = await keepAsMember(page);
  await cut(net, context);
  await playTonight(page);
  await expect.poll(() => waitingIn(page)).toBeGreaterThanOrEqual(6);
  const waiting = await waitingIn(page);
  const headers = { authorization: `Bearer ${userData.token}` };
  const ended = await page.request.post(`${baseURL}/api/Login/LogoutEverywhere`, { headers, data: {} });
  expect(ended.ok()).toBe(true);
  await mend(net, context);
  await openPage(page, net.origin + pathOf("account", "tr"));
  await expect(page).toHaveURL(/authLink=login/);
  expect(await waitingIn(page)).toBe(waiting);
  const form = page.getByRole("region", { name: text("auth_login_heading") });
  await form.getByLabel(text("field_username_or_mail"), { exact: true }).fill(mail);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await form.getByRole("button", { name: text("auth_login_action"), exact: true }).click();
  await expect.poll(() => waitingIn(page)).toBe(0);
});
