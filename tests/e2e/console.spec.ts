import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { subtitleText } from "../factories/subtitle-text.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openConsole, publishDraft, signInAdmin, totpCode } from "./operators.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

// The document's own status, and the calls that are refused before the second factor.
test.use({ expectedErrors: /status of 40[0349]/ });

/** The scripts and styles that a page has loaded, by their names without hashes. */
function loadedFiles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  );
}

test("for visitors and members the console's address becomes the not-found page, without a byte of the console", async ({
  page,
  request,
}) => {
  await openPage(page, "/yonetim");
  const heading = page.getByRole("heading", { level: 1, name: textIn("tr", "not_found_heading") });
  await expect(heading).toBeVisible();
  // The document says nothing to anybody, whatever page of it is asked for.
  const documentAt = async (path: string) => {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(html).toContain('name="robots" content="noindex"');
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    return [answer.status(), answer.headers()["cache-control"], main.replaceAll(/<[^>]*>/g, "")];
  };
  const [status, cacheControl, text] = await documentAt("/yonetim");
  expect([status, text]).toEqual([200, ""]);
  for (const path of ["/yonetim/kisiler", "/yonetim/yok"]) {
    expect(await documentAt(path)).toEqual([status, cacheControl, text]);
  }

  const member = await signUp(request);
  for (const path of ["/yonetim", "/yonetim/yapimlar"]) {
    const asked = page.waitForResponse((response) => response.url().endsWith("/api/User/GetProfile"));
    await openSignedIn(page, path, member.userData);
    expect((await (await asked).json()).role).toBe("user");
    await expect(heading).toBeVisible();
    // What a navigation would still load is loaded by now: another page answers.
    await page
      .getByRole("link", { name: textIn("tr", "nav_series") })
      .first()
      .click();
    await expect(page).toHaveURL("/dizi");
    expect((await loadedFiles(page)).filter((file) => /console/.test(file))).toEqual([]);
  }
});

