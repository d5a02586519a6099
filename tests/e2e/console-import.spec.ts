import { randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { subtitleText } from "../factories/subtitle-text.ts";
import { zipFile } from "../factories/zip-file.ts";
import { openConsole } from "./operators.ts";
import { expect, test } from "./site-test.ts";

// The console's document, which is 404 for everybody; uploads that the API refuses.
test.use({ expectedErrors: /status of (40[04]|413)/ });

const importsFolder = path.join(process.env.E2E_DATA_DIR ?? "", "imports");
/** Uploads that are kept with a folder of this name in them. */
const kept = (name: string) =>
  (existsSync(importsFolder) ? readdirSync(importsFolder) : []).filter((id) =>
    existsSync(path.join(importsFolder, id, name)),
  );

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const episodes = 24;
const fileName = (episode: number) => `S01E${String(episode).padStart(2, "0")}.srt`;

type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files, some in folders, and answers the folder that they are in. */
async function written(files: Files): Promise<string> {
  const root = test.info().outputPath(randomUUID());
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return root;
}

function season(folder: string): Files {
  const numbers = Array.from({ length: episodes }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.map((number) => [`${folder}/${fileName(number)}`, subtitleText({ words: 250, seed: number })]),
  );
}

const dropZone = (page: Page) =>
  page.getByRole("region", { name: "Altyazıları ya da yapım paketlerini buraya bırakın" });

/** Drops files and folders of this machine as a person does, so that the page finds folders in what was dropped. */
async function drop(page: Page, target: Locator, files: string[]): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to drop on");
  const devtools = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await devtools.send("Input.dispatchDragEvent", { type, ...at, data });
  await devtools.detach();
}

