import type { APIRequestContext } from "@playwright/test";
import { minimumAnswerMs } from "../../src/domain/quiz/scoring.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { runCli } from "../factories/run-cli.ts";
import { sampleOf } from "./catalogue.ts";
import { mailedPath, openSignedIn, signUp } from "./people.ts";
import { expect, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

const text = (key: string) => textIn("tr", key);
const section = (id: string) => `${pathOf("account", "tr")}?page=${id}`;

/** Answers one question of an episode right, as late as a person would, in somebody's name; gives what it earned. */
async function earnPoints(request: APIRequestContext, token: unknown): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (name: string, data: object) =>
    (await request.post(`/api/Quiz/${name}`, { headers, data })).json();
  const { id } = (await sampleOf(request)).episode;
  const list: { phrase: string; mean: string }[] = await (
    await request.get(`/api/WordList/GetWordListV2?type=2&id=${id}&MeanLanguageType=2`)
  ).json();
  const { quizId } = await call("StartQuiz", { source: { type: 2, id }, methods: ["test-phrase-mean"] });
  const { tourId } = await call("StartTour", { quizId });
  const { questionId, item } = await call("NextQuestion", { tourId });
  // Asked again, the same question tells how long it has been open, by the server's clock.
  const elapsed = async () => (await call("NextQuestion", { tourId })).elapsedMs;
  await expect.poll(elapsed).toBeGreaterThanOrEqual(minimumAnswerMs);
  const answer = list.find(({ phrase, mean }) => phrase === item.phrase && item.choices_list.includes(mean))?.mean;
  return (await call("Answer", { tourId, questionId, answer })).points;
}

test("points that were earned stand in the overview, in the calendar and on the leaderboard", async ({
  page,
  request,
}) => {
  const { userData, username, mail } = await signUp(request);
  const code = (await mailedPath(mail, "aktivasyon")).split("/").at(-1);
  expect((await request.post("/api/User/ActivateMail", { data: { code } })).status()).toBe(204);
  const points = await earnPoints(request, userData.token);
  expect(points).toBeGreaterThan(0);
  await openSignedIn(page, section("main"), userData);
  await expect(page.getByLabel(text("points_today"), { exact: true })).toHaveAttribute("value", String(points));
  const days = page.getByRole("table", { name: text("calendar_heading") });
  await expect(days.getByRole("row")).toHaveCount(2);
  await expect(days.getByRole("cell", { name: String(points), exact: true })).toBeAttached();

  await page
    .getByRole("navigation", { name: text("account_sections") })
    .getByText(text("account_leaderboard"))
    .click();
  const own = page.getByRole("row").filter({ hasText: username });
  await expect(own).toContainText(String(points));
  await expect(own).toContainText(text("leaderboard_you"));
  const full = textIn("tr", "board_full_points", { counted: String(points), of: "20.000" });
  await expect(page.getByText(full)).toBeVisible();
  await page.getByRole("button", { name: text("leaderboard_previous") }).click();
  await expect(page.getByRole("heading", { name: text("leaderboard_empty_heading") })).toBeVisible();
});

test("a poll asks for a selection, takes one vote by keyboard and then shows how others chose", async ({
  page,
  request,
}) => {
  const question = `Sırada hangi dizi olsun ${Date.now()}?`;
  const args = ["--tr", question, "--en", "Which?", "--es", "¿Cuál?", "--option", "Fener", "--option", "Liman"];
  const { code } = await runCli(["poll", "create", ...args], { DATA_DIR: process.env.E2E_DATA_DIR ?? "" });
  expect(code).toBe(0);
  const { userData } = await signUp(request);
  await openSignedIn(page, section("polls"), userData);
  const poll = page.getByRole("region", { name: question });
  await poll.getByRole("button", { name: text("poll_vote") }).click();
  await expect(poll.getByRole("alert")).toHaveText(text("poll_no_selection"));
  await poll.getByRole("radio", { name: "Fener" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(poll.getByRole("radio", { name: "Liman" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(poll.getByLabel(`Liman (${text("poll_mine")})`, { exact: true })).toHaveAttribute("value", "1");
  await expect(poll.getByLabel("Fener", { exact: true })).toHaveAttribute("value", "0");
  await expect(poll.getByRole("heading", { name: question })).toBeFocused();
  await page.reload();
  await expect(poll.getByLabel(`Liman (${text("poll_mine")})`, { exact: true })).toBeVisible();
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("a part of the account says so, and asks again", async ({ page, request }) => {
    const { userData } = await signUp(request);
    let isAway = true;
    await page.route("**/api/Score/GetLeaderboard*", (route) =>
      isAway ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await openSignedIn(page, section("leaderboard"), userData);
    await expect(page.getByRole("alert")).toContainText(text("section_failed"));
    isAway = false;
    await page.getByRole("button", { name: text("try_again") }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
