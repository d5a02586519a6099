import { expect, test } from "@playwright/test";
import { type ExtensionBrowser, host, line, overlay, say, seek, withExtension } from "./extension-browser.ts";

let browser: ExtensionBrowser;

withExtension((opened) => {
  browser = opened;
});

test("it is off until it is switched on for the site, by one button", async () => {
  const page = await browser.openPlayer("track");
  await expect(overlay(page)).toHaveCount(0);
  const popup = await browser.openPopup(page);
  await expect(popup.getByRole("heading", { name: host })).toBeVisible();
  await popup.getByRole("button", { name: "Bu sitede aç" }).click();
  await expect(popup.getByRole("button", { name: "Bu sitede kapat" })).toBeVisible();
  await page.bringToFront();
  await seek(page, 1);
  await expect(line(page)).toHaveText("Could you turn the TV off?");
});

test("a native track: new words are marked, a word opens its card, and what is said of it stays", async () => {
  const page = await browser.openPlayer("track");
  await seek(page, 12);
  await expect(line(page)).toHaveText("He was a ruthless landlord.");
  const ruthless = overlay(page).getByRole("button", { name: "ruthless" });
  await expect(ruthless).toHaveAttribute("data-standing", "new");
  await expect(overlay(page).getByRole("button", { name: "landlord" })).toHaveAttribute("data-standing", "new");

  await ruthless.click();
  const card = overlay(page).getByRole("dialog", { name: "ruthless" });
  await expect(card).toContainText("acımasız");
  await card.getByRole("button", { name: "Bana öğret" }).click();
  await expect(card).toHaveCount(0);
  await expect(ruthless).toHaveAttribute("data-standing", "learning");

  await page.keyboard.press("Alt+k");
  await expect(overlay(page).getByRole("button", { name: "landlord" })).not.toHaveAttribute("data-standing");

  await page.reload();
  await seek(page, 12);
  await expect(ruthless).toHaveAttribute("data-standing", "learning");
});

for (const player of ["replaced", "appended", "shadow"]) {
  test(`captions that are ${player}: a split phrase is marked at both its parts`, async () => {
    const page = await browser.openPlayer(player);
    await say(page, "He talked me out of it.");
    await expect(line(page)).toHaveText("He talked me out of it.");
    await expect(page.locator(".atvwebplayersdk-captions-text")).toHaveCSS("opacity", "0");
    await say(page, "You set them up, ruthless man.");
    await expect(overlay(page).getByRole("button", { name: "ruthless" })).toBeVisible();
    await overlay(page).getByRole("button", { name: "set" }).click();
    await expect(overlay(page).getByRole("dialog")).toHaveAttribute("aria-label", "set up");
    await page.keyboard.press("Escape");
    await expect(overlay(page).getByRole("dialog")).toHaveCount(0);
  });
}

test("a pointer that rests on a part of a phrase marks it whole and opens its card, which goes with it", async () => {
  const page = await browser.openPlayer("replaced");
  await say(page, "You set them up, ruthless man.");
  const [first, second] = [
    overlay(page).getByRole("button", { name: "set" }),
    overlay(page).getByRole("button", { name: "up" }),
  ];
  await second.hover();
  await expect(first).toHaveAttribute("data-whole");
  await expect(second).toHaveAttribute("data-whole");
  const card = overlay(page).getByRole("dialog", { name: "set up" });
  await expect(card).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(card).toHaveCount(0);
  await expect(first).not.toHaveAttribute("data-whole");
  // The key means the word under the pointer, not the first of the line.
  await overlay(page).getByRole("button", { name: "man" }).hover();
  await page.keyboard.press("Alt+t");
  await expect(overlay(page).getByRole("button", { name: "man" })).toHaveAttribute("data-standing", "learning");
});

test("the video pauses while a word is looked at, and goes on after it", async () => {
  const page = await browser.openPlayer("track");
  await seek(page, 12);
  const isPaused = () => page.evaluate(() => document.querySelector("video")?.paused);
  await page.evaluate(() => document.querySelector("video")?.play());
  await overlay(page).getByRole("button", { name: "landlord" }).click();
  await expect(overlay(page).getByRole("dialog")).toBeVisible();
  expect(await isPaused()).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(isPaused).toBe(false);
});

test("a wrong meaning is reported with the word and what was written, and no line", async () => {
  const page = await browser.openPlayer("replaced");
  await say(page, "A ruthless landlord came.");
  await overlay(page).getByRole("button", { name: "landlord" }).click();
  const card = overlay(page).getByRole("dialog", { name: "landlord" });
  await card.getByRole("button", { name: "Anlam yanlış mı?" }).click();
  await card.getByLabel("Doğrusu ne olmalı?").fill("mülk sahibi");
  await card.getByRole("button", { name: "Bildir" }).click();
  await expect(card.getByRole("status")).toContainText("Teşekkürler");
  const [sent] = browser.site.asked.filter((request) => request.includes("ReportMeaning"));
  expect(sent).toMatch(/^POST \/api\/WordList\/ReportMeaning \{"wordId":\d+,"text":"mülk sahibi"\}$/);
});

test("two lines stay two lines, and the player's own are not seen twice", async () => {
  const page = await browser.openPlayer("replaced");
  await say(page, "Turn it off.\nIt is a ruthless thing.");
  await expect(line(page)).toHaveText("Turn it off.\nIt is a ruthless thing.");
  await expect(page.locator(".atvwebplayersdk-captions-text")).toHaveCSS("opacity", "0");
  await page.keyboard.press("Alt+c");
  await expect(line(page)).toBeHidden();
});

test("in full screen it stays above the player", async () => {
  const page = await browser.openPlayer("replaced");
  await say(page, "A ruthless landlord.");
  await page.evaluate(() => document.documentElement.requestFullscreen().catch(() => undefined));
  await overlay(page).getByRole("button", { name: "ruthless" }).click();
  await expect(overlay(page).getByRole("dialog", { name: "ruthless" })).toBeVisible();
});

test("captions in another language: it says so and marks nothing", async () => {
  const page = await browser.openPlayer("turkish");
  for (const second of [1, 6, 11, 16]) {
    await seek(page, second);
    await expect(line(page)).not.toHaveText("");
  }
  await expect(overlay(page).getByRole("status")).toContainText("İngilizce değil");
  await expect(overlay(page).getByRole("button")).toHaveCount(0);
});

test("switched off, the player's own captions are back", async () => {
  const page = await browser.openPlayer("replaced");
  await say(page, "A ruthless landlord.");
  await expect(line(page)).toHaveText("A ruthless landlord.");
  const popup = await browser.openPopup(page);
  await popup.getByRole("button", { name: "Bu sitede kapat" }).click();
  await expect(popup.getByRole("button", { name: "Bu sitede aç" })).toBeVisible();
  await page.bringToFront();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator(".atvwebplayersdk-captions-text")).toHaveCSS("opacity", "1");
});

test("no line, address or title left the browser: the lexicon alone was asked for, and told what was reported", () => {
  expect(browser.site.asked.length).toBeGreaterThan(0);
  const others = browser.site.asked.filter(
    (request) => request.trim() !== "GET /api/Lexicon/GetPack?MeanLanguageType=2",
  );
  expect(others).toEqual([expect.stringContaining("POST /api/WordList/ReportMeaning")]);
  expect(others.join()).not.toMatch(/ruthless|landlord|came/);
});
