import type { Locator, Page } from "@playwright/test";
import type { Locale } from "../../src/domain/locale/locale.ts";
import { ownUrl, pathOf } from "../../src/web/features/page/paths.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { expectAccessible, expectToFit, narrowest } from "./accessibility.ts";
import { signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

// The documents of titles of one's own are 404 for everybody.
test.use({ expectedErrors: /status of 404/ });

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
const pageIn = (locale: Locale) => pathOf("episode", locale, { url: ownUrl("the-quiet-pier"), season: 2, episode: 3 });

/** A visitor has an episode read and opens its page; its words are the same that the seed says. */
async function readEpisode(page: Page, locale: Locale, seed: number): Promise<void> {
  await openPage(page, pathOf("bring", locale));
  const main = page.getByRole("main");
  await expect(main.getByText(textIn(locale, "bring_visitor_one"))).toBeVisible();
  const chosen = main.getByLabel(textIn(locale, "bring_choose_files"));
  const file = (name: string) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from(subtitleText({ words: 300, seed })),
  });
  await chosen.setInputFiles([file("a.srt"), file("b.srt")]);
  await expect(main.getByRole("alert")).toHaveText(textIn(locale, "bring_visitor_many"));
  await chosen.setInputFiles([file("The.Quiet.Pier.S02E03.srt")]);
  await button(main, textIn(locale, "bring_arrange")).click();
  await expect(page).toHaveURL(pageIn(locale));
}

/** How often each of this document's calls was asked of the site. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname.slice("/api/".length));
  });
  return calls;
}

for (const locale of ["tr", "en", "es"] as const) {
  test(`a visitor's episode has all of a title, in this browser alone: ${locale}`, async ({ page }) => {
    await page.setViewportSize(narrowest);
    await readEpisode(page, locale, 11);
    const main = page.getByRole("main");
    const calls = callsOf(page);
    await page.reload();
    await expect(main.getByRole("heading", { level: 1 })).toContainText("The Quiet Pier");
    const level = button(main, /^A2/);
    const start = button(main, patternIn(locale, "tonight_start"));
    await expect(level.or(start).first()).toBeVisible();
    if (await level.isVisible()) await level.click();
    await expect(start).toBeVisible();
    await expect(main.getByRole("listitem").first()).toBeVisible();
    expect(calls.filter((call) => /^(WordList|MySeries)\/Get(WordListV2|Tonight|Coverage$)/.test(call))).toEqual([]);
    await expectAccessible(page, "a visitor's episode");
    await expectToFit(page);
    await start.click();
    await button(main, textIn(locale, "teach_ask")).click();
    await button(main, /^1 /).click();
    await expect(page.getByRole("article")).toBeVisible();
  });
}

test("signing in takes it over, once, whatever tabs there are", async ({ page, context, request }) => {
  await readEpisode(page, "tr", 12);
  const other = await context.newPage();
  const { userData } = await signUp(request);
  await page.goto("/robots.txt");
  await page.evaluate(
    (stored) => localStorage.setItem("userData", stored),
    JSON.stringify({ ...userData, knownList: [] }),
  );
  await Promise.all([openPage(page, pathOf("home", "tr")), openPage(other, pathOf("home", "tr"))]);
  const headers = { authorization: `Bearer ${userData.token}` };
  const ownTitles = async () => (await (await request.get("/api/MySeries/GetTitles", { headers })).json()).seriesList;
  await expect
    .poll(ownTitles)
    .toMatchObject([{ name: "The Quiet Pier", seasons: [{ seasonNumber: 2, episodes: [{ episodeNumber: 3 }] }] }]);
  for (const tab of [page, other]) {
    await openPage(tab, pageIn("tr"));
    await expect(tab.getByRole("main").getByRole("heading", { level: 1 })).toContainText("The Quiet Pier");
  }
  expect(await ownTitles()).toHaveLength(1);
  // Nothing of it is left for who uses this browser next.
  await page.evaluate(() => localStorage.removeItem("userData"));
  await openPage(page, pageIn("tr"));
  await expect(page.getByRole("heading", { level: 1, name: textIn("tr", "not_found_heading") })).toBeVisible();
});

test("before it is arranged, or without one, its addresses are not found", async ({ page }) => {
  await openPage(page, pageIn("tr"));
  await expect(page.getByRole("heading", { level: 1, name: textIn("tr", "not_found_heading") })).toBeVisible();
});
