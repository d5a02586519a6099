import type { Page } from "@playwright/test";
import type { Content, Movie, Season, Series } from "../../src/contract/catalogue.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectToFit, narrowest, violationsOf } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, openPage, switchLanguage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);

/** The browser's own catalogue with many titles in it, made from one that the site has. */
async function manyTitles(page: Page, change: (content: Content) => Content): Promise<void> {
  await page.route("**/api/Home/GetContent", async (route) => {
    const content: Content = await (await route.fetch()).json();
    await route.fulfill({ json: change(content) });
  });
}

const shelf = [
  ["Zeytin", 3, ["drama"]],
  ["Çay Saati", 1, ["comedy", "drama"]],
  ["Dalga 10", 3, ["comedy"]],
  ["Dalga 9", 5, ["crime"]],
] as const;

/** The newest first, as the list shows them. */
function withShelf(content: Content): Content {
  const [template] = content.movieList;
  if (template === undefined) throw new Error("The sample catalogue is not there");
  const movieList = shelf
    .map(([name, difficulty, genres], index): Movie => {
      const combinedUrl = index === 0 ? template.combinedUrl : `film-${index}`;
      const difficultyFor = { tr: difficulty, en: difficulty, es: difficulty };
      const rated = { difficulty, difficultyFor, genres: [...genres] };
      return { ...template, id: template.id + index * 1000, name, combinedUrl, ...rated };
    })
    .toReversed();
  return { ...content, movieList };
}

const namesIn = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

