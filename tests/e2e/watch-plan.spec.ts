import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import type { Content } from "../../src/contract/catalogue.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

/** The first month is open, the others open by a tap. */
async function openMonths(days: Locator): Promise<void> {
  await expect(days.getByRole("heading", { level: 3 }).first()).toBeVisible();
  for (const month of (await days.getByRole("heading", { level: 3 }).all()).slice(1)) await month.click();
}

test("a visitor is told what a plan does, and how to get one", async ({ page }) => {
  await openPage(page, pathOf("watchPlan", "tr"));
  await expect(page.getByRole("heading", { level: 1, name: text("plan_title") })).toBeVisible();
  await expect(page.getByText(text("plan_fact_order"))).toBeVisible();
  await expect(page.getByRole("link", { name: text("plan_sign_in") })).toHaveAttribute("href", /auth/);
});

test("a member chooses a series, sees its days, keeps them as a calendar, and finds the plan again", async ({
  page,
  request,
}) => {
  const { series, episode } = await sampleOf(request);
  const { userData } = await signUp(request);
  await openSignedIn(page, pathOf("watchPlan", "tr"), userData);
  await expect(page.getByText(text("plan_empty"))).toBeVisible();
  await page.getByRole("searchbox", { name: text("plan_search") }).fill(series.name.slice(0, 6));
  await page.getByRole("checkbox", { name: series.name }).check();
  await page.getByRole("combobox", { name: text("plan_pace") }).selectOption("20");
  await page.getByRole("button", { name: text("plan_make") }).click();

  const days = page.getByRole("region", { name: text("plan_days") });
  const first = days.getByRole("link", { name: `${series.name} 1×${episode.episodeNumber}` });
  await openMonths(days);
  await expect(first).toBeVisible();
  await expectAccessible(page, "a plan");
  await expect(days.getByText(text("plan_new_words", { count: "20" })).first()).toBeVisible();
  await expect(page.getByText(text("plan_empty"))).toHaveCount(0);

  const download = page.waitForEvent("download");
  await days.getByRole("button", { name: text("plan_calendar") }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
  expect(file).toContain(`SUMMARY:${series.name} 1×${episode.episodeNumber}`);

  await page.reload();
  await openMonths(days);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${series.combinedUrl}/1/${episode.episodeNumber}$`));
});

test("a plan of several months shows the first; today's words are taken up, and taught in the review", async ({
  page,
  request,
}) => {
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const content: Content = await (await request.get("/api/Home/GetContent")).json();
  const titleIds = content.movieList.slice(0, 10).map(({ id }) => id);
  const data = { titleIds, wordsPerDay: 5, target: 95 };
  expect((await request.post("/api/Memory/Plan", { headers, data })).status()).toBe(200);
  await openSignedIn(page, pathOf("watchPlan", "tr"), userData);
  const days = page.getByRole("region", { name: text("plan_days") });
  const months = days.getByRole("group").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(months.first().getByRole("listitem").first()).toBeVisible();
  expect(await months.count()).toBeGreaterThan(2);
  const second = months.nth(1);
  await expect(second.getByRole("listitem")).toHaveCount(0);
  await second.getByRole("heading").click();
  await expect(second.getByRole("listitem").first()).toBeVisible();
  await page.setViewportSize(narrowest);
  await expectAccessibleAndToFit(page, "a plan of several months");

  await days.getByRole("button", { name: patternIn("tr", "plan_learn_today") }).click();
  await expect(page).toHaveURL(pathOf("review", "tr"));
  await expect(page.getByText(patternIn("tr", "review_fresh"))).toContainText("5");
});

test("a member with a plan and nothing due finds today's words on the home page, and learns them", async ({
  page,
  request,
}) => {
  const { movie } = await sampleOf(request);
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const data = { titleIds: [movie.id], wordsPerDay: 5 };
  expect((await request.post("/api/Memory/Plan", { headers, data })).status()).toBe(200);
  await openSignedIn(page, pathOf("home", "tr"), userData);
  await expect(page.getByRole("heading", { name: patternIn("tr", "continue_plan") })).toContainText("5");
  await expectAccessible(page, "the plan's words on the home page");
  await page.getByRole("button", { name: patternIn("tr", "plan_learn_today") }).click();
  await expect(page).toHaveURL(pathOf("review", "tr"));
  await expect(page.getByText(patternIn("tr", "review_fresh"))).toContainText("5");
  await openPage(page, pathOf("home", "tr"));
  await expect(page.getByRole("heading", { name: patternIn("tr", "continue_fresh") })).toContainText("5");
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("a plan that cannot be loaded says so and is tried again", async ({ page, request }) => {
    const { userData } = await signUp(request);
    await page.route("**/api/Memory/Plan", (route) => route.abort());
    await openSignedIn(page, pathOf("watchPlan", "tr"), userData);
    await expect(page.getByText(text("section_failed"))).toBeVisible();
    await page.unroute("**/api/Memory/Plan");
    await page.getByRole("button", { name: text("try_again") }).click();
    await expect(page.getByText(text("plan_empty"))).toBeVisible();
  });
});
