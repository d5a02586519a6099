import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { unzip } from "../factories/unzip.ts";
import { expectAccessible } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";
import { episodePathOf } from "./word-tables.ts";

// The document of a private list, before the browser asks for it.
test.use({ expectedErrors: /status of 404/ });

const text = (key: string) => textIn("tr", key);

/** A part that comes above the list may move the button away between press and release, which is no click then. */
async function openExport(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: text("export_dialog_heading") });
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole("button", { name: /^Dışa aktar/ }).click();
    await expect(dialog).toBeVisible({ timeout: 10_000 });
  }).toPass();
  return dialog;
}

/** Chooses the format in the dialog, and gives the name and the bytes of the file that is saved. */
async function exportAs(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const dialog = await openExport(page);
  await dialog.getByRole("radio", { name: format }).check({ force: true });
  await expectAccessible(page, `exporting as ${format}`);
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: text("export_dialog_make") }).click();
  const saved = await saving;
  await expect(dialog.getByText(text("export_dialog_saved"))).toBeVisible();
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

test("a visitor takes an episode's words along as a table", async ({ page, request }) => {
  await openPage(page, await episodePathOf(request));
  const { name, bytes } = await exportAs(page, text("export_dialog_csv"));
  const { series } = await sampleOf(request);
  expect(name).toBe(`${series.combinedUrl}-s01e01.csv`);
  const [header, ...rows]: string[][] = parse(bytes, { bom: true });
  expect(header?.[0]).toBe(text("export_phrase"));
  const shown = await page.getByRole("status").filter({ hasText: /\d/ }).first().innerText();
  expect(rows.length).toBe(Number(/[\d.]+/.exec(shown)?.[0].replace(".", "")));
});

test("a member takes a list of their own along to Anki, and what they learn as a table", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const { episode } = await sampleOf(request);
  const words = await (await request.get(`/api/WordList/GetWordListV2?type=2&id=${episode.id}`)).json();
  const ids = words.slice(0, 3).map(({ id }: { id: number }) => id);
  const list = await (await request.post("/api/WordList/CreateList", { headers, data: { title: "Akşam" } })).json();
  await request.post("/api/WordList/AddWords", { headers, data: { id: list.id, wordIds: ids } });
  await request.post("/api/Memory/StartLearning", { headers, data: { wordIds: ids } });
  await openSignedIn(page, pathOf("wordList", "tr", { url: list.url }), {
    ...userData,
    userWordLists: [{ ...list, wordCount: 3 }],
  });
  const anki = await exportAs(page, "Anki");
  expect(anki.name).toBe("aksam.apkg");
  expect([...(await unzip(anki.bytes)).keys()].sort()).toEqual(["collection.anki2", "media"]);
  await openPage(page, `${pathOf("account", "tr")}?page=memory`);
  const memory = await exportAs(page, text("export_dialog_csv"));
  const rows: string[][] = parse(memory.bytes, { bom: true });
  expect(
    rows
      .slice(1)
      .map(([phrase]) => phrase)
      .sort(),
  ).toEqual(
    words
      .slice(0, 3)
      .map(({ phrase }: { phrase: string }) => phrase)
      .sort(),
  );
});

test("a list is printed from the same place by a premium member; others are told where premium is", async ({
  page,
  request,
  browser,
}) => {
  const path = await episodePathOf(request);
  const { userData } = await signUp(request);
  const { episode } = await sampleOf(request);
  let asked: unknown;
  // The file itself is tested beside its call, by a person who has premium.
  await page.route("**/api/Premium/MakePdf", async (route) => {
    asked = route.request().postDataJSON();
    await route.fulfill({ body: "%PDF-1.7", contentType: "application/pdf" });
  });
  await openSignedIn(page, path, userData);
  const dialog = await openExport(page);
  await dialog.getByRole("radio", { name: text("pdf_kind_worksheet") }).check({ force: true });
  const saving = page.waitForEvent("download");
  await dialog.getByRole("button", { name: text("export_dialog_make") }).click();
  expect((await saving).suggestedFilename()).toBe("dizi-okulu.pdf");
  expect(asked).toEqual({ source: { type: 2, id: episode.id }, kind: "worksheet", MeanLanguageType: 2 });
  await expect(dialog.getByText(text("pdf_download_done"))).toBeVisible();

  const visitor = await browser.newPage({ baseURL: test.info().project.use.baseURL ?? "" });
  await openPage(visitor, path);
  const dialogOf = await openExport(visitor);
  await dialogOf.getByRole("radio", { name: text("pdf_kind_list") }).check({ force: true });
  await expect(dialogOf.getByRole("link", { name: text("pdf_download_to_premium") })).toHaveAttribute(
    "href",
    pathOf("premium", "tr"),
  );
  await visitor.close();
});
