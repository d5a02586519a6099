import { expect, type Page, test } from "@playwright/test";
import { type ExtensionBrowser, line, overlay, say, withExtension } from "./extension-browser.ts";

let browser: ExtensionBrowser;

withExtension(async (opened) => {
  browser = opened;
  await browser.switchOn();
});

/** Begins to point by the popup, which goes away. */
async function startPointing(page: Page): Promise<void> {
  const popup = await browser.openPopup(page);
  await popup.getByRole("button", { name: "Altyazının yerini göster" }).click();
  await page.bringToFront();
}

async function forget(page: Page): Promise<void> {
  const popup = await browser.openPopup(page);
  await popup.getByRole("button", { name: "Gösterdiğim yeri unut" }).click();
  await expect(popup.getByRole("button", { name: "Gösterdiğim yeri unut" })).toHaveCount(0);
  await popup.close();
  await page.bringToFront();
}

const pointer = (page: Page) => page.locator("dizi-okulu-pointer");

async function pointAtLine(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error("no line");
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  const frame = await pointer(page).locator(".frame").boundingBox();
  expect(Math.abs((frame?.y ?? 0) - box.y)).toBeLessThan(12);
  await page.mouse.click(box.x + 20, box.y + box.height / 2);
}

test("captions of a page in no table are pointed at once, below what covers them, and remembered", async () => {
  const page = await browser.openPlayer("unknown");
  await say(page, "A ruthless landlord.");
  await expect(line(page)).toBeHidden();
  await startPointing(page);
  await expect(pointer(page).getByRole("status")).toContainText("üstüne tıklayın");
  await pointAtLine(page, ".cue-box");
  await expect(pointer(page)).toHaveCount(0);
  await expect(line(page)).toHaveText("A ruthless landlord.");

  await page.reload();
  await say(page, "Another ruthless man.\nIt is.");
  await expect(line(page)).toHaveText("Another ruthless man.\nIt is.");
  await forget(page);
  await expect(line(page)).toBeHidden();
  await expect(page.locator(".cue-box")).toHaveCSS("opacity", "1");
});

test("Escape ends it, and nothing is remembered", async () => {
  const page = await browser.openPlayer("unknown");
  await say(page, "A ruthless landlord.");
  await startPointing(page);
  await expect(pointer(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(pointer(page)).toHaveCount(0);
  await page.locator("body").click({ position: { x: 500, y: 600 }, force: true });
  await expect(line(page)).toBeHidden();
});

test("a line in a shadow root can be pointed at", async () => {
  const page = await browser.openPlayer("unknownShadow");
  await say(page, "A ruthless landlord.");
  await startPointing(page);
  await pointAtLine(page, ".cue");
  await say(page, "Turn it off.");
  await expect(line(page)).toHaveText("Turn it off.");
  await forget(page);
});

test("a player in a frame: one points in the frame, and the page around it has done with it too", async () => {
  const page = await browser.openPlayer("framed");
  const frame = page.frameLocator("iframe");
  const inside = page.frames()[1];
  await inside?.waitForFunction(() => "say" in window);
  await inside?.evaluate(() => (window as unknown as { say(text: string): void }).say("A ruthless landlord."));
  await startPointing(page);
  await expect(pointer(page)).toHaveCount(1);
  await frame.locator(".cue-box").click({ force: true });
  await expect(frame.locator("dizi-okulu .line")).toHaveText("A ruthless landlord.");
  await expect(frame.locator("dizi-okulu").getByRole("button", { name: "ruthless" })).toBeVisible();
  await expect(pointer(page)).toHaveCount(0);
  await expect(overlay(page)).toHaveCount(0);
});

test("a player in a frame of another host is offered to be switched on there too", async () => {
  const page = await browser.openPlayer("embedded");
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("video")).toBeVisible();
  const popup = await browser.openPopup(page);
  await expect(popup.getByText("player.example")).not.toHaveCount(0);
  await expect(frame.locator("dizi-okulu")).toHaveCount(0);
  await popup.getByRole("button", { name: "player.example için aç" }).click();
  await expect(popup.getByRole("button", { name: "player.example için aç" })).toHaveCount(0);
  await page.bringToFront();
  await frame.locator("video").evaluate((video: HTMLVideoElement) => {
    video.currentTime = 12;
  });
  await expect(frame.locator("dizi-okulu .line")).toHaveText("He was a ruthless landlord.");
  await expect(frame.locator("dizi-okulu").getByRole("button", { name: "ruthless" })).toBeVisible();
});
