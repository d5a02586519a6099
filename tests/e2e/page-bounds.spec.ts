import type { APIRequestContext } from "@playwright/test";
import type { Content } from "../../src/contract/catalogue.ts";
import { locales } from "../../src/domain/locale/locale.ts";
import { type PathId, pageExists, pathIds, pathOf, patternOf } from "../../src/web/features/page/paths.ts";
import { everyPath, sampleOf } from "./catalogue.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";
import { rowsOf, showAllWords } from "./word-tables.ts";

type Bounds = { readonly rows: number; readonly kilobytes: number };

const ordinary: Bounds = { rows: 300, kilobytes: 200 };
/** The first words of a film or episode, or of a level. */
const ofTitle: Bounds = { rows: 460, kilobytes: 400 };

/** Most that a document may have. */
const bounds: { readonly [Id in PathId]?: Bounds } = {
  seriesDetail: ofTitle,
  movieDetail: ofTitle,
  episode: ofTitle,
  wordList: { rows: 105, kilobytes: 150 },
  blogWordsA1: ofTitle,
  // A row for each package.
  references: { rows: 400, kilobytes: 200 },
};

/** A list of the whole lexicon. */
async function longList(request: APIRequestContext): Promise<{ readonly url: string; readonly wordCount: number }> {
  return await (await request.post("/api/WordList/GenerateList", { data: { levels: [1, 2, 3, 4, 5] } })).json();
}

test("every address has a document of bounded size, a list of the whole lexicon too", async ({ request }) => {
  const sample = { ...(await sampleOf(request)), listUrl: (await longList(request)).url };
  const content: Content = await (await request.get("/api/Home/GetContent")).json();
  const wordiest = content.movieList.toSorted((a, b) => b.wordCount - a.wordCount)[0] ?? sample.movie;
  const asked = new Set<PathId>();
  for (const locale of locales) {
    for (const [id, path] of everyPath({ ...sample, movie: wordiest }, locale)) {
      const { rows, kilobytes } = bounds[id] ?? ordinary;
      const html = await (await request.get(path)).text();
      asked.add(id);
      expect(html.match(/<tr[ >]/g)?.length ?? 0, `rows of ${path}`).toBeLessThanOrEqual(rows);
      expect(html.length / 1024, `kilobytes of ${path}`).toBeLessThanOrEqual(kilobytes);
    }
  }
  expect([...asked].toSorted()).toEqual(pathIds.filter(pageExists).toSorted());
});

test("an address with a part that can name nothing is a page that is not there", async ({ request }) => {
  for (const locale of locales) {
    for (const id of pathIds.filter(pageExists)) {
      const pattern = patternOf(id, locale) ?? "";
      if (!/:(url|code)/.test(pattern)) continue;
      for (const name of ["%00", "a%00b", "%F0%9F%98%80", "x".repeat(3_000)]) {
        const path = pattern.replace(/:(url|code)/, name).replaceAll(/:\w+/g, "1");
        // A mailed code is for the browser to try.
        const expected = pattern.includes(":code") ? 200 : 404;
        expect((await request.get(path)).status(), path.slice(0, 80)).toBe(expected);
      }
    }
  }
});

test("a long list begins with its first hundred words, and the browser adds the others", async ({ page, request }) => {
  const { url, wordCount } = await longList(request);
  const path = pathOf("wordList", "tr", { url });
  const words: { phrase: string; difficulty: number }[] = await (
    await request.get(`/api/WordList/GetWordListV2?type=6&id=${url}`)
  ).json();
  const html = await (await request.get(path)).text();
  expect(html.match(/<tr[^>]*data-word/g)).toHaveLength(100);
  const { phrase: last = "" } = words.at(-1) ?? {};
  expect(html).not.toContain(`>${last}<`);

  await openPage(page, path);
  const table = page.getByRole("table", { name: textIn("tr", "list_words") });
  await expect(rowsOf(table).first().locator("b")).toHaveText(
    // Those of A1 are folded.
    words.find(({ difficulty }) => difficulty > 1)?.phrase ?? "",
  );
  await showAllWords(page);
  await expect.poll(() => rowsOf(table).count()).toBe(wordCount);
  await expect(rowsOf(table).last().locator("b")).toHaveText(last);
  // The browser's own search looks through the text of the document.
  expect(await table.evaluate((element) => element.textContent)).toContain(last);
  await page.getByRole("searchbox", { name: textIn("tr", "words_search") }).fill(last);
  await expect(rowsOf(table).last().locator("b")).toHaveText(last);
});
