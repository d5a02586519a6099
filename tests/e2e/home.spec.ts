import type { Locator, Page } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { violationsOf } from "./accessibility.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

/** Time stands still in the page; only `page.clock.runFor` moves it on. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
}

/** Brings an element into view, and waits until the page's own observers have been told: they are older than this one. */
async function showToObservers(element: Locator): Promise<void> {
  await element.evaluate(
    (target) =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(([entry], observer) => {
          if (!entry?.isIntersecting) return target.scrollIntoView({ behavior: "instant", block: "center" });
          observer.disconnect();
          resolve();
        }).observe(target);
      }),
  );
}

test.describe("the counters", () => {
  const durationMs = 3_000;
  const frameMs = 16;

  test("stand at their last figure at once with reduced motion", async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, "/");
    await stopClock(page);
    const figures = page.getByRole("definition");
    const moving = figures.locator("[aria-hidden]").last();
    const shown = await figures.last().textContent();
    await showToObservers(figures.last());
    await moving.waitFor();
    await showToObservers(figures.last());
    for (let passed = 0; passed < durationMs; passed += 500) {
      await page.clock.runFor(500);
      await expect(moving).toHaveText(shown ?? "");
    }
    await expect(figures.last()).toHaveText(new RegExp(`^(${shown}){3}$`));
  });

  test("count up once when they are seen, and are always told in full", async ({ page }) => {
    await page.clock.install();
    await page.route("**/api/Home/GetContent", async (route) => {
      const content = await (await route.fetch()).json();
      const [movie] = content.movieList;
      const movieList = Array.from({ length: 250 }, (_, id) => ({ ...movie, id: id + 1000 }));
      await route.fulfill({ json: { ...content, movieList } });
    });
    await openPage(page, "/film");
    await page.getByRole("link", { name: textIn("tr", "nav_home"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn("tr", "home_heading"));
    const figure = page.getByRole("definition").last();
    const told = () => expect(figure).toMatchAriaSnapshot(`- definition: "250"`);
    await told();
    await stopClock(page);
    const moving = figure.locator("[aria-hidden]").last();
    // What counts is loaded once the figures are seen.
    await showToObservers(figure);
    await moving.waitFor();
    await showToObservers(figure);
    let last = 0;
    for (let passed = 0; passed < 0.8 * durationMs; passed += 0.2 * durationMs) {
      await page.clock.runFor(0.2 * durationMs);
      await expect.poll(async () => Number(await moving.textContent())).toBeGreaterThan(last);
      last = Number(await moving.textContent());
      expect(last).toBeLessThan(250);
      await told();
    }
    await page.clock.runFor(0.2 * durationMs + frameMs);
    await expect(moving).toHaveText("250");

    await showToObservers(page.getByRole("heading", { level: 1 }));
    await showToObservers(figure);
    for (let passed = 0; passed < durationMs; passed += 500) {
      await page.clock.runFor(500);
      await expect(moving).toHaveText("250");
    }
  });
});

test("the newest titles, the note and the four steps are on the home page", async ({ page }) => {
  for (const locale of locales) {
    await openPage(page, pathOf("home", locale));
    const heading = (key: string) => page.getByRole("heading", { name: textIn(locale, key) });
    await expect(heading("home_congratulations_heading")).toBeVisible();
    const newest = page.getByRole("region", { name: textIn(locale, "home_newest_heading") });
    await expect(newest.getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("figure")).toContainText("suitcase");
    // No store is set up for the tests; the badges are the Turkish page's alone in any case.
    await expect(heading("home_apps_heading")).toHaveCount(0);
  }
});

test("the yellow button leads to the kind of titles that there are more of", async ({ page }) => {
  await openPage(page, "/");
  const ways = page.getByRole("main").getByRole("link", { name: /göz at$/ });
  await expect(ways.first()).toHaveText(textIn("tr", "home_to_movies"));
  await expect(ways.nth(1)).toHaveText(textIn("tr", "home_to_series"));
  await ways.first().click();
  await expect(page).toHaveURL(pathOf("movies", "tr"));
});

test("the subtitle is one for the level that is chosen, and its words open", async ({ page }) => {
  const text = (key: string, values = {}) => textIn("tr", key, values);
  await openPage(page, "/");
  const line = page.getByRole("figure");
  await expect(line).toContainText(text("home_line_tap"));
  await line.getByRole("button", { name: "suspicious" }).click();
  const card = line.getByText("making you feel that something may be wrong");
  await expect(card).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();

  const film = page.getByRole("region", { name: text("home_film_heading") });
  await expect(film).toContainText(text("home_film_own"));
  const chip = (level: string) => page.getByRole("group").getByRole("button", { name: level });
  await chip("B1").click();
  await expect(chip("B1")).toHaveAttribute("aria-pressed", "true");
  await expect(line).toContainText("vanished");
  await expect(line.getByText(patternIn("tr", "home_line_new"))).toContainText("3");
  await expect(film).not.toContainText(text("home_film_own"));
  await expect(film.getByText(/^Konuşulanların %\d+’\S+ anlıyorsunuz$/)).toBeVisible();
  await page.reload();
  await expect(line).toContainText("vanished");
  await chip("C1").click();
  await expect(line).toContainText(text("home_line_known"));
  expect(await violationsOf(page)).toEqual([]);
});

test("what people did this week is told, and nothing where they were few", async ({ page }) => {
  const figures = page.getByRole("region", { name: textIn("tr", "home_figures_heading") });
  const told = figures.getByRole("paragraph");
  let learners = 1_234;
  await page.route("**/api/Home/GetWeek", (route) => route.fulfill({ json: { learners, answers: 5_678, words: 910 } }));
  await openPage(page, "/");
  await figures.scrollIntoViewIfNeeded();
  await expect(told).toContainText("1.234");
  await expect(told).toContainText("5.678");
  learners = 0;
  const answered = page.waitForResponse("**/api/Home/GetWeek");
  await page.reload();
  await figures.scrollIntoViewIfNeeded();
  await answered;
  await expect(told).toHaveCount(0);
});
