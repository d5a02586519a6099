import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { temporaryFolder } from "../factories/temporary-folder.ts";
import { answerTo, policy, recordingServer } from "./extension-pages.ts";

// The browser of the other tests is a build without extensions. The gate installs this one.
const executablePath = process.env.EXTENSION_CHROMIUM ?? "/usr/bin/chromium";
// biome-ignore lint/suspicious/noSkippedTests: Without the browser there is nothing to test with.
test.skip(!existsSync(executablePath), `There is no ${executablePath}.`);
test.describe.configure({ mode: "serial" });

const root = path.resolve(import.meta.dirname, "../..");
const host = "www.amazon.com.tr";
const origin = `https://${host}`;

let context: BrowserContext;
let site: Awaited<ReturnType<typeof recordingServer>>;
let extension: string;

/** Builds the extension for the site under test; what a person allows by a click is allowed by its manifest. */
function buildExtension(url: string): string {
  execFileSync(process.execPath, [path.join(root, "node_modules/wxt/bin/wxt.mjs"), "build"], {
    cwd: root,
    env: { ...process.env, WXT_SITE_URL: url },
    stdio: "pipe",
  });
  const folder = path.join(root, "build/extension/chrome-mv3");
  const file = path.join(folder, "manifest.json");
  const manifest: { host_permissions: string[] } = JSON.parse(readFileSync(file, "utf8"));
  manifest.host_permissions.push(`${origin}/*`);
  writeFileSync(file, JSON.stringify(manifest));
  return folder;
}

