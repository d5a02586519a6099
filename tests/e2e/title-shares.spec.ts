import type { Locator, Page } from "@playwright/test";
import type { Content, Movie } from "../../src/contract/catalogue.ts";
import type { Coverage } from "../../src/contract/progress/coverage.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { violationsOf } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";
import { showAllWords } from "./word-tables.ts";

const text = (key: string, values = {}) => textIn("tr", key, values);

/** A visitor who has chosen "I am about A2". */
const aboutA2 = { knownList: [], userWordLists: [], knownLevel: 2 };

const familiarIn = (part: Locator) => part.getByText(/^Söylenen kelimelerin %\d+’\S+ tanıdık$/);

const sharesIn = (part: Locator) => part.getByText(/^Konuşulanların %\d+’\S+ anlıyorsunuz$/);
const sharesOn = (page: Page) => sharesIn(page.getByRole("main"));

function countCalls(page: Page) {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("GetCoverage")) calls.push(request.method());
  });
  return calls;
}

test("under every poster stands how much of its title a visitor understands, by one call, and nothing moves", async ({
  page,
}) => {
  const calls = countCalls(page);
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { moved: Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openSignedIn(page, pathOf("movies", "tr"), aboutA2);
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect.poll(async () => (await sharesOn(page).count()) - (await titles.count())).toBe(0);
  await expect(titles).not.toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("link", { name: text("nav_home"), exact: true }).click();
  const newest = page.getByRole("region", { name: text("home_newest_heading") });
  const newestTitles = newest.getByRole("heading", { level: 3 });
  await expect(newestTitles).not.toHaveCount(0);
  await expect.poll(async () => (await sharesIn(newest).count()) - (await newestTitles.count())).toBe(0);
  expect(calls.filter((method) => method === "POST")).toHaveLength(1);
});

test("of who knows nothing nothing is asked", async ({ page }) => {
  const calls = countCalls(page);
  await openPage(page, pathOf("series", "tr"));
  await page.waitForLoadState("networkidle");
  await expect(sharesOn(page)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("words marked a moment ago count on the way back", async ({ page, request }) => {
  const { series, season, episode } = await sampleOf(request);
  const { userData } = await signUp(request);
  const words: { id: number }[] = await (
    await request.get(`/api/WordList/GetWordListV2?type=2&id=${episode.id}`)
  ).json();
  const known = words.slice(0, 1).map(({ id }) => id);
  const headers = { authorization: `Bearer ${userData.token}` };
  await request.post("/api/WordList/SetKnown", { headers, data: { wordIds: known, known: true } });
  await openSignedIn(page, pathOf("series", "tr"), { ...userData, knownList: known });
  // One word says little of how much is understood.
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: series.name, exact: true }) });
  await expect(familiarIn(card)).toBeVisible();
  await expect(sharesIn(card)).toHaveCount(0);

  await page.getByRole("link", { name: series.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(series.name);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const { combinedUrl: url } = series;
  const episodePath = pathOf("episode", "tr", {
    url,
    season: season.seasonNumber,
    episode: episode.episodeNumber,
  });
  // By keyboard: what stands above the link may still be coming, and would move it from under a pointer.
  await page.locator(`a[href="${episodePath}"]`).first().press("Enter");
  await expect(page).toHaveURL(episodePath);
  // The address changes before the page does.
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    text("episode_full_name", { season: season.seasonNumber, episode: episode.episodeNumber }),
  );
  await showAllWords(page);
  await page.getByRole("checkbox", { name: patternIn("tr", "words_select_shown") }).check();
  await page.getByRole("button", { name: text("words_mark_known") }).click();
  await expect.poll(async () => (await storedUser(page))?.unsentKnown).toEqual({});
  await page.goBack();
  // While a page is still coming, the browser would take the next step back from the one before it.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(series.name);
  await page.goBack();
  await expect(sharesIn(card)).toBeVisible();
});

test("films are ordered by what is understood most, once that is known", async ({ page, request }) => {
  const { movie } = await sampleOf(request);
  const shelf: [string, number][] = [
    ["Zeytin", 0.71],
    ["Çay Saati", 0.93],
    ["Dalga", 0.85],
    ["Erik", 0.62],
    ["Fener", 0.51],
    ["Gül", 0.43],
    ["Irmak", 0.32],
    ["Kuyu", 0.21],
  ];
  await page.route("**/api/Home/GetContent", async (route) => {
    const content: Content = await (await route.fetch()).json();
    const movieList = shelf.map(
      ([name], at): Movie => ({ ...movie, id: movie.id + at, name, combinedUrl: `film-${at}` }),
    );
    await route.fulfill({ json: { ...content, movieList } });
  });
  await page.route("**/api/WordList/GetCoverage", (route) => {
    const titles = shelf.map(([, coverage], at) => ({ titleId: movie.id + at, coverage }));
    return route.fulfill({ json: { level: 2, titles } satisfies Coverage });
  });
  await openSignedIn(page, pathOf("home", "tr"), aboutA2);
  await page.getByRole("link", { name: text("nav_movies"), exact: true }).click();
  await page
    .getByRole("combobox", { name: text("titles_sort") })
    .selectOption({ label: text("titles_sort_understood") });
  const names = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(names).toHaveText(["Çay Saati", "Dalga", "Zeytin", "Erik", "Fener", "Gül", "Irmak", "Kuyu"]);
  await expect(page).toHaveURL(/\?sort=understood$/);
});
