import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { UserList } from "../../src/contract/progress/lists.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { violationsOf } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { authForm, openSignedIn, signUp, storedUser } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

// A private list's document is a 404, an empty name a 400.
test.use({ expectedErrors: /status of 40[0149]/ });

const text = (key: string, values = {}) => textIn("tr", key, values);
const listPath = ({ url }: { url: string }) => pathOf("wordList", "tr", { url });
const rowsOf = (page: Page) => page.getByRole("table").locator("tbody:not([hidden]) > tr:not([hidden])");
const phrasesOf = (page: Page) => rowsOf(page).locator("b").allTextContents();
const button = (within: Page | Locator, key: string) => within.getByRole("button", { name: text(key), exact: true });

/** A person with a list of the first words of the first episode. */
async function personWithList(request: APIRequestContext, count = 4) {
  const { userData, ...person } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const call = async (name: string, data: object) =>
    (await request.post(`/api/WordList/${name}`, { headers, data })).json();
  const { episode } = await sampleOf(request);
  const all: { id: number; phrase: string }[] = await (
    await request.get(`/api/WordList/GetWordListV2?type=2&id=${episode.id}`)
  ).json();
  const words = all.slice(0, count);
  const list: UserList = await call("CreateList", { title: "Liman" });
  await call("AddWords", { id: list.id, wordIds: words.map(({ id }) => id) });
  const user = { ...userData, knownList: [], userWordLists: [] };
  return { ...person, user, list, words, phrases: words.map(({ phrase }) => phrase), call };
}

async function episodePath(request: APIRequestContext): Promise<string> {
  const { series, season, episode } = await sampleOf(request);
  const { combinedUrl: url } = series;
  return pathOf("episode", "tr", { url, season: season.seasonNumber, episode: episode.episodeNumber });
}

async function edit(page: Page, key: string): Promise<void> {
  await button(page, "list_edit").click();
  await button(page, key).click();
}

test("selected words of an episode go to a list of one's own", async ({ page, request }) => {
  const { user, list } = await personWithList(request, 1);
  await openSignedIn(page, await episodePath(request), user);
  for (const row of [4, 5]) await rowsOf(page).nth(row).getByRole("checkbox").check();
  const add = button(page, "list_add_to");
  await add.click();
  const dialog = page.getByRole("dialog");
  const sent = page.waitForRequest("**/api/WordList/AddWords");
  await dialog.getByRole("button", { name: /^Liman/ }).click();
  // With the episode, so that they keep their sense and minute.
  expect((await sent).postDataJSON()).toMatchObject({ from: { type: 2, id: expect.any(Number) } });
  await expect(dialog.getByText(text("list_add_to_done", { title: "Liman" }))).toBeVisible();
  await expect(dialog.getByRole("link", { name: text("list_open") })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await add.click();
  await dialog.getByRole("button", { name: /^Liman/ }).click();
  await expect(dialog.getByText(patternIn("tr", "list_add_to_present"))).toBeVisible();
  await dialog.getByRole("link", { name: text("list_open") }).click();
  await expect(page).toHaveURL(listPath(list));
  await expect(rowsOf(page)).toHaveCount(3);
});

test("selected words go to a new list; a fifth is refused kindly", async ({ page, request }) => {
  const { user, list, call } = await personWithList(request);
  await call("CreateList", { title: "İki" });
  await call("CreateList", { title: "Üç" });
  await openSignedIn(page, listPath(list), user);
  await rowsOf(page).nth(1).getByRole("checkbox").check();
  await button(page, "list_add_to").click();
  const dialog = page.getByRole("dialog");
  // Without the one that is looked at.
  await expect(dialog.getByRole("list", { name: text("list_add_to_own") }).getByRole("button")).toHaveCount(2);
  await button(dialog, "list_add_to_create").click();
  await expect(dialog.getByRole("alert")).toContainText("Liste adı boş olamaz.");
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel(text("list_add_to_new")).fill("Dört");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(text("list_add_to_done", { title: "Dört" }))).toBeVisible();
  await page.keyboard.press("Escape");
  await button(page, "list_add_to").click();
  await expect(dialog.getByText(text("list_limit_text", { limit: 4 }))).toBeVisible();
  await expect(dialog.getByLabel(text("list_add_to_new"))).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await expect.poll(async () => (await storedUser(page))?.userWordLists).toHaveLength(4);
});

