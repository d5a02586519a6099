import type { Page } from "@playwright/test";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible } from "./accessibility.ts";
import { openSignedIn, signUp } from "./people.ts";
import { playTour } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const dayMs = 24 * 60 * 60_000;
const home = pathOf("home", "tr");
const moviePath = pathOf("movieDetail", "tr", { url: "sprite-fright" });
const cardOf = (page: Page) => page.getByRole("main").getByRole("region", { name: /./ }).first();

test("a first-time visitor has the splash, and nothing to go on with", async ({ page }) => {
  await openPage(page, home);
  await expect(page.getByText(text("home_lead"))).toBeVisible();
  await expect(page.getByText(text("continue_heading"))).toHaveCount(0);
});

test("a visitor is asked the next morning for what was missed, and the film tells of the evening", async ({ page }) => {
  const evening = Date.now();
  await openPage(page, moviePath);
  const panel = page.getByRole("region", { name: /^Bu akşamın/ });
  await panel.getByRole("button", { name: /^A2/ }).click();
  await panel.getByRole("button", { name: patternIn("tr", "tonight_start") }).click();
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await page.getByRole("button", { name: text("teach_ask") }).click();
  await playTour(page);
  await expect(page.getByRole("link", { name: text("tonight_watch") })).toHaveAttribute("href", /\/izlerken$/);
  await expect(page.getByText(patternIn("tr", "tonight_spoken"))).toBeVisible();

  await openPage(page, moviePath);
  await expect(page.getByText(/Bugün bu listenin \d+ kelimesini çalıştınız\./)).toBeVisible();
  await expect(page.getByRole("heading", { name: patternIn("tr", "evening_next") })).toBeVisible();

  await page.clock.setFixedTime(evening + 2 * dayMs);
  await openPage(page, home);
  const card = cardOf(page);
  await expect(card.getByRole("heading", { name: patternIn("tr", "continue_due") })).toBeVisible();
  await expect(card.getByRole("link", { name: text("continue_due_way") })).toHaveAttribute("href", "/tekrar");
  await expect(card.getByLabel(text("goal_heading"))).toBeVisible();
  await expect(page.getByText(text("home_lead"))).toBeHidden();
  await expectAccessible(page, "what a visitor goes on with");
});

test("a member finds what waits, today's goal and the account's memory", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const { movieList }: { movieList: { id: number; combinedUrl: string }[] } = await (
    await request.get("/api/Home/GetContent")
  ).json();
  const id = movieList.find(({ combinedUrl }) => combinedUrl === "sprite-fright")?.id;
  const list: { id: number; mean: string | null }[] = await (
    await request.get(`/api/WordList/GetWordListV2?type=5&id=${id}`)
  ).json();
  const wordIds = list.filter(({ mean }) => mean !== null).map((word) => word.id);
  // The server's clock cannot be moved: the answers are of three days ago, half of them wrong.
  const at = (place: number) => new Date(Date.now() - 3 * dayMs + place * 1_000).toISOString();
  const answers = wordIds.slice(0, 45).map((wordId, place) => ({
    ...{ answerId: crypto.randomUUID(), cardId: `r${wordId}`, grade: place % 2 === 0 ? 1 : 3, way: "self" },
    ...{ elapsedMs: 3_000, at: at(place) },
  }));
  expect((await request.post("/api/Memory/AnswerReviews", { headers, data: { answers } })).status()).toBe(200);

  await openSignedIn(page, home, { ...userData, knownList: [] });
  const card = cardOf(page);
  const due = card.getByRole("heading", { name: patternIn("tr", "continue_due") });
  await expect(due).toContainText(String(answers.length));
  await expect(card.getByText(text("goal_frozen_yesterday"))).toHaveCount(0);
  await expect(card.getByText(text("continue_points", { points: 0 }))).toBeVisible();
  await expectAccessible(page, "what a member goes on with");

  await card.getByRole("link", { name: text("account_memory") }).click();
  await expect(page.getByRole("table", { name: text("memory_due_caption") })).toBeAttached();
  const words = page.getByRole("region", { name: text("memory_words_heading") });
  await words.getByRole("listitem").first().getByRole("button").click();
  await expect(words.getByRole("table", { name: text("memory_curve_caption") })).toBeAttached();
  await expectAccessible(page, "the account's memory");
});
