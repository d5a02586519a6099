import { expect, type Page, test } from "@playwright/test";
import { violationsOf } from "./accessibility.ts";
import { type ExtensionBrowser, line, overlay, say, seek, withExtension } from "./extension-browser.ts";

let browser: ExtensionBrowser;

withExtension(async (opened) => {
  browser = opened;
  await browser.switchOn();
});

const word = (page: Page, name: string) => overlay(page).getByRole("button", { name, exact: true });

/** A line is said, and its words are found. */
async function sayAndFind(page: Page, text: string, last: string): Promise<void> {
  await say(page, text);
  await expect(line(page)).toHaveText(text);
  await expect(word(page, last).last()).toBeVisible();
}

const summary = (page: Page) => overlay(page).getByRole("dialog", { name: "Ne kadarını anladınız?" });

/** "12 kelimenin 9 tanesi": what was heard, and known of it. */
async function readCounts(page: Page): Promise<string> {
  await page.keyboard.press("Alt+s");
  const text = (await summary(page).textContent()) ?? "";
  await page.keyboard.press("Alt+s");
  await expect(summary(page)).toHaveCount(0);
  return /\d+ kelimenin \d+ tanesi/.exec(text)?.[0] ?? text;
}

test("captions that come word by word, roll, or are made anew count each word once", async () => {
  const plain = await browser.openPlayer("replaced");
  await sayAndFind(plain, "The ruthless landlord came home.", "home");
  await sayAndFind(plain, "He opened the window again.", "window");
  const counts = await readCounts(plain);
  expect(counts).toMatch(/^[1-9]/);

  const grown = await browser.openPlayer("appended");
  await sayAndFind(grown, "The ruthless landlord came home.", "home");
  await sayAndFind(grown, "He opened the window again.", "window");
  expect(await readCounts(grown)).toBe(counts);

  const rolling = await browser.openPlayer("replaced");
  await sayAndFind(rolling, "The ruthless landlord came home.", "home");
  await sayAndFind(rolling, "The ruthless landlord came home.\nHe opened the window again.", "window");
  await sayAndFind(rolling, "He opened the window again.", "window");
  expect(await readCounts(rolling)).toBe(counts);

  const anew = await browser.openPlayer("anew");
  await sayAndFind(anew, "The ruthless landlord came home.", "home");
  await expect(anew.locator(".atvwebplayersdk-captions-text")).toHaveCSS("opacity", "0");
  await sayAndFind(anew, "He opened the window again.", "window");
  expect(await readCounts(anew)).toBe(counts);
});

test("a video without captions shows nothing", async () => {
  const page = await browser.openPlayer("bare");
  await seek(page, 12);
  await expect(overlay(page)).toHaveCount(1);
  await expect(line(page)).toBeHidden();
  await expect(overlay(page).getByRole("status")).toHaveText("");
});

test("what is marked in one tab holds in another", async () => {
  const [first, second] = [await browser.openPlayer("replaced"), await browser.openPlayer("replaced")];
  await first.bringToFront();
  await sayAndFind(first, "A ruthless landlord.", "ruthless");
  await word(first, "ruthless").hover();
  await first.keyboard.press("Alt+t");
  await expect(word(first, "ruthless")).toHaveAttribute("data-standing", "learning");
  await second.bringToFront();
  await say(second, "He is ruthless.");
  await expect(word(second, "ruthless")).toHaveAttribute("data-standing", "learning");
});

test("the panel has the words of the tab beside it, until another page is opened there", async () => {
  const [first, second] = [await browser.openPlayer("replaced"), await browser.openPlayer("appended")];
  await first.bringToFront();
  await sayAndFind(first, "A reckless butcher.", "butcher");
  await second.bringToFront();
  await sayAndFind(second, "A gloomy sailor.", "sailor");
  const panel = await browser.openPanel(first);
  await expect(panel.getByRole("listitem").filter({ hasText: "reckless" })).toBeVisible();
  await expect(panel.getByRole("listitem").filter({ hasText: "gloomy" })).toHaveCount(0);
  const other = await browser.openPanel(second);
  await expect(other.getByRole("listitem").filter({ hasText: "gloomy" })).toBeVisible();
  await expect(other.getByRole("listitem").filter({ hasText: "reckless" })).toHaveCount(0);
  await second.goto(second.url().replace("appended", "bare"));
  await expect(other.getByRole("listitem")).toHaveCount(0);
  await expect(panel.getByRole("listitem").filter({ hasText: "reckless" })).toBeVisible();
});

test("a background that the browser has ended begins again with the next line", async () => {
  const page = await browser.openPlayer("replaced");
  await sayAndFind(page, "A ruthless landlord.", "landlord");
  await browser.endBackground();
  await page.bringToFront();
  await sayAndFind(page, "It was the landlord again.", "landlord");
  await word(page, "landlord").click();
  await expect(overlay(page).getByRole("dialog", { name: "landlord" })).toBeVisible();
});

