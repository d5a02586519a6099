import { readFileSync } from "node:fs";
import path from "node:path";
import PQueue from "p-queue";
import { readText } from "../../src/build/articles/read-text.ts";
import { textFileOf } from "../../src/build/articles/read-texts.ts";
import type { EasyTitle } from "../../src/contract/catalogue.ts";
import type { SiteList } from "../../src/contract/lexicon/site-list.ts";
import { type Locale, locales } from "../../src/domain/locale/locale.ts";
import { articleIds, infoIds, type PageText } from "../../src/web/features/articles/page-text.ts";
import { pageExists, pathOf } from "../../src/web/features/page/paths.ts";
import { expect, openPage, switchLanguage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const ids = [...infoIds, ...articleIds.filter(pageExists)];

type TextId = (typeof ids)[number];

/** The text from which a page is made. */
function textOf(id: TextId, locale: Locale): PageText {
  const file = textFileOf(path.resolve("content"), { id, locale });
  return readText(readFileSync(file, "utf8"), { id, locale }, file).text;
}

for (const locale of locales) {
  test(`${locale}: every page of text stands at its address with its heading`, async ({ page }) => {
    for (const id of ids) {
      const response = await page.goto(pathOf(id, locale));
      expect([id, response?.status()]).toEqual([id, 200]);
      const { heading, contents } = textOf(id, locale);
      await expect(page.getByRole("heading", { level: 1 }), id).toHaveText(heading);
      await expect(page.locator("main article :is(h2, [id=words])").first(), id).toBeVisible();
      await expect(page.locator("html"), id).toHaveAttribute("lang", locale);
      await expect(page.locator("main"), id).not.toContainText("{{");
      for (const { id: heading } of contents) await expect(page.locator(`[id="${heading}"]`), id).toHaveCount(1);
    }
  });

  test(`${locale}: the blog leads to every article and back`, async ({ page }) => {
    await openPage(page, pathOf("blog", locale));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textIn(locale, "blog_heading"));
    for (const id of articleIds.filter(pageExists)) {
      const { title, heading } = textOf(id, locale);
      await page.getByRole("main").getByRole("link", { name: title }).click();
      await expect(page).toHaveURL(pathOf(id, locale));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page
        .getByRole("navigation", { name: textIn(locale, "breadcrumb_label") })
        .getByRole("link", { name: textIn(locale, "blog_title") })
        .click();
      await expect(page).toHaveURL(pathOf("blog", locale));
    }
  });
}

