import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { type Note, newCollection, newPackage } from "../factories/anki-collection.ts";
import { expectAccessible } from "./accessibility.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const text = (key: string) => textIn("tr", key);
const bringPage = `${pathOf("account", "tr")}?page=bring`;

// A file that is refused.
test.use({ expectedErrors: /status of 400/ });

/** Days since the collections of the tests begin do not matter: the intervals do. */
const asked = (word: string, ivl: number): Note => ({ fields: ["anlam", `<b>${word}</b>`], cards: [{ ivl, due: 90 }] });
const deck = newPackage(
  newCollection([
    asked("water", 60),
    asked("houses", 30),
    asked("went", 5),
    { fields: ["anlam", "friend"], cards: [{ ivl: 0, due: 1, type: 0 }] },
    asked("zubble", 40),
  ]),
);

async function choose(page: Page, name: string, buffer: Buffer) {
  await page
    .getByLabel(text("bring_known_choose"))
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

async function knownCount(page: Page): Promise<number> {
  const list = (await storedUser(page))?.knownList;
  return Array.isArray(list) ? list.length : -1;
}

test.beforeEach(async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, `${pathOf("account", "tr")}?page=known`, { ...userData, knownList: [] });
  await page.getByRole("link", { name: text("bring_known_link") }).click();
  await expect(page).toHaveURL(bringPage);
});

test("words of Anki are looked at, marked, and taken back", async ({ page }) => {
  await choose(page, "İngilizce.apkg", deck);
  await expect(page.getByRole("heading", { name: "İngilizce.apkg" })).toBeVisible();
  await expectAccessible(page, "the preview");
  const figure = (key: string) =>
    page
      .locator("dl > div")
      .filter({ hasText: text(key) })
      .locator("dd");
  await expect(figure("bring_known_new")).toHaveText("2");
  await expect(figure("bring_known_learning")).toHaveText("1");
  await expect(figure("bring_known_unknown")).toHaveText("1");
  expect(await knownCount(page)).toBe(0);

  // Of the wrong column nothing is left to mark.
  const column = page.getByRole("combobox");
  await column.selectOption({ index: 0 });
  await expect(page.getByRole("button", { name: /işaretle/ })).toBeHidden();
  await column.selectOption({ index: 1 });
  await page.getByRole("checkbox").check();
  await expect(figure("bring_known_new")).toHaveText("3");
  await page.getByText("Tanınmayanları göster (1)").click();
  await expect(page.getByText("zubble", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "3 kelimeyi işaretle" }).click();
  await expect(page.getByText(/^1 kelime, Anki’de/)).toBeVisible();
  await expectAccessible(page, "words marked");
  await expect.poll(() => knownCount(page)).toBe(3);
  await page.getByRole("button", { name: text("words_undo") }).click();
  await expect(page.getByText(text("bring_known_taken_back"))).toBeVisible();
  await expect.poll(() => knownCount(page)).toBe(0);
});

test("words are pasted, and what cannot be read is told by its name", async ({ page }) => {
  await choose(page, "belge.pdf", Buffer.from("%PDF-1.7"));
  await expect(page.getByRole("alert").filter({ hasText: "belge.pdf: " })).toHaveText(
    `belge.pdf: ${text("field_problem_known_kind")}`,
  );
  await choose(page, "deutsch.csv", Buffer.from("Haus;ev\nBaum;ağaç\nStuhl;sandalye\nFenster;pencere\n"));
  await expect(page.getByText(text("bring_known_foreign_heading"))).toBeVisible();
  await page.getByRole("button", { name: text("bring_known_other_file") }).click();

  await page.getByRole("button", { name: text("bring_known_paste"), exact: true }).click();
  const unknown = Array.from({ length: 2_100 }, (_, at) => `zubble${"abcdefghij"[at % 10]}${at}`);
  await page.getByLabel(text("bring_known_paste_label")).fill(["water - su", ...unknown].join("\n"));
  await page.getByRole("button", { name: text("bring_known_paste_action") }).click();
  // One word of two thousand: the page asks whether it is English at all.
  await page.getByRole("combobox").selectOption({ index: 0 });
  await page.getByText("Tanınmayanları göster (2.100)").click();
  await expect(page.locator("details").last().getByRole("listitem")).toHaveCount(2_000);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page.getByRole("button", { name: "1 kelimeyi işaretle" })).toBeVisible();
});