test("a visitor is led to sign in, and comes back to the selection", async ({ page, request }) => {
  const { username, password } = await personWithList(request, 1);
  const path = await episodePath(request);
  await openPage(page, path);
  for (const row of [1, 3]) await rowsOf(page).nth(row).getByRole("checkbox").check();
  await button(page, "list_add_to").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(text("list_add_to_visitor"));
  expect(await violationsOf(page, { include: "dialog[open]" })).toEqual([]);
  await dialog.getByRole("link", { name: text("auth_login_tab") }).click();
  const form = authForm(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(path);
  await expect(rowsOf(page).nth(1).getByRole("checkbox")).toBeChecked();
  await expect(rowsOf(page).nth(3).getByRole("checkbox")).toBeChecked();
  await button(page, "list_add_to").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Liman/ })
    .click();
  await expect(page.getByText(text("list_add_to_done", { title: "Liman" }))).toBeVisible();
});

test("typed words are added; one that is missing is said so, and reported", async ({ page, request }) => {
  const { user, list } = await personWithList(request, 1);
  await openSignedIn(page, listPath(list), user);
  await button(page, "list_add").click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByLabel(text("list_add_label"));
  await field.fill("umbrella, xyzzyish\nto give up");
  await button(dialog, "list_add_action").click();
  await expect(dialog.getByRole("alert")).toContainText("Kelime veri tabanımızda bulunamadı!");
  await expect(field).toHaveValue("xyzzyish");
  expect(await violationsOf(page)).toEqual([]);
  const reported = page.waitForRequest("**/api/WordList/ReportMissingWord");
  await dialog.getByRole("button", { name: text("list_inform_of", { phrase: "xyzzyish" }) }).click();
  expect((await reported).postDataJSON()).toEqual({ phrase: "xyzzyish" });
  await expect(dialog.getByText(text("list_informed"))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rowsOf(page)).toHaveCount(3);
  await expect.poll(async () => (await phrasesOf(page)).slice(1)).toEqual(["umbrella", "give up"]);
  expect(textIn("en", "list_missing")).toBe("The word is not found in our database!");
  expect(textIn("en", "list_inform")).toBe("Inform Us");
});

test("a list is renamed, but not to nothing", async ({ page, request }) => {
  const { user, list } = await personWithList(request, 1);
  await openSignedIn(page, listPath(list), user);
  await edit(page, "list_rename");
  const name = page.getByLabel(text("list_name"));
  await expect(name).toBeFocused();
  await name.fill("  ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Liste adı boş olamaz." })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await name.fill("Rıhtım");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rıhtım");
  await expect(page).toHaveTitle(/^Rıhtım/);
  await expect(button(page, "list_edit")).toBeFocused();
});

test("words are taken out, and put back where they stood", async ({ page, request }) => {
  const { user, list, phrases } = await personWithList(request);
  await openSignedIn(page, listPath(list), user);
  await expect.poll(() => phrasesOf(page)).toEqual(phrases);
  for (const row of [0, 2]) await rowsOf(page).nth(row).getByRole("checkbox").check();
  await button(page, "list_remove").click();
  await expect.poll(() => phrasesOf(page)).toEqual([phrases[1], phrases[3]]);
  await expect(page.getByRole("status").filter({ hasText: patternIn("tr", "list_removed") })).toContainText("2");
  await expect(button(page, "words_undo")).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  const added = page.waitForRequest("**/api/WordList/AddWords");
  await page.keyboard.press("Enter");
  // With all that the rows had, such as the scene they were added from.
  expect(Object.keys((await added).postDataJSON())).toEqual(["id", "rows"]);
  await expect.poll(() => phrasesOf(page)).toEqual(phrases);

  // All of them: an empty list can be filled again too.
  await page.getByRole("checkbox", { name: patternIn("tr", "words_select_shown") }).check();
  await button(page, "list_remove").click();
  await expect(page.getByText(text("words_none"))).toBeVisible();
  await button(page, "words_undo").click();
  await expect.poll(() => phrasesOf(page)).toEqual(phrases);
});

