import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { subtitleText } from "../factories/subtitle-text.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole } from "./operators.ts";
import { expect, openPage, test } from "./site-test.ts";

// The console's document, which is 404 for everybody; forms that the API refuses.
test.use({ expectedErrors: /status of 40[04]/ });

const panel = (page: Page) => page.locator(".detail-panel");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page, text: string) => page.getByRole("status").getByRole("paragraph").filter({ hasText: text });

/** A word that no dictionary has, and words that no other test looks at. */
const unknown = "snorfle";
const lines = [
  `I heard a ${unknown} behind the door.`,
  "The beaver swam across the river.",
  "We saw an octopus in the sea.",
];

/** A folder with one episode in which these lines are said. */
async function episodeFolder(name: string): Promise<string> {
  const folder = path.join(test.info().outputPath("season"), name);
  await mkdir(folder, { recursive: true });
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
  const [beaver, octopus, invented] = ["kunduz", "ahtapot", "homurtu"].map((word) => `${word} ${randomUUID()}`);
  await openConsole(page, "/yonetim/aktarim");
  await page.getByLabel("Klasör seç").setInputFiles(await episodeFolder(name));
  await expect(page.getByText("Dosyalar: 1 eklendi.")).toBeVisible({ timeout: 60_000 });
  const report = page.url();
  const episode = `/dizi/${name.toLowerCase().replaceAll(" ", "-")}/1/1`;
  const learner = await (await browser.newContext()).newPage();
  const learnerReads = async (phrase: string, meaning = "") => {
    await openPage(learner, episode);
    await expect(row(learner, phrase).filter({ hasText: meaning })).toHaveCount(1);
  };
  await learnerReads("beaver", "kunduz");

  // A word that nothing knows is added from the report.
  await page.getByRole("link", { name: `Girdi ekle: ${unknown}` }).click();
  await expect(page).toHaveTitle("Sözlük · Yönetim");
  await expect(panel(page).getByRole("textbox", { name: "Kelime" })).toHaveValue(unknown);
  await panel(page).getByRole("combobox", { name: "Düzey" }).selectOption("C1");
  await panel(page).getByRole("textbox", { name: "Türkçe anlamlar" }).fill("x".repeat(101));
  await panel(page).getByRole("button", { name: "Girdiyi ekle" }).click();
  await expect(panel(page).getByRole("textbox", { name: "Türkçe anlamlar" })).toHaveAttribute("aria-invalid", "true");
  await panel(page)
    .getByRole("textbox", { name: "Türkçe anlamlar" })
    .fill(invented ?? "");
  await panel(page).getByRole("textbox", { name: "İspanyolca anlamlar" }).fill("resoplido");
  await panel(page).getByRole("button", { name: "Girdiyi ekle" }).click();
  await expect(toast(page, `${unknown} eklendi ve yayımlandı.`)).toBeVisible();
  await expect(panel(page)).toContainText("Düzenlenmiş");
  await expect(panel(page).getByText("No definition.")).toBeVisible();

  await openEntry(page, "beaver");
  const saveBeaver = async () => {
    await panel(page)
      .getByRole("textbox", { name: "Türkçe anlamlar" })
      .fill(beaver ?? "");
    await panel(page).getByRole("button", { name: "Kaydet ve yayımla" }).click();
  };
  await saveBeaver();
  await toast(page, "beaver kaydedildi ve yayımlandı.").getByRole("button", { name: "Geri al" }).click();
  await expect(panel(page).getByRole("textbox", { name: "Türkçe anlamlar" })).toHaveValue("kunduz");
  await saveBeaver();
  await expect(toast(page, "beaver kaydedildi ve yayımlandı.")).toBeVisible();
  await expect(row(page, "beaver")).toContainText("Düzenlenmiş");
  await learnerReads("beaver", beaver);

  await openEntry(page, "octopus");
  await panel(page).getByRole("button", { name: "Anlam ekle" }).click();
  const second = panel(page).getByRole("group", { name: "Anlam 2" });
  await second.getByRole("textbox", { name: "Türkçe anlamlar" }).fill(octopus ?? "");
  await panel(page).getByRole("button", { name: "Anlam 2: yukarı" }).click();
  await panel(page).getByRole("button", { name: "Kaydet ve yayımla" }).click();
  await expect(toast(page, "octopus kaydedildi ve yayımlandı.")).toBeVisible();
  await expect(
    panel(page).getByRole("group", { name: "Anlam 1" }).getByRole("textbox", { name: "Türkçe anlamlar" }),
  ).toHaveValue(octopus ?? "");
  await panel(page).getByRole("button", { name: "Anlam 2: çıkar" }).click();
  await panel(page).getByRole("button", { name: "Kaydet ve yayımla" }).click();
  await expect(panel(page).getByRole("group", { name: /^Anlam/ })).toHaveCount(1);
  await learnerReads("octopus", octopus);

  // The new word is found when the title is read again.
  await openPage(page, new URL(report).pathname + new URL(report).search);
  await page.getByRole("button", { name: "Yeniden aktar" }).click();
  await expect
    .poll(async () => await (await page.request.get(episode)).text(), { timeout: 60_000 })
    .toContain(invented);
  await learnerReads(unknown, invented);
  await learner.context().close();

  // The edits as rows for the files; then they are taken back.
  await openPage(page, "/yonetim/sozluk?open=export");
  await expect(panel(page).getByRole("listitem").filter({ hasText: unknown }).first()).toContainText("kusur");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: "TSV indir" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("overlay.tsv");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  const saved = Buffer.concat(chunks).toString();
  expect(saved).toMatch(/^phrase\tpartOfSpeech\tlevel\t/);
  for (const meaning of [beaver, octopus, invented]) expect(saved).toContain(meaning);
  await openEntry(page, "beaver");
  await panel(page).getByRole("button", { name: "Dosyadaki girdiye dön" }).click();
  await expect(toast(page, "beaver: düzenleme kaldırıldı.")).toBeVisible();
  await expect(panel(page).getByRole("textbox", { name: "Türkçe anlamlar" })).toHaveValue("kunduz");
});

test("the lexicon fits the narrowest screen and is accessible", async ({ page }) => {
  await page.setViewportSize(narrowest);
  const { get } = await openConsole(page, "/yonetim/sozluk");
  const [{ id }] = (await get("SearchEntries?search=hinge")).rows;
  for (const query of ["", `?open=${id}`, "?open=new&phrase=hinge", "?open=export"]) {
    await openPage(page, `/yonetim/sozluk${query}`);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleAndToFit(page, query);
  }
});
