import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { findProgram } from "../../src/providers/speech/find-program.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { storedUser } from "./people.ts";
import { expect, hydrated, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";
import { boxOf, episodePathOf, openEpisode, openerOf, phraseOf, rowsOf, showAllWords } from "./word-tables.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);

test("known words are marked from a row, kept after a reload, hidden, and taken back", async ({ page, request }) => {
  const table = await openEpisode(page, request);
  const row = rowsOf(table).first();
  const phrase = await phraseOf(row);
  // The document brings all of them.
  const all = await rowsOf(table).count();
  await openerOf(row).click();
  const know = row.getByRole("button", { name: text("word_know") });
  await expect(know).toHaveAttribute("aria-pressed", "false");
  await know.click();
  await expect(know).toHaveAttribute("aria-pressed", "true");
  await expect(row.getByText(text("word_known"), { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: patternIn("tr", "words_marked_known") })).toContainText("1");

  await page.reload();
  await hydrated(page);
  await showAllWords(page);
  // New words come first now.
  await expect(rowsOf(table).first().locator("b")).not.toHaveText(phrase);
  await expect(rowsOf(table).last().locator("b")).toHaveText(phrase);
  await expect(rowsOf(table).last().getByText(text("word_known"), { exact: true })).toBeVisible();
  const hide = page.getByRole("checkbox", { name: text("words_hide_known") });
  await expect(hide).toHaveAccessibleName(/1/);
  const levels = page.getByRole("group", { name: text("words_levels") });
  const countBefore = (await levels.textContent()) ?? "";
  await hide.check();
  await expect(rowsOf(table)).toHaveCount(all - 1);
  await expect(rowsOf(table).first().locator("b")).not.toHaveText(phrase);
  await expect(levels).not.toHaveText(countBefore);

  // All that is shown: nothing is left, and one says why.
  await page.getByRole("checkbox", { name: patternIn("tr", "words_select_shown") }).check();
  await page.getByRole("button", { name: text("words_mark_known") }).click();
  await expect(page.getByText(text("words_all_known"))).toBeVisible();
  await expect(page.getByRole("button", { name: text("words_undo") })).toBeFocused();
  await page.getByRole("button", { name: text("words_undo") }).click();
  await expect(rowsOf(table)).toHaveCount(all - 1);
  await hide.uncheck();
  await expect(rowsOf(table)).toHaveCount(all);
  await expect.poll(async () => (await storedUser(page))?.knownList).toHaveLength(1);
});

test("covered meanings are hidden from everyone and uncovered one by one", async ({ page, request }) => {
  const table = await openEpisode(page, request);
  const first = rowsOf(table).first();
  const second = rowsOf(table).nth(1);
  const meaning = (await first.getByRole("cell").first().textContent()) ?? "";
  await page.getByRole("checkbox", { name: text("words_cover") }).check();
  await expect(first.getByText(meaning, { exact: true })).toBeHidden();
  const peek = first.getByRole("button", { name: text("word_peek", { phrase: await phraseOf(first) }) });
  await peek.press("Enter");
  await expect(peek).toHaveAttribute("aria-expanded", "true");
  await expect(first.getByText(meaning, { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: meaning })).toBeAttached();
  // The next one is one key away.
  await page.keyboard.press("ArrowDown");
  await expect(second.getByRole("button", { name: /anlamını göster$/ })).toBeFocused();
  await expect(second.getByRole("cell").first().locator("span")).toBeHidden();
  await page.getByRole("checkbox", { name: text("words_cover") }).uncheck();
  await expect(second.getByRole("cell").first().locator("span")).toBeVisible();
});

test("what is covered and hidden stays so on the next page and after a reload, for the visit alone", async ({
  page,
  request,
  context,
}) => {
  const table = await openEpisode(page, request);
  await openerOf(rowsOf(table).first()).click();
  await table.getByRole("button", { name: text("word_know") }).click();
  const cover = page.getByRole("checkbox", { name: text("words_cover") });
  const hide = page.getByRole("checkbox", { name: text("words_hide_known") });
  await cover.check();
  await hide.check();
  await page
    .getByRole("navigation", { name: text("neighbours_label") })
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("2. bölüm");
  await expect(cover).toBeChecked();
  await expect(hide).toBeChecked();
  await expect(rowsOf(table).first().locator("span").first()).toBeHidden();
  await openEpisode(page, request);
  await expect(cover).toBeChecked();
  await expect(hide).toBeChecked();
  await expect(table.locator("tr[data-known]").first()).toBeHidden();
  const another = await context.newPage();
  await openEpisode(another, request);
  await expect(another.getByRole("checkbox", { name: text("words_cover") })).not.toBeChecked();
});

test("rows are selected in ranges, by mouse and by keyboard", async ({ page, request }) => {
  const table = await openEpisode(page, request);
  const rows = rowsOf(table);
  const selected = page.getByRole("status").filter({ hasText: patternIn("tr", "words_selected") });
  await boxOf(rows.nth(0)).click();
  await boxOf(rows.nth(4)).click({ modifiers: ["Shift"] });
  await expect(selected).toContainText("5");
  await boxOf(rows.nth(3)).click();
  await expect(selected).toContainText("4");
  await page.getByRole("button", { name: text("words_clear_selection") }).click();
  await expect(selected).toHaveCount(0);

  await boxOf(rows.nth(1)).press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(boxOf(rows.nth(3))).toBeFocused();
  await page.keyboard.press("Shift+Space");
  await expect(selected).toContainText("3");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(selected).toContainText("4");
  await expect(boxOf(rows.nth(4))).toBeChecked();

  // The range goes by what is shown, in the order in which it is shown.
  await page.getByRole("button", { name: text("words_clear_selection") }).click();
  await table
    .getByRole("columnheader", { name: text("column_phrase") })
    .getByRole("button")
    .click();
  await boxOf(rows.nth(2)).click();
  await boxOf(rows.nth(0)).click({ modifiers: ["Shift"] });
  for (const place of [0, 1, 2]) await expect(boxOf(rows.nth(place))).toBeChecked();
  await expect(selected).toContainText("3");
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("what a row keeps back is fetched when it is opened, and again if that failed", async ({ page, request }) => {
    const path = await episodePathOf(request);
    const words: Word[] = await (
      await request.get(`/api/WordList/GetWordListV2?type=2&id=${(await sampleOf(request)).episode.id}`)
    ).json();
    // Those of A1 are folded.
    const word = words.find(({ difficulty }) => difficulty > 1);
    if (!word) throw new Error("The sample episode has no words");
    const html = await (await request.get(path)).text();
    expect(html).toContain(word.phrase);
    expect(html).toContain(word.mean);
    expect(html.includes(word.definition), "the document brings no details").toBe(false);

    await openPage(page, path);
    const table = page.getByRole("table");
    await page.route("**/api/WordList/GetWordListV2*", (route) => route.abort());
    const row = rowsOf(table).first();
    await openerOf(row).click();
    await expect(row.getByText(text("word_details_failed"))).toBeVisible();
    await page.unroute("**/api/WordList/GetWordListV2*");
    await row.getByRole("button", { name: text("try_again") }).click();
    await expect(row.getByText(word.definition)).toBeVisible();
    await openerOf(row).click();
    await expect(row.getByText(word.definition)).toBeHidden();
    // A click beside the controls opens too.
    await row.getByRole("cell").first().click();
    await expect(row.getByText(word.definition)).toBeVisible();
  });
});

test("without an English voice a phrase is spoken by the site", async ({ page, request }) => {
  // biome-ignore lint/suspicious/noSkippedTests: a machine need not have the program
  test.skip(findProgram("flite", process.env.PATH) === undefined, "flite is not installed");
  const table = await openEpisode(page, request);
  const asked = page.waitForRequest(/\/api\/Speech\/\d+$/);
  await table
    .getByRole("button", { name: /: dinle$/ })
    .first()
    .click();
  const wordId = await rowsOf(table).first().getAttribute("data-word");
  expect((await asked).url()).toContain(`/api/Speech/${Number.parseInt(wordId ?? "", 36)}`);
});

test("a phrase is spoken by an English voice", async ({ page, request }) => {
  await page.addInitScript(() => {
    const spoken: unknown[] = [];
    const voices = [{ lang: "tr-TR" }, { lang: "en-GB" }, { lang: "en-US" }];
    Object.assign(window, {
      spoken,
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(said: string) {
          this.text = said;
        }
      },
    });
    const speechSynthesis = {
      getVoices: () => voices,
      cancel() {},
      speak: ({ text: said, lang, rate }: SpeechSynthesisUtterance) => spoken.push([said, lang, rate]),
    };
    Object.defineProperty(window, "speechSynthesis", { value: speechSynthesis });
  });
  const table = await openEpisode(page, request);
  const row = rowsOf(table).first();
  await row.getByRole("button", { name: text("word_speak", { phrase: await phraseOf(row) }) }).click();
  const spoken = () => page.evaluate(() => Reflect.get(window, "spoken"));
  await expect.poll(spoken).toEqual([[await phraseOf(row), "en-US", 1]]);
});