test("a first entry sets up the second factor; another session enters with a code", async ({ page, browser }) => {
  await page.setViewportSize(narrowest);
  const admin = await signInAdmin(page.request);
  await openSignedIn(page, "/yonetim", admin.userData);
  // The password alone sets up nothing.
  const invitation = page.getByRole("textbox", { name: "Davet kodu" });
  await invitation.fill("AAAA-BBBB-CCCC-DDDD");
  await page.getByRole("button", { name: "Devam et" }).click();
  await expect(invitation).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleAndToFit(page, "invitation");
  await invitation.fill(admin.invitation.toLowerCase());
  await page.getByRole("button", { name: "Devam et" }).click();
  await expect(page.getByRole("heading", { name: "İkinci adımı kurun" })).toBeVisible();
  await expect(page.getByRole("img", { name: /kare kod/ })).toBeVisible();
  await expectAccessibleAndToFit(page, "setting up");
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  // A reload goes on with the secret that the app may have by now.
  await page.reload();
  await expect(page.getByRole("heading", { name: "İkinci adımı kurun" })).toBeVisible();
  expect(((await page.locator("code").textContent()) ?? "").replaceAll(" ", "")).toBe(secret);
  const code = page.getByRole("textbox", { name: "Uygulamadaki 6 haneli kod" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Kodu doğrula" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  const confirmed = totpCode(secret);
  await code.fill(confirmed);
  await page.getByRole("button", { name: "Kodu doğrula" }).click();
  const codes = page.getByRole("list", { name: "Kurtarma kodları" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Dosya olarak indir" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.txt$/);
  const recoveryCode = (await codes.first().textContent()) ?? "";
  await page.getByRole("button", { name: "Sakladım, devam et" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Genel bakış" })).toBeVisible();
  await expect(page).toHaveTitle("Genel bakış · Yönetim");
  await expectAccessibleAndToFit(page, "overview");

  await page.getByRole("button", { name: "Menüyü aç" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("radio", { name: "EN" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Overview", includeHidden: true })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  const { username, password } = admin;
  const answer = await other.request.post("/api/Login/LoginWithCredentials", {
    data: { usernameOrMail: username, password },
  });
  await openSignedIn(other, "/yonetim", await answer.json());
  const entry = other.getByRole("textbox", { name: "Kod" });
  // The code of the confirmation was good once.
  await entry.fill(confirmed);
  await other.getByRole("button", { name: "Giriş" }).click();
  await expect(entry).toHaveAttribute("aria-invalid", "true");
  await entry.fill(recoveryCode);
  await other.getByRole("button", { name: "Giriş" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Genel bakış" })).toBeVisible();
  await context.close();
});

/** A folder of a season, in which Zorkan is somebody and hope is always written large. */
async function seasonFolder(name: string, episodes: number): Promise<string> {
  const folder = path.join(test.info().outputPath("season"), name);
  await mkdir(folder, { recursive: true });
  const lines = ["Where is Zorkan?", "I saw Zorkan with Hope.", "Tell Zorkan about Hope.", "He drinks the gabagool."];
  for (let episode = 1; episode <= episodes; episode += 1) {
    const cues = Array.from({ length: 12 }, (_, index) => {
      const seconds = String(10 + index);
      return `${900 + index}\n00:59:${seconds},000 --> 00:59:${seconds},900\n${lines[index % lines.length]}\n`;
    });
    const text = `${subtitleText({ words: 300, seed: episode })}\n${cues.join("\n")}`;
    await writeFile(path.join(folder, `S01E0${episode}.srt`), text);
  }
  await writeFile(path.join(folder, "notes.txt"), "Not for the site.");
  return folder;
}

test("a season is imported, its names mended, its title edited, hidden and published, all without a restart", async ({
  page,
  request,
}) => {
  const name = `Harbour ${process.pid} ${Date.now() % 100_000}`;
  const address = `/dizi/${name.toLowerCase().replaceAll(" ", "-")}`;
  const statusOf = async () => (await request.get(address)).status();
  await openConsole(page, "/yonetim/aktarim");
  expect(await statusOf()).toBe(404);

  await page.getByLabel("Klasör seç").setInputFiles(await seasonFolder(name, 4));
  await expect(page.getByText(/1 dosya altyazı ya da yapım paketi olmadığı için atlandı/)).toBeVisible();
  await expect(page.getByText("Dosyalar: 4 eklendi.")).toBeVisible();
  expect(await statusOf()).toBe(404);
  await page.reload();
  await expect(page.getByText(`${name}/S01E04.srt`)).toBeVisible();

  const rowOf = (word: string) => page.getByRole("row").filter({ hasText: new RegExp(`^${word}`) });
  await expect(rowOf("Zorkan")).toContainText("isim sayıldı");
  await expect(rowOf("gabagool")).toContainText("bilinmiyor");
  await expectAccessible(page, "report");
  await page.getByRole("button", { name: "Kelime: Hope" }).click();
  await page.getByRole("button", { name: "İsim: gabagool" }).click();
  await page.getByRole("button", { name: "Uygula ve yeniden oku" }).click();
  await expect(page.getByText(`${name} yeniden okunuyor.`)).toBeVisible();
  await expect(page.getByText("Dosyalar: 4 yenilendi.")).toBeVisible();
  await page.getByRole("combobox", { name: "Göster" }).selectOption({ index: 3 });
  await expect(page.getByRole("button", { name: /^(İsim|Kelime): /, pressed: true })).toHaveCount(1);
  await expect(rowOf("Zorkan")).toHaveCount(0);
  await publishDraft(page, name);
  await expect.poll(statusOf).toBe(200);

  await page.getByRole("link", { name: "Yapımı aç" }).click();
  const panel = page.getByRole("region", { name });
  await expect(panel).toContainText("Yayında");
  await panel.getByLabel("Yıl").fill("1066 AD");
  await panel.getByRole("button", { name: "Kaydet" }).click();
  await expect(panel.getByLabel("Yıl")).toHaveAttribute("aria-invalid", "true");
  await panel.getByLabel("Yıl").fill("1999");
  await panel.getByLabel("Suç").check();
  await panel.getByRole("button", { name: "Kaydet" }).click();
  await expect(page.getByText(`${name} kaydedildi.`)).toBeVisible();
  const stored = async () => {
    const { seriesList } = await (await request.get("/api/Home/GetContent")).json();
    const { year, genres } = seriesList.find((series: { name: string }) => series.name === name);
    return { year, genres };
  };
  expect(await stored()).toEqual({ year: 1999, genres: ["crime"] });
  await page.getByRole("button", { name: "Geri al" }).last().click();
  await expect(page.getByText("Geri alındı.")).toBeVisible();
  expect(await stored()).toEqual({ year: null, genres: [] });
  await expect(panel.getByLabel("Yıl")).toHaveValue("");

  await panel.getByRole("button", { name: "Gizle" }).click();
  await expect(panel).toContainText("Gizli");
  await expect.poll(statusOf).toBe(404);
  await panel.getByRole("button", { name: "Yayınla" }).click();
  await expect.poll(statusOf).toBe(200);

  await panel.getByRole("button", { name: "Sil" }).click();
  const question = page.getByRole("dialog");
  await expect(question.getByRole("button", { name: "Sil" })).toBeDisabled();
  await question.getByRole("textbox").fill(name);
  await question.getByRole("button", { name: "Sil" }).click();
  await expect(page.getByText(`${name} silindi.`)).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await statusOf()).toBe(404);
});

test("titles are worked on by keyboard, and what is open is in the address", async ({ page }) => {
  await openConsole(page, "/yonetim/yapimlar?sort=name");
  const links = page.getByRole("row").getByRole("link");
  await expect(links.first()).toBeVisible();
  const second = (await links.nth(1).textContent()) ?? "";
  await page.keyboard.press("j");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: second });
  await expect(panel.getByRole("heading", { name: second })).toBeFocused();
  await expectAccessible(page, "title");
  await page.reload();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("/");
  await page.keyboard.type(second);
  await expect(links).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await page.keyboard.press("Enter");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Klavye kısayolları" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("link", { name: "Genel bakış" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Genel bakış" })).toBeVisible();
  await page.goBack();
  await expect(links).toHaveCount(1);
});