test("a folder of 24 episodes is dropped, imported, and its title gets a picture", async ({ page, request }) => {
  const name = unique("Lantern");
  const root = await written({ ...season(name), [`${name}/cover.jpg`]: "a picture", [`${name}/notes.txt`]: "notes" });
  await openConsole(page, "/yonetim/aktarim");
  await drop(page, dropZone(page), [path.join(root, name)]);
  await expect(page.getByText("2 dosya altyazı ya da yapım paketi olmadığı için atlandı.")).toBeVisible();
  await expect(page.getByText(`Dosyalar: ${episodes} eklendi.`)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(`${name}/${fileName(episodes)}`)).toBeVisible();
  const address = `/dizi/${name.toLowerCase().replaceAll(" ", "-")}`;
  // A draft, which nobody sees: few words in each of its files.
  expect((await request.get(`${address}/1/${episodes}`)).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(address);
  await expect(page.getByText("az kelime").first()).toBeVisible();
  await page.getByRole("button", { name: "Yayımla" }).click();
  await page.getByRole("button", { name: "Yine de yayımla" }).click();
  await expect(page.getByText(`${name} yayımlandı.`)).toBeVisible();
  await expect.poll(async () => (await request.get(`${address}/1/${episodes}`)).status()).toBe(200);

  await page.getByRole("link", { name: "Yapımı aç" }).click();
  const panel = page.getByRole("region", { name });
  const picture = panel.getByRole("img", { name });
  const choose = panel.locator("input[type=file]");
  await choose.setInputFiles({ name: "p.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(page.getByRole("status").getByText("Bu dosya okunabilir bir resim değil")).toBeVisible();
  await expect(picture).toHaveCount(0);
  const buffer = await sharp({ create: { width: 400, height: 600, channels: 3, background: "#264" } })
    .png()
    .toBuffer();
  await choose.setInputFiles({ name: "p.png", mimeType: "image/png", buffer });
  await expect(picture).toBeVisible();
  const source = (await picture.getAttribute("src")) ?? "";
  await expect.poll(async () => await (await request.get(address)).text()).toContain(source);

  // An episode is named and renumbered; its page moves.
  await panel.getByRole("button", { name: "S01E02 bölümünü düzenle" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Bölümün adı").fill("Pilot");
  await dialog.getByLabel("Bölüm", { exact: true }).fill("40");
  await dialog.getByRole("button", { name: "Kaydet" }).click();
  await expect(panel.getByRole("listitem").filter({ hasText: "S01E40" })).toContainText("Pilot");
  await expect.poll(async () => (await request.get(`${address}/1/40`)).status()).toBe(200);
  // The file of an episode is replaced by way of a draft.
  await panel.getByRole("button", { name: "S01E40 bölümünü düzenle" }).click();
  const text = Buffer.from(subtitleText({ words: 250, seed: 99 }));
  await dialog.locator("input[type=file]").setInputFiles({ name: "x.srt", mimeType: "text/plain", buffer: text });
  await expect(page.getByText("yayımdakinin yerine geçer")).toBeVisible({ timeout: 60_000 });
});

test("a zip is dropped; a file in a foreign encoding is read, a bad line and a file that is none are told of", async ({
  page,
}) => {
  const name = unique("Ferry");
  const text = subtitleText({ words: 250, seed: 30 });
  const archive = zipFile({
    [`${name}/${fileName(1)}`]: Buffer.from(`\uFEFF${text}`, "utf16le"),
    [`${name}/${fileName(2)}`]: `${text}\n999\n00:59:0x,000 --> 00:59:05,000\nThe chair is lost.\n`,
    [`${name}/${fileName(3)}`]: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
    [`${name}/S01E01.en.srt`]: text,
  });
  const root = await written({ "pack.zip": archive });
  await openConsole(page, "/yonetim/aktarim");
  await drop(page, dropZone(page), [path.join(root, "pack.zip")]);
  await expect(page.getByText("Dosyalar: 2 eklendi, 2 okunamadı.")).toBeVisible({ timeout: 60_000 });
  const report = (file: string) => page.getByRole("listitem").filter({ hasText: `${name}/${file}` });
  await expect(report(fileName(3)).last()).toContainText("Bu bir altyazı dosyası değil");
  await expect(page.getByText(/ile aynı bölüme ya da filme ait; yalnızca birini verin\./)).toBeVisible();
  await page.getByText("1 sorun", { exact: true }).last().click();
  await expect(page.getByText(/Bu altyazının zamanları okunamadı, atlandı: “00:59:0x/)).toBeVisible();

  // Its words are gone through by keyboard.
  const word = page.getByRole("table").last().getByRole("row").nth(1);
  await page.keyboard.press("j");
  await expect(word.getByRole("button", { name: /^İsim: / })).toBeFocused();
  await page.keyboard.press("w");
  await expect(word.getByRole("button", { name: /^Kelime: /, pressed: true })).toBeVisible();
  await expect(page.getByText("1 karar uygulanmadı")).toBeVisible();
  await page.keyboard.press("w");
  await expect(page.getByText("1 karar uygulanmadı")).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(page).toHaveTitle("Sözlük · Yönetim");
});

const bomb = zipFile({ "S01E01.srt": Buffer.alloc(21 * 1024 * 1024) });

for (const [what, files, told] of [
  ["a zip bomb", { "bomb.zip": bomb }, /açılınca birlikte 300 MB.* Hiçbir şey saklanmadı/],
  ["half a zip", { "half.zip": zipFile({ "S01E01.srt": "A" }).subarray(0, 40) }, /ZIP dosyası okunamıyor.* Hiçbir şey/],
  ["a zip of pictures", { "pictures.zip": zipFile({ "a.jpg": "A" }) }, /SRT, WebVTT, SBV veya ASS.* Hiçbir şey/],
  ["what holds no subtitle", { "notes.txt": "A", "a.jpg": "A" }, /Bırakılanlar arasında altyazı .* yok/],
] as const satisfies [string, Files, RegExp][]) {
  test(`${what} is refused with a reason, and nothing of it is kept`, async ({ page }) => {
    const root = await written(files);
    const { get, username } = await openConsole(page, "/yonetim/aktarim");
    await drop(
      page,
      dropZone(page),
      Object.keys(files).map((name) => path.join(root, name)),
    );
    await expect(dropZone(page).getByRole("alert")).toContainText(told);
    const { rows } = await get("GetImports");
    expect(rows.filter(({ actor }: { actor: string }) => actor === username)).toEqual([]);
  });
}

test("what a proxy before the site refuses is told with its size, and what to do", async ({ page }) => {
  await openConsole(page, "/yonetim/aktarim");
  const answer = { status: 413, contentType: "text/html", body: "<h1>413 Request Entity Too Large</h1>" };
  await page.route("**/api/Admin/UploadSubtitles", (route) => route.fulfill(answer));
  const folder = await written({ "Night Shift/S01E01.srt": subtitleText({ words: 250, seed: 1 }) });
  await drop(page, dropZone(page), [path.join(folder, "Night Shift")]);
  await expect(dropZone(page).getByRole("alert")).toHaveText(/1 MB’lık yüklemeyi geri çevirdi.*client_max_body_size/);
});

test("an upload that is stopped half way leaves nothing, and can be given again", async ({ page }) => {
  const name = unique("Anchor");
  // Comments of a subtitle, so that it takes a while.
  const large = `${subtitleText({ words: 250, seed: 40 })}\n${"A line that is no cue.\n".repeat(40_000)}`;
  const root = await written({ [`${name}/${fileName(1)}`]: large, [`${name}/${fileName(2)}`]: large });
  const { get, username } = await openConsole(page, "/yonetim/aktarim");
  const devtools = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await devtools.send("Network.emulateNetworkConditions", slow);
  await drop(page, dropZone(page), [path.join(root, name)]);
  await expect.poll(() => kept(name)).toHaveLength(1);
  await dropZone(page).getByRole("button", { name: "Yüklemeyi durdur" }).click();
  await expect(dropZone(page).getByRole("alert")).toHaveText("Yükleme durduruldu; hiçbir şey saklanmadı.");
  await expect.poll(() => kept(name)).toEqual([]);
  const { rows } = await get("GetImports");
  expect(rows.filter(({ actor }: { actor: string }) => actor === username)).toEqual([]);
  await devtools.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await drop(page, dropZone(page), [path.join(root, name)]);
  await expect(page.getByText("Dosyalar: 2 eklendi.")).toBeVisible({ timeout: 60_000 });
});
