import type { Locator } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, openPage, switchLanguage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";
import { openerOf, rowsOf, showAllWords } from "./word-tables.ts";

test("a navigation starts at the top, going back returns to where one was", async ({ page, request }) => {
  const { series, season, episode } = await sampleOf(request);
  const params = { url: series.combinedUrl, season: season.seasonNumber, episode: episode.episodeNumber };
  await openPage(page, pathOf("episode", "tr", params));
  const next = page
    .getByRole("navigation", { name: textIn("tr", "neighbours_label") })
    .getByRole("link")
    .last();
  await next.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const before = await scrolled();
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2. bölüm");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1. bölüm");
  await expect.poll(scrolled).toBeGreaterThan(before / 2);
});

test("the address and the page change together, on a slow machine too", async ({ page, request }) => {
  const { series, season, episode, nextEpisode } = await sampleOf(request);
  const params = { url: series.combinedUrl, season: season.seasonNumber, episode: episode.episodeNumber };
  await openPage(page, pathOf("episode", "tr", params));
  // Frames of the old page that are painted under the address of the new one.
  await page.evaluate(() => {
    const frames = { count: 0 };
    Object.assign(window, { frames });
    const [path, heading] = [location.pathname, document.querySelector("main h1")?.textContent];
    const look = () => {
      if (document.querySelector("main h1")?.textContent !== heading) return;
      if (location.pathname !== path) frames.count += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page
    .getByRole("navigation", { name: textIn("tr", "neighbours_label") })
    .getByRole("link")
    .last()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2. bölüm");
  expect(await page.evaluate(() => ("frames" in window ? Object(window.frames).count : -1))).toBeLessThanOrEqual(2);
  // The rows below the first screen come after it.
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  // Rows that nobody has asked for are not made.
  const rowsAtFirst = 60;
  expect(nextEpisode.wordCount).toBeGreaterThan(rowsAtFirst);
  await expect(page.getByRole("table").locator("tr[data-word]")).toHaveCount(rowsAtFirst);
});

test("a list's filters and order come back with its page: on going back, after a reload, in another language", async ({
  page,
  request,
}) => {
  const { series, season, episode } = await sampleOf(request);
  const params = { url: series.combinedUrl, season: season.seasonNumber, episode: episode.episodeNumber };
  const path = pathOf("episode", "tr", params);
  const table = page.getByRole("table");
  const rows = table.locator("tbody:not([hidden]) > tr[data-word]:not([hidden])");
  const levels = page.getByRole("group", { name: textIn("tr", "words_levels") }).getByRole("checkbox");
  const search = page.getByRole("searchbox", { name: textIn("tr", "words_search") });
  const phrase = table.getByRole("columnheader").first();
  await openPage(page, path);
  await showAllWords(page);
  const all = await rows.count();
  await levels.first().check();
  await search.fill("a");
  await phrase.getByRole("button").click();
  await phrase.getByRole("button").click();
  await expect(phrase).toHaveAttribute("aria-sort", "descending");
  // Other tests give words meanings meanwhile, so the number of rows may change.
  await expect.poll(() => rows.count()).toBeLessThan(all / 2);
  const first = (await rows.first().locator("b").textContent()) ?? "";
  const expectThem = async () => {
    await expect(levels.first()).toBeChecked();
    await expect(search).toHaveValue("a");
    await expect(phrase).toHaveAttribute("aria-sort", "descending");
    await expect.poll(() => rows.count()).toBeLessThan(all / 2);
    await expect(rows.first().locator("b")).toHaveText(first);
  };
  await expect(page).toHaveURL(`${path}?search=a&level=1&sort=-phrase`);

  await page
    .getByRole("main")
    .getByRole("link", { name: textIn("tr", "next_episode") })
    .click();
  await expect(page).not.toHaveURL(new RegExp(path));
  await page.goBack();
  await expectThem();
  await page.reload();
  await expectThem();

  await switchLanguage(page, "tr", "English");
  await expect(page.getByRole("columnheader").first()).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("searchbox", { name: textIn("en", "words_search") })).toHaveValue("a");
  await page.goBack();
  await expectThem();

  // A list without filters has the address without.
  await search.fill("");
  await levels.first().uncheck();
  await expect(page).toHaveURL(`${path}?sort=-phrase`);
});

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

test("everything can be reached and done by keyboard alone", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  await openPage(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: textIn("tr", "skip_to_content") })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: textIn("tr", "bring_door") })).toBeFocused();
  // Five levels, the way to the level test and the one to the films, of which there are more, are between.
  for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: textIn("tr", "home_to_series") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "series_list_title"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: textIn("tr", "bring_door") })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: textIn("tr", "generate_open") })).toBeFocused();
  await page.keyboard.press("Tab");
  // Other tests add series, which stand before it and bring filters.
  const card = page.getByRole("link", { name: series.name, exact: true });
  for (let step = 0; step < 60 && !(await hasFocus(card)); step += 1) await page.keyboard.press("Tab");
  await expect(card).toBeFocused();
  await page.keyboard.press("Enter");
  const episodes = page.getByRole("navigation", { name: textIn("tr", "seasons_heading") });
  await expect(episodes).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const level = page.getByRole("combobox", { name: textIn("tr", "coverage_level") });
  await expect(level).toBeVisible();
  // The easiest episode comes first.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(level).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(episodes.locator("summary").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(episodes.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1. bölüm");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await expect(page.getByRole("button", { name: /^A1/ })).toBeVisible();
  for (const [at, target] of [
    page.getByRole("button", { name: /^A1/ }),
    page.getByRole("link", { name: textIn("tr", "level_test_ask") }),
    page.getByRole("button", { name: textIn("tr", "script_open") }),
    page.getByRole("searchbox", { name: textIn("tr", "words_search") }),
  ].entries()) {
    // Five levels stand between the first of them and the link to the test.
    for (let step = at === 1 ? 5 : 1; step > 0; step -= 1) await page.keyboard.press("Tab");
    await expect(target).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(
    page
      .getByRole("group", { name: textIn("tr", "words_levels") })
      .getByRole("checkbox")
      .first(),
  ).toBeChecked();
  for (const name of ["words_cover", "words_hide_known"]) {
    for (let step = name === "words_cover" ? 5 : 1; step > 0; step -= 1) await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: textIn("tr", name) })).toBeFocused();
  }
  for (let step = 0; step < 2; step += 1) await page.keyboard.press("Tab");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader").first().getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.getByRole("columnheader").first()).toHaveAttribute("aria-sort", "ascending");
  for (let header = 0; header < 4; header += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByText("1 kelime seçildi")).toBeVisible();
  // The word is spoken by a button where the site or the browser has a voice, then opened.
  const opener = openerOf(rowsOf(table).first());
  for (let step = 0; step < 2 && !(await hasFocus(opener)); step += 1) await page.keyboard.press("Tab");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(table.getByText(textIn("tr", "word_definition"), { exact: true }).first()).toBeVisible();
});

