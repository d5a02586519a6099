import type { APIRequestContext } from "@playwright/test";
import type { KnownIds } from "../../src/contract/progress/known-words.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { violationsOf } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";
import { showAllWords } from "./word-tables.ts";

test.use({ expectedErrors: /status of 40[0149]|net::ERR/ });

const text = (key: string, values = {}) => textIn("tr", key, values);

async function firstWords(request: APIRequestContext, count: number): Promise<{ id: number; phrase: string }[]> {
  const { episode } = await sampleOf(request);
  const words = await (await request.get(`/api/WordList/GetWordListV2?type=2&id=${episode.id}`)).json();
  return words.slice(0, count);
}

async function episodePath(request: APIRequestContext): Promise<string> {
  const { series, season, episode } = await sampleOf(request);
  const { combinedUrl: url } = series;
  return pathOf("episode", "tr", { url, season: season.seasonNumber, episode: episode.episodeNumber });
}

async function knownListOf(request: APIRequestContext, token: string): Promise<KnownIds> {
  const headers = { authorization: `Bearer ${token}` };
  return await (await request.get("/api/WordList/GetKnownWords", { headers })).json();
}

const knownOf = async (request: APIRequestContext, token: string) => (await knownListOf(request, token)).wordIds;

test("a visitor's marks are added to the account, shown there without a reload, and on another device", async ({
  page,
  request,
  browser,
}) => {
  const [word] = await firstWords(request, 1);
  const { userData } = await signUp(request);
  await openSignedIn(page, pathOf("account", "tr"), { ...userData, knownList: [], visitorKnown: [word?.id] });
  await expect(page.getByText(text("known_first_day"))).toBeVisible();
  await page.getByRole("button", { name: text("takeover_add") }).click();
  await expect(page.getByRole("button", { name: text("takeover_add") })).toBeHidden();
  await expect(page.getByRole("link", { name: patternIn("tr", "words_count") })).toHaveText("1 kelime");
  await expect.poll(() => knownOf(request, userData.token)).toEqual([word?.id]);

  const other = await browser.newPage();
  await openSignedIn(other, await episodePath(request), { ...userData, knownList: [] });
  await expect.poll(async () => (await storedUser(other))?.knownList).toEqual([word?.id]);
  await other.close();
});

test("a level that a visitor chose is offered too, but to nobody who has said one", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const stored = { ...userData, knownList: [], visitorKnown: [], visitorLevel: 2 };
  await openSignedIn(page, pathOf("account", "tr"), stored);
  await expect(page.getByText(text("takeover_level", { level: "A2" }))).toBeVisible();
  await page.getByRole("button", { name: text("takeover_add") }).click();
  await expect(page.getByRole("button", { name: text("takeover_add") })).toBeHidden();
  const levelOf = async () => (await knownListOf(request, userData.token)).level;
  await expect.poll(levelOf).toBe(2);

  // On another device, where something else was chosen before.
  await openSignedIn(page, pathOf("account", "tr"), { ...stored, visitorLevel: 4 });
  await expect.poll(async () => (await storedUser(page))?.knownLevel).toBe(2);
  await expect(page.getByRole("button", { name: text("takeover_add") })).toBeHidden();
  expect(await levelOf()).toBe(2);
});

test("a mark made without a connection is sent when there is one", async ({ page, context, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, await episodePath(request), { ...userData, knownList: [] });
  const row = page.getByRole("table").getByRole("checkbox").first();
  await row.check();
  await context.route("**/api/WordList/SetKnown", (route) => route.abort());
  await page.getByRole("button", { name: text("words_mark_known") }).click();
  await expect.poll(async () => (await storedUser(page))?.knownList).toHaveLength(1);
  expect(await knownOf(request, userData.token)).toEqual([]);
  await context.unroute("**/api/WordList/SetKnown");
  await page.evaluate(() => {
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
  });
  await expect.poll(() => knownOf(request, userData.token)).toHaveLength(1);
});

