import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { waitForMail } from "../factories/outbox.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole } from "./operators.ts";
import { expect, openPage, test } from "./site-test.ts";

// The console's document, which is 404 for everybody; forms that the API refuses.
test.use({ expectedErrors: /status of 40[04]/ });

const dataDir = process.env.E2E_DATA_DIR ?? "";
const panel = (page: Page) => page.getByRole("region").filter({ has: page.locator("#detail-heading") });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole("status").getByRole("paragraph").filter({ hasText: text });
const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

async function sendMessages(page: Page, subjects: readonly string[], mail: string): Promise<void> {
  for (const subject of subjects) {
    const data = { name: "Elif", mail, subject, message: "Altyazılar neden geç geliyor?" };
    expect((await page.request.post("/api/Contact/SendMessage", { data })).ok()).toBe(true);
  }
}

test("reports are closed several at once by keyboard and by boxes, and all are taken back by one button", async ({
  page,
}) => {
  const word = unique("toplu");
  const names = ["A", "B", "C"].map((letter) => `${word} ${letter}`);
  for (const name of names) await page.request.post("/api/WordList/WishTitle", { data: { name } });
  await openConsole(page, `/yonetim/bildirimler?search=${encodeURIComponent(word)}`);
  await expect(page.getByRole("row")).toHaveCount(4);
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  const bar = page.getByRole("region", { name: "Seçilenlerle yapılacaklar" });
  await expect(bar).toContainText("2 seçildi");
  await row(page, names[0] ?? "")
    .getByRole("checkbox")
    .check();
  await expect(bar).toContainText("3 seçildi");
  await row(page, names[0] ?? "")
    .getByRole("checkbox")
    .uncheck();
  await bar.getByRole("button", { name: "Geri çevrildi" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(bar).toHaveCount(0);
  await toast(page, "2 bildirim kapatıldı").getByRole("button", { name: "Geri al" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.setViewportSize(narrowest);
  await page.getByRole("checkbox", { name: "Tümünü seç" }).check();
  await expect(bar).toContainText("3 seçildi");
  await expectAccessibleAndToFit(page, "chosen reports");
  await bar.getByRole("button", { name: "Vazgeç" }).click();
  await expect(bar).toHaveCount(0);
});

test("messages are taken over, found as one's own, and answered from a ready answer", async ({ page }) => {
  const word = unique("paylaşım");
  const mail = `${randomUUID()}@example.org`;
  await sendMessages(page, [`${word} A`, `${word} B`, `${word} C`], mail);
  const { username, get } = await openConsole(page, `/yonetim/mesajlar?search=${encodeURIComponent(word)}`);
  for (const letter of ["A", "B"]) await row(page, `${word} ${letter}`).getByRole("checkbox").check();
  await page
    .getByRole("region", { name: "Seçilenlerle yapılacaklar" })
    .getByRole("button", { name: "Bana al" })
    .click();
  await expect(toast(page, "2 mesaj artık sizde.")).toBeVisible();
  await expect(row(page, username)).toHaveCount(2);
  await page.getByRole("combobox", { name: "Kimde" }).selectOption("Bende olanlar");
  await expect(row(page, `${word} C`)).toHaveCount(0);
  await expect(page.getByRole("row")).toHaveCount(3);

  await page.getByRole("link", { name: "Hazır yanıtlar" }).click();
  const name = unique("Gecikme");
  await panel(page).getByRole("button", { name: "Yeni hazır yanıt" }).click();
  await panel(page).getByRole("textbox", { name: "Adı" }).fill(name);
  const texts = panel(page).getByRole("textbox", { name: /^Metin/ });
  await texts.nth(0).fill("Sevgili [ad], bakıyoruz.");
  await texts.nth(1).fill("Dear [ad], we look into it.");
  await texts.nth(2).fill("Hola [ad], lo miramos.");
  await panel(page).getByRole("button", { name: "Kaydet" }).click();
  await expect(toast(page, "Hazır yanıt kaydedildi.")).toBeVisible();

  await row(page, `${word} A`).getByRole("link").click();
  await panel(page).getByRole("combobox", { name: "Hazır yanıtla başla" }).selectOption(name);
  await expect(panel(page).getByRole("textbox", { name: "Yanıt" })).toHaveValue("Sevgili Elif, bakıyoruz.");
  await panel(page).getByRole("button", { name: "Yanıtı gönder" }).click();
  await waitForMail(dataDir, mail, ({ text }) => text?.includes("Sevgili Elif, bakıyoruz.") === true);
  await panel(page).getByRole("combobox", { name: "Kim ilgileniyor" }).selectOption("Kimse");
  await expect(toast(page, "Artık kimsede değil.")).toBeVisible();
  await toast(page, "Artık kimsede değil.").getByRole("button", { name: "Geri al" }).click();
  await expect
    .poll(async () => (await get(`GetMessages?search=${encodeURIComponent(`${word} B`)}`)).rows[0].assignee)
    .toMatchObject({ username });
  await page.setViewportSize(narrowest);
  await openPage(page, "/yonetim/mesajlar?open=answers");
  await panel(page).getByRole("button", { name }).click();
  await expectAccessibleAndToFit(page, "ready answers");
});