test("pages can be read without scripts", async ({ browser, request, baseURL }) => {
  const { series, season, episode } = await sampleOf(request);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const params = { url: series.combinedUrl, season: season.seasonNumber, episode: episode.episodeNumber };
  await page.goto(pathOf("episode", "es", params));
  await expect(page.getByRole("table").getByRole("rowheader").nth(50)).toBeAttached();
  await page.getByRole("link", { name: series.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(series.name);
  await context.close();
});

test("the catalogue is kept as DOData and asked for again only when it has changed", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/api/Home/")) asked.push(path.replace("/api/Home/", ""));
  });
  await openPage(page, "/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("DOData") !== null)).toBe(true);
  expect(asked).toEqual(["GetContent"]);
  await openPage(page, "/film");
  await expect.poll(() => asked).toEqual(["GetContent", "GetContentVersion"]);
  await page.getByRole("link", { name: textIn("tr", "nav_series"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "series_list_title"));
  expect(asked).toEqual(["GetContent", "GetContentVersion"]);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("DOData") ?? "{}");
    localStorage.setItem("DOData", JSON.stringify({ ...stored, version: stored.version - 1 }));
  });
  await openPage(page, "/film");
  await expect.poll(() => asked.slice(2)).toEqual(["GetContentVersion", "GetContent"]);
});