test.beforeAll(async ({ baseURL }) => {
  site = await recordingServer(baseURL ?? "");
  const folder = buildExtension(site.url);
  context = await chromium.launchPersistentContext(temporaryFolder(), {
    executablePath,
    headless: false,
    locale: "tr-TR",
    args: [
      "--headless=new",
      "--no-sandbox",
      "--lang=tr",
      // Whatever else is asked for cannot be had.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      "--autoplay-policy=no-user-gesture-required",
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  extension = new URL(worker.url()).host;
  await context.route(`${origin}/**`, (route) => {
    const headers = { "content-security-policy": policy };
    return route.fulfill({ ...answerTo(new URL(route.request().url()).pathname), headers });
  });
});

test.afterAll(async () => {
  await context?.close();
  site?.server.close();
});

test.afterEach(async () => {
  for (const page of context.pages().slice(1)) await page.close();
});

async function openPopup(page: Page): Promise<Page> {
  await page.bringToFront();
  const [worker] = context.serviceWorkers();
  const id = await worker?.evaluate(async (url) => {
    type Tabs = { query(info: object): Promise<{ id?: number; url?: string }[]> };
    const { chrome } = globalThis as unknown as { chrome: { tabs: Tabs } };
    return (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id;
  }, page.url());
  const popup = await context.newPage();
  await popup.goto(`chrome-extension://${extension}/popup.html?tab=${id}`);
  return popup;
}

async function openPlayer(name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/${name}`);
  return page;
}

async function seek(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(() => document.querySelector("video")?.readyState === 4);
  await page.evaluate((to) => {
    const video = document.querySelector("video");
    if (video !== null) video.currentTime = to;
  }, seconds);
}

const say = (page: Page, text: string) =>
  page.evaluate((said) => (window as unknown as { say(text: string): void }).say(said), text);

const overlay = (page: Page) => page.locator("dizi-okulu");
const line = (page: Page) => overlay(page).locator(".line");

test("it is off until it is switched on for the site, by one button", async () => {
  const page = await openPlayer("track");
  await expect(overlay(page)).toHaveCount(0);
  const popup = await openPopup(page);
  await expect(popup.getByRole("heading", { name: host })).toBeVisible();
  await popup.getByRole("button", { name: "Bu sitede aç" }).click();
  await expect(popup.getByRole("button", { name: "Bu sitede kapat" })).toBeVisible();
  await page.bringToFront();
  await seek(page, 1);
  await expect(line(page)).toHaveText("Could you turn the TV off?");
});

test("a native track: new words are marked, a word opens its card, and what is said of it stays", async () => {
  const page = await openPlayer("track");
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
    const page = await openPlayer(player);
    await say(page, "He talked me out of it.");
    await expect(line(page)).toHaveText("He talked me out of it.");
    await say(page, "You set them up, ruthless man.");
    await expect(overlay(page).getByRole("button", { name: "ruthless" })).toBeVisible();
    await overlay(page).getByRole("button", { name: "set" }).click();
    await expect(overlay(page).getByRole("dialog")).toHaveAttribute("aria-label", "set up");
    await page.keyboard.press("Escape");
    await expect(overlay(page).getByRole("dialog")).toHaveCount(0);
  });
}

test("a pointer that rests on a part of a phrase marks it whole and opens its card, which goes with it", async () => {
  const page = await openPlayer("replaced");
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
  const page = await openPlayer("track");
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
  const page = await openPlayer("replaced");
  await say(page, "A ruthless landlord came.");
  await overlay(page).getByRole("button", { name: "landlord" }).click();
  const card = overlay(page).getByRole("dialog", { name: "landlord" });
  await card.getByRole("button", { name: "Anlam yanlış mı?" }).click();
  await card.getByLabel("Doğrusu ne olmalı?").fill("mülk sahibi");
  await card.getByRole("button", { name: "Bildir" }).click();
  await expect(card.getByRole("status")).toContainText("Teşekkürler");
  const [sent] = site.asked.filter((request) => request.includes("ReportMeaning"));
  expect(sent).toMatch(/^POST \/api\/WordList\/ReportMeaning \{"wordId":\d+,"text":"mülk sahibi"\}$/);
});

test("two lines stay two lines, and the player's own are not seen twice", async () => {
  const page = await openPlayer("replaced");
  await say(page, "Turn it off.\nIt is a ruthless thing.");
  await expect(line(page)).toHaveText("Turn it off.\nIt is a ruthless thing.");
  await expect(page.locator(".atvwebplayersdk-captions-text")).toHaveCSS("opacity", "0");
  await page.keyboard.press("Alt+c");
  await expect(line(page)).toBeHidden();
});

test("in full screen it stays above the player", async () => {
  const page = await openPlayer("replaced");
  await say(page, "A ruthless landlord.");
  await page.evaluate(() => document.documentElement.requestFullscreen().catch(() => undefined));
  await overlay(page).getByRole("button", { name: "ruthless" }).click();
  await expect(overlay(page).getByRole("dialog", { name: "ruthless" })).toBeVisible();
});

test("captions in another language: it says so and marks nothing", async () => {
  const page = await openPlayer("turkish");
  for (const second of [1, 6, 11, 16]) {
    await seek(page, second);
    await expect(line(page)).not.toHaveText("");
  }
  await expect(overlay(page).getByRole("status")).toContainText("İngilizce değil");
  await expect(overlay(page).getByRole("button")).toHaveCount(0);
});

test("switched off, the player's own captions are back", async () => {
  const page = await openPlayer("replaced");
  await say(page, "A ruthless landlord.");
  await expect(line(page)).toHaveText("A ruthless landlord.");
  const popup = await openPopup(page);
  await popup.getByRole("button", { name: "Bu sitede kapat" }).click();
  await expect(popup.getByRole("button", { name: "Bu sitede aç" })).toBeVisible();
  await page.bringToFront();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator(".atvwebplayersdk-captions-text")).toHaveCSS("opacity", "1");
});

test("no line, address or title left the browser: the lexicon alone was asked for, and told what was reported", () => {
  expect(site.asked.length).toBeGreaterThan(0);
  const others = site.asked.filter((request) => request.trim() !== "GET /api/Lexicon/GetPack?MeanLanguageType=2");
  expect(others).toEqual([expect.stringContaining("POST /api/WordList/ReportMeaning")]);
  expect(others.join()).not.toMatch(/ruthless|landlord|came/);
});
