import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { unknownPathOf } from "../../src/web/features/page/paths.ts";
import { violationsOf } from "./accessibility.ts";
import { everyPath, sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

/** Axe takes a minute for hundreds of rows that are all alike, hidden ones too: they are taken out of the page. */
async function leaveFewRows(page: Page): Promise<void> {
  const box = page.getByRole("main").getByRole("searchbox");
  if ((await box.count()) === 0) return;
  const table = page.getByRole("table").last();
  const phrase = await table.locator("tbody b").first().textContent();
  await box.fill(phrase ?? "");
  await expect.poll(() => table.locator("tbody tr:not([hidden])").count()).toBeLessThan(40);
  await table.evaluate((element) => {
    for (const row of element.querySelectorAll("tbody tr[hidden]")) row.remove();
  });
}

const looks = [
  { colorScheme: "light", width: 1280 },
  { colorScheme: "dark", width: 1280 },
  { colorScheme: "light", width: 320 },
  { colorScheme: "dark", width: 320 },
] as const;

test.describe("every page", () => {
  // The page that is not there, and a mailed link whose code nobody was sent.
  test.use({ expectedErrors: /status of 40[04]/ });

  for (const [look, { colorScheme, width }] of looks.entries()) {
    test(`is accessible in ${colorScheme} colours at ${width} pixels`, async ({ page, request }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 720 });
      const sample = await sampleOf(request);
      for (const [index, id] of [...everyPath(sample, "tr").keys(), undefined].entries()) {
        // Another language for every look, so that each page is met in each of them.
        const locale = locales[(index + look) % locales.length] ?? "tr";
        const path = (id && everyPath(sample, locale).get(id)) ?? unknownPathOf(locale);
        await openPage(page, path);
        await leaveFewRows(page);
        expect(await violationsOf(page), path).toEqual([]);
      }
    });
  }

  test("fits into 320 pixels", async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [...everyPath(await sampleOf(request), "tr").values(), unknownPathOf("es")]) {
      await openPage(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  });

  test("has one main heading, a description and its other languages", async ({ page, request }) => {
    test.slow();
    const sample = await sampleOf(request);
    const titles: string[] = [];
    for (const [index, id] of [...everyPath(sample, "tr").keys()].entries()) {
      const path = everyPath(sample, locales[index % locales.length] ?? "tr").get(id) ?? "";
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      // Pages of a person's own are in no index.
      if ((await page.locator("meta[name=robots][content*=noindex]").count()) > 0) continue;
      await expect(page.locator("meta[name=description]"), path).toHaveAttribute("content", /.{40,}/);
      expect(new URL((await page.locator("link[rel=canonical]").getAttribute("href")) ?? "").pathname).toBe(path);
      await expect(page.locator("link[rel=alternate][hreflang]"), path).toHaveCount(locales.length + 1);
      for (const link of await page.locator("link[rel=alternate][hreflang]").all()) {
        const { pathname } = new URL((await link.getAttribute("href")) ?? "");
        expect((await request.get(pathname)).status(), `${path}: ${pathname}`).toBe(200);
      }
      titles.push(await page.title());
    }
    expect(titles.length).toBeGreaterThan(10);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`what opens on a page is accessible at 320 pixels in ${colorScheme} colours`, async ({ page, request }) => {
    test.slow();
    const sample = await sampleOf(request);
    const paths = everyPath(sample, "tr");
    // What rises and changes its colour does so in no time: axe would see it half way.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 720 });

    await openPage(page, paths.get("movieDetail") ?? "");
    const row = page.getByRole("table").last().getByRole("row").nth(1);
    await row.getByRole("checkbox").check();
    await row.getByRole("button").click();
    await leaveFewRows(page);
    expect(await violationsOf(page), "an open row and a selection").toEqual([]);
    await page.getByRole("main").getByRole("searchbox").fill("zzzz");
    await expect(page.getByText(textIn("tr", "words_no_match"))).toBeVisible();
    expect(await violationsOf(page), "no word that matches").toEqual([]);

    await openPage(page, paths.get("episode") ?? "");
    await leaveFewRows(page);
    await page.getByLabel(textIn("tr", "words_cover")).check();
    await page.getByLabel(textIn("tr", "coverage_level")).selectOption("2");
    await page.getByRole("button", { name: /1\. sezon 1\. bölüm/ }).click();
    await expect(page.getByRole("navigation", { name: textIn("tr", "episode_picker") })).toBeVisible();
    expect(await violationsOf(page), "the ways to other episodes, covered meanings, coverage").toEqual([]);

    await openPage(page, paths.get("blogGuide") ?? "");
    await page.getByRole("article").locator("summary").click();
    expect(await violationsOf(page), "the contents of an article").toEqual([]);
  });
}
