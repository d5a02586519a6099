import type { Page } from "@playwright/test";
import { runCli } from "../factories/run-cli.ts";
import { type RunningSite, removeDataDir, startSite, temporaryDataDir } from "../factories/running-site.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole } from "./operators.ts";
import { expect, openPage, test } from "./site-test.ts";

const panel = (page: Page) => page.getByRole("region").filter({ has: page.locator("#detail-heading") });
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("status").getByRole("paragraph").filter({ hasText: text });

// One site for all: it is filled once.
test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: /status of (40[04]|503)/ });

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite(await temporaryDataDir(), { SAMPLE_CATALOGUE: "false" });
});
test.afterAll(async () => {
  await site.stop();
  await removeDataDir(site.dataDir);
});

const demo = (...args: string[]) => runCli(["demo", ...args], { DATA_DIR: site.dataDir });

test("an operator's week is tried on made-up data, and all of it is taken out again", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  expect((await demo()).err).toContain("There is no admin yet");
  const { get } = await openConsole(page, "/yonetim", site.dataDir);
  const filled = await demo();
  expect([filled.code, filled.err]).toEqual([0, ""]);
  expect((await demo()).code).toBe(1);
  await page.reload();

  // What waits leads to its page: a report is closed, a message answered.
  await page
    .getByRole("main")
    .getByRole("link", { name: /bildirim/i })
    .first()
    .click();
  await page.getByRole("row").nth(1).getByRole("link").click();
  await page.keyboard.press("3");
  await expect(toast(page, "reddedildi").or(toast(page, "Geri al"))).toBeVisible();
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: /Sayfa, işlem/ });
  await field.fill("mesaj");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/yonetim\/mesajlar/);
  await page.getByRole("row").nth(1).getByRole("link").click();
  await panel(page).getByRole("textbox", { name: "Yanıt" }).fill("Bakıyoruz.");
  await page.keyboard.press("Control+Enter");
  await expect(toast(page, "@demo.invalid adresine gönderildi")).toBeVisible();

  // A person is found from everywhere.
  const [person] = (await get("FindUsers?search=demo.invalid&limit=1")).rows;
  await page.keyboard.press("Control+k");
  await field.fill(person.username);
  await expect(page.getByRole("option", { name: new RegExp(person.username) })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(person.username);

  // A part of a payment is given back, and of another one its provider refuses to.
  const paid = (await get("FindPayments?state=success&limit=200")).rows;
  const ofEnd = (isRefused: boolean) =>
    paid.find((one: { providerReference: string }) => one.providerReference.endsWith("-refused") === isRefused);
  await openPage(page, `/yonetim/odemeler?open=${ofEnd(false).id}`);
  await panel(page).getByRole("button", { name: "İade et" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /İade tutarı/ }).fill("1,50");
  await dialog.getByRole("textbox", { name: "Neden" }).fill("Yarısı kullanılmış");
  await dialog.getByRole("button", { name: "İade et" }).click();
  await expect(panel(page)).toContainText("Yarısı kullanılmış");
  await expect(panel(page)).toContainText("Ödendi");
  await openPage(page, `/yonetim/odemeler?open=${ofEnd(true).id}`);
  await panel(page).getByRole("button", { name: "İade et" }).click();
  await dialog.getByRole("textbox", { name: "Neden" }).fill("İstedi");
  await dialog.getByRole("button", { name: "İade et" }).click();
  await expect(panel(page)).toContainText("Insufficient balance");

  await openPage(page, "/yonetim/gelir");
  await expect(page.getByRole("table", { name: "Hafta hafta" }).getByRole("row").nth(11)).toBeVisible();
  await page.getByLabel("Gün", { exact: true }).fill(paid[0].createdAt.slice(0, 10));
  await page.getByRole("button", { name: "Karşılaştır" }).click();
  await expect(page.getByText(/ödeme soruldu/)).toBeVisible();
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "revenue");

  await openPage(page, "/yonetim/oduller");
  await expect(page.getByRole("row", { name: /demo/ }).first()).toBeVisible();

  const removed = await demo("--remove");
  expect([removed.code, removed.out]).toEqual([0, expect.stringContaining("500 made-up accounts are gone")]);
  expect((await get("FindUsers?search=demo.invalid")).rows).toEqual([]);
  expect((await get("FindPayments")).rows).toEqual([]);
  await context.close();
});

test("pages are opened while the overview fails, and everything is reached on a phone", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: narrowest });
  const page = await context.newPage();
  await page.route("**/api/Admin/GetOverview*", (route) => route.fulfill({ status: 503, body: "" }));
  await openConsole(page, "/yonetim/kisiler", site.dataDir);
  await expect(page.getByRole("heading", { name: "Kişiler", level: 1 })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "Ara ve git" }).click();
  const field = page.getByRole("combobox", { name: /Sayfa, işlem/ });
  await field.fill("gelir");
  await expectAccessibleAndToFit(page, "palette");
  await page.getByRole("option", { name: /^Gelir/ }).click();
  await expect(page).toHaveURL(/\/yonetim\/gelir/);
  await expect(page.getByText("Yeni hesap").first()).toBeVisible();
  await context.close();
});
