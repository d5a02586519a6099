import type { APIRequestContext, Locator } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, hydrated, openPage, switchLanguage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";
import { showAllWords } from "./word-tables.ts";

/** The rows of a word list that are shown, without the header. */
function shownRows(table: Locator): Locator {
  return table.getByRole("row").filter({ has: table.page().getByRole("rowheader") });
}

/** What is there when it is called: for `expect.poll`. */
function phrasesIn(table: Locator): Promise<string[]> {
  return table.locator("tbody:not([hidden]) > tr:not([hidden]) b").allTextContents();
}

async function countWords(request: APIRequestContext, episodeId: number): Promise<number> {
  return (await (await request.get(`/api/WordList/GetWordListV2?type=2&id=${episodeId}`)).json()).length;
}

for (const locale of locales) {
  const text = (key: string, values?: Record<string, string | number>) => textIn(locale, key, values);

  test(`${locale}: from home to a selection of an episode's words`, async ({ page, request }) => {
    const { series, episode } = await sampleOf(request);
    const words = await countWords(request, episode.id);
    await openPage(page, pathOf("home", locale));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("home_heading"));
    await expect(
      page
        .getByRole("list")
        .filter({ hasText: text("home_step_1_title") })
        .getByRole("heading"),
    ).toHaveCount(4);

    await page.getByRole("link", { name: text("home_to_series") }).click();
    await expect(page).toHaveURL(pathOf("series", locale));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("series_list_title"));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await page.getByRole("main").getByRole("link", { name: series.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(series.name);
    await expect(page.getByText(text("original_series_note", { name: "Dizi Okulu" }))).toBeVisible();
    await expect(page.getByRole("table", { name: text("words_of_series") })).toBeVisible();

    await page
      .getByRole("navigation", { name: text("seasons_heading") })
      .getByRole("link")
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      text("episode_full_name", { season: 1, episode: 1 }),
    );
    const table = page.getByRole("table", { name: text("words_of_episode") });
    expect(words).toBeGreaterThan(100);
    await showAllWords(page, locale);
    await expect.poll(() => phrasesIn(table)).toHaveLength(words);
    const all = await phrasesIn(table);

    // Filter: only words of the picked level are left, as many as the chip says.
    const levels = page.getByRole("group", { name: text("words_levels") });
    const chip = levels.getByRole("checkbox").nth(1);
    await chip.check();
    await expect(page.getByText(patternIn(locale, "words_shown_some"))).toBeVisible();
    const levelsShown = () => table.locator("tbody:not([hidden]) > tr:not([hidden]) [data-level]").allTextContents();
    await expect.poll(async () => [...new Set(await levelsShown())]).toEqual(["A2"]);
    await expect(levels.getByText(String((await levelsShown()).length), { exact: true }).first()).toBeVisible();
    await chip.uncheck();

    // Sort: by letter, and the other way round.
    const phraseColumn = table.getByRole("columnheader", { name: text("column_phrase") });
    await expect(table.getByRole("columnheader", { name: text("column_count") })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await phraseColumn.getByRole("button").click();
    await expect(phraseColumn).toHaveAttribute("aria-sort", "ascending");
    const sorted = all.toSorted(new Intl.Collator("en").compare);
    await expect.poll(() => phrasesIn(table)).toEqual(sorted);
    await phraseColumn.getByRole("button").click();
    await expect(phraseColumn).toHaveAttribute("aria-sort", "descending");
    await expect.poll(async () => (await phrasesIn(table))[0]).toBe(sorted.at(-1));

    // Search: however it is typed.
    const wanted = all.find((phrase) => phrase.length > 5) ?? "";
    const search = page.getByRole("searchbox", { name: text("words_search") });
    await search.fill(wanted.toUpperCase());
    await expect.poll(async () => (await phrasesIn(table)).length).toBeLessThan(all.length);
    await expect.poll(() => phrasesIn(table)).toContain(wanted);
    await search.fill("qqqq");
    await expect(page.getByText(text("words_no_match"))).toBeVisible();
    await page.getByRole("button", { name: text("words_clear_filter") }).click();
    await expect(page.getByText(patternIn(locale, "words_shown_all"))).toBeVisible();

    // Select: one by one, then all that are shown.
    const rows = shownRows(table);
    await rows.nth(0).getByRole("checkbox").check();
    await rows.nth(2).getByRole("checkbox").check();
    const selected = page.getByRole("status").filter({ hasText: patternIn(locale, "words_selected") });
    await expect(selected).toContainText("2");
    await page.getByRole("checkbox", { name: patternIn(locale, "words_select_shown") }).check();
    await expect(selected).toContainText(new Intl.NumberFormat(locale).format(all.length));
    await page.getByRole("button", { name: text("words_clear_selection") }).click();
    await expect(selected).toHaveCount(0);
    await expect(rows.nth(0).getByRole("checkbox")).not.toBeChecked();

    // A row opens with what it holds back.
    const phrase = (await rows.nth(0).locator("b").textContent()) ?? "";
    const more = rows.nth(0).getByRole("button", { name: text("word_details", { phrase }) });
    await more.click();
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(rows.nth(0).getByText(text("word_definition"), { exact: true })).toBeVisible();
    await expect(rows.nth(0).getByText(text("word_times"), { exact: true })).toBeVisible();
  });

  test.describe(() => {
    test.use({ expectedErrors: /status of 404/ });

    test(`${locale}: an unknown address answers 404 with a way to write to the operator`, async ({ page }) => {
      const response = await page.goto(`${locale === "tr" ? "" : `/${locale}`}/nothing-here`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("not_found_heading"));
      await expect(page.getByRole("link", { name: text("not_found_contact") })).toHaveAttribute(
        "href",
        /^(mailto:|\/)/,
      );
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    });
  });

  test(`${locale}: the header finds a title while one types`, async ({ page }) => {
    await openPage(page, pathOf("movies", locale));
    const name = (await page.getByRole("main").getByRole("listitem").getByRole("link").first().textContent()) ?? "";
    const search = page.getByRole("searchbox", { name: text("search_label") });
    await search.fill("qqqq");
    await expect(page.getByRole("status").filter({ hasText: "qqqq" })).toBeVisible();
    await search.fill(name.slice(0, 6).toUpperCase());
    await expect(page.getByRole("search").getByRole("link", { name })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("searchbox", { name: text("search_label") })).toHaveValue("");
  });
}

test("switching the language keeps the page and remembers the choice", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  await openPage(page, pathOf("series", "tr"));
  await page.getByRole("main").getByRole("link", { name: series.name, exact: true }).click();
  await page
    .getByRole("navigation", { name: textIn("tr", "seasons_heading") })
    .getByRole("link")
    .nth(1)
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2. bölüm");
  const turkish = new URL(page.url()).pathname;

  await switchLanguage(page, "tr", "Español");
  await expect(page).toHaveURL(turkish.replace("/dizi/", "/es/tv-series/"));
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("episodio 2");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("DOLocale"))).toBe("es");

  await switchLanguage(page, "es", "English");
  await expect(page).toHaveURL(turkish.replace("/dizi/", "/en/tv-series/"));
  await switchLanguage(page, "en", "Türkçe");
  await expect(page).toHaveURL(turkish);
});
