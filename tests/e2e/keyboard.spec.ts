import { pathOf } from "../../src/web/features/page/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

/** From the top of a page, without the link that skips the bar. */
const mostStops = 12;

for (const width of [360, 1440]) {
  test(`the yellow button of a title is at most ${mostStops} stops from the top at ${width} pixels`, async ({
    page,
    request,
  }) => {
    const { series, season, episode, movie } = await sampleOf(request);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/robots.txt");
    await page.evaluate(() =>
      localStorage.setItem("userData", JSON.stringify({ knownList: [], userWordLists: [], knownLevel: 2 })),
    );
    const start = page.getByRole("button", { name: patternIn("tr", "tonight_start") });
    const begin = textIn("tr", "series_begin", { episode: "" }).trim();
    const params = { url: series.combinedUrl, season: season.seasonNumber, episode: episode.episodeNumber };
    for (const [path, target] of [
      [pathOf("movieDetail", "tr", { url: movie.combinedUrl }), start],
      [pathOf("episode", "tr", params), start],
      [pathOf("seriesDetail", "tr", params), page.getByRole("link", { name: begin })],
    ] as const) {
      await openPage(page, path);
      await expect(target).toBeVisible();
      const stops: string[] = [];
      do {
        await page.keyboard.press("Tab");
        stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
      } while (stops.length < 40 && !(await target.evaluate((element) => element === document.activeElement)));
      expect(stops.length, `${path}: ${stops.join(" | ")}`).toBeLessThanOrEqual(mostStops);
    }
  });
}
