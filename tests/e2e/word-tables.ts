import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import type { Locale } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, openPage } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

export async function episodePathOf(request: APIRequestContext, locale: Locale = "tr"): Promise<string> {
  const { series, season, episode } = await sampleOf(request);
  return pathOf("episode", locale, {
    url: series.combinedUrl,
    season: season.seasonNumber,
    episode: episode.episodeNumber,
  });
}

export async function openEpisode(page: Page, request: APIRequestContext): Promise<Locator> {
  await openPage(page, await episodePathOf(request));
  await showAllWords(page);
  return page.getByRole("table");
}

/** Goes to the film by a click, its words being what is given. */
export async function openFilmWith(page: Page, request: APIRequestContext, words: readonly Word[]): Promise<void> {
  const { movie } = await sampleOf(request);
  await openPage(page, pathOf("movies", "tr"));
  await page.route("**/api/WordList/GetWordListV2*", (route) => route.fulfill({ json: words }));
  await page.getByRole("main").getByRole("link", { name: movie.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(movie.name);
}

export function wordOf(index: number, fields: Partial<Word> = {}): Word {
  return {
    id: 9_000_000_000_000_000 + index,
    phrase: `word ${index}`,
    mean: `anlam ${index}`,
    definition: "what it means",
    synonyms: [],
    difficulty: (index % 5) + 1,
    partOfSpeech: "noun",
    ipa: "wɜrd",
    count: 10,
    times: [],
    ...fields,
  };
}

/**
 * Sixty rows are shown at first, without words of A1 while no level is chosen. Waits for the rows too: those below the
 * first screen follow a moment later.
 */
export async function showAllWords(page: Page, locale: Locale = "tr"): Promise<void> {
  const all = page.getByRole("button", { name: textIn(locale, "words_all"), exact: true });
  await expect(all).toBeVisible();
  const folded = page.getByRole("button", { name: /\bA1\b.*…$/ });
  if (await folded.isVisible()) await folded.click();
  // By a key: the rows above the button take their true height as one scrolls to it, so that it moves under a click.
  await all.press("Enter");
  // A long list's document has its first words only.
  await expect(page.getByText(textIn(locale, "words_loading"))).toHaveCount(0);
  const selector = page.getByText(patternIn(locale, "words_select_shown"));
  await expect(async () => {
    const count = Number(/[\d.,]+/.exec(await selector.innerText())?.[0].replace(/\D/g, ""));
    expect(await rowsOf(page.getByRole("table")).count()).toBeGreaterThanOrEqual(count);
  }).toPass();
}

export const rowsOf = (table: Locator) => table.locator("tbody:not([hidden]) > tr:not([hidden])");
export const boxOf = (row: Locator) => row.getByRole("checkbox");
export const phraseOf = async (row: Locator) => (await row.locator("b").textContent()) ?? "";
export const openerOf = (row: Locator) => row.getByRole("button", { name: /: ayrıntılar$/ });
