import type { Page } from "@playwright/test";
import { locales } from "../../src/domain/locale/locale.ts";
import { unknownPathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectToFit, narrowest } from "./accessibility.ts";
import { everyPath, localeInTurn, sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

/** Axe takes a minute for hundreds of rows that are all alike, hidden ones too: they are taken out of the page. */
async function leaveFewRows(page: Page): Promise<void> {
  const box = page.getByRole("main").getByRole("searchbox");
  if ((await box.count()) === 0) return;
  const table = page.getByRole("table").last();
  // A list in parts has no rows until a part is opened.
  if ((await table.locator("tbody b").count()) === 0) return;
  const phrases = await table.locator("tbody b").allTextContents();
  const [longest = ""] = phrases.toSorted((a, b) => b.length - a.length);
  await box.fill(longest);
  await expect.poll(() => table.locator("tbody:not([hidden]) > tr:not([hidden])").count()).toBeLessThan(40);
  await table.evaluate((element) => {
    for (const row of element.querySelectorAll("tbody[hidden], tr[hidden]")) row.remove();
  });
}

/** What the document says of itself; it came with it, and no script changes it. */
async function headOf(page: Page) {
  return await page.evaluate(() => {
    const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? "";
    const pathIn = (address: string) => decodeURI(new URL(address).pathname);
    return {
      isPrivate: document.querySelector("meta[name=robots][content*=noindex]") !== null,
      description: attribute("meta[name=description]", "content"),
      canonical: pathIn(attribute("link[rel=canonical]", "href") || location.href),
      others: [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].map(({ href }) =>
        pathIn(href),
      ),
    };
  });
}

const wide = { width: 1280, height: 720 };

test.describe("every page", () => {
  // The page that is not there, and a mailed link whose code nobody was sent.
  test.use({ expectedErrors: /status of 40[04]/ });

  for (const locale of locales) {
    test(`is accessible, fits into 320 pixels, and says what it is, in ${locale}`, async ({ page, request }) => {
      const sample = await sampleOf(request);
      const addresses = everyPath(sample, locale);
      const titles: string[] = [];
      for (const [index, [id, path]] of [...addresses, [undefined, unknownPathOf(locale)] as const].entries()) {
        await page.setViewportSize(narrowest);
        await openPage(page, path);
        await expectToFit(page, path);
        // What axe and machines look for is the same in every language, but for the widths.
        if (locale !== localeInTurn(index)) continue;
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
        const head = await headOf(page);
        // Pages of a person's own, and those that are not there, are in no index.
        if (id !== undefined && !head.isPrivate) {
          expect(head.description.length, path).toBeGreaterThanOrEqual(40);
          expect(head.canonical, path).toBe(path);
          const others = locales.map((other) => everyPath(sample, other).get(id));
          expect(new Set(head.others), path).toEqual(new Set(others));
          expect(head.others, path).toHaveLength(locales.length + 1);
          titles.push(await page.title());
        }
        await leaveFewRows(page);
        await expectAccessible(page, `${path} on a phone`);
        await page.setViewportSize(wide);
        await expectAccessible(page, path);
      }
      expect(titles.length).toBeGreaterThan(5);
      expect(new Set(titles).size).toBe(titles.length);
    });
  }
});

test("what opens on a page is accessible at 320 pixels", async ({ page, request }) => {
  const sample = await sampleOf(request);
  const paths = everyPath(sample, "tr");
  await page.setViewportSize(narrowest);

  await openPage(page, paths.get("movieDetail") ?? "");
  const row = page.getByRole("table").last().getByRole("row").nth(1);
  await row.getByRole("checkbox").check();
  await row.getByRole("button").click();
  await leaveFewRows(page);
  await expectAccessible(page, "an open row and a selection");
  // Rows that were taken out of the page are not there for React to change.
  await openPage(page, paths.get("movieDetail") ?? "");
  await page.getByRole("main").getByRole("searchbox").fill("zzzz");
  await expect(page.getByText(textIn("tr", "words_no_match"))).toBeVisible();
  await expectAccessible(page, "no word that matches");

  await openPage(page, paths.get("episode") ?? "");
  // The level changes the order of the rows.
  await page.getByRole("button", { name: /^A2/ }).click();
  await expect(page.getByRole("heading", { name: patternIn("tr", "tonight_heading") })).toBeVisible();
  await leaveFewRows(page);
  await page.getByRole("button", { name: textIn("tr", "titles_filters_open") }).click();
  await page.getByLabel(textIn("tr", "words_cover")).check();
  await page.getByText(textIn("tr", "quiz_settings")).click();
  await page.getByRole("button", { name: /1\. sezon 1\. bölüm/ }).click();
  await expect(page.getByRole("navigation", { name: textIn("tr", "episode_picker") })).toBeVisible();
  await expectAccessible(page, "the ways to other episodes, covered meanings, coverage");

  await openPage(page, paths.get("blogAcademicWords") ?? "");
  const parts = page.getByRole("article").locator("details[name]");
  const search = page.getByRole("searchbox", { name: textIn("tr", "parts_search") });
  await search.fill("er");
  await expect(page.getByText(textIn("tr", "parts_many"))).toBeVisible();
  await expectAccessible(page, "words that a search of a list in parts finds");
  await search.fill("");
  await parts.first().locator("summary").click();
  await expect(parts.first().getByRole("row").nth(1)).toBeVisible();
  await expectToFit(page, "an open part of a list");
  await expectAccessible(page, "an open part of a list");

  await openPage(page, paths.get("blogGuide") ?? "");
  await page.getByRole("article").locator("summary").click();
  await expectAccessible(page, "the contents of an article");
});