test("sixty rows are shown, then sixty more, then all, and only those are selected", async ({ page, request }) => {
  await openPage(page, await episodePathOf(request));
  const rows = rowsOf(page.getByRole("table"));
  await expect(rows).toHaveCount(60);
  await page.getByRole("checkbox", { name: patternIn("tr", "words_select_shown") }).check();
  await expect(page.getByRole("status").filter({ hasText: patternIn("tr", "words_selected") })).toContainText("60");
  await page.getByRole("button", { name: text("words_more", { count: 60 }) }).click();
  await expect(rows).toHaveCount(120);
  await showAllWords(page);
  await expect(page.getByRole("button", { name: text("words_all"), exact: true })).toHaveCount(0);
  expect(await rows.count()).toBeGreaterThan(120);
});

test("an open row shows the other senses, and a wrong one is reported from it", async ({ page, request }) => {
  const words: Word[] = await (
    await request.get(`/api/WordList/GetWordListV2?type=2&id=${(await sampleOf(request)).episode.id}`)
  ).json();
  const word = words.find(({ senses = [], example }) => senses.length > 1 && example !== undefined);
  const [, other] = word?.senses ?? [];
  if (!word || !other) throw new Error("No word of the sample episode has several senses");
  const table = await openEpisode(page, request);
  const row = rowsOf(table)
    .filter({ has: page.locator("b", { hasText: new RegExp(`^${word.phrase}$`) }) })
    .first();
  await openerOf(row).click();
  await expect(row.getByText(word.example ?? "", { exact: true })).toBeVisible();
  await expect(row.getByText(other.mean ?? "", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: text("meaning_report_open") }).click();
  await row.getByRole("radio", { name: other.mean ?? "" }).check();
  await expectAccessible(page, "reporting a meaning");
  const sent = page.waitForRequest("**/api/WordList/ReportMeaning");
  await row.getByRole("button", { name: text("meaning_report_send") }).click();
  expect((await sent).postDataJSON()).toMatchObject({ wordId: word.id, type: 2, senseId: other.id });
  await expect(row.getByText(text("meaning_report_sent"))).toBeVisible();
});

