import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/paths.ts";
import { everyPath, sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";

async function pagesOf(request: APIRequestContext): Promise<Record<string, string>> {
  const { series, season, episode, movie } = await sampleOf(request);
  const url = series.combinedUrl;
  return {
    home: pathOf("home", "tr"),
    series: pathOf("series", "en"),
    movies: pathOf("movies", "es"),
    "series detail": pathOf("seriesDetail", "tr", { url }),
    "movie detail": pathOf("movieDetail", "es", { url: movie.combinedUrl }),
    episode: pathOf("episode", "en", { url, season: season.seasonNumber, episode: episode.episodeNumber }),
    contact: pathOf("contact", "es"),
    "not found": "/es/nothing-here",
  };
}

/** Axe takes a minute for hundreds of rows that are all alike; it passes over those that are hidden. */
async function leaveFewRows(page: Page): Promise<void> {
  const table = page.getByRole("table").last();
  if ((await page.getByRole("table").count()) === 0) return;
  const phrase = await table.locator("tbody b").first().textContent();
  await page
    .getByRole("main")
    .getByRole("searchbox")
    .fill(phrase ?? "");
  await expect.poll(() => table.locator("tbody tr:not([hidden])").count()).toBeLessThan(40);
}

test.describe("every page", () => {
  // The page that is not there, and a mailed link whose code nobody was sent.
  test.use({ expectedErrors: /status of 40[04]/ });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`is accessible in ${colorScheme} colours`, async ({ page, request }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      for (const [name, path] of Object.entries(await pagesOf(request))) {
        await openPage(page, path);
        await leaveFewRows(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          name,
        ).toEqual([]);
      }
    });
  }

  test("fits into 320 pixels", async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...everyPath(await sampleOf(request), "tr").values(), "/es/nothing-here"]) {
      await openPage(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });

  test("has one main heading, a description and its other languages", async ({ page, request }) => {
    const { "not found": _, ...pages } = await pagesOf(request);
    const titles = new Set<string>();
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), name).toHaveCount(1);
      await expect(page.locator("meta[name=description]"), name).toHaveAttribute("content", /.{40,}/);
      expect(new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").pathname, name).toBe(path);
      await expect(page.locator("link[rel=alternate][hreflang]"), name).toHaveCount(locales.length + 1);
      for (const link of await page.locator("link[rel=alternate][hreflang]").all()) {
        const { pathname } = new URL((await link.getAttribute("href")) ?? "");
        expect((await request.get(pathname)).status(), `${name}: ${pathname}`).toBe(200);
      }
      titles.add(await page.title());
    }
    expect(titles.size).toBe(Object.keys(pages).length);
  });
});

test("an open row and a selection are accessible too", async ({ page, request }) => {
  const { movie } = await sampleOf(request);
  // The bar rises and colours change in no time: axe would see them half way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, pathOf("movieDetail", "tr", { url: movie.combinedUrl }));
  const row = page.getByRole("table").last().getByRole("row").nth(1);
  await row.getByRole("checkbox").check();
  await row.getByRole("button").click();
  await leaveFewRows(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
});
