import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { readOutbox, waitForMail } from "../factories/outbox.ts";
import { type RunningSite, removeDataDir, startSite } from "../factories/running-site.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { earlierMonth, frozenFolder, lastMonth, mailOf } from "./frozen-months.ts";
import { openConsole } from "./operators.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const people = ["Birinci", "Ikinci", "Ucuncu", "Dorduncu"] as const;

const panel = (page: Page) => page.getByRole("region").filter({ has: page.locator("#detail-heading") });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole("status").getByRole("paragraph").filter({ hasText: text });

/** Codes in mails of prizes to somebody, one for each mail. */
async function mailedCodes(name: string): Promise<string[]> {
  const mails = await readOutbox(site.dataDir);
  const texts = mails.filter(({ to }) => to?.some(({ address }) => address === mailOf(name))).map(({ text }) => text);
  return texts.flatMap((text) => /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,}\b/.exec(text ?? "")?.[0] ?? []);
}

// One site for all: a month is approved once.
test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: /status of 40[04]/ });

let site: RunningSite;

test.beforeAll(async () => {
  site = await startSite(await frozenFolder(people), { PRIZES: "2,1" });
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

test("prizes of a month that nobody acted on go out by themselves after 72 hours", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  await waitForMail(site.dataDir, mailOf("Birinci"), ({ text }) => text?.includes("/api/Premium/OpenPrize") === true);
  await openConsole(page, "/yonetim/oduller", site.dataDir);
  const head = page.getByRole("region", { name: "Ay", exact: true });
  await expect(head).toContainText("Onay bekliyor");
  await page.getByRole("combobox", { name: "Ay" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(new RegExp(`month=${earlierMonth}`));
  await expect(head).toContainText("Ödüller verildi");
  await expect(head).toContainText(/Onaylayan\s*Kendiliğinden/);
  await expect(row(page, "1. Birinci")).toContainText("1. ödül, gönderildi");
  // The month that waits is one step away.
  await head.getByRole("link").click();
  await expect(head).toContainText("Onay bekliyor");
  await context.close();
});

test("a month is approved after somebody was disqualified; each code is mailed once, and the board shows who won", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  const { post } = await openConsole(page, "/yonetim", site.dataDir);
  await page
    .getByRole("main")
    .getByRole("link", { name: /Onay bekleyen ay/ })
    .click();
  await expect(page).toHaveTitle("Ödüller · Yönetim");
  await expect(row(page, "1. Birinci")).toContainText("1. ödül");
  await expect(row(page, "2. Ikinci")).toContainText("2. ödül");
  await page.getByRole("button", { name: "Sırala: Aleyhine" }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("1. Birinci");
  const against = panel(page).getByRole("region", { name: "Aleyhine" });
  await expect(against).toContainText("Yanlışsız dizi");
  await expect(against).toContainText("%100");
  await expect(against).toContainText(/Zor kelimeler \(B2, C1\)\s*%100/);
  await expect(panel(page).getByRole("region", { name: "Lehine" })).toContainText(/Hesabın yaşı\s*1\d\d gün/);
  await expect(panel(page).getByRole("region", { name: "Seçtikleri" })).toContainText(
    /Dinleyip kelime yazma\s*800 \(%100\)/,
  );
  await expect(panel(page).getByRole("region", { name: "İki yanıt arası" })).toContainText(/2 s altı\s*800 \(%100\)/);
  await page.keyboard.press("j");
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText("2. Ikinci");
  await page.keyboard.press("k");

  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("textbox", { name: "Neden" });
  const disqualify = panel(page).getByRole("button", { name: "Sıralamadan çıkar" });
  await disqualify.click();
  await dialog.getByRole("button", { name: "Sıralamadan çıkar" }).click();
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("Puanlar bir programla toplanmış.");
  await dialog.getByRole("button", { name: "Sıralamadan çıkar" }).click();
  await expect(row(page, "Birinci")).toContainText("Çıkarıldı");
  await expect(row(page, "Ucuncu")).toContainText("2. ödül");
  await toast(page, "Birinci sıralamadan çıkarıldı.").getByRole("button", { name: "Geri al" }).click();
  await expect(row(page, "Birinci")).toContainText("1. ödül");
  await disqualify.click();
  await reason.fill("Puanlar bir programla toplanmış.");
  await dialog.getByRole("button", { name: "Sıralamadan çıkar" }).click();
  await expect(row(page, "Ikinci")).toContainText("1. ödül");
  await waitForMail(site.dataDir, mailOf("Birinci"), ({ text }) => text?.includes("bir programla") === true);

  await page.keyboard.press("Escape");
  const month = page.getByRole("region", { name: "Ay", exact: true });
  await expect(month).toContainText("Bakılacaklar: 2. Ikinci, 3. Ucuncu.");
  await expect(month.getByRole("button", { name: "Ayı onayla" })).toHaveCount(0);
  await expect(post("ApproveMonth", { month: lastMonth })).rejects.toThrow(/month\.unseen/);
  for (const name of ["2. Ikinci", "3. Ucuncu"]) {
    await row(page, name).click();
    await panel(page).getByRole("button", { name: "Baktım, ödül alabilir" }).click();
    await expect(panel(page)).toContainText("Bakıldı");
  }
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ayı onayla" }).click();
  await expect(dialog).toContainText("1. Ikinci, 2. Ucuncu");
  await dialog.getByRole("button", { name: "Ayı onayla" }).click();
  await expect(page.getByRole("region", { name: "Ay", exact: true })).toContainText("Ödüller verildi");
  await expect.poll(() => mailedCodes("Ucuncu")).toHaveLength(1);
  // One of the month before, one of this.
  await expect.poll(() => mailedCodes("Ikinci")).toHaveLength(2);
  await expect(post("ApproveMonth", { month: lastMonth })).rejects.toThrow(/month\.granted/);
  const codes = [...(await mailedCodes("Birinci")), ...(await mailedCodes("Ikinci")), ...(await mailedCodes("Ucuncu"))];
  expect(new Set(codes).size).toBe(4);
  expect(codes).toHaveLength(4);

  await openPage(page, `/yonetim/oduller?month=${lastMonth}&open=2`);
  await expect(panel(page)).toContainText("1. ödül, gönderildi");
  await expect(disqualify).toHaveCount(0);
  await panel(page).getByRole("link", { name: "İşlem kaydı" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("ayın ödüllerini onayladı");
  await page.getByRole("link", { name: /ayın ödüllerini onayladı/ }).click();
  await panel(page).getByRole("link", { name: "Kaydı aç" }).click();
  await expect(page).toHaveURL(new RegExp(`/yonetim/oduller\\?month=${lastMonth}$`));

  const member = await signUp(page.request);
  await openSignedIn(page, `${pathOf("account", "tr")}?page=leaderboard`, member.userData);
  await page.getByRole("button", { name: textIn("tr", "leaderboard_previous") }).click();
  const winners = page.getByRole("row").filter({ hasText: textIn("tr", "leaderboard_winner") });
  await expect(winners).toContainText(["Ikinci", "Ucuncu"]);
  await expect(row(page, "Dorduncu")).toBeVisible();
  await expect(row(page, "Birinci")).toHaveCount(0);
  await context.close();
});

test("prizes and flags fit the narrowest screen and are accessible", async ({ browser }) => {
  const context = await browser.newContext({ baseURL: site.origin, viewport: narrowest });
  const page = await context.newPage();
  await openConsole(page, "/yonetim", site.dataDir);
  for (const path of ["oduller", "oduller?open=1", "oduller?open=99", "supheliler", "supheliler?open=1-faultless"]) {
    await openPage(page, `/yonetim/${path}`);
    await expect(page).toHaveTitle(/ · Yönetim$/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleAndToFit(page, path);
  }
  await context.close();
});
