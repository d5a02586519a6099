import { readFile } from "node:fs/promises";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { sampleOf } from "./catalogue.ts";
import { openSignedIn, signUp } from "./people.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string>) => textIn("tr", key, values);

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
  await expect(first).toBeVisible();
  await expect(days.getByText(text("plan_new_words", { count: "20" })).first()).toBeVisible();
  await expect(page.getByText(text("plan_empty"))).toHaveCount(0);

  const download = page.waitForEvent("download");
  await days.getByRole("button", { name: text("plan_calendar") }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
  expect(file).toContain(`SUMMARY:${series.name} 1×${episode.episodeNumber}`);

  await page.reload();
  await expect(first).toBeVisible();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${series.combinedUrl}/1/${episode.episodeNumber}$`));
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