test("switching the language keeps the page, article slugs included", async ({ page }) => {
  for (const id of ["blogGuide", "privacy"] as const) {
    await openPage(page, pathOf(id, "tr"));
    await switchLanguage(page, "tr", "English");
    await expect(page).toHaveURL(pathOf(id, "en"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textOf(id, "en").heading);
    await switchLanguage(page, "en", "Español");
    await expect(page).toHaveURL(pathOf(id, "es"));
  }
});

test("every link of every text leads somewhere", async ({ request }) => {
  // One after the other, each would wait for the site and the site for each.
  const requests = new PQueue({ concurrency: 8 });
  const pages = locales.flatMap((locale) => ids.map((id) => pathOf(id, locale)));
  const texts = await requests.addAll(pages.map((page) => async () => await (await request.get(page)).text()));
  const mains = texts.map((html) => /<main[\s>].*<\/main>/s.exec(html)?.[0] ?? "");
  const addresses = new Set(
    mains.flatMap((main) => [...main.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, address = ""]) => address)),
  );
  const own = [...addresses].filter((address) => address.startsWith("/"));
  expect(own.length).toBeGreaterThan(20);
  // What stands behind # is not sent: places of one page are one request.
  const documents = [...new Set(own.map((address) => address.replace(/#.*/, "")))];
  const answers = await requests.addAll(
    documents.map((address) => async () => [address, (await request.get(address)).status()]),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  const others = [...addresses].filter((address) => !/^(\/|#|https?:\/\/|mailto:\S+@)/.test(address));
  expect(others).toEqual([]);
});

test("a link within a text changes the page without loading a document", async ({ page }) => {
  await openPage(page, pathOf("about", "en"));
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .locator(`main article a[href="${pathOf("references", "en")}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pathOf("references", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("the contents lead to their headings and mark the one that is read", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, pathOf("privacy", "tr"));
  const contents = page.getByRole("navigation", { name: textIn("tr", "text_contents") });
  const third = textOf("privacy", "tr").contents[2];
  await contents.getByRole("link", { name: third?.text ?? "", exact: true }).click();
  await expect(page).toHaveURL(`${pathOf("privacy", "tr")}#${third?.id}`);
  await expect(page.locator(`[id="${third?.id}"]`)).toBeInViewport();
  await expect(contents.locator("[aria-current]")).toHaveText(third?.text ?? "");
});

test("on a phone the contents are folded, and work", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, pathOf("blogGuide", "es"));
  const second = textOf("blogGuide", "es").contents[1];
  const link = page.getByRole("link", { name: second?.text ?? "", exact: true });
  await expect(link).toBeHidden();
  await page.locator("summary", { hasText: textIn("es", "text_contents") }).click();
  await link.click();
  await expect(page.locator(`[id="${second?.id}"]`)).toBeInViewport();
});

test("the references name what is installed, with licences", async ({ page }) => {
  await openPage(page, pathOf("references", "en"));
  const row = page.getByRole("row", { name: /^react \d/ });
  await expect(row).toContainText("MIT");
  await expect(row.getByRole("link")).toHaveAttribute("href", "https://react.dev/");
  await expect(page.getByRole("row", { name: /WordNet 3\.1/ })).toContainText("WordNet");
  const folded = page.locator("summary", { hasText: textIn("en", "packages_indirect") });
  await folded.click();
  await expect(page.getByRole("row", { name: /^scheduler / })).toBeVisible();
});

test("the A1 article holds the lexicon's words, in the document and in use", async ({ page, request }) => {
  const path = pathOf("blogWordsA1", "tr");
  const words: { phrase: string; mean: string }[] = await (
    await request.get("/api/WordList/GetLexiconWords?level=1&MeanLanguageType=2")
  ).json();
  const html = await (await request.get(path)).text();
  expect(words.length).toBeGreaterThan(300);
  for (const { phrase } of words.slice(0, 50)) expect(html).toContain(`>${phrase}</b>`);
  await openPage(page, path);
  // What one list of one level, said by nobody, has nothing to tell of.
  const list = page.getByRole("region", { name: textOf("blogWordsA1", "tr").heading });
  await expect(list.getByRole("columnheader", { name: textIn("tr", "column_level") })).toBeVisible();
  await expect(list.getByRole("columnheader", { name: textIn("tr", "column_count") })).toHaveCount(0);
  await expect(list.getByRole("columnheader").first()).toHaveAttribute("aria-sort", "ascending");
  await expect(list.getByRole("group")).toHaveCount(0);
  await expect(list.getByRole("heading")).toHaveCount(0);
  await expect(list.getByText(/0×|NaN/)).toHaveCount(0);
  const search = page.getByRole("main").getByRole("searchbox");
  const wanted = words.find(({ phrase }) => phrase.length > 7);
  await search.fill(wanted?.phrase ?? "");
  await expect(page.getByRole("table").locator("tbody:not([hidden]) > tr:not([hidden])").first()).toContainText(
    wanted?.mean ?? "",
  );
  await expect
    .poll(() => page.getByRole("table").locator("tbody:not([hidden]) > tr:not([hidden])").count())
    .toBeLessThan(5);
});

test("the list of 5000 words opens part by part, and finds a word in any of them", async ({ page, request }) => {
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/api/WordList/")) asked.push(new URL(sent.url()).search);
  });
  const path = pathOf("blogWords5000", "tr");
  const html = await (await request.get(path)).text();
  // Every word is in the document, for readers without scripts and for search engines.
  const list: SiteList = await (await request.get("/api/WordList/GetSiteList?list=common")).json();
  const missing = list.parts.filter(({ phrases }) => !html.includes(`>${phrases.join(", ")}<`));
  expect(missing).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, path);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  const closed = await heightOf();
  // What an article may be at most on a phone, with a part of its list open.
  const most = 50_000;
  expect(closed).toBeLessThan(most);
  expect(asked).toEqual([]);
  const parts = page.getByRole("article").locator("details[name]");
  await expect(parts).toHaveCount(50);
  await parts.nth(2).locator("summary").click();
  await expect(parts.nth(2).getByRole("row").nth(100)).toBeAttached();
  const opened = await heightOf();
  expect(opened).toBeGreaterThan(closed);
  expect(opened).toBeLessThan(most);
  expect(asked).toEqual(["?list=common&part=3&MeanLanguageType=2"]);

  await page.getByRole("searchbox", { name: textIn("tr", "parts_search") }).fill("umbrella");
  await page.keyboard.press("Enter");
  const row = page.getByRole("row", { name: /umbrella/ });
  await expect(row.getByRole("checkbox")).toBeFocused();
  await expect(row).toBeInViewport();
  await expect(parts.nth(2).getByRole("table")).toHaveCount(0);
  await expect(row).toContainText("şemsiye");
});

test("a day of the exam words can be quizzed", async ({ page }) => {
  await openPage(page, pathOf("blogAcademicWords", "en"));
  const day = page.getByRole("article").locator("details[name]").nth(1);
  await day.locator("summary").click();
  await day
    .getByRole("checkbox", { name: /\d+ words/ })
    .first()
    .check();
  await page.getByRole("button", { name: textIn("en", "words_start_quiz") }).click();
  await expect(page).toHaveURL(pathOf("quiz", "en"));
  await expect(page.getByRole("main")).toContainText("600 academic words");
});

test("figures of articles come from the catalogue", async ({ page, request }) => {
  const { speech, parts }: SiteList = await (await request.get("/api/WordList/GetSiteList?list=common")).json();
  await page.goto(pathOf("blogWords5000", "en"));
  const share = (words: number) =>
    new Intl.NumberFormat("en", { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
      words / speech.runningWords,
    );
  const firstThousand = parts.slice(0, 10).reduce((sum, { spokenWords }) => sum + spokenWords, 0);
  expect(firstThousand).toBeGreaterThan(0);
  await expect(page.getByRole("row", { name: /^Words 1–1,000/ })).toContainText(share(firstThousand));
  await expect(page.getByRole("row", { name: /^Grammar words/ })).toContainText(share(speech.closedClassWords));

  const titles: EasyTitle[] = await (await request.get("/api/Home/GetEasyTitles")).json();
  expect(titles.length).toBeGreaterThan(0);
  await page.goto(pathOf("blogEasySeries", "en"));
  for (const { name, wordsPerMinute } of titles) {
    await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText(String(wordsPerMinute));
  }
});

test("the articles with lists are told to machines as sets of terms", async ({ page }) => {
  for (const id of ["blogWordsA1", "blogWords5000", "blogAcademicWords"] as const) {
    await page.goto(pathOf(id, "es"));
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const set = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "DefinedTermSet");
    expect(set.hasDefinedTerm, id).toHaveLength(id === "blogAcademicWords" ? 20 : 50);
    expect(set.hasDefinedTerm[0]).toMatchObject({ "@type": "DefinedTerm", name: expect.stringMatching(/^\w/) });
  }
});

test("an article says who, when and where to machines", async ({ page }) => {
  await page.goto(pathOf("blogGuide", "en"));
  // They came with the document, and no script changes them.
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block));
  expect(data.find((block) => block["@type"] === "Article")).toMatchObject({
    headline: textOf("blogGuide", "en").heading,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    inLanguage: "en",
  });
  expect(data.find((block) => block["@type"] === "BreadcrumbList").itemListElement).toHaveLength(3);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator("main time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  await expect(page.getByText(patternIn("en", "text_minutes")).first()).toBeVisible();
});
