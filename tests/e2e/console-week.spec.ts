import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { waitForMail } from "../factories/outbox.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { enterConsole, openConsole } from "./operators.ts";
import { openSignedIn, signUp } from "./people.ts";
import { cards, choosePlan, fillInfo, openCard, payWith } from "./shop.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

// The console's document, which is 404 for everybody; forms that the API refuses.
test.use({ expectedErrors: /status of 40[04]/ });

const dataDir = process.env.E2E_DATA_DIR ?? "";
const panel = (page: Page) => page.getByRole("region").filter({ has: page.locator("#detail-heading") });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole("status").getByRole("paragraph").filter({ hasText: text });

/** Names that no other test uses. */
const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

async function sendMessage(page: Page, subject: string, mail: string): Promise<void> {
  const data = { name: "Elif", mail, subject, message: "Altyazılar neden geç geliyor?" };
  expect((await page.request.post("/api/Contact/SendMessage", { data })).ok()).toBe(true);
}

async function wish(page: Page, name: string, headers: Record<string, string> = {}, tellMe = false): Promise<void> {
  const answer = await page.request.post("/api/WordList/WishTitle", { data: { name, tellMe }, headers });
  expect(answer.status()).toBe(202);
}

test("a message is answered by mail, closed, and marked as spam by mistake", async ({ page }) => {
  const word = unique("soru");
  const mail = `${randomUUID()}@example.org`;
  for (const subject of [`${word} A`, `${word} B`]) await sendMessage(page, subject, mail);
  await openConsole(page, `/yonetim/mesajlar?search=${encodeURIComponent(word)}`);
  await row(page, `${word} A`).click();
  const answer = panel(page).getByRole("textbox", { name: "Yanıt" });
  await answer.fill("Bu hafta hepsi\ngeliyor.");
  await page.keyboard.press("Control+Enter");
  await expect(toast(page, `Yanıt ${mail} adresine gönderildi.`)).toBeVisible();
  const sent = await waitForMail(dataDir, mail, ({ text }) => text?.includes("geliyor.") === true);
  expect(sent.subject).toContain(`${word} A`);

  // The next one takes its place.
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(`${word} B`);
  await expect(row(page, `${word} A`)).toHaveCount(0);
  await panel(page).getByRole("button", { name: "İstenmeyen" }).click();
  await expect(row(page, `${word} B`)).toHaveCount(0);
  await toast(page, "İstenmeyen olarak işaretlendi.").getByRole("button", { name: "Geri al" }).click();
  await expect(row(page, `${word} B`)).toBeVisible();
  await page.getByRole("combobox", { name: "Durum" }).selectOption("Yanıtlandı");
  await row(page, `${word} A`).click();
  await expect(panel(page).getByRole("list").getByText("Bu hafta hepsi")).toBeVisible();
});

