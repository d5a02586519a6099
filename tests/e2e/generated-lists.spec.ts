import type { Locator, Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, narrowest, violationsOf } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { authForm, openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of 4(0[0134]|13)/ });

const text = (key: string, values = {}) => textIn("tr", key, values);
const anyList = /\/liste\/[\w-]+$/;
/** What is there when it is called: for `expect.poll`. */
const phrasesOf = (page: Page) =>
  page.getByRole("table").locator("tbody:not([hidden]) > tr:not([hidden]) b").allTextContents();

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: text("generate_open") }).click();
  return page.getByRole("dialog", { name: text("generate_heading") });
}

const choose = (dialog: Locator, source: "titles" | "text" | "file") =>
  dialog.getByRole("radio", { name: text(`generate_from_${source}`) }).check({ force: true });

const submit = (dialog: Locator) => dialog.getByRole("button", { name: text("generate_action") }).click();

test("a visitor makes a list of a text, and saves it after signing in", async ({ page, request }) => {
  await openPage(page, pathOf("series", "tr"));
  const dialog = await openDialog(page);
  await choose(dialog, "text");
  const field = dialog.getByLabel(text("generate_text_label"));
  await field.fill("12 34");
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toContainText(text("generate_nothing"));
  await expect(field).toHaveValue("12 34");
  expect(await violationsOf(page)).toEqual([]);
  // A press beside it loses nothing either.
  await page.keyboard.press("Escape");
  await openDialog(page);
  await expect(field).toHaveValue("12 34");
  await field.fill("She gave up. Two umbrellas stood in the corridor.");
  await submit(dialog);
  await expect(page).toHaveURL(anyList);
  const made = page.url();
  await expect(page.getByText(/tarihinde silinir/)).toBeVisible();
  await expect.poll(() => phrasesOf(page)).toEqual(expect.arrayContaining(["give up", "umbrella", "corridor"]));

  const { username, password } = await signUp(request);
  await page.getByRole("link", { name: text("list_sign_in") }).click();
  const form = authForm(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(made);
  await page.getByRole("button", { name: text("list_save") }).click();
  await page.getByRole("link", { name: text("list_open_saved") }).click();
  await expect(page).not.toHaveURL(made);
  await expect(page.getByText(text("list_mine"))).toBeVisible();
  await expect(page.getByText(/tarihinde silinir/)).toHaveCount(0);
});

test("an uploaded subtitle gives its words; what cannot be used is told in the reader's language", async ({ page }) => {
  await openPage(page, pathOf("movies", "tr"));
  const dialog = await openDialog(page);
  await choose(dialog, "file");
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toContainText(text("generate_pick_file"));
  expect(await violationsOf(page)).toEqual([]);
  const field = dialog.getByLabel(text("generate_file_label"));
  await field.setInputFiles({
    name: "long.srt",
    mimeType: "text/plain",
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1, "a"),
  });
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toContainText(text("generate_file_large"));
  await field.setInputFiles({ name: "prose.srt", mimeType: "text/plain", buffer: Buffer.from("just some prose") });
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toContainText("Bu bir altyazı dosyası değil.");
  const timeOf = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
  const cues = (count: number, line: string) =>
    Array.from({ length: count }, (_, at) => `${at + 1}\n${timeOf(at)},000 --> ${timeOf(at)},900\n${line}\n`).join(
      "\n",
    );
  const many = Buffer.from(cues(20_001, "Yes."));
  await field.setInputFiles({ name: "many.srt", mimeType: "text/plain", buffer: many });
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toContainText("en fazla 20.000 altyazı satırı");
  const buffer = Buffer.from(cues(3, "Take the umbrella."));
  await field.setInputFiles({ name: "The Long Winter.srt", mimeType: "text/plain", buffer });
  await submit(dialog);
  await expect(page).toHaveURL(anyList);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Long Winter");
  await expect.poll(() => phrasesOf(page)).toContain("umbrella");
});

test("a choice of the catalogue, with levels, and without what one knows", async ({ page, request }) => {
  const { series, season, episode } = await sampleOf(request);
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const words: { id: number; phrase: string; difficulty: number }[] = await (
    await request.get(`/api/WordList/GetWordListV2?type=2&id=${episode.id}`)
  ).json();
  const [known, ...others] = words.filter(({ difficulty }) => difficulty === 2);
  await request.post("/api/WordList/SetKnown", { headers, data: { wordIds: [known?.id], known: true } });

  await openSignedIn(page, `${pathOf("account", "tr")}?page=lists`, { ...userData, knownList: [], userWordLists: [] });
  const dialog = await openDialog(page);
  await submit(dialog);
  await expect(dialog.getByRole("alert")).toContainText(text("generate_pick_one"));
  await dialog.getByRole("searchbox").fill(series.name.slice(0, 4));
  await dialog.getByLabel(text("generate_parts", { title: series.name })).click();
  const parts = dialog.getByRole("group", { name: text("season_name", { season: season.seasonNumber }) });
  const box = parts.getByRole("checkbox", { name: text("episode_name", { episode: episode.episodeNumber }) });
  await box.check();
  expect(await violationsOf(page)).toEqual([]);
  // The whole season holds it already.
  await parts.getByRole("checkbox").first().check();
  await expect(box).toBeDisabled();
  await parts.getByRole("checkbox").first().uncheck();
  await dialog.getByRole("checkbox", { name: /A2/ }).check();
  await dialog.getByLabel(text("generate_known")).selectOption("false");
  await submit(dialog);
  await expect(page).toHaveURL(anyList);
  const expected = others.map(({ phrase }) => phrase).sort();
  await expect.poll(async () => (await phrasesOf(page)).sort()).toEqual(expected);
});

test("its dialog fits 320 pixels", async ({ page, request }) => {
  const { series } = await sampleOf(request);
  await page.setViewportSize(narrowest);
  await openPage(page, pathOf("series", "tr"));
  const dialog = await openDialog(page);
  await dialog.getByLabel(text("generate_parts", { title: series.name })).click();
  for (const source of ["titles", "text", "file"] as const) {
    await choose(dialog, source);
    await expectAccessible(page, source);
    const isTooWide = () => dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    await expect.poll(isTooWide).toBe(false);
  }
});
