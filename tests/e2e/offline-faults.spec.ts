import { pathOf } from "../../src/web/features/page/paths.ts";
import {
  button,
  cut,
  expect,
  filmPath,
  keepAsMember,
  keepHere,
  keptText,
  mend,
  openFilm,
  playTonight,
  test,
  text,
  tonightOf,
  waitingIn,
} from "./net.ts";
import { signUp, storedUser } from "./people.ts";
import { openPage } from "./site-test.ts";

test("a full storage is told, and nothing is kept by half", async ({ page, context, net }) => {
  await openFilm(page, net);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: net.origin, quotaSize: 100_000 });
  await button(page, text("road_keep")).click();
  await expect(page.getByRole("alert").filter({ hasText: text("road_failed_room") })).toBeVisible();
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("road ")))).toEqual([]);
  // With room again it is kept.
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: net.origin });
  await keepHere(page);
});

test("a private window, which stores nothing, says so, and the page works as ever", async ({ page, net }) => {
  await page.addInitScript(() => {
    for (const name of ["indexedDB", "caches"]) Object.defineProperty(window, name, { value: undefined });
    Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined });
  });
  await openFilm(page, net);
  await expect(tonightOf(page).getByRole("listitem").getByRole("button")).toHaveCount(10);
  await button(page, text("road_keep")).click();
  await expect(page.getByRole("alert").filter({ hasText: text("road_failed_forbidden") })).toBeVisible();
});

test("where the browser has thrown away what was kept, the site's own page says that there is no connection", async ({
  page,
  context,
  net,
}) => {
  await openFilm(page, net);
  await keepHere(page);
  const devtools = await context.newCDPSession(page);
  const storageTypes = "indexeddb,cache_storage,local_storage";
  await devtools.send("Storage.clearDataForOrigin", { origin: net.origin, storageTypes });
  await cut(net, context);
  await page.goto(net.origin + filmPath);
  await expect(page.getByText(text("road_offline_none"))).toBeVisible();
  // It goes on by itself, and the film can be kept again.
  await mend(net, context);
  await tonightOf(page).getByRole("button", { name: /^A2/ }).click();
  await keepHere(page);
});

test("two tabs keep at once, each its own and both the same", async ({ page, context, net }) => {
  const other = await context.newPage();
  await openFilm(page, net);
  await openPage(other, net.origin + filmPath);
  await expect(button(other, text("road_keep"))).toBeVisible();
  await Promise.all([button(page, text("road_keep")).click(), button(other, text("road_keep")).click()]);
  for (const tab of [page, other]) await expect(tab.getByText(keptText)).toBeVisible();
  await cut(net, context);
  for (const tab of [page, other]) {
    await openPage(tab, net.origin + filmPath);
    await expect(tonightOf(tab).getByRole("listitem").getByRole("button")).toHaveCount(10);
  }
});

for (const hours of [2, -2]) {
  test(`answers of a clock that is ${hours} hours wrong are taken`, async ({ page, context, net }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await keepAsMember(page, net, (await signUp(page.request)).userData);
    await cut(net, context);
    await playTonight(page, net);
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
  net,
  baseURL,
}) => {
  const { userData, mail, password } = await signUp(page.request);
  await keepAsMember(page, net, userData);
  await cut(net, context);
  await playTonight(page, net);
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
