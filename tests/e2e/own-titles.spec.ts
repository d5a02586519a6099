import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { ownUrl, pathOf } from "../../src/web/features/page/paths.ts";
import { readPdf } from "../factories/read-pdf.ts";
import { subtitleText } from "../factories/subtitle-text.ts";
import { expectAccessible, narrowest } from "./accessibility.ts";
import { bringOne, member } from "./brought.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

// The documents of titles that somebody has brought are 404 for everybody.
test.use({ expectedErrors: /status of 404/ });

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });

/** The names of what the header's search finds. */
async function search(page: Page, words: string): Promise<Locator> {
  const found = page.getByRole("search");
  await found.getByRole("searchbox").fill(words);
  return found.getByRole("link");
}

test("the search of the header finds one's own title first, and nobody else's", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  const owner = await member(request);
  const title = `${series.name} Again`;
  const { combinedUrl } = await bringOne(request, owner, { title, kind: "series" });
  await openSignedIn(page, pathOf("movies", "tr"), owner);
  const found = await search(page, series.name);
  await expect(found.first()).toContainText(title);
  await expect(found.first()).toContainText(text("own_mark"));
  await expect(found.nth(1)).toContainText(series.name);
  await expectAccessible(page, "own titles in the search");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("seriesDetail", "tr", { url: ownUrl(combinedUrl) }));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  // Of another person, and of a visitor in the same browser, it is not there.
  for (const other of [await member(request), undefined]) {
    await page.evaluate((stored) => {
      if (stored === undefined) localStorage.removeItem("userData");
      else localStorage.setItem("userData", stored);
    }, other && JSON.stringify(other));
    await openPage(page, pathOf("movies", "tr"));
    const theirs = await search(page, series.name);
    await expect(theirs.first()).toContainText(series.name);
    await page.waitForLoadState("networkidle");
    await expect(theirs.filter({ hasText: title })).toHaveCount(0);
  }
});

for (const viewport of [narrowest, { width: 1440, height: 900 }]) {
  test(`one's own titles come late into the list of series and move nothing, ${viewport.width} wide`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    const owner = await member(request);
    const name = "A Series of a Name That Is Longer Than Any Card Is Wide";
    for (const title of [name, "Low Tide"]) await bringOne(request, owner, { title, kind: "series" });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(entry, "value") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/MySeries/GetTitles", async (route) => {
      await held;
      await route.continue();
    });
    await openSignedIn(page, pathOf("series", "tr"), owner);
    const own = page.getByRole("region", { name: text("own_heading") });
    await page.waitForFunction(() => document.fonts.status === "loaded");
    await expect(own).toHaveCount(0);
    release();
    await expect(own.getByRole("link", { name })).toBeVisible();
    await expect(own.getByText(text("own_mark"))).toHaveCount(2);
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBe(0);
    await expectAccessible(page, "own titles in a list");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    // For films the same place says what it is for.
    await openPage(page, pathOf("movies", "tr"));
    await expect(own.getByText(text("own_none_here"))).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "moved"))).toBe(0);
  });
}

test("a film is brought by its pasted text, and has a page, a list with minutes, and a place in a plan", async ({
  page,
  request,
}) => {
  const owner = await member(request);
  await openSignedIn(page, pathOf("bring", "tr"), owner);
  const main = page.getByRole("main");
  await button(main, text("bring_paste")).click();
  const field = main.getByLabel(text("bring_paste_label"));
  await expect(button(main, text("bring_paste_action"))).toBeDisabled();
  await field.fill(subtitleText({ words: 300, seed: 7 }));
  await expectAccessible(page, "pasting");
  await button(main, text("bring_paste_action")).click();
  await expect(main.getByText(text("bring_unclear"))).toBeVisible();
  await main.getByText(text("bring_kind_movie"), { exact: true }).click();
  await main.getByLabel(text("bring_name")).fill("Low Tide");
  await main.getByLabel(text("bring_year")).fill("1999");
  const arrange = button(main, text("bring_arrange"));
  await expect(arrange).toHaveAttribute("aria-busy", "false");
  await arrange.click();
  const place = pathOf("movieDetail", "tr", { url: ownUrl("low-tide") });
  await expect(page).toHaveURL(place);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Low Tide");
  await expectAccessible(page, "a film of one's own");

  await openPage(page, pathOf("movieCompanion", "tr", { url: ownUrl("low-tide") }));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Low Tide");

  await openPage(page, pathOf("watchPlan", "tr"));
  await page.getByRole("checkbox", { name: `Low Tide (${text("own_mark")})` }).check();
  await button(page, text("plan_make")).click();
  const days = page.getByRole("region", { name: text("plan_days") });
  const watched = days.getByRole("link", { name: /Low Tide/ });
  // The months after the first are folded.
  await expect(days.getByRole("heading", { level: 3 }).last()).toBeVisible();
  for (const month of await days.getByRole("heading", { level: 3 }).all()) {
    if (!(await watched.isVisible())) await month.click();
  }
  await watched.click();
  await expect(page).toHaveURL(place);
});

test("a premium member has a PDF of a title of their own, and a list that keeps its minutes through an undo", async ({
  page,
  request,
}) => {
  const owner = await member(request, true);
  const wanted = { title: "Low Tide", kind: "series", words: 300, seed: 5 } as const;
  const { combinedUrl, seasons } = await bringOne(request, owner, wanted);
  const place = pathOf("episode", "tr", { url: ownUrl(combinedUrl), season: 1, episode: 1 });
  await openSignedIn(page, place, { ...owner, knownLevel: 1 });
  const rows = page.getByRole("table").locator("tbody:not([hidden]) > tr:not([hidden])");
  for (const row of [0, 1, 2]) await rows.nth(row).getByRole("checkbox").check();
  const phrases = (await rows.locator("b").allTextContents()).slice(0, 3);
  await page.getByRole("button", { name: "PDF", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const download = page.waitForEvent("download");
  await button(dialog, text("pdf_make")).click();
  const { pages } = await readPdf(await readFile(await (await download).path()));
  const printed = pages.flat().join(" ");
  for (const phrase of phrases) expect(printed).toContain(phrase);
  await page.keyboard.press("Escape");

  const headers = { authorization: `Bearer ${owner.token}` };
  const post = async (call: string, data: object) =>
    await (await request.post(`/api/WordList/${call}`, { headers, data })).json();
  const get = async (query: string) => await (await request.get(`/api/WordList/${query}`, { headers })).json();
  const { id: episodeId } = seasons[0]?.episodes[0] ?? {};
  const words: { id: number }[] = await get(`GetWordListV2?type=2&id=${episodeId}`);
  const list = await post("CreateList", { title: "Gelgit" });
  const wordIds = words.slice(0, 3).map(({ id }) => id);
  await post("AddWords", { id: list.id, wordIds, from: { type: 2, id: episodeId } });
  const listed = () => get(`GetWordListV2?type=1&id=${list.id}`);
  const before: { times: number[] }[] = await listed();
  expect(before.flatMap(({ times }) => times)).toHaveLength(3);
  await openPage(page, pathOf("wordList", "tr", { url: list.url }));
  await rows.nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: text("list_remove"), exact: true }).click();
  await expect(rows).toHaveCount(2);
  await button(page, text("words_undo")).click();
  await expect(rows).toHaveCount(3);
  await expect.poll(listed).toEqual(before);
});
