import { locales } from "../../src/domain/locale/locale.ts";
import { pageExists, pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, expectToFit, narrowest } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";
import {
  boxOf,
  episodePathOf,
  openEpisode,
  openerOf,
  openFilmWith,
  rowsOf,
  showAllWords,
  wordOf,
} from "./word-tables.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);

test.describe("lists of every kind", () => {
  test.use({ expectedErrors: /status of 403/ });

  test("lists of every kind fit a phone: no meaning, very long, 2,000 words, none, the preview of a locked one", async ({
    page,
    request,
  }) => {
    await page.setViewportSize(narrowest);
    const long = "Donaudampfschifffahrtsgesellschaft".repeat(4);
    const words = Array.from({ length: 2000 }, (_, index) => wordOf(index, { count: 2000 - index }));
    words[0] = wordOf(0, { phrase: long, mean: null, definition: `${long} ${long}`, count: 5000 });
    words[1] = wordOf(1, { mean: null, definition: "", ipa: "", count: 4000 });
    await openFilmWith(page, request, words);
    const table = page.getByRole("table", { name: text("words_of_movie") });
    await expect(rowsOf(table)).toHaveCount(60);
    await showAllWords(page);
    await expect(boxOf(rowsOf(table).nth(1999))).toBeAttached();
    await expect(rowsOf(table).nth(0)).toContainText(text("word_no_meaning"));
    await expect(rowsOf(table).nth(1)).toContainText(text("word_nothing_yet"));
    await expectToFit(page);
    await page.getByRole("searchbox", { name: text("words_search") }).fill("anlam 1999");
    await expect(rowsOf(table)).toHaveCount(1);

    await openFilmWith(page, request, []);
    await expect(page.getByText(text("words_none"))).toBeVisible();

    await page.unroute("**/api/WordList/GetWordListV2*");
    const { movie } = await sampleOf(request);
    await openPage(page, pathOf("movies", "tr"));
    const preview = Array.from({ length: 20 }, (_, index) => wordOf(index));
    await page.route("**/api/WordList/GetWordListV2*", (route) =>
      route.fulfill({ status: 403, json: { code: "premium.required", status: 403, preview, total: 640 } }),
    );
    await page.getByRole("main").getByRole("link", { name: movie.name }).click();
    await expect(page.getByText(patternIn("tr", "words_locked"))).toContainText("640");
    await expect(rowsOf(table)).toHaveCount(20);
    await expect(page.getByRole("link", { name: text("words_to_premium") })).toHaveCount(pageExists("premium") ? 1 : 0);
  });
});

test("covered, known, opened and selected rows are accessible at 320 pixels", async ({ page, request }) => {
  await page.setViewportSize(narrowest);
  await openFilmWith(
    page,
    request,
    Array.from({ length: 8 }, (_, index) => wordOf(index, { times: [index + 5] })),
  );
  const rows = rowsOf(page.getByRole("table", { name: text("words_of_movie") }));
  await boxOf(rows.nth(0)).check();
  await page.getByRole("button", { name: text("words_mark_known") }).click();
  await openerOf(rows.nth(1)).click();
  // Without a voice the button keeps its place.
  const speaker = rows.nth(1).getByRole("rowheader").getByRole("button", { includeHidden: true });
  const level = await rows.nth(1).getByRole("cell").nth(1).boundingBox();
  const ends = await speaker.boundingBox();
  expect((ends?.x ?? 0) + (ends?.width ?? 0)).toBeLessThanOrEqual(level?.x ?? 0);
  await page.getByRole("button", { name: text("titles_filters_open") }).click();
  await page.getByRole("checkbox", { name: text("words_cover") }).check();
  await page.getByRole("button", { name: text("titles_filters_set", { count: 1 }) }).click();
  await rows
    .nth(2)
    .getByRole("button", { name: /anlamını göster$/ })
    .click();
  await expectAccessible(page, "covered, known and opened");
  await boxOf(rows.nth(3)).check();
  await expect(page.getByRole("status").filter({ hasText: patternIn("tr", "words_selected") })).toContainText("1");
  await expectAccessibleAndToFit(page, "selected");
});

for (const locale of locales) {
  test(`on a phone words come within a screen and a half in ${locale}, whether or not the level is known`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openPage(page, await episodePathOf(request, locale));
    const first = rowsOf(page.getByRole("table")).first();
    const top = () => first.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const screenAndHalf = 1.5 * 780;
    expect(await top()).toBeLessThan(screenAndHalf);
    const tooWide = await page
      .getByRole("button", { name: /^[ABC][12]/ })
      .evaluateAll((buttons) => buttons.filter((each) => each.scrollWidth > each.clientWidth).length);
    expect(tooWide).toBe(0);
    await page.getByRole("button", { name: /^A2/ }).click();
    const heading = page.getByRole("heading", { name: patternIn(locale, "tonight_heading") });
    await expect(heading).toContainText("10");
    await expect(page.getByRole("button", { name: textIn(locale, "tonight_sort") })).toBeVisible();
    expect(await top()).toBeLessThan(screenAndHalf);
  });
}

test("on a phone a word takes two lines, and the tools stay", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const table = await openEpisode(page, request);
  const { scrollHeight, tallest, heights, assumed, count } = await table.evaluate((element) => {
    const rows = [...element.querySelectorAll("tbody:first-of-type > tr")];
    return {
      scrollHeight: document.documentElement.scrollHeight,
      tallest: Math.max(...rows.map((row) => row.getBoundingClientRect().height)),
      heights: [...new Set(rows.map((row) => row.getBoundingClientRect().height))],
      assumed: Number.parseFloat(getComputedStyle(element).getPropertyValue("--row-height")) * 16,
      count: element.querySelectorAll("tbody > tr").length,
    };
  });
  expect(tallest).toBeLessThan(76);
  // Parts off the screen take this height: rows of another one would lie over the next part.
  expect(heights).toEqual([assumed]);
  // 450 words in less than 30,000 pixels.
  expect(scrollHeight / count).toBeLessThan(30_000 / 450);

  const search = page.getByRole("searchbox", { name: text("words_search") });
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
  await expect(search).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: text("words_cover") })).toBeHidden();
  await page.getByRole("button", { name: text("titles_filters_open") }).click();
  await page.getByRole("checkbox", { name: text("words_cover") }).check();
  await expect(page.getByRole("button", { name: text("titles_filters_set", { count: 1 }) })).toBeVisible();
});

test("on a phone the focus is never behind the tools or the selection", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const table = await openEpisode(page, request);
  await boxOf(rowsOf(table).first()).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("status").filter({ hasText: patternIn("tr", "words_selected") })).toContainText("1");
  const covered: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press(step < 30 ? "Tab" : "Shift+Tab");
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null) return "nothing";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isSeen = there !== null && (focused.contains(there) || there.contains(focused));
      return isSeen ? undefined : (focused.getAttribute("aria-label") ?? focused.textContent);
    });
    if (found !== undefined) covered.push(String(found));
  }
  expect(covered).toEqual([]);
});