test("reports are reviewed by keyboard alone; those who wished are told, and a slip is taken back", async ({
  page,
  request,
}) => {
  const word = unique("dilek");
  const names = ["A", "B", "C"].map((letter) => `${word} ${letter}`);
  const person = await signUp(request);
  const headers = { authorization: `Bearer ${person.userData.token}` };
  for (const name of names) await wish(page, name);
  await wish(page, `${word} C`, headers, true);
  await openConsole(page, `/yonetim/bildirimler?search=${encodeURIComponent(word)}`);
  // The most reported first, then the newest.
  await expect(page.getByRole("row")).toContainText([/./, `${word} C`, `${word} B`, `${word} A`]);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const heading = panel(page).getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(`${word} C`);
  await page.keyboard.press("j");
  await expect(heading).toHaveText(`${word} B`);
  await page.keyboard.press("k");
  await expect(heading).toHaveText(`${word} C`);
  await page.keyboard.press("a");
  await expect(panel(page).getByRole("textbox", { name: /^Yanıt/ })).toBeFocused();
  await page.keyboard.type("Geçen hafta 1 tane ekledik.");
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await expect(heading).toHaveText(`${word} B`);
  await page.keyboard.press("3");
  await expect(heading).toHaveText(`${word} A`);
  await page.keyboard.press("1");
  await expect(page.getByText("Aramanıza uyan kayıt yok")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await toast(page, `${word} A: düzeltildi.`).getByRole("button", { name: "Geri al" }).click();
  await expect(row(page, `${word} A`)).toBeVisible();

  await page.getByRole("combobox", { name: "Durum" }).selectOption("Kapananlar");
  await row(page, `${word} C`).click();
  await expect(panel(page)).toContainText("Geçen hafta 1 tane ekledik.");
  // Their address is not verified: they are counted, and get no mail.
  await expect(panel(page).getByText("Eklendi")).toBeVisible();
});

test("sixty reports are reviewed without a mouse, those of the second page too", async ({ page }) => {
  const word = unique("yüz");
  const numbers = Array.from({ length: 60 }, (_, index) => String(index + 100));
  for (const number of numbers) await wish(page, `${word} ${number}`);
  const { get } = await openConsole(page, "/yonetim/bildirimler");
  await expect(page.getByRole("row").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(word);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole("table")).toHaveAttribute("aria-busy", "false");
  await expect(row(page, word)).toHaveCount(50);
  await page.keyboard.press("Enter");
  await expect(row(page, `${word} 159`).getByRole("link")).toBeFocused();
  for (let step = 1; step < 50; step += 1) await page.keyboard.press("j");
  await expect(row(page, `${word} 110`).getByRole("link")).toBeFocused();
  await page.keyboard.press("j");
  await expect(row(page, word)).toHaveCount(60);
  for (let step = 1; step < 50; step += 1) await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  const heading = panel(page).getByRole("heading", { level: 2 });
  for (const number of numbers.toReversed()) {
    await expect(heading).toHaveText(`${word} ${number}`);
    await page.keyboard.press(number.endsWith("7") ? "2" : "3");
  }
  await expect(page.getByText("Aramanıza uyan kayıt yok")).toBeVisible();
  // They left the list at once; the last of them may still be under way.
  const closed = async () =>
    (await get(`GetReports?isClosed=true&limit=100&search=${encodeURIComponent(word)}`)).rows.length;
  await expect.poll(closed).toBe(60);
  await expect(page.getByRole("status").locator("[data-error=true]")).toHaveCount(0);
});

test("a poll is opened with a wished title, put in order, voted in, closed and opened again", async ({
  page,
  request,
}) => {
  const title = unique("Dizi");
  await wish(page, title);
  await openConsole(page, `/yonetim/bildirimler?search=${encodeURIComponent(title)}`);
  await row(page, title).click();
  await panel(page).getByRole("link", { name: "Ankete seçenek yap" }).click();
  await expect(page).toHaveTitle("Anketler · Yönetim");
  const option = (number: number, language = "Türkçe") =>
    page.getByRole("textbox", { name: `Seçenek ${number} (${language})` });
  await expect(option(1)).toHaveValue(title);
  const question = unique("Sıradaki");
  for (const [language, text] of [
    ["Türkçe", question],
    ["İngilizce", "What next?"],
    ["İspanyolca", "¿Qué sigue?"],
  ])
    await page.getByRole("textbox", { name: `Soru (${language})` }).fill(text ?? "");
  await option(2).fill("Hiçbiri");
  await option(2, "İngilizce").fill("None");
  await option(2, "İspanyolca").fill("Ninguna");
  await page.getByRole("button", { name: "Seçenek ekle" }).click();
  await option(3).fill("Öbürü");
  await page.getByRole("button", { name: "Seçenek 3: yukarı" }).click();
  await page.getByRole("button", { name: "Anketi oluştur" }).click();
  await expect(toast(page, "Anket açıldı.")).toBeVisible();
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(question);

  const member = await signUp(request);
  const headers = { authorization: `Bearer ${member.userData.token}`, lang: "en" };
  const polls = async () => (await request.get("/api/Poll/GetPolls", { headers })).json();
  const shown = async () => JSON.stringify(await polls()).includes(title);
  expect(await shown()).toBe(true);
  const found: { id: number; options: { id: number; text: string }[] } = (await polls()).find((poll: object) =>
    JSON.stringify(poll).includes(title),
  );
  expect(JSON.stringify(found)).toMatch(new RegExp(`${title}.*Öbürü.*None`));

  await panel(page).getByRole("button", { name: "Anketi kapat" }).click();
  await expect(row(page, question)).toContainText("Kapalı");
  expect(await shown()).toBe(false);
  await toast(page, "Anket kapatıldı.").getByRole("button", { name: "Geri al" }).click();
  await expect(row(page, question)).toContainText("Açık");
  expect(await shown()).toBe(true);
});

test("a coupon is made, used for a purchase, and the payment refunded; the audit log has it all", async ({
  page,
  browser,
  request,
}) => {
  const code = unique("YARI").replace(" ", "-").toUpperCase();
  const { username: operator } = await openConsole(page, "/yonetim/kuponlar");
  await page.getByRole("link", { name: "Yeni kupon" }).click();
  await page.getByRole("textbox", { name: "Kupon kodu" }).fill(code);
  await page.getByRole("textbox", { name: "Yüzde kaç" }).fill("150");
  await page.getByRole("button", { name: "Kuponu oluştur" }).click();
  await expect(page.getByRole("textbox", { name: "Yüzde kaç" })).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("textbox", { name: "Yüzde kaç" }).fill("50");
  await page.getByRole("textbox", { name: "Toplam kullanım" }).fill("1");
  await page.getByRole("button", { name: "Kuponu oluştur" }).click();
  await expect(toast(page, `${code} kuponu oluşturuldu.`)).toBeVisible();
  await expect(row(page, code)).toContainText("0 / 1");

  const buyer = await signUp(request);
  const shop = await browser.newContext();
  const shopPage = await shop.newPage();
  await openSignedIn(shopPage, pathOf("premium", "tr"), buyer.userData);
  await shopPage.getByText(textIn("tr", "shop_coupon")).click();
  await shopPage.getByRole("textbox", { name: textIn("tr", "shop_coupon_label") }).fill(code.toLowerCase());
  await shopPage.keyboard.press("Enter");
  await expect(shopPage.getByText(textIn("tr", "shop_coupon_remove"))).toBeVisible();
  await choosePlan(shopPage, 1);
  await fillInfo(shopPage);
  await payWith(await openCard(shopPage), cards.pays);
  await expect(shopPage.getByRole("heading", { level: 1, name: textIn("tr", "shop_success_heading") })).toBeVisible();
  await shop.close();

  await openPage(page, `/yonetim/odemeler?search=${encodeURIComponent(buyer.username)}`);
  await expect(row(page, buyer.username)).toContainText("29,99 TL");
  await row(page, buyer.username).click();
  await expect(panel(page)).toContainText("Şükran");
  await expect(panel(page).getByRole("listitem").filter({ hasText: "İşlendi" })).toHaveCount(1);
  await panel(page).getByRole("button", { name: "İade et" }).click();
  const asking = page.getByRole("dialog");
  await asking.getByRole("button", { name: "İade et" }).click();
  await expect(asking.getByRole("textbox", { name: "Neden" })).toHaveAttribute("aria-invalid", "true");
  await asking.getByRole("textbox", { name: "Neden" }).fill("Yanlışlıkla alınmış");
  await asking.getByRole("button", { name: "İade et" }).click();
  await expect(toast(page, "29,99 TL iade edildi.")).toBeVisible();
  await expect(row(page, buyer.username)).toContainText("İade edildi");
  await expect(panel(page).getByRole("button", { name: "İade et" })).toHaveCount(0);
  await waitForMail(dataDir, buyer.mail, ({ subject }) => /iade/i.test(subject ?? ""));

  await panel(page).getByRole("link", { name: "İşlem kaydı" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("ödemeyi iade etti");
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: /ödemeyi iade etti/ }).click();
  await expect(panel(page)).toContainText("Yanlışlıkla alınmış");
  await panel(page).getByRole("link", { name: "Bu kişinin tüm işlemleri" }).click();
  await expect(page.getByRole("row").filter({ hasText: operator })).toContainText([
    "ödemeyi iade etti",
    "kupon açtı",
    "ikinci adımı kurdu",
    "ikinci adım kurulumuna başladı",
  ]);
  await page.getByLabel("Gün", { exact: true }).fill("2020-01-01");
  await expect(page.getByText("Aramanıza uyan kayıt yok")).toBeVisible();
});

test("a cheater is found and blocked, and told why; premium is given and taken, an account erased", async ({
  page,
  request,
}) => {
  const { username, mail, password } = await signUp(request);
  const signIn = async () =>
    (await request.post("/api/Login/LoginWithCredentials", { data: { usernameOrMail: username, password } })).status();
  await openConsole(page, "/yonetim/kisiler");
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(mail);
  await expect(page.getByRole("row")).toHaveCount(2);
  await row(page, username).getByRole("link").click();
  await panel(page).getByRole("button", { name: "Premium ver" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Süre" }).selectOption("3 ay");
  await dialog.getByRole("textbox", { name: "Neden" }).fill("Hata için özür");
  await dialog.getByRole("button", { name: "Premium ver" }).click();
  await expect(panel(page)).toContainText("gününe kadar premium");
  await toast(page, `${username} premium aldı.`).getByRole("button", { name: "Geri al" }).click();
  await expect(panel(page)).toContainText("Şu anda premium değil.");

  await panel(page).getByRole("button", { name: "Engelle", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Neden" }).fill("Puanlar bir programla toplanmış.");
  await dialog.getByRole("button", { name: "Engelle", exact: true }).click();
  await expect(row(page, username)).toContainText("Engelli");
  expect(await signIn()).toBe(403);
  await waitForMail(dataDir, mail, ({ text }) => text?.includes("bir programla toplanmış") === true);
  await panel(page).getByRole("button", { name: "Engeli kaldır" }).click();
  await dialog.getByRole("textbox", { name: "Neden" }).fill("Yanlışlık");
  await dialog.getByRole("button", { name: "Engeli kaldır" }).click();
  await expect(row(page, username)).not.toContainText("Engelli");
  expect(await signIn()).toBe(200);

  await panel(page).getByRole("radio", { name: "Editör" }).click();
  await page.getByRole("button", { name: "Rolü değiştir" }).click();
  await expect(row(page, username)).toContainText("Editör");
  await panel(page).getByRole("button", { name: "Hesabı sil" }).click();
  const erase = dialog.getByRole("button", { name: "Hesabı sil" });
  await dialog.getByRole("textbox", { name: /Onaylamak için yazın/ }).fill("başkası");
  await expect(erase).toBeDisabled();
  await dialog.getByRole("textbox", { name: /Onaylamak için yazın/ }).fill(username);
  await erase.click();
  await expect(toast(page, `${username} silindi.`)).toBeVisible();
  await expect(row(page, username)).toHaveCount(0);
  expect(await signIn()).toBe(401);
});

test("codes are shown once, copied and saved as CSV", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openConsole(page, "/yonetim/kuponlar?open=codes");
  await page.getByRole("textbox", { name: "Ne için" }).fill('Fuar "2026"');
  await page.getByRole("textbox", { name: "Kaç kod" }).fill("3");
  await page.getByRole("button", { name: "Kodları üret" }).click();
  const codes = panel(page).getByRole("list").getByRole("listitem");
  await expect(codes).toHaveCount(3);
  const shown = await codes.allTextContents();
  await page.getByRole("button", { name: "Tümünü kopyala" }).click();
  await expect(toast(page, "Kodlar kopyalandı.")).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split("\n")).toEqual(shown);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV indir" }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const lines = shown.map((code) => `${code},"Fuar ""2026"""\r\n`).join("");
  expect(Buffer.concat(chunks).toString()).toBe(`code,batch\r\n${lines}`);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Kaç kod" })).toBeVisible();
  await expect(page.getByText(shown[0] ?? "")).toHaveCount(0);
});

test("an editor has the pages of an editor alone", async ({ page, request }) => {
  const { post, get } = await enterConsole(request);
  const editor = await enterConsole(page.request);
  const [{ id }] = (await get(`FindUsers?search=${encodeURIComponent(editor.username)}`)).rows;
  await post("SetRole", { id, role: "editor" });
  await openSignedIn(page, "/yonetim/kisiler", editor.userData);
  await expect(page.getByRole("heading", { name: "Böyle bir sayfa yok" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Yönetim sayfaları" }).first().getByRole("link")).toHaveText([
    "Genel bakış",
    /^Bildirimler/,
    "Yapımlar",
    /^Aktarım/,
    "Sözlük",
    "Anketler",
  ]);
});

test("support has messages, reports and people, and nothing of the money", async ({ page, request }) => {
  const { post, get } = await enterConsole(request);
  const support = await enterConsole(page.request);
  const [{ id }] = (await get(`FindUsers?search=${encodeURIComponent(support.username)}`)).rows;
  await post("SetRole", { id, role: "support" });
  await openSignedIn(page, "/yonetim", support.userData);
  await expect(page.getByRole("navigation", { name: "Yönetim sayfaları" }).first().getByRole("link")).toHaveText([
    "Genel bakış",
    /^Bildirimler/,
    /^Mesajlar/,
    "Kişiler",
  ]);
  await expect(page.getByRole("heading", { name: "Puan kazanan öğrenci" })).toBeVisible();
  await expect(page.getByRole("main").getByText(/ödeme|satın alma/i)).toHaveCount(0);
  await openPage(page, `/yonetim/kisiler?open=${id}`);
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(support.username);
  await expect(panel(page).getByText("Destek")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: /Premium|Engelle|Hesabı sil|Yönetici/ })).toHaveCount(0);
  await expect(panel(page).getByRole("link")).toHaveCount(0);
  for (const closed of ["odemeler", "gelir", "kuponlar", "islemler"]) {
    await openPage(page, `/yonetim/${closed}`);
    await expect(page.getByRole("heading", { name: "Böyle bir sayfa yok" })).toBeVisible();
  }
});

test("every page fits the narrowest screen and is accessible, its rows too", async ({ page, request }) => {
  const member = await signUp(request);
  const word = unique("her");
  await sendMessage(page, word, member.mail);
  await wish(page, word);
  await page.setViewportSize(narrowest);
  const { post, get } = await openConsole(page, "/yonetim");
  const text = { tr: word, en: word, es: word };
  const { id: poll } = await post("SavePoll", { question: text, options: [{ text }, { text }] });
  const first = async (call: string) => (await get(`${call}search=${encodeURIComponent(word)}`)).rows[0].id;
  const [{ id: person }] = (await get(`FindUsers?search=${encodeURIComponent(member.username)}`)).rows;
  const [{ id: log }] = (await get(`GetAudit?thing=poll:${poll}`)).rows;
  for (const path of [
    "bildirimler",
    `bildirimler?open=${await first("GetReports?kind=wish&")}`,
    "mesajlar",
    `mesajlar?open=${await first("GetMessages?")}`,
    "anketler",
    `anketler?open=${poll}`,
    "kisiler",
    `kisiler?open=${person}`,
    "odemeler",
    "kuponlar",
    "kuponlar?open=new",
    "kuponlar?open=codes",
    "sistem",
    "islemler",
    `islemler?open=${log}`,
    "bildirimler?open=99999999",
  ]) {
    await openPage(page, `/yonetim/${path}`);
    await expect(page).toHaveTitle(/ · Yönetim$/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleAndToFit(page, path);
  }
  await expect(page.getByText("Böyle bir kayıt yok; silinmiş olabilir.")).toBeVisible();
});
