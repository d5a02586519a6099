import type { Page } from "@playwright/test";
import { leaderboardDay, leaderboardMonth } from "../../src/domain/progress/local-day.ts";
import { users } from "../../src/storage/accounts/schema.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { migrate } from "../../src/storage/migrate.ts";
import { freezeMonth } from "../../src/storage/progress/leaderboard.ts";
import { boardFlags, pointsMonths } from "../../src/storage/progress/schema.ts";
import { waitForMail } from "../factories/outbox.ts";
import { type RunningSite, removeDataDir, startSite, temporaryDataDir } from "../factories/running-site.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole } from "./operators.ts";
import { expect, openPage, test } from "./site-test.ts";

const dayMs = 86_400_000;
const now = new Date();
const lastMonth = new Date(now.getTime() - 31 * dayMs);
const month = leaderboardMonth(lastMonth);
const people = ["Birinci", "Ikinci", "Ucuncu", "Dorduncu"] as const;
const mailOf = (name: string) => `${name.toLowerCase()}@example.org`;

const panel = (page: Page) => page.locator(".detail-panel");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole("status").getByRole("paragraph").filter({ hasText: text });

/** A data folder with a month that is frozen since just now, whose first two people were flagged afterwards. */
async function frozenFolder(): Promise<string> {
  const dataDir = await temporaryDataDir();
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const rows = people.map((username) => ({
    ...{ username, usernameFolded: username.toLowerCase(), mail: mailOf(username), mailFolded: mailOf(username) },
    ...{ isMailVerified: true, language: "tr" as const, timeZone: "Europe/Istanbul", mailConsent: false },
    createdAt: new Date(now.getTime() - 200 * dayMs),
  }));
  await database.db.transaction(async (transaction) => {
    const accounts = await transaction.insert(users).values(rows).returning({ id: users.id });
    const points = accounts.map(({ id: userId }, at) => ({
      ...{ userId, month, points: 9_000 - at, ranked: 9_000 - at, isRanked: true, reachedAt: lastMonth },
    }));
    await transaction.insert(pointsMonths).values(points);
    const grantDueAt = new Date(now.getTime() + 3 * dayMs);
    await freezeMonth(transaction, month, { frozenAt: now, grantDueAt });
    const flags = accounts.slice(0, 2).map(({ id: userId }, at) => ({
      ...{ userId, kind: "faultless" as const, day: leaderboardDay(lastMonth), state: "open" as const },
      ...{ evidence: { longestRun: 700, answers: 800, wrong: 0 }, raisedAt: new Date(now.getTime() - at * 60_000) },
    }));
    await transaction.insert(boardFlags).values(flags);
  });
  await database.close();
  return dataDir;
}

// One site for all: a month is approved once.
test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: /status of 40[04]/ });

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite(await frozenFolder(), { PRIZES: "2,1" });
});
test.afterAll(async () => {
  await site.stop();
  await removeDataDir(site.dataDir);
});

test("flags are decided on by keyboard alone, and a slip is taken back", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await openConsole(page, "/yonetim/supheliler", site.dataDir);
  await expect(page.getByRole("row")).toContainText([/./, "Birinci", "Ikinci"]);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const heading = panel(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText("Birinci");
  await expect(panel(page)).toContainText("700");
  await page.keyboard.press("1");
  await expect(heading).toHaveText("Ikinci");
  await page.keyboard.press("2");
  await expect(page.getByText("Karar bekleyen şüphe yok.")).toBeVisible();
  await toast(page, "Birinci: şüphe onaylandı.").getByRole("button", { name: "Geri al" }).click();
  await expect(row(page, "Birinci")).toBeVisible();
  await page.getByRole("combobox", { name: "Durum" }).selectOption("Silinenler");
  await expect(row(page, "Ikinci")).toBeVisible();
  await context.close();
});

test("a month is approved after somebody was disqualified; the prizes are sent", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await openConsole(page, "/yonetim", site.dataDir);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Onay bekleyen ay/ })
    .click();
  await expect(page).toHaveTitle("Ödüller · Yönetim");
  await expect(row(page, "1. Birinci")).toContainText("1. ödül");
  await expect(row(page, "2. Ikinci")).toContainText("2. ödül");
  await row(page, "1. Birinci").click();
  await expect(panel(page).getByRole("region", { name: "Aleyhine" })).toContainText("Yanlışsız dizi");
  await expect(panel(page).getByRole("region", { name: "Lehine" })).toContainText(/Hesabın yaşı\s*1\d\d gün/);

  await panel(page).getByRole("button", { name: "Sıralamadan çıkar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Sıralamadan çıkar" }).click();
  await expect(dialog.getByRole("textbox", { name: "Neden" })).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: "Neden" }).fill("Puanlar bir programla toplanmış.");
  await dialog.getByRole("button", { name: "Sıralamadan çıkar" }).click();
  await expect(row(page, "Birinci")).toContainText("Sıralamadan çıkarıldı");
  await expect(row(page, "Ucuncu")).toContainText("2. ödül");
  await toast(page, "Birinci sıralamadan çıkarıldı.").getByRole("button", { name: "Geri al" }).click();
  await expect(row(page, "Birinci")).toContainText("1. ödül");
  await panel(page).getByRole("button", { name: "Sıralamadan çıkar" }).click();
  await dialog.getByRole("textbox", { name: "Neden" }).fill("Puanlar bir programla toplanmış.");
  await dialog.getByRole("button", { name: "Sıralamadan çıkar" }).click();
  await expect(row(page, "Ikinci")).toContainText("1. ödül");
  await waitForMail(site.dataDir, mailOf("Birinci"), ({ text }) => text?.includes("bir programla") === true);

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ayı onayla" }).click();
  await expect(dialog).toContainText("1. Ikinci, 2. Ucuncu");
  await dialog.getByRole("button", { name: "Ayı onayla" }).click();
  await expect(page.getByRole("region", { name: "Ay", exact: true })).toContainText("Ödüller verildi");
  await waitForMail(site.dataDir, mailOf("Ikinci"), ({ text }) => text?.includes("/api/Premium/OpenPrize") === true);
  await openPage(page, `/yonetim/oduller?month=${month}&open=2`);
  await expect(panel(page)).toContainText("1. ödül, gönderildi");
  await expect(panel(page).getByRole("button", { name: "Sıralamadan çıkar" })).toHaveCount(0);
  await panel(page).getByRole("link", { name: "İşlem kaydı" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("Ayın ödüllerini onayladı");
  await page.getByRole("row").nth(1).click();
  await panel(page).getByRole("link", { name: "Kaydı aç" }).click();
  await expect(page).toHaveURL(new RegExp(`/yonetim/oduller\\?month=${month}$`));
  await context.close();
});

test("prizes and flags fit the narrowest screen and are accessible", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: narrowest });
  const page = await context.newPage();
  await openConsole(page, "/yonetim", site.dataDir);
  for (const path of ["oduller", "oduller?open=1", "oduller?open=99", "supheliler", "supheliler?open=1-faultless"]) {
    await openPage(page, `/yonetim/${path}`);
    await expect(page.locator(".console-page")).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleAndToFit(page, path);
  }
  await context.close();
});