async function openShelf(page: Page): Promise<void> {
  await manyTitles(page, withShelf);
  await openPage(page, "/");
  await page.getByRole("link", { name: text("nav_movies"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("movie_list_title"));
}

test("a list is filtered by level and genre, sorted, and found again after going back", async ({ page }) => {
  await openShelf(page);
  await expect.poll(() => namesIn(page)).toEqual(["Zeytin", "Çay Saati", "Dalga 10", "Dalga 9"]);

  await page.getByRole("combobox", { name: text("titles_sort") }).selectOption({ label: text("titles_sort_name") });
  await expect.poll(() => namesIn(page)).toEqual(["Çay Saati", "Dalga 9", "Dalga 10", "Zeytin"]);

  const levels = page.getByRole("group", { name: text("titles_levels") });
  await expect(levels.getByRole("checkbox", { name: "B1" })).toHaveAccessibleName(/2$/);
  await levels.getByRole("checkbox", { name: "B1" }).check();
  await expect.poll(() => namesIn(page)).toEqual(["Dalga 10", "Zeytin"]);
  await levels.getByRole("checkbox", { name: "A1" }).check();
  await expect.poll(() => namesIn(page)).toEqual(["Çay Saati", "Dalga 10", "Zeytin"]);

  const genres = page.getByRole("combobox", { name: text("titles_genre") });
  await genres.selectOption("drama");
  await expect.poll(() => namesIn(page)).toEqual(["Çay Saati", "Zeytin"]);
  await expect(page.getByRole("status").filter({ hasText: "4 yapımdan 2" })).toBeVisible();
  await expect(page).toHaveURL(/\?level=1\+3&genre=drama&sort=name$/);

  await page.getByRole("link", { name: "Zeytin" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zeytin");
  await page.goBack();
  await expect.poll(() => namesIn(page)).toEqual(["Çay Saati", "Zeytin"]);
  await expect(levels.getByRole("checkbox", { name: "A1" })).toBeChecked();
  await expect(genres).toHaveValue("drama");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("films are filtered by length and decade, and only what there is is offered", async ({ page }) => {
  await manyTitles(page, (content) => ({
    ...content,
    movieList: withShelf(content).movieList.map((movie, at) => ({
      ...movie,
      year: [1949, 1940, 1951, null][at] ?? null,
      runningWords: [2_500, 8_000, 2_000, 400][at] ?? 0,
    })),
  }));
  await openPage(page, "/");
  await page.getByRole("link", { name: text("nav_movies"), exact: true }).click();
  await expect(page.getByText(text("title_short"), { exact: true })).toHaveCount(1);
  const levels = page.getByRole("group", { name: text("titles_levels") });
  await expect(levels.getByRole("checkbox")).toHaveCount(3);
  const length = page.getByRole("combobox", { name: text("titles_length_movie") });
  await expect(length.getByRole("option")).toHaveCount(3);
  await length.selectOption("short");
  await expect.poll(() => namesIn(page)).toEqual(["Zeytin", "Çay Saati", "Dalga 9"]);
  const decade = page.getByRole("combobox", { name: text("titles_decade") });
  await expect(decade.getByRole("option")).toHaveText([text("titles_decade_all"), "1950–1959 (1)", "1940–1949 (1)"]);
  await decade.selectOption("1940");
  await expect.poll(() => namesIn(page)).toEqual(["Dalga 9"]);
  await expect(page).toHaveURL(/\?length=short&decade=1940$/);
});

test("filters survive a reload and a change of language", async ({ page, request }) => {
  const { movieList }: Content = await (await request.get("/api/Home/GetContent")).json();
  const short = movieList.filter(({ runningWords }) => runningWords <= 3_000).map(({ name }) => name);
  await openPage(page, "/film?length=short&sort=name");
  await expect.poll(async () => (await namesIn(page)).toSorted()).toEqual(short.toSorted());
  const shown = await namesIn(page);
  expect(shown.length).toBeLessThan(movieList.length);
  await page.reload();
  await expect.poll(() => namesIn(page)).toEqual(shown);
  await switchLanguage(page, "tr", "Español");
  await expect(page).toHaveURL("/es/movies?length=short&sort=name");
  await expect.poll(() => namesIn(page)).toEqual(shown);
});

test("where nothing is left there is a way out, filter by filter", async ({ page, request }) => {
  const { movieList }: Content = await (await request.get("/api/Home/GetContent")).json();
  const recent = movieList.filter(({ year }) => year !== null && year >= 2010 && year < 2020);
  const path = "/film?genre=western&decade=2010";
  await openPage(page, path);
  await expect(page.getByRole("heading", { name: text("titles_no_match") })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: / olmadan \(\d+\)$/ })).toHaveCount(2);
  const western = text("genre_western");
  await page.getByRole("button", { name: text("titles_without", { filter: western, count: recent.length }) }).click();
  await expect.poll(async () => (await namesIn(page)).toSorted()).toEqual(recent.map(({ name }) => name).toSorted());
  await expect(page).toHaveURL("/film?decade=2010");
  await openPage(page, path);
  await page.getByRole("button", { name: text("titles_clear_filters") }).click();
  await expect.poll(() => namesIn(page)).toHaveLength(movieList.length);
  await expect(page).toHaveURL("/film");
});

test("of many titles 96 are shown at first, and after going back as many as were asked for", async ({ page }) => {
  await manyTitles(page, (content) => {
    const [template] = content.movieList;
    if (template === undefined) throw new Error("The sample catalogue is not there");
    const movieList = Array.from(
      { length: 250 },
      (_, at): Movie => ({
        ...template,
        id: at === 249 ? template.id : template.id + 1000 + at,
        name: `Film ${at}`,
        combinedUrl: at === 249 ? template.combinedUrl : `film-${at}`,
      }),
    );
    return { ...content, movieList };
  });
  await openPage(page, "/");
  await page.getByRole("link", { name: text("nav_movies"), exact: true }).click();
  const cards = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(cards).toHaveCount(96);
  await page.getByRole("button", { name: "154 yapım daha göster" }).click();
  await expect(cards).toHaveCount(192);
  await expect(page).toHaveURL("/film?most=192");
  await page.getByRole("link", { name: "Film 249", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Film 249");
  await page.goBack();
  await expect(cards).toHaveCount(192);
  await page.getByRole("button", { name: "58 yapım daha göster" }).click();
  await expect(cards).toHaveCount(250);
});

test("on a phone the filters are shown on demand, and everything fits", async ({ page }) => {
  await openShelf(page);
  await page.setViewportSize(narrowest);
  const genres = page.getByRole("combobox", { name: text("titles_genre") });
  await expect(genres).toBeHidden();
  await page.getByRole("button", { name: text("titles_filters_open"), exact: true }).click();
  await genres.selectOption("drama");
  await expect(page.getByRole("button", { name: text("titles_filters_set", { count: 1 }) })).toBeVisible();
  await expectAccessible(page, "open filters");
  await expectToFit(page);
});

test("on a tablet the levels stand in one row", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, pathOf("movies", "tr"));
  const chips = page.getByRole("group", { name: text("titles_levels") }).getByRole("checkbox");
  await expect(chips).toHaveCount(5);
  const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test("an address with a filter opens the filtered list", async ({ page, request }) => {
  const { movieList }: Content = await (await request.get("/api/Home/GetContent")).json();
  const westerns = movieList.filter(({ genres }) => genres.includes("western")).map(({ name }) => name);
  await openPage(page, "/film?genre=western&sort=nonsense");
  await expect.poll(() => namesIn(page)).toEqual(westerns.toReversed());
});

test("a drawn poster is decoration beside the name, and stands in for a picture that cannot be had", async ({
  page,
}) => {
  test.info().annotations.push({ type: "picture", description: "the catalogue names one that does not exist" });
  await manyTitles(page, (content) => ({
    ...withShelf(content),
    movieList: withShelf(content).movieList.map((movie) => ({ ...movie, posterUrl: "/icon-192.png?broken" })),
  }));
  await page.route("**/icon-192.png?broken", (route) =>
    route.fulfill({ contentType: "image/png", body: "no picture" }),
  );
  await openPage(page, "/");
  await page.getByRole("link", { name: text("nav_movies"), exact: true }).click();
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Zeytin" });
  await expect(card.locator("svg")).toBeVisible();
  await expect(card.getByRole("img")).toHaveCount(0);
  const ratio = () => card.locator("svg").evaluate((svg) => svg.clientWidth / svg.clientHeight);
  await expect.poll(ratio).toBeCloseTo(2 / 3, 2);
});

const rights = { licence: "cc-by-3.0", credit: "A Film Company, 1950" };

test("a film that may be watched free says where, under which licence and by whom, and loads nothing from there", async ({
  page,
}) => {
  const watchUrl = "https://www.archive.example/details/a-film";
  await manyTitles(page, (content) => ({
    ...withShelf(content),
    movieList: withShelf(content).movieList.map((movie) => ({ ...movie, ...rights, watchUrl })),
  }));
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await openPage(page, "/");
  await page.getByRole("link", { name: text("nav_movies"), exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Zeytin" }).click();
  const link = page.getByRole("link", { name: text("watch_free_at", { site: "archive.example" }) });
  await expect(link).toHaveAttribute("href", watchUrl);
  await expect(link).toHaveAttribute("rel", "noopener");
  await expect(page.getByRole("link", { name: "CC BY 3.0" })).toHaveAttribute(
    "href",
    "https://creativecommons.org/licenses/by/3.0/",
  );
  await expect(page.getByText(rights.credit)).toBeVisible();
  await expect(page.getByText(text("watch_there"))).toBeVisible();
  await expectAccessible(page, "a film to watch", { exclude: "section[aria-labelledby=words]" });
  await page.setViewportSize(narrowest);
  await expectToFit(page);
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

/** Twenty seasons of twenty-four episodes, all with the words of those that the site has. */
function withLongSeries(content: Content): Content {
  const [series] = content.seriesList.toSorted((a, b) => a.id - b.id);
  const template = series?.seasons[0];
  if (series === undefined || template === undefined) throw new Error("The sample catalogue is not there");
  const seasons = Array.from({ length: 20 }, (_, index): Season => {
    const episodes = Array.from({ length: 24 }, (_unused, position) => ({
      ...template.episodes[0],
      id: template.episodes[0]?.id ?? 0,
      episodeNumber: position + 1,
      name: null,
      wordCount: 900,
      difficulty: 3,
      difficultyFor: { tr: 3, en: 3, es: 3 },
    }));
    return { ...template, id: template.id + index, seasonNumber: index + 1, isPremium: index > 15, episodes };
  });
  return { ...content, seriesList: [{ ...series, seasons } satisfies Series] };
}

async function openLongSeries(page: Page): Promise<void> {
  await manyTitles(page, withLongSeries);
  await page.route("**/api/WordList/GetLevelCounts*", async (route) => {
    const counts = await (await route.fetch()).json();
    const [season] = counts.seasons;
    const seasons = Array.from({ length: 20 }, (_, index) => ({
      ...season,
      seasonId: season.seasonId + index,
      seasonNumber: index + 1,
      levels: [500 - index, 200, 100, 50, index],
    }));
    await route.fulfill({ json: { ...counts, seasons } });
  });
  await openPage(page, "/");
  await page
    .getByRole("link", { name: text("nav_series"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: text("nav_series") })).toBeVisible();
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("navigation", { name: text("seasons_heading") })).toBeVisible();
}

test("twenty seasons: one is open at a time, and their levels are told as a table", async ({ page }) => {
  await openLongSeries(page);
  const nav = page.getByRole("navigation", { name: text("seasons_heading") });
  await expect(nav.getByRole("link")).toHaveCount(24);
  await nav.getByText(text("season_name", { season: 20 }), { exact: true }).click();
  await expect(nav.getByRole("link")).toHaveCount(24);
  await expect(nav.getByRole("link").first()).toHaveAttribute("href", /\/20\/1$/);

  const table = page.getByRole("table", { name: text("level_chart_seasons") });
  await expect(table.getByRole("row")).toHaveCount(21);
  await expect(table.getByRole("row").nth(20)).toContainText(text("season_name", { season: 20 }));
  await expect(table.getByRole("row").nth(20).getByRole("cell")).toHaveText(["481", "200", "100", "50", "19"]);

  await page.getByRole("combobox", { name: text("scope_label") }).selectOption({ index: 1 });
  await expect(page.getByRole("table", { name: text("words_of_season", { season: 1 }) })).toBeVisible();

  await expectAccessible(page, "twenty seasons", { exclude: "section[aria-labelledby=words]" });
  await page.setViewportSize(narrowest);
  await expectToFit(page);
});

test("an episode's page leads to every other episode", async ({ page }) => {
  await openLongSeries(page);
  await page
    .getByRole("navigation", { name: text("seasons_heading") })
    .getByRole("link")
    .nth(2)
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1. sezon 3. bölüm");
  await page.getByRole("button", { name: text("episode_full_name", { season: 1, episode: 3 }) }).click();
  const picker = page.getByRole("navigation", { name: text("episode_picker") });
  await expect(picker.getByRole("link")).toHaveCount(44);
  await expect(picker.getByRole("link", { name: text("episode_name", { episode: 3 }), exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(await violationsOf(page, { include: "[popover]" })).toEqual([]);
  await picker.getByRole("link", { name: text("season_name", { season: 7 }), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("7. sezon 1. bölüm");
  await expect(picker).toBeHidden();
});

test("the levels of a title's words can be read as a table", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  const { levels } = await (await request.get(`/api/WordList/GetLevelCounts?titleId=${series.id}`)).json();
  await openPage(page, pathOf("seriesDetail", "tr", { url: series.combinedUrl }));
  const table = page.getByRole("table", { name: text("level_chart_title") });
  await expect(table.getByRole("columnheader").first()).toHaveAccessibleName("A1 Çok Kolay");
  for (const [index, count] of levels.entries()) {
    await expect(table.getByRole("cell").nth(index)).toContainText(String(count));
  }
});
