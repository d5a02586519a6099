import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { pressOn } from "./hands.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { askedIn, playTour } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn } from "./texts.ts";
import {
  askedCard,
  button,
  byKeys,
  moviePath,
  panelOf,
  playServed,
  startIn,
  text,
  triageOf,
  withoutTable,
  wordsIn,
} from "./tonight-player.ts";

test("twelve tabs at most lead by keyboard from the top of a film's page to its quiz", async ({ page }) => {
  await openPage(page, moviePath);
  await button(panelOf(page), /^A2/).click();
  await expect(startIn(panelOf(page))).toBeVisible();
  await page.reload();
  const start = startIn(panelOf(page));
  await expect(start).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  let tabs = 1;
  while (tabs < 12 && !(await start.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    tabs += 1;
  }
  await expect(start).toBeFocused();
});

/** The page as it is before any script but those in the document has run. */
async function openBeforeScripts(page: Page, user: object): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem("userData", stored), JSON.stringify(user));
  await page.route("**/assets/**/*.js", (route) => route.abort());
  await page.goto(moviePath, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const path of [pathOf("home", "tr"), moviePath]) {
  test(`a level that is pressed on ${path} before there are scripts counts once they are there`, async ({ page }) => {
    const released = Promise.withResolvers<void>();
    await page.route("**/assets/**/*.js", async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page
      .getByRole("group", { name: text("tonight_ask_level") })
      .getByRole("button", { name: /^B1/ })
      .click();
    released.resolve();
    await expect.poll(() => storedUser(page)).toMatchObject({ knownLevel: 3 });
  });
}

test.describe("before scripts", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("the document itself asks for the level, but for who has told it", async ({ page, context }) => {
    await openBeforeScripts(page, {});
    await expect(panelOf(page).getByRole("group", { name: text("tonight_ask_level") })).toBeVisible();
    const other = await context.newPage();
    await openBeforeScripts(other, { knownLevel: 2 });
    await expect(panelOf(other)).toBeHidden();
  });
});

test("a visitor goes the whole way by keyboard", async ({ page }) => {
  await openPage(page, pathOf("home", "tr"));
  const search = page.getByRole("banner").getByRole("searchbox");
  await search.fill("Sprite Fright");
  await expect(page.getByRole("search").getByRole("link")).toHaveCount(1);
  await search.press("Enter");
  const panel = panelOf(page);
  await pressOn(page, button(panel, /^A2/));
  await expect(wordsIn(panel)).toHaveCount(10);
  await pressOn(page, button(panel, text("tonight_sort")));
  const triage = triageOf(page);
  const first = await askedCard(triage);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await storedUser(page))?.knownList).toHaveLength(1);
  for (let taught = 0; taught < 10; taught += 1) {
    // Cards beyond the first ten come later.
    await askedCard(triage);
    await page.keyboard.press("ArrowLeft");
  }
  await expect(triage.getByText(text("triage_figures", { known: 1, taught: 10 }))).toBeVisible();
  await pressOn(page, button(triage, text("quiz_start")));

  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await expect(button(page, text("teach_next"))).toBeFocused();
  for (let taught = 0; taught < 10; taught += 1) await page.keyboard.press("ArrowRight");
  const { word } = await askedIn(page);
  expect(word.phrase).not.toBe(first);
  expect(await playTour(page)).toBeGreaterThanOrEqual(10);
  await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
  await pressOn(page, button(page, text("tonight_share")));
  await expect(page.getByRole("dialog", { name: text("tonight_card") })).toBeVisible();
  await page.keyboard.press("Escape");
  await pressOn(page, page.getByRole("link", { name: text("tonight_watch") }));
  await expect(page.getByRole("heading", { name: patternIn("tr", "companion_tonight") })).toContainText("10");
});

