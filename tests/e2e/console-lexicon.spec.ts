import { randomInt, randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { subtitleText } from "../factories/subtitle-text.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole, publishDraft } from "./operators.ts";
import { expect, openPage, test } from "./site-test.ts";

// The console's document, which is 404 for everybody; forms that the API refuses.
test.use({ expectedErrors: /status of 40[04]/ });

const panel = (page: Page) => page.getByRole("region").filter({ has: page.locator("#detail-heading") });
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole("status").getByRole("paragraph").filter({ hasText: text });

/** Words that no other test looks at; repetitions of the test have others, since they run beside each other. */
const pairs = [
  ["beaver", "octopus"],
  ["penguin", "turtle"],
  ["giraffe", "ostrich"],
] as const;

/** A folder with one episode in which these words are said. */
async function episodeFolder(name: string, [first, second, unknown]: readonly string[]): Promise<string> {
  const folder = path.join(test.info().outputPath("season"), name);
  await mkdir(folder, { recursive: true });
  const lines = [
    `I heard a ${unknown} behind the door.`,
    `The ${first} swam across the river.`,
    `We saw the ${second} in the sea.`,
  ];
  const cues = lines.map(
    (line, index) => `${900 + index}\n00:59:${10 + index},000 --> 00:59:${10 + index},900\n${line}\n`,
  );
  await writeFile(path.join(folder, "S01E01.srt"), `${subtitleText({ words: 300, seed: 5 })}\n${cues.join("\n")}`);
  return folder;
}

async function openEntry(page: Page, phrase: string): Promise<void> {
  await openPage(page, `/yonetim/sozluk?search=${phrase}`);
  await page.getByRole("link", { name: phrase, exact: true }).first().click();
  await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(phrase);
}

test("three words are fixed; a learner sees them at once, and they are exported", async ({ page, browser }) => {
  const name = `Burrow ${randomUUID().slice(0, 8)}`;
  const [first, second] = pairs[test.info().repeatEachIndex % pairs.length] ?? pairs[0];
  // In no dictionary; without letters that stand twice or thrice, which would be read as drawn out.
  const syllables = Array.from({ length: 4 }, () => `${"bdgkmnprtv"[randomInt(10)]}${"aiou"[randomInt(4)]}`);
  const unknown = `snorf${syllables.join("")}le`;
  const meaningOf = (word: string) => `${word} ${randomUUID()}`;
  const [firstMeaning, secondMeaning, newMeaning] = [meaningOf("bir"), meaningOf("iki"), meaningOf("homurtu")] as const;
  const turkish = (within: Locator = panel(page)) => within.getByRole("textbox", { name: "Türkçe anlamlar" });
  const sense = (number: number) => panel(page).getByRole("group", { name: `Anlam ${number}` });
  const save = panel(page).getByRole("button", { name: "Kaydet ve yayımla" });
  const saved = (phrase: string) => toast(page, `${phrase} kaydedildi ve yayımlandı.`);

  const { post, get } = await openConsole(page, "/yonetim/aktarim");
  const originals: string[] = [];
  for (const phrase of [first, second]) {
    const query = `SearchEntries?partOfSpeech=noun&search=${phrase}`;
    const [{ id, edited }] = (await get(query)).rows;
    // A former attempt may have left it edited.
    if (edited !== null) await post("RevertEntry", { id });
    originals.push((await get(query)).rows[0].senses[0].tr.join("; "));
  }
  const [original = ""] = originals;
  await page.getByLabel("Klasör seç").setInputFiles(await episodeFolder(name, [first, second, unknown]));
  await expect(page.getByText("Dosyalar: 1 eklendi.")).toBeVisible({ timeout: 60_000 });
  await publishDraft(page, name);
  const report = page.url();
  const episode = `/dizi/${name.toLowerCase().replaceAll(" ", "-")}/1/1`;
  const learner = await (await browser.newContext()).newPage();
  const learnerReads = async (phrase: string, meaning: string) => {
    await openPage(learner, episode);
    await expect(row(learner, phrase).filter({ hasText: meaning })).toHaveCount(1);
  };
  await learnerReads(first, original);

  // A word that nothing knows is added from the report.
  await page.getByRole("link", { name: `Girdi ekle: ${unknown}` }).click();
  await expect(page).toHaveTitle("Sözlük · Yönetim");
  await expect(panel(page).getByRole("textbox", { name: "Kelime" })).toHaveValue(unknown);
  await panel(page).getByRole("combobox", { name: "Düzey" }).selectOption("C1");
  await turkish().fill("x".repeat(101));
  await panel(page).getByRole("button", { name: "Girdiyi ekle" }).click();
  await expect(turkish()).toHaveAttribute("aria-invalid", "true");
  await turkish().fill(newMeaning);
  await panel(page).getByRole("textbox", { name: "İspanyolca anlamlar" }).fill("resoplido");
  // What the check of the lexicon finds is told at its field, and nothing is published.
  const definition = panel(page).getByRole("textbox", { name: "İngilizce tanım" });
  const ipa = panel(page).getByRole("textbox", { name: /^Okunuş/ });
  await panel(page).getByRole("button", { name: "Girdiyi ekle" }).click();
  await expect(definition).toHaveAttribute("aria-invalid", "true");
  await expect(ipa).toBeFocused();
  await expect(definition).toHaveAccessibleDescription(/Tanımı yok\./);
  await expect(ipa).toHaveAccessibleDescription(/Okunuşu yok\./);
  await definition.fill("a noise made through the nose");
  await ipa.fill("ˈsnɔrfəl");
  await panel(page).getByRole("button", { name: "Girdiyi ekle" }).click();
  await expect(toast(page, `${unknown} eklendi ve yayımlandı.`)).toBeVisible();
  await expect(panel(page)).toContainText("Düzenlenmiş");

  await openEntry(page, first);
  await turkish().fill(firstMeaning);
  await save.click();
  await saved(first).getByRole("button", { name: "Geri al" }).click();
  await expect(turkish()).toHaveValue(original);
  await turkish().fill(firstMeaning);
  await save.click();
  await expect(saved(first)).toBeVisible();
  await expect(row(page, first)).toContainText("Düzenlenmiş");
  await learnerReads(first, firstMeaning);

  await openEntry(page, second);
  await panel(page).getByRole("button", { name: "Anlam ekle" }).click();
  await turkish(sense(2)).fill(secondMeaning);
  await sense(2).getByRole("textbox", { name: "İspanyolca anlamlar" }).fill("el segundo");
  await sense(2).getByRole("textbox", { name: "İngilizce tanım" }).fill("another one that is meant here");
  await sense(2)
    .getByRole("textbox", { name: /^Okunuş/ })
    .fill("ˈɑktəpəs");
  await panel(page).getByRole("button", { name: "Anlam 2: yukarı" }).click();
  await save.click();
  await expect(saved(second)).toBeVisible();
  await expect(turkish(sense(1))).toHaveValue(secondMeaning);
  await panel(page).getByRole("button", { name: "Anlam 2: çıkar" }).click();
  await save.click();
  await expect(panel(page).getByRole("group", { name: /^Anlam/ })).toHaveCount(1);
  await learnerReads(second, secondMeaning);

  // The new word is found when the title is read again.
  await openPage(page, new URL(report).pathname + new URL(report).search);
  await page.getByRole("button", { name: "Yeniden aktar" }).click();
  await publishDraft(page, name);
  await expect
    .poll(async () => await (await page.request.get(episode)).text(), { timeout: 60_000 })
    .toContain(newMeaning);
  await learnerReads(unknown, newMeaning);
  await learner.context().close();

  // The edits as rows for the files; then one is taken back.
  await openPage(page, "/yonetim/sozluk?open=export");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: "TSV indir" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("overlay.tsv");
  const rows = await readFile(await file.path(), "utf8");
  expect(rows).toMatch(/^phrase\tpartOfSpeech\tlevel\t/);
  for (const meaning of [firstMeaning, secondMeaning, newMeaning]) expect(rows).toContain(meaning);
  await openEntry(page, first);
  await panel(page).getByRole("button", { name: "Dosyadaki girdiye dön" }).click();
  await expect(toast(page, `${first}: düzenleme kaldırıldı.`)).toBeVisible();
  await expect(turkish()).toHaveValue(original);
});

test("entries are found, opened, mended and left by keyboard alone", async ({ page }) => {
  await openConsole(page, "/yonetim/sozluk");
  await expect(page.getByRole("row").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("kettle");
  const link = page.getByRole("link", { name: "kettle", exact: true });
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { level: 2 })).toBeFocused();
  const turkish = panel(page).getByRole("textbox", { name: "Türkçe anlamlar" });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(turkish).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
  const meaning = `çaydanlık ${randomUUID()}`;
  await page.keyboard.type(meaning);
  await page.keyboard.press("Enter");
  await expect(row(page, "kettle")).toContainText("Düzenlenmiş");
  await expect(turkish).toHaveValue(meaning);
  await turkish.blur();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test("the lexicon fits the narrowest screen and is accessible", async ({ page }) => {
  await page.setViewportSize(narrowest);
  const { get } = await openConsole(page, "/yonetim/sozluk");
  const [{ id }] = (await get("SearchEntries?search=hinge")).rows;
  for (const query of ["", `?open=${id}`, "?open=new&phrase=hinge", "?open=export"]) {
    await openPage(page, `/yonetim/sozluk${query}`);
    await expect(page).toHaveTitle(/ · Yönetim$/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleAndToFit(page, query);
  }
});
