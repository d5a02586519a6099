import type { Locator, Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
const cardOf = (page: Page) => page.getByRole("article");
const clockOf = (page: Page) => page.getByRole("main").locator("output");
const rowsOf = (page: Page) => page.getByRole("region", { name: text("companion_line") }).getByRole("listitem");

async function moviePath(page: Page, id: "movieDetail" | "movieCompanion" = "movieDetail") {
  const { movie } = await sampleOf(page.request);
  return pathOf(id, "tr", { url: movie.combinedUrl });
}

/** Words of B1 that are said at these seconds. */
function wordsAt(...seconds: readonly number[]): Word[] {
  return seconds.map((second, index) => ({
    id: 9_000_000_000_000_000 + index,
    phrase: `word ${index + 1}`,
    mean: `anlam ${index + 1}; başka ${index + 1}`,
    definition: `what word ${index + 1} means`,
    synonyms: [],
    difficulty: 3,
    partOfSpeech: "noun",
    ipa: "wɜrd",
    count: 1,
    times: [second],
  }));
}

/** The day stands still; returns what lets time pass. Timers go on, as axe and the page need them. */
async function stopTime(page: Page): Promise<(seconds: number) => Promise<void>> {
  let now = Date.now();
  const pass = async (seconds: number) => {
    now += seconds * 1000;
    await page.clock.setFixedTime(now);
  };
  await pass(0);
  return pass;
}

const fillWords = (page: Page, words: readonly Word[]) =>
  page.route("**/api/WordList/GetWordListV2*", (route) => route.fulfill({ json: words }));

/** Has the page say which wake locks it holds. */
async function watchWakeLocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let held = 0;
    const show = (change: number) => {
      held += change;
      document.documentElement.dataset.awake = String(held);
    };
    const request = async () => {
      show(1);
      return { release: async () => show(-1) };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.awake ?? 0));
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a word rises before it is said, and the missed ones are asked the day after", async ({ page }) => {
    const held = await watchWakeLocks(page);
    const pass = await stopTime(page);
    await fillWords(page, wordsAt(60, 120, 300));
    await openPage(page, await moviePath(page, "movieCompanion"));
    await expectAccessible(page, "asked for the level");
    await button(page, /^A2/).tap();
    await expect(rowsOf(page)).toHaveCount(3);
    await expect(page.getByText(text("companion_first", { clock: "1:00" }))).toBeVisible();
    await expectAccessible(page, "not started");
    expect(await held()).toBe(0);

    await button(page, text("companion_start")).tap();
    await expect.poll(held).toBe(1);
    await pass(39.9);
    await expect(clockOf(page)).toHaveText("0:39");
    await expect(cardOf(page)).toHaveCount(0);
    await pass(0.1);
    await expect(cardOf(page).getByRole("heading")).toHaveText("word 1");
    await expect(cardOf(page)).toContainText(text("companion_soon", { seconds: 20 }));
    await expect(page.getByRole("status").filter({ hasText: "word 1" })).toHaveText("word 1: anlam 1; başka 1. 1:00");
    await expectAccessible(page, "a word that has risen");
    await button(cardOf(page), text("companion_got")).tap();

    // The phone sleeps: the time passes at once.
    await pass(66);
    await expect(clockOf(page)).toHaveText("1:46");
    await expect(cardOf(page).getByRole("heading")).toHaveText("word 2");
    await button(cardOf(page), text("companion_missed")).tap();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("watch")?.match(/-4[^-]{3}-/g)?.length)).toBe(2);
    await pass(2);
    await page.reload();
    await expect(clockOf(page)).toHaveText("1:48");
    await expect(button(cardOf(page), text("companion_missed"))).toHaveAttribute("aria-pressed", "true");
    await expect(button(rowsOf(page).first(), `${text("companion_got")}: word 1`)).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    // What was caught is not marked by that.
    expect((await storedUser(page))?.knownList ?? []).toEqual([]);

    await expect.poll(held).toBe(1);
    await button(page, text("companion_pause")).tap();
    await expect.poll(held).toBe(0);
    await pass(60);
    await expect(clockOf(page)).toHaveText("1:48");
    await expectAccessible(page, "paused");
    await button(page, text("companion_go_on")).tap();
    await pass(300);
    await expect(page.getByRole("heading", { name: text("companion_over") })).toBeVisible();
    await expect(page.getByText(text("companion_result", { got: 1, missed: 1 }))).toBeVisible();
    await expect.poll(held).toBe(0);
    await expectAccessible(page, "over");
    await button(page, text("companion_mark")).tap();
    await expect(page.getByRole("status").filter({ hasText: patternIn("tr", "companion_marked") })).toBeVisible();
    expect((await storedUser(page))?.knownList).toHaveLength(1);
    await button(page, text("words_undo")).tap();
    expect((await storedUser(page))?.knownList).toEqual([]);

    await openPage(page, "/");
    await expect(page.getByRole("heading", { name: text("home_steps_heading") })).toBeVisible();
    const due = page.getByRole("heading", { name: patternIn("tr", "continue_due") });
    await expect(due).toHaveCount(0);
    await pass(24 * 3600);
    await page.reload();
    await expect(due).toContainText("1");
    await expectAccessible(page, "yesterday's words");
  });
});

