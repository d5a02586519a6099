import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole } from "./operators.ts";
import { expect, openPage, test } from "./site-test.ts";

// The console's document, which is 404 for everybody.
test.use({ expectedErrors: /status of 40[04]/ });

const question = (page: Page) => page.getByRole("dialog", { name: "Kaydedilmeyen değişiklikler silinsin mi?" });
const stay = (page: Page) => question(page).getByRole("button", { name: "Vazgeç" });
const leave = (page: Page) => question(page).getByRole("button", { name: "Kaydetmeden çık" });

test("an entry that is being edited is not lost by Escape, a link, going back or closing the tab", async ({ page }) => {
  await openConsole(page, "/yonetim/sozluk?search=lantern");
  await page.getByRole("link", { name: "lantern", exact: true }).first().click();
  const panel = page.getByRole("region").filter({ has: page.locator("#detail-heading") });
  const meanings = panel.getByRole("textbox", { name: "Türkçe anlamlar" }).first();
  const stored = await meanings.inputValue();

  // Nothing was typed: nothing is asked.
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.getByRole("link", { name: "lantern", exact: true }).first().click();

  await meanings.fill("elimdeki");
  await meanings.blur();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeVisible();
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "question");
  await page.setViewportSize({ width: 1280, height: 720 });
  await stay(page).click();
  await expect(meanings).toHaveValue("elimdeki");

  await page.getByRole("navigation").getByRole("link", { name: "Anketler" }).click();
  await stay(page).click();
  await page.goBack();
  await stay(page).click();
  await expect(meanings).toHaveValue("elimdeki");
  // A search closes the record, and a change of its words in the field is left as it is.
  await page.getByRole("searchbox", { name: "Kelime ara" }).fill("lanter");
  await stay(page).click();
  await expect(meanings).toHaveValue("elimdeki");

  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe("beforeunload");
  await (await asked).dismiss();
  await closing;
  await expect(meanings).toHaveValue("elimdeki");

  // As it was stored: nothing is lost any more.
  await meanings.fill(stored);
  await page.getByRole("navigation").getByRole("link", { name: "Anketler" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anketler" })).toBeVisible();
});

test("a new title, and what is typed in a dialog, ask before they are lost, and not once they are saved", async ({
  page,
}) => {
  const { username } = await openConsole(page, "/yonetim/yapimlar?open=new");
  const name = `Kayıt ${randomUUID().slice(0, 8)}`;
  await page.getByRole("textbox", { name: "Ad", exact: true }).fill(name);
  await page.getByRole("button", { name: "Kapat" }).click();
  await stay(page).click();
  await page.getByRole("checkbox", { name: "Dram", exact: true }).check();
  await page.getByRole("button", { name: "Yapımı ekle" }).click();
  await expect(page).toHaveURL(/open=\d+/);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 2, name })).toBeHidden();

  await openPage(page, `/yonetim/kisiler?search=${encodeURIComponent(username)}`);
  await page.getByRole("link", { name: username }).click();
  await page.getByRole("button", { name: "Premium ver" }).click();
  const dialog = page.getByRole("dialog", { name: "Premium ver" });
  const reason = dialog.getByRole("textbox", { name: "Neden" });
  await reason.fill("teşekkür");
  await page.keyboard.press("Escape");
  await stay(page).click();
  await expect(reason).toHaveValue("teşekkür");
  await expect(reason).toBeFocused();
  await page.keyboard.press("Escape");
  await leave(page).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
});