test("a new version of the lexicon is taken at the next start, and words keep what was said of them", async () => {
  browser.site.behaviour.alter = (body) => body.replaceAll("acımasız", "yeni baskı");
  await browser.endBackground();
  // Its page asks as soon as it is open.
  const asked = browser.site.asked.length;
  const page = await browser.openPlayer("replaced");
  await sayAndFind(page, "A ruthless landlord.", "ruthless");
  await expect.poll(() => browser.site.asked.length).toBeGreaterThan(asked);
  await word(page, "ruthless").hover();
  await page.keyboard.press("Alt+t");
  await expect(async () => {
    await browser.endBackground();
    await page.bringToFront();
    await say(page, `A ruthless landlord. ${Math.random()}`);
    await word(page, "ruthless").click();
    await expect(overlay(page).getByRole("dialog", { name: "ruthless" })).toContainText("yeni baskı", {
      timeout: 2_000,
    });
  }).toPass();
  await expect(overlay(page).getByRole("dialog")).toContainText("öğreniyorsunuz");
});

test("the site is away: what is kept goes on, and without it one is told; the words come when it is back", async () => {
  browser.site.behaviour.isAway = true;
  await browser.endBackground();
  const page = await browser.openPlayer("replaced");
  await sayAndFind(page, "A ruthless landlord.", "ruthless");

  await (await browser.background()).evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase("dizi-okulu");
        request.addEventListener("success", () => resolve());
        request.addEventListener("error", () => reject(request.error));
      }),
  );
  await browser.endBackground();
  await page.bringToFront();
  await say(page, "The landlord came.");
  await expect(overlay(page).getByRole("status")).toContainText("alınamıyor");
  await expect(line(page)).toHaveText("The landlord came.");
  browser.site.behaviour.isAway = false;
  await sayAndFind(page, "The landlord went.", "landlord");
  await expect(overlay(page).getByRole("status")).toHaveText("");
});

test("at the end: what was understood and met, and one button that takes it up and leads to the review", async () => {
  const page = await browser.openPlayer("replaced");
  const lines = [
    "A stubborn landlord came home to the old house.",
    "He opened the big window and looked at the garden.",
    "My mother told him a good story about the dog.",
    "Yesterday my friends walked slowly through the dark green forest.",
  ];
  for (const [at, text] of lines.entries())
    await sayAndFind(page, text, ["house", "garden", "dog", "forest"][at] ?? "");
  await seek(page, 59.5);
  await page.evaluate(() => document.querySelector("video")?.play());
  await expect(summary(page)).toContainText(/tanesini biliyordunuz \(%\d+\)/);
  await expect(summary(page).getByRole("listitem").filter({ hasText: "stubborn" })).toBeVisible();
  await expect(summary(page)).toContainText("önce bağlanmanızı isteriz");
  expect(await violationsOf(page, { include: "dizi-okulu" })).toEqual([]);

  const opened = browser.context.waitForEvent("page");
  await summary(page)
    .getByRole("button", { name: /bana öğret/ })
    .click();
  // What is learnt is reviewed on the site: without an account that is connected first.
  await (await opened).waitForURL(/\/hesabim\?page=security&challenge=/, { waitUntil: "commit" });
  await page.bringToFront();
  await say(page, "The stubborn man.");
  await expect(word(page, "stubborn")).toHaveAttribute("data-standing", "learning");
});

test("keys: the line before, this line again, and K", async () => {
  const page = await browser.openPlayer("track");
  await seek(page, 1);
  await expect(line(page)).toHaveText("Could you turn the TV off?");
  await seek(page, 12);
  await expect(line(page)).toHaveText("He was a ruthless landlord.");
  await expect(word(page, "landlord")).toBeVisible();
  const now = () => page.evaluate(() => document.querySelector("video")?.currentTime);
  await seek(page, 15);
  await page.keyboard.press("Alt+ArrowDown");
  expect(await now()).toBe(12);
  await page.keyboard.press("Alt+ArrowLeft");
  expect(await now()).toBe(1);
  await word(page, "turn").first().hover();
  await page.keyboard.press("Alt+k");
  await expect(word(page, "turn").first()).not.toHaveAttribute("data-standing");
});

test("a card breaks no rule of accessibility, and stands on a phone's lower edge with its actions in sight", async () => {
  const page = await browser.openPlayer("replaced");
  await sayAndFind(page, "A ruthless landlord.", "landlord");
  await word(page, "landlord").click();
  const card = overlay(page).getByRole("dialog", { name: "landlord" });
  const phone = { width: 360, height: 740 };
  await page.setViewportSize(phone);
  // Above it the picture is seen.
  const edges = async () => {
    const { x = -1, y = -1, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return { x, width, bottom: y + height, isTall: y < phone.height / 3 };
  };
  await expect.poll(edges).toEqual({ x: 0, width: 360, bottom: 740, isTall: false });
  await card.getByRole("button", { name: "Anlam yanlış mı?" }).click();
  expect(await violationsOf(page, { include: "dizi-okulu" })).toEqual([]);
  // Where it is taller than the screen it has the whole of it.
  await page.setViewportSize({ width: 360, height: 400 });
  await expect.poll(() => card.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 400 });
  await expect(card.getByRole("button", { name: "Kapat" })).toBeInViewport({ ratio: 1 });
});

test("of all this no line, address or title went to the site", () => {
  expect(browser.site.asked.filter((request) => request.includes("GetPack"))).not.toEqual([]);
  expect(browser.site.asked.join("\n")).not.toMatch(/ruthless|landlord|amazon\.com/);
});