test("a learner goes the whole way by keyboard, with five words", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, moviePath, { ...userData, knownList: [] });
  const panel = panelOf(page);
  await pressOn(page, button(panel, /^A1/));
  await expect(wordsIn(panel)).toHaveCount(10);
  await pressOn(page, panel.getByText(text("quiz_settings")));
  await pressOn(page, panel.getByRole("radio", { name: "10" }), "ArrowLeft");
  await expect(wordsIn(panel)).toHaveCount(5);

  const [known, later] = await Promise.all([0, 1].map((at) => wordsIn(panel).nth(at).textContent()));
  await pressOn(page, wordsIn(panel).first());
  await pressOn(page, button(panel, text("triage_know")));
  await expect(button(panel, text("words_undo"))).toBeFocused();
  await expect(wordsIn(panel).getByText(known ?? "", { exact: true })).toHaveCount(0);
  await pressOn(page, wordsIn(panel).first());
  await pressOn(page, button(panel, text("tonight_later")));
  await expect(wordsIn(panel)).toHaveCount(5);
  await expectAccessible(page, "a word swapped out", withoutTable);
  await page.keyboard.press("Enter");
  await expect(wordsIn(panel).getByText(later ?? "", { exact: true })).toHaveCount(1);

  await pressOn(page, button(panel, text("tonight_sort")));
  const triage = triageOf(page);
  const first = await askedCard(triage);
  await expect(triage.getByRole("status")).toContainText(`${first}. ${text("triage_card", { number: 1, total: 25 })}`);
  for (const key of ["ArrowRight", "Backspace", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(triage.getByText(text("triage_list", { count: 1, goal: 5 }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(triage).toBeHidden();
  await expect(wordsIn(panel).filter({ hasText: new RegExp(`^${first}(:|$)`) })).toHaveCount(0);
  await expect(wordsIn(panel)).toHaveCount(5);
  const headers = { authorization: `Bearer ${userData.token}` };
  const { wordIds, level } = await (await request.get("/api/WordList/GetKnownWords", { headers })).json();
  expect([wordIds.length, level]).toEqual([2, 1]);

  await pressOn(page, startIn(panel));
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await pressOn(page, button(page, text("teach_ask")));
  const { methods } = await playServed(page, byKeys(page));
  expect([methods[0], methods.filter((method) => method === "test-phrase-mean").length]).toEqual([
    "test-phrase-mean",
    6,
  ]);
  expect(methods.length).toBeGreaterThan(6);
  await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
  await expect(page.getByRole("link", { name: text("tonight_keep") })).toHaveCount(0);
  await pressOn(page, button(page, text("tonight_share")));
  const named = page.getByRole("switch", { name: text("tonight_card_name") });
  await expect(named).not.toBeChecked();
  await pressOn(page, named, "Space");
  await expect(named).toBeChecked();
});

test("the set-up is one button, with settings that are of this quiz alone", async ({ page }) => {
  await page.setViewportSize(narrowest);
  await openPage(page, moviePath);
  await button(panelOf(page), /^A1/).click();
  await startIn(panelOf(page)).click();
  await button(page, text("teach_ask")).click();
  await askedIn(page);
  await button(page, text("quiz_pause")).click();
  await expect(button(page, text("quiz_start_anew"))).toBeVisible();
  const writing = page.getByRole("group", { name: text("quiz_group_write") });
  await expect(writing).toBeHidden();
  await page.getByText(text("quiz_settings")).click();
  await writing.getByRole("checkbox", { name: text("quiz_write_mean") }).check();
  await expectAccessibleAndToFit(page, "settings");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("userPreferences") ?? "{}").methods);
  expect(stored).not.toContain("write-phrase-mean");
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: /status of (403|503)|ERR_FAILED|dynamically imported module/ });

  test("what could not be fetched when the level was chosen comes with a new document", async ({ page }) => {
    const part = "**/assets/*/tonight-offer-*.js";
    await openPage(page, moviePath);
    const panel = panelOf(page);
    await expect(button(panel, /^A2/)).toBeVisible();
    await page.route(part, (route) => route.abort());
    await button(panel, /^A2/).click();
    await expect(panel.getByRole("alert").filter({ hasText: text("tonight_failed") })).toBeVisible();
    await page.unroute(part);
    await button(panel, text("try_again")).click();
    await expect(wordsIn(panel)).toHaveCount(10);
  });

  test("the words can be asked for again; of a list for members only the level is asked", async ({ page }) => {
    const tonight = "**/api/WordList/GetTonight";
    await page.route(tonight, (route) => route.fulfill({ status: 503, json: {} }));
    await openPage(page, moviePath);
    const panel = panelOf(page);
    await button(panel, /^A2/).click();
    await expect(panel.getByRole("alert").filter({ hasText: text("tonight_failed") })).toBeVisible();
    await page.unroute(tonight);
    await button(panel, text("try_again")).click();
    await expect(wordsIn(panel)).toHaveCount(10);

    const problem = { type: "about:blank", title: "Premium", status: 403, code: "premium.required" };
    await page.route(tonight, (route) => route.fulfill({ status: 403, json: { ...problem, preview: [], total: 40 } }));
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Konuşulanların %\d+/ })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});