test("who says a level is told what they understand, and what to study", async ({ page, request }) => {
  await openPage(page, await episodePath(request));
  await page.getByRole("button", { name: /^A1/ }).click();
  const share = page.getByText(/^Konuşulanlardan anladığınız: %\d+/);
  await expect(share).toBeVisible();
  const before = await share.textContent();
  await page.getByText(text("quiz_settings")).click();
  await page.getByLabel(text("coverage_level")).selectOption("3");
  await expect(share).not.toHaveText(before ?? "");
  await page.getByLabel(text("coverage_level")).selectOption("1");
  await page.getByRole("button", { name: patternIn("tr", "coverage_study") }).click();
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
});

test("words of the level count as known at once, and the mark is taken off one for good", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, await episodePath(request), { ...userData, knownList: [] });
  await showAllWords(page);
  const rows = page.getByRole("table").locator("tbody:not([hidden]) > tr:not([hidden])");
  const byLevel = page.getByText(text("word_known_by_level"), { exact: true });
  const all = await rows.count();
  await expect(byLevel).toHaveCount(0);
  await page.getByRole("button", { name: /^A2/ }).click();
  await expect(byLevel).not.toHaveCount(0);
  const known = await byLevel.count();
  // New words first.
  await expect(rows.first().locator("[data-level]")).toHaveAttribute("data-level", /[345]/);
  // By its word: rows below the first screen are put in their new order a moment later.
  const word = (await rows.filter({ has: byLevel }).last().getAttribute("data-word")) ?? "";
  const id = Number.parseInt(word, 36);
  const row = page.getByRole("table").locator(`tr[data-word="${word}"]`);
  await row.getByRole("button", { name: /: ayrıntılar$/ }).click();
  const knows = row.getByRole("button", { name: text("word_know") });
  await expect(knows).toHaveAttribute("aria-pressed", "true");
  await knows.click();
  await expect(knows).toHaveAttribute("aria-pressed", "false");
  await expect(byLevel).toHaveCount(known - 1);
  await page.getByRole("checkbox", { name: text("words_hide_known") }).check();
  await expect(rows).toHaveCount(all - known + 1);
  await expect.poll(async () => (await knownListOf(request, userData.token)).unknownWordIds).toEqual([id]);

  await page.evaluate(() => localStorage.clear());
  await openSignedIn(page, await episodePath(request), { ...userData, knownList: [] });
  // With it the words of A1 unfold.
  await expect.poll(async () => (await storedUser(page))?.knownLevel).toBe(2);
  await showAllWords(page);
  await page.getByRole("checkbox", { name: text("words_hide_known") }).uncheck();
  await expect(byLevel).toHaveCount(known - 1);
  await expect.poll(async () => (await storedUser(page))?.unknownList).toEqual([id]);
});

