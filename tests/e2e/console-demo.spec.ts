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

  await playRestOfWeek(page, person.username, get);

  const removed = await demo("--remove");
  expect([removed.code, removed.out]).toEqual([0, expect.stringContaining("500 made-up accounts are gone")]);
  expect((await get("FindUsers?search=demo.invalid")).rows).toEqual([]);
  expect((await get("FindPayments")).rows).toEqual([]);
  await context.close();
});

/** Cheaters, prizes, several reports at once, a message given to oneself, health, and what the log tells of the week. */
async function playRestOfWeek(
  page: Page,
  person: string,
  get: (call: string) => Promise<{ rows: { name: string }[] }>,
) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/yonetim/supheliler");
  const flagged = page.getByRole("row", { name: /demo/ });
  await expect(flagged).toHaveCount(2);
  const programmer = await flagged.first().getByRole("link").textContent();
  await page.keyboard.press("j");
  await page.keyboard.press("1");
  await expect(toast(page, `${programmer}: şüphe onaylandı.`)).toBeVisible();
  await expect(flagged).toHaveCount(1);

  await openPage(page, "/yonetim/oduller");
  await page
    .getByRole("row", { name: /^1\. demo/ })
    .getByRole("link")
    .click();
  await expect(panel(page).getByRole("region", { name: "Lehine" })).toBeVisible();

  await openPage(page, "/yonetim/bildirimler");
  const reports = page.getByRole("row");
  await expect(reports.nth(3)).toBeVisible();
  const count = await reports.count();
  for (const at of [1, 2]) await reports.nth(at).getByRole("checkbox").check();
  await page
    .getByRole("region", { name: "Seçilenlerle yapılacaklar" })
    .getByRole("button", { name: "Eklendi" })
    .click();
  await expect(reports).toHaveCount(count - 2);
  await toast(page, "2 bildirim kapatıldı").getByRole("button", { name: "Geri al" }).click();
  await expect(reports).toHaveCount(count);

  await openPage(page, "/yonetim/mesajlar");
  await reports.nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Bana al" }).click();
  await expect(toast(page, "1 mesaj artık sizde.")).toBeVisible();
  await page.getByRole("combobox", { name: "Kimde" }).selectOption("Bende olanlar");
  await expect(reports).toHaveCount(2);

  await openPage(page, "/yonetim/kisiler");
  await page.getByRole("main").getByRole("searchbox").fill(person);
  await expect(page.getByRole("row", { name: person })).toHaveCount(1);

  await openPage(page, "/yonetim/sistem");
  await expect(page.getByRole("heading", { name: "Zamanlanmış görevler" })).toBeVisible();

  await openPage(page, "/yonetim/islemler");
  await expect(page.getByRole("row").nth(1)).toContainText(/mesaja sorumlu atadı/);
  const { rows } = await get("GetAudit?action=DecideFlag");
  expect(rows[0]?.name).toBe(programmer);
  await page
    .getByRole("row", { name: /şüpheyi onayladı/ })
    .getByRole("link", { name: programmer ?? "" })
    .click();
  await expect(page).toHaveURL(/\/yonetim\/kisiler\?open=/);
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(programmer ?? "");
}

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
