import type { Page } from "@playwright/test";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { signInAdmin, totpCode } from "./operators.ts";
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

test("for visitors and members the console's address is the not-found page, without a byte of the console", async ({
  page,
  request,
}) => {
  await openPage(page, "/yonetim");
  const heading = page.getByRole("heading", { level: 1, name: textIn("tr", "not_found_heading") });
  await expect(heading).toBeVisible();

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
  expect((await page.request.get("/yonetim")).status()).toBe(404);
  await openSignedIn(page, "/yonetim", admin.userData);
  await expect(page.getByRole("heading", { name: "İkinci adımı kurun" })).toBeVisible();
  await expect(page.getByRole("img", { name: /kare kod/ })).toBeVisible();
  await expectAccessibleAndToFit(page, "setting up");
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const code = page.getByRole("textbox", { name: "Uygulamadaki 6 haneli kod" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Kodu doğrula" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await code.fill(totpCode(secret));
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

  await page.getByRole("radio", { name: "EN" }).check();
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
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
  await entry.fill(totpCode(secret));
  await other.getByRole("button", { name: "Giriş" }).click();
  await expect(entry).toHaveAttribute("aria-invalid", "true");
  await entry.fill(recoveryCode);
  await other.getByRole("button", { name: "Giriş" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Genel bakış" })).toBeVisible();
  await context.close();
});
