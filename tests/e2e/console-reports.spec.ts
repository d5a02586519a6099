import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole } from "./operators.ts";
import { expect, test } from "./site-test.ts";

// The console's document, which is 404 for everybody; an entry that the API refuses.
test.use({ expectedErrors: /status of 40[04]/ });

const panel = (page: Page) => page.getByRole("region").filter({ has: page.locator("#detail-heading") });
const toast = (page: Page, text: string) => page.getByRole("status").getByRole("paragraph").filter({ hasText: text });
const field = (page: Page, name: string) => panel(page).getByRole("textbox", { name: new RegExp(`^${name}`) });
const save = (page: Page) => panel(page).getByRole("button", { name: "Kaydet, yayımla ve bildirimi kapat" });

test("a missing word goes from its report to a published entry and a closed report, with one undo", async ({
  page,
}) => {
  const letters = Array.from({ length: 4 }, () => `${"bdgkmnprtv"[randomInt(10)]}${"aiou"[randomInt(4)]}`);
  const word = `snarf${letters.join("")}le`;
  const reported = await page.request.post("/api/WordList/ReportMissingWord", {
    data: { phrase: word, context: "He gave a loud one." },
  });
  expect(reported.status()).toBe(202);
  const { get } = await openConsole(page, `/yonetim/bildirimler?search=${word}`);
  await page.getByRole("link", { name: word }).click();
  await expect(panel(page).getByText("He gave a loud one.")).toBeVisible();
  await expect(field(page, "Kelime")).toHaveValue(word);
  await field(page, "Türkçe anlamlar").fill("homurtu");
  await save(page).click();
  await expect(field(page, "İngilizce tanım")).toHaveAttribute("aria-invalid", "true");
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "faults");
  await page.setViewportSize({ width: 1280, height: 720 });
  await field(page, "İspanyolca anlamlar").fill("el gruñido");
  await field(page, "İngilizce tanım").fill("a low noise of anger");
  await field(page, "Okunuş").fill("ˈsnɑrfəl");
  await field(page, "Yanıt").fill("Ekledik, teşekkürler.");
  await save(page).click();
  const done = toast(page, `${word} yayımlandı, bildirim kapandı.`);
  await expect(done).toBeVisible();
  expect((await get(`GetReports?search=${word}&isClosed=true`)).rows).toMatchObject([
    { outcome: "added", answer: "Ekledik, teşekkürler." },
  ]);
  expect((await get(`SearchEntries?search=${word}&source=overlay`)).rows).toHaveLength(1);

  await done.getByRole("button", { name: "Geri al" }).click();
  await expect(toast(page, "Geri alındı.")).toBeVisible();
  expect((await get(`GetReports?search=${word}`)).rows).toMatchObject([{ outcome: null }]);
  expect((await get(`SearchEntries?search=${word}&source=overlay`)).rows).toHaveLength(0);
});

test("a wrong meaning is mended beside its present meaning and the places where it is said", async ({ page }) => {
  const { get, post } = await openConsole(page, "/yonetim/bildirimler");
  const { rows } = await get("SearchEntries?search=detective&partOfSpeech=noun");
  const [entry] = rows;
  if (entry.edited !== null) await post("RevertEntry", { id: entry.id });
  const text = `hafiye ${randomInt(1_000_000)}`;
  const data = { wordId: entry.id, type: 1, id: 1, text };
  expect((await page.request.post("/api/WordList/ReportMeaning", { data })).status()).toBe(202);
  await page.getByRole("searchbox", { name: "Bildirim ara" }).fill(text);
  // The search closes what is open.
  await expect(page).toHaveURL(/search=hafiye/);
  await page.getByRole("link", { name: "detective", exact: true }).click();
  await expect(panel(page).getByText(entry.senses[0].tr.join("; ")).first()).toBeVisible();
  await expect(panel(page).getByText("Geçtiği yerler")).toBeVisible();
  await field(page, "Türkçe anlamlar").first().fill(text);
  await save(page).click();
  await expect(toast(page, "detective yayımlandı, bildirim kapandı.")).toBeVisible();
  expect((await get(`SearchEntries?id=${entry.id}`)).rows[0].senses[0].tr).toEqual([text]);
  expect((await get(`GetReports?search=${encodeURIComponent(text)}&isClosed=true`)).rows).toMatchObject([
    { outcome: "fixed" },
  ]);
  await post("RevertEntry", { id: entry.id });
});
