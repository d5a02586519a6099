import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const origin = `http://127.0.0.1:${process.env.E2E_ADS_PORT}`;
const text = (key: string) => textIn("tr", key);
const slot = (page: Page) => page.getByRole("complementary", { name: text("ads_label") });

/** What the browser asks of the advertiser from now on. */
function watchAds(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}

/** The slot is below the content, and what it holds is loaded when it comes near the window. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

async function openToEnd(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await scrollToEnd(page);
}

async function settled(page: Page): Promise<void> {
  await scrollToEnd(page);
  await page.waitForLoadState("networkidle");
}

const accepted = JSON.stringify({ isAccepted: true, date: "2026-11-22T10:00:00.000Z" });

async function agree(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await page.evaluate((choice) => localStorage.setItem("adConsent", choice), accepted);
}

// Blocking them, Playwright asks for them in the advertiser's frame too, which may not have any.
test.use({ serviceWorkers: "allow" });

test("an ad is shown only after consent, told the language and nothing of the person", async ({ page }) => {
  const asked = watchAds(page);
  await openToEnd(page, pathOf("blog", "tr"));
  const before = await slot(page).evaluate((element) => element.getBoundingClientRect().height);
  await expect(slot(page).getByRole("heading")).toHaveText(text("ads_ask_heading"));
  await settled(page);
  expect(asked).toEqual([]);
  await expectAccessible(page, "the question for consent");
  await slot(page)
    .getByRole("button", { name: text("ads_accept"), exact: true })
    .click();
  const frame = slot(page).locator("iframe");
  await expect(frame.contentFrame().getByText("Buy socks; lang is tr, consent is accepted")).toBeAttached();
  expect(asked).toEqual([`${origin}/?lang=tr&consent=accepted`]);
  await expect(frame).toHaveAttribute("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox");
  expect(await slot(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(before);
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "an advertisement");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("adConsent") ?? ""));
  expect(stored).toEqual({ isAccepted: true, date: expect.stringMatching(/^\d{4}-/) });
});

test("who refuses is not asked again, and may change it in the footer", async ({ page }) => {
  const asked = watchAds(page);
  await openToEnd(page, pathOf("blog", "tr"));
  await slot(page)
    .getByRole("button", { name: text("ads_refuse"), exact: true })
    .click();
  await expect(slot(page)).toBeHidden();
  await openToEnd(page, pathOf("home", "tr"));
  await expect(slot(page)).toBeHidden();
  await settled(page);
  expect(asked).toEqual([]);
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: text("ads_settings") })
    .click();
  const dialog = page.getByRole("dialog", { name: text("ads_settings") });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "the choice about ads");
  await dialog.getByRole("button", { name: text("ads_accept"), exact: true }).click();
  await expect(slot(page).locator("iframe")).toBeVisible();
});

test("the advertiser is never asked for a premium member; after logging out it is", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const status = { isPremium: true, premiumType: 2, premiumEndDate: "2031-02-03T12:00:00.000Z" };
  await page.route("**/api/User/GetPremiumStatusV2", (route) => route.fulfill({ json: status }));
  await agree(page);
  const asked = watchAds(page);
  // The browser knows of no premium yet: the API's answer is waited for.
  await openSignedIn(page, pathOf("home", "tr"), userData);
  await expect(page.locator("html")).toHaveAttribute("data-session", "premium");
  for (const id of ["blog", "series", "movies"] as const) {
    await openToEnd(page, pathOf(id, "tr"));
    await settled(page);
    await expect(slot(page)).toBeHidden();
  }
  expect(asked).toEqual([]);
  await openToEnd(page, `${pathOf("account", "tr")}?page=data`);
  await page.getByRole("button", { name: text("account_log_out"), exact: true }).click();
  await expect(page).toHaveURL(/authLink=login/);
  await settled(page);
  expect(asked).toEqual([]);
  await page
    .getByRole("link", { name: text("nav_home") })
    .first()
    .click();
  await expect(slot(page)).toBeVisible();
  // A navigation ends with the heading focused and at the top.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await scrollToEnd(page);
  await expect(slot(page).locator("iframe")).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});

test("a member without premium sees ads once the API has said so", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await agree(page);
  await openSignedIn(page, pathOf("blog", "tr"), userData);
  await scrollToEnd(page);
  await expect(slot(page).locator("iframe")).toBeVisible();
});

test("no ad where one signs in, pays, writes to us, reads the rules or plays", async ({ page, request }) => {
  await agree(page);
  const asked = watchAds(page);
  const visitors = ["auth", "contact", "privacy", "mobilePrivacy", "terms", "purchaseTerms", "quiz"] as const;
  const members = ["account", "premium", "premiumProcessing", "premiumError"] as const;
  for (const id of visitors) {
    await openToEnd(page, pathOf(id, "tr"));
    await settled(page);
    await expect(slot(page)).toHaveCount(0);
  }
  const { userData } = await signUp(request);
  for (const id of members) {
    await openSignedIn(page, pathOf(id, "tr"), userData);
    await settled(page);
    await expect(slot(page)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test("only the premium page's policy allows the provider's frame", async ({ request }) => {
  const frames = async (path: string) =>
    /frame-src ([^;]*)/.exec((await request.get(path)).headers()["content-security-policy"] ?? "")?.[1]?.split(" ");
  expect(await frames(pathOf("home", "tr"))).toEqual([origin]);
  const [provider, ads] = (await frames(pathOf("premium", "es"))) ?? [];
  expect([new URL(provider ?? "").hostname, ads]).toEqual(["127.0.0.1", origin]);
});
