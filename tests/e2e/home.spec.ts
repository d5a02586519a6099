import { pathOf } from "../../src/web/features/page/paths.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.describe("the counters", () => {
  test("stand at their last figure at once with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, "/");
    const figures = page.getByRole("definition");
    const shown = await figures.locator("[aria-hidden]").last().textContent();
    await figures.first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await expect(figures.locator("[aria-hidden]").last()).toHaveText(shown ?? "");
    await expect(figures.last()).toHaveText(new RegExp(`^(${shown}){3}$`));
  });

  test("count up once when they are seen, and are always told in full", async ({ page }) => {
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
    await expect(figure).toMatchAriaSnapshot(`- definition: "250"`);
    const moving = figure.locator("[aria-hidden]").last();
    const counted = moving.evaluate(
      (element) =>
        new Promise<{ figures: number[]; took: number }>((resolve) => {
          const figures: number[] = [];
          let started: number | undefined;
          new MutationObserver(() => {
            started ??= performance.now();
            figures.push(Number(element.textContent));
            if (figures.at(-1) === 250) resolve({ figures, took: performance.now() - started });
          }).observe(element, { characterData: true, childList: true, subtree: true });
        }),
    );
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toMatchAriaSnapshot(`- definition: "250"`);
    const { figures, took } = await counted;
    expect(figures.length).toBeGreaterThan(5);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    // Rounded, the last figure is there a while before the 3 s are over.
    expect(took).toBeGreaterThan(1500);
    expect(took).toBeLessThan(6000);
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await figure.scrollIntoViewIfNeeded();
    await page.waitForTimeout(200);
    await expect(moving).toHaveText("250");
  });
});

test("the newest titles, the note and the four steps are on the home page", async ({ page }) => {
  for (const locale of ["tr", "en", "es"] as const) {
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
