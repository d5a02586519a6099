import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({
  expectedErrors: /Failed to load resource|Error loading route module|Failed to fetch|ErrorResponse|status of/,
});

test("a screen that cannot be fetched offers to try again", async ({ page }) => {
  await openPage(page, "/");
  await page.route("**/assets/**/*.js", (route) => route.abort());
  await page.getByRole("link", { name: textIn("tr", "nav_movies"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "failure_unavailable_heading"));
  await expectAccessible(page, "failure");
  await page.unroute("**/assets/**/*.js");
  await page.getByRole("link", { name: textIn("tr", "try_again") }).click();
  await expect(page).toHaveURL("/film");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "movie_list_title"));
});

test("without a connection the screen says so, and goes on when it is back", async ({ page }) => {
  await openPage(page, "/");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: textIn("tr", "nav_movies"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "failure_offline_heading"));
  await expectAccessible(page, "failure");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: textIn("tr", "try_again") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "movie_list_title"));
});

test("words that cannot be had end in the error screen, not in an empty page", async ({ page, request }) => {
  const { movie } = await sampleOf(request);
  await openPage(page, "/film");
  await page.route("**/api/WordList/**", (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: '{"code":"unavailable","status":503}',
    }),
  );
  await page.getByRole("link", { name: movie.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "failure_unavailable_heading"));
  await expect(page.getByRole("link", { name: textIn("tr", "try_again") })).toHaveAttribute(
    "href",
    pathOf("movieDetail", "tr", { url: movie.combinedUrl }),
  );
});

test("a load of more than 120 seconds ends with a screen that says so", async ({ page, request }) => {
  const { movie } = await sampleOf(request);
  await page.clock.install();
  await openPage(page, "/film");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const asked = page.waitForRequest("**/api/WordList/**");
  await page.route("**/api/WordList/**", () => new Promise(() => undefined));
  await page.getByRole("link", { name: movie.name }).click();
  await asked;
  await page.clock.runFor(119_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "movie_list_title"));
  await page.clock.runFor(2_000);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "failure_timeout_heading"));
  await page.clock.resume();
  await expectAccessible(page, "failure");
  await expect(page.getByRole("link", { name: textIn("tr", "try_again") })).toHaveAttribute(
    "href",
    pathOf("movieDetail", "tr", { url: movie.combinedUrl }),
  );
});

test("a title that the browser does not know of is not found either", async ({ page, request }) => {
  const { movie } = await sampleOf(request);
  await openPage(page, "/film");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("DOData") !== null)).toBe(true);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem("DOData") ?? "{}");
    localStorage.setItem("DOData", JSON.stringify({ ...stored, movieList: [] }));
  });
  await openPage(page, "/film");
  await page.getByRole("link", { name: movie.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "not_found_heading"));
  await expect(page).toHaveTitle(new RegExp(textIn("tr", "not_found_title")));
  await page
    .getByRole("main")
    .getByRole("link", { name: textIn("tr", "nav_series") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "series_list_title"));
});