test("first-load scripts stay small: 110 KB at home, 130 KB on a word list", async ({ page, request }) => {
  const weigh = async () => {
    // With the parts that are asked for once the page is there.
    await page.waitForLoadState("networkidle");
    return page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.name.endsWith(".js"))
        .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
    );
  };
  await openPage(page, "/");
  const home = await weigh();
  expect(home).toBeGreaterThan(50_000);
  expect(home).toBeLessThanOrEqual(110_000);
  await openPage(page, await episodePathOf(request));
  expect(await weigh()).toBeLessThanOrEqual(130_000);
});

test("a quiz starts with six words or more, and says so with fewer", async ({ page, request }) => {
  const table = await openEpisode(page, request);
  const rows = rowsOf(table);
  await boxOf(rows.nth(0)).check();
  await page.getByRole("button", { name: text("words_more_for_quiz", { count: 5 }) }).click();
  await expect(page.getByRole("alert").filter({ hasText: patternIn("tr", "words_too_few") })).toContainText("5");
  await boxOf(rows.nth(5)).click({ modifiers: ["Shift"] });
  await page.getByRole("button", { name: text("words_start_quiz") }).click();
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("history") ?? "{}"));
  await expect.poll(kept).toMatchObject({ start_length: 6, meanLanguageType: 2 });
  const history = await kept();
  expect(history.word_list[0]).toHaveProperty("definition");
  const { series } = await sampleOf(request);
  expect(history.title).toBe(`${series.name}, ${text("episode_full_name", { season: 1, episode: 1 })}`);
});