test.describe("after an earlier release", () => {
  // The words are made up: there is no sound of them.
  test.use({ expectedErrors: /status of 404/ });

  test("its words are the first thing to go on with", async ({ page }) => {
    await openPage(page, await moviePath(page));
    await page.evaluate(
      (words) => {
        const day = new Date(Date.now() - 2 * 86_400_000).toLocaleDateString("sv-SE");
        const recent = words.map((word) => ({ word, locale: "tr", day, answer: "wrong", isMissed: false }));
        localStorage.setItem("recentWords", JSON.stringify(recent));
      },
      wordsAt(60, 120),
    );
    await page.setViewportSize(narrowest);
    await openPage(page, "/");
    await expectAccessibleAndToFit(page, "yesterday's words");
    await expect(page.getByRole("heading", { name: patternIn("tr", "continue_due") })).toContainText("2");
    await page.getByRole("link", { name: text("continue_due_way") }).click();
    await expect(page).toHaveURL(pathOf("review", "tr"));
  });
});

test("a learner sets and moves the clock by keyboard, and prints the words", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await stopTime(page);
  await fillWords(page, wordsAt(60, 754));
  await openSignedIn(page, await moviePath(page, "movieCompanion"), { ...userData, knownList: [] });
  await expect(page).toHaveTitle(/izlerken kelimeler/);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await button(page, /^A2/).press("Enter");
  await expect(rowsOf(page)).toHaveCount(2);

  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Space");
  await expect(button(page, text("companion_pause"))).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(clockOf(page)).toHaveText("0:20");
  await page.keyboard.press("ArrowLeft");
  await expect(clockOf(page)).toHaveText("0:10");

  await button(page, text("companion_set_open")).press("Enter");
  const field = page.getByRole("textbox", { name: text("companion_set_label") });
  await expect(field).toBeFocused();
  await page.keyboard.type("12:3x");
  await page.keyboard.press("Enter");
  await expect(page.getByText(text("companion_set_wrong"))).toBeVisible();
  await expectAccessible(page, "a time that cannot be read");
  await field.fill("12.30");
  await page.keyboard.press("Enter");
  await expect(clockOf(page)).toHaveText("12:30");
  await expect(field).toHaveCount(0);
  await page.getByRole("slider", { name: text("companion_position") }).press("ArrowRight");
  await expect(clockOf(page)).toHaveText("12:31");
  await button(rowsOf(page).first(), text("companion_jump", { clock: "1:00" })).press("Enter");
  await expect(clockOf(page)).toHaveText("1:00");
  await expect(cardOf(page)).toContainText(text("companion_now"));

  await page.emulateMedia({ media: "print" });
  await expect(rowsOf(page).first()).toContainText("word 1");
  await expect(clockOf(page)).toBeHidden();
  await expect(cardOf(page)).toBeHidden();
});

test("tonight's words are the ones to follow", async ({ page }) => {
  await openPage(page, await moviePath(page));
  await button(page, /^B1/).click();
  await button(page, patternIn("tr", "tonight_start")).click();
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await openPage(page, await moviePath(page, "movieCompanion"));
  await expect(page.getByRole("heading", { name: patternIn("tr", "companion_tonight") })).toContainText("10");
  const rows = await rowsOf(page).count();
  expect(rows).toBeGreaterThanOrEqual(10);
  await page.getByRole("switch", { name: text("companion_all") }).check();
  await expect(page.getByRole("heading", { name: patternIn("tr", "companion_new") })).toBeVisible();
  expect(await rowsOf(page).count()).toBeGreaterThan(rows);
});

test.describe("without the words", () => {
  test.use({ expectedErrors: /status of (403|503)/ });

  test("they can be asked for again; a list for members says so", async ({ page }) => {
    const words = "**/api/WordList/GetWordListV2*";
    await page.route(words, (route) => route.fulfill({ status: 503, json: {} }));
    await openPage(page, await moviePath(page, "movieCompanion"));
    await expect(page.getByRole("alert")).toContainText(text("words_failed"));
    await page.unroute(words);
    await button(page, text("try_again")).click();
    await expect(button(page, /^A2/)).toBeVisible();

    const problem = { type: "about:blank", title: "Premium", status: 403, code: "premium.required" };
    await page.route(words, (route) => route.fulfill({ status: 403, json: { ...problem, preview: [], total: 40 } }));
    await page.reload();
    await expect(page.getByText(text("companion_locked"))).toBeVisible();
    await expect(page.getByRole("link", { name: text("words_to_premium") })).toBeVisible();
    await expectAccessible(page, "a list for members");
  });
});