test("a generated list is seen by everyone and saved by who is signed in", async ({ page, request }) => {
  const { episode } = await sampleOf(request);
  const list = await (await request.post("/api/WordList/GenerateList", { data: { episodeIds: [episode.id] } })).json();
  const path = pathOf("wordList", "tr", { url: list.url });
  const document = await request.get(path);
  expect([document.status(), document.headers()["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);

  await openPage(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(list.title);
  await expect(page.getByRole("table").locator("tbody:not([hidden]) > tr:not([hidden])").first()).toBeVisible();
  await expect(page.getByRole("link", { name: text("list_sign_in") })).toBeVisible();
  expect(await violationsOf(page, { exclude: "table" })).toEqual([]);

  const { userData } = await signUp(request);
  await openSignedIn(page, path, { ...userData, knownList: [] });
  await page.getByRole("button", { name: text("list_save") }).click();
  await expect(page.getByText(text("list_saved"))).toBeVisible();
});

test("a private list is its owner's alone; for others the address names nothing", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const created = await request.post("/api/WordList/CreateList", { headers, data: { title: "Liman" } });
  const { id, url } = await created.json();
  const [word] = await firstWords(request, 1);
  await request.post("/api/WordList/AddWords", { headers, data: { id, wordIds: [word?.id] } });
  const path = pathOf("wordList", "tr", { url });
  expect((await request.get(path)).status()).toBe(404);

  await openPage(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("not_found_heading"));
  await openSignedIn(page, path, { ...userData, knownList: [] });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liman");
  await expect(page.getByText(text("list_mine"))).toBeVisible();
  await expect(page.getByRole("table").locator("tbody tr").first()).toContainText(word?.phrase ?? "");
});

test("known words are counted by level, searched, asked in a quiz and taken back", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, pathOf("account", "tr"), { ...userData, knownList: [] });
  await expect(page.getByText(text("known_first_day"))).toBeVisible();

  const words = await firstWords(request, 7);
  const wordIds = words.map(({ id }) => id);
  const headers = { authorization: `Bearer ${userData.token}` };
  await request.post("/api/WordList/SetKnown", { headers, data: { wordIds, known: true } });
  await openSignedIn(page, pathOf("account", "tr"), { ...userData, knownList: wordIds });
  const levels = page.getByRole("table", { name: text("known_levels_caption") });
  await expect(levels).toBeVisible();
  const readCounts = () => levels.locator("td b").allTextContents();
  const sumOf = (counts: string[]) => counts.reduce((sum, count) => sum + Number(count), 0);
  await expect.poll(async () => sumOf(await readCounts())).toBe(7);
  const counts = await readCounts();
  await page.getByRole("link", { name: "7 kelime" }).click();
  await expect(levels.locator("td b")).toHaveText(counts);
  expect(await violationsOf(page)).toEqual([]);

  const rows = page
    .getByRole("table", { name: text("known_words_caption"), exact: true })
    .locator("tbody:not([hidden]) > tr:not([hidden])");
  await expect(rows).toHaveCount(7);
  await rows.nth(0).getByRole("checkbox").check();
  await rows.nth(1).getByRole("checkbox").check();
  await page.getByRole("button", { name: text("list_remove") }).click();
  await expect(rows).toHaveCount(5);
  await expect.poll(() => knownOf(request, userData.token)).toHaveLength(5);
  await page.getByRole("button", { name: text("words_undo") }).click();
  await expect(rows).toHaveCount(7);
  await expect.poll(() => knownOf(request, userData.token)).toHaveLength(7);
  await page.getByRole("searchbox", { name: text("words_search") }).fill(words[2]?.phrase ?? "");
  await expect(rows.first()).toContainText(words[2]?.phrase ?? "");
  await rows
    .first()
    .getByRole("button", { name: /: ayrıntılar$/ })
    .click();
  await page.getByRole("button", { name: text("word_know") }).click();
  await expect.poll(() => knownOf(request, userData.token)).toHaveLength(6);

  await page.getByRole("button", { name: patternIn("tr", "known_quiz") }).click();
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await expect(page.getByText(text("known_words_caption")).first()).toBeVisible();
});

test("the account has the known words, and lists that are made, shared and deleted", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, `${pathOf("account", "tr")}?page=known`, { ...userData, knownList: [] });
  await expect(page.getByRole("heading", { name: text("known_empty_heading") })).toBeVisible();

  await page.getByRole("link", { name: text("account_lists") }).click();
  await expect(page.getByRole("heading", { name: text("lists_empty_heading") })).toBeVisible();
  await page.getByRole("button", { name: text("list_create") }).click();
  await expect(page.getByRole("alert").getByText("Liste adı boş olamaz.").first()).toBeVisible();
  await page.getByLabel(text("list_name")).fill("Liman");
  await page.getByRole("button", { name: text("list_create") }).click();
  await expect(page.getByRole("link", { name: "Liman" })).toBeVisible();
  await page.getByLabel(text("list_share")).click();
  await expect(page.getByLabel(text("list_share"))).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole("button", { name: text("list_delete", { title: "Liman" }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: text("list_delete_action") })
    .click();
  await expect(page.getByRole("heading", { name: text("lists_empty_heading") })).toBeVisible();
});