test("words are put in another order with the keyboard alone", async ({ page, request }) => {
  const { user, list, phrases } = await personWithList(request);
  const [first = "", second = "", third = "", fourth = ""] = phrases;
  await openSignedIn(page, listPath(list), user);
  await edit(page, "list_sort");
  await expect(page.getByRole("heading", { name: text("list_sort_heading") })).toBeFocused();
  const down = page.getByRole("button", { name: text("list_move_down", { phrase: first }), exact: true });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(down).toBeFocused();
  await expect(page.getByText(text("list_moved", { phrase: first, place: 2 }))).toBeAttached();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: text("list_move_top", { phrase: fourth }), exact: true }).press("Enter");
  expect(await violationsOf(page)).toEqual([]);
  await button(page, "save").press("Enter");
  await expect.poll(() => phrasesOf(page)).toEqual([fourth, second, third, first]);
  await button(page, "column_phrase").click();
  await expect.poll(() => phrasesOf(page)).toEqual([...phrases].sort((a, b) => a.localeCompare(b, "en")));
  await button(page, "list_own_order").click();
  await expect.poll(() => phrasesOf(page)).toEqual([fourth, second, third, first]);
});

test("a shared list is seen by strangers and copied by guests; unshared it is nobody else's", async ({
  page,
  request,
  browser,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { user, list, phrases } = await personWithList(request);
  await openSignedIn(page, listPath(list), user);
  await button(page, "list_share_action").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("switch", { name: text("list_share") }).click();
  await expect(dialog.getByLabel(text("list_link"))).toHaveValue(new RegExp(`${listPath(list)}$`));
  expect(await violationsOf(page)).toEqual([]);
  await button(dialog, "list_copy").click();
  await expect(dialog.getByText(text("list_copied"))).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const stranger = await (await browser.newContext()).newPage();
  await openPage(stranger, address);
  await expect.poll(() => phrasesOf(stranger)).toEqual(phrases);
  await expect(button(stranger, "list_edit")).toHaveCount(0);
  await expect(stranger.getByRole("link", { name: text("list_sign_in") })).toBeVisible();
  expect(await violationsOf(stranger)).toEqual([]);

  const guest = await signUp(request);
  await openSignedIn(stranger, new URL(address).pathname, { ...guest.userData, knownList: [], userWordLists: [] });
  await button(stranger, "list_save").click();
  await stranger.getByRole("link", { name: text("list_open_saved") }).click();
  await expect(stranger.getByText(text("list_private"))).toBeVisible();
  await expect(button(stranger, "list_edit")).toBeVisible();
  await expect.poll(() => phrasesOf(stranger)).toEqual(phrases);

  await dialog.getByRole("switch").click();
  await expect(dialog.getByLabel(text("list_link"))).toBeHidden();
  await expect.poll(async () => (await request.get(listPath(list))).status()).toBe(404);
  await stranger.context().close();
});

test("a list is deleted after a question, and one is back among the others", async ({ page, request }) => {
  const { user, list } = await personWithList(request, 1);
  await openSignedIn(page, listPath(list), user);
  await edit(page, "list_delete_action");
  const dialog = page.getByRole("dialog", { name: text("list_delete_heading") });
  expect(await violationsOf(page)).toEqual([]);
  await button(dialog, "cancel").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liman");
  await edit(page, "list_delete_action");
  await button(dialog, "list_delete_action").click();
  await expect(page).toHaveURL(`${pathOf("account", "tr")}?page=lists`);
  await expect(page.getByRole("heading", { name: text("lists_empty_heading") })).toBeVisible();
  await expect.poll(async () => (await storedUser(page))?.userWordLists).toEqual([]);
});
