import type { Page } from "@playwright/test";
import { type Locale, locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, hydrated, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

type Test = {
  readonly items: readonly { readonly phrase: string; readonly difficulty: number; readonly right: number }[];
};

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Starts the test; gives its words. */
async function begin(page: Page, locale: Locale, start: () => Promise<void>): Promise<Test> {
  const answered = page.waitForResponse(/GetLevelTest/);
  await start();
  const test: Test = await (await answered).json();
  await expect(questionOn(page, locale)).toBeFocused();
  return test;
}

const questionOn = (page: Page, locale: Locale) => {
  const asked = textIn(locale, "quiz_ask_choose_mean");
  return page.getByRole("heading", { level: 2 }).filter({ hasText: asked });
};

/** Which choice somebody takes who knows words up to a difficulty, from 1; 5 is "I don't know". */
async function choiceOn(page: Page, { items }: Test, mostKnown: number): Promise<number> {
  const phrase = await page.getByRole("heading", { level: 2 }).locator("[lang=en]").innerText();
  const item = items.find((one) => one.phrase === phrase);
  return item !== undefined && item.difficulty <= mostKnown ? item.right + 1 : 5;
}

async function answerAll(page: Page, test: Test, mostKnown: number, answer: (choice: number) => Promise<void>) {
  const bar = page.getByRole("progressbar");
  while ((await bar.count()) > 0) {
    const before = await bar.getAttribute("value");
    await answer(await choiceOn(page, test, mostKnown));
    // The next word, or the result.
    await page.waitForFunction((value) => document.querySelector("progress")?.getAttribute("value") !== value, before);
  }
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("a visitor takes the test, resumes it, shares the result and takes it as the level", async ({ page }) => {
    const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);
    await openPage(page, pathOf("levelTest", "tr"));
    const words = await begin(page, "tr", () => button(page, text("level_test_start")).tap());
    await expectAccessible(page, "a question");
    for (let number = 0; number < 3; number += 1) {
      await button(page, new RegExp(`^${await choiceOn(page, words, 0.5)} `)).tap();
    }
    const question = await questionOn(page, "tr").textContent();
    await page.reload();
    await hydrated(page);
    await expect(questionOn(page, "tr")).toHaveText(question ?? "");
    // Nothing is below the fold of a phone.
    await expect(button(page, /^5 /)).toBeInViewport({ ratio: 1 });
    await answerAll(page, words, 0.5, (choice) => button(page, new RegExp(`^${choice} `)).tap());

    await expect(page.getByRole("heading", { level: 1, name: text("level_test_result") })).toBeFocused();
    await expect(page.getByText(/^Sıradan bir filmde konuşulanların %\d\d’/)).toBeVisible();
    await expectAccessible(page, "the result");
    await button(page, text("tonight_share")).tap();
    const card = page.getByRole("dialog", { name: text("tonight_card") });
    await expect(card.getByRole("img", { name: /≈/ })).toBeVisible();
    await expectAccessible(page, "the card", { include: "dialog[open]" });
    const saved = page.waitForEvent("download");
    await button(page, text("tonight_card_download")).tap();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    await button(page, text("close")).tap();

    const take = button(page, /^Düzeyim A2 olsun$/);
    await take.tap();
    await expect(page.getByText(text("level_test_taken_level", { level: "A2" }))).toBeVisible();
    await expect.poll(async () => (await storedUser(page))?.knownLevel).toBe(2);
    expect((await storedUser(page))?.knownList).not.toEqual([]);
    await button(page, text("words_undo")).tap();
    await expect.poll(async () => (await storedUser(page))?.knownList).toEqual([]);
    expect((await storedUser(page))?.knownLevel).toBe(0);
    await take.tap();

    // The page of a film speaks of understanding now.
    const { movie } = await sampleOf(page.request);
    await openPage(page, pathOf("movieDetail", "tr", { url: movie.combinedUrl }));
    await expect(page.getByText(/^Konuşulanlardan anladığınız/)).toBeVisible();
  });
});

test("a learner takes the whole test by keyboard, and the account has the level", async ({ page, request }) => {
  const text = (key: string, values?: Record<string, string>) => textIn("en", key, values);
  const { userData } = await signUp(request);
  await openSignedIn(page, pathOf("levelTest", "en"), { ...userData, knownList: [] });
  await page.waitForFunction(() => document.readyState === "complete");
  const words = await begin(page, "en", async () => {
    await button(page, text("level_test_start")).focus();
    await page.keyboard.press("Enter");
  });
  await answerAll(page, words, 1.2, (choice) => page.keyboard.press(String(choice)));
  await expect(page.getByRole("heading", { level: 1, name: text("level_test_result") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, /^Set my level to (A2|B1)$/)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Done, your level is now (A2|B1)\.$/)).toBeVisible();
  const headers = { authorization: `Bearer ${userData.token}` };
  await expect
    .poll(async () => {
      const response = await request.get("/api/WordList/GetKnownWords", { headers });
      const { level, wordIds } = await response.json();
      return level >= 2 && wordIds.length > 0;
    })
    .toBe(true);
});

for (const locale of locales) {
  test(`every state of the test fits into 320 pixels in ${locale}`, async ({ page }) => {
    await page.setViewportSize(narrowest);
    await openPage(page, pathOf("levelTest", locale));
    const words = await begin(page, locale, () => button(page, textIn(locale, "level_test_start")).click());
    await expectAccessibleAndToFit(page, "a question");
    await answerAll(page, words, -9, (choice) => page.keyboard.press(String(choice)));
    await expect(page.getByRole("heading", { level: 1, name: textIn(locale, "level_test_result") })).toBeFocused();
    await page.getByText(textIn(locale, "level_test_how")).click();
    await expectAccessibleAndToFit(page, "the result of a beginner");
  });
}

test.describe("without an answer", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("the test can be started again", async ({ page }) => {
    await page.route(/GetLevelTest/, (route) => route.fulfill({ status: 503, json: {} }));
    await openPage(page, pathOf("levelTest", "es"));
    await button(page, textIn("es", "level_test_start")).click();
    await expect(page.getByRole("alert").filter({ hasText: textIn("es", "level_test_failed") })).toBeVisible();
    await page.unroute(/GetLevelTest/);
    await begin(page, "es", () => button(page, textIn("es", "level_test_start")).click());
  });
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported module/ });

  test("the test starts when the connection is back", async ({ page }) => {
    const part = /assets\/tr\/level-test-(?!page)/;
    await openPage(page, pathOf("levelTest", "tr"));
    await page.route(part, (route) => route.abort());
    await button(page, textIn("tr", "level_test_start")).click();
    await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await page.unroute(part);
    await button(page, textIn("tr", "level_test_start")).click();
    await expect(questionOn(page, "tr")).toBeVisible();
  });
});
