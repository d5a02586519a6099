import type { APIRequestContext, Browser, Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { pointsAfter } from "../../src/domain/quiz/scoring.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessibleAndToFit, narrowest, violationsOf } from "./accessibility.ts";
import { sampleOf } from "./catalogue.ts";
import { authForm, openSignedIn, signUp } from "./people.ts";
import { openQuiz, startQuiz, wholeWords } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { textIn } from "./texts.ts";

test.use({ expectedErrors: /status of (401|404|503)|net::ERR/ });

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const accountPath = pathOf("account", "tr");
const quizzesPath = `${accountPath}?page=quizzes`;
const heading = (page: Page, name: string) => page.getByRole("heading", { name });

type Question = { text: string; choices: string[]; number: number; points: number; seconds: number };
type Asked = { readonly questionId: string; readonly question: Question };

/** The question that the server has opened, as this browser has kept it; `not` is the one before it. */
async function openedIn(page: Page, not = ""): Promise<Asked> {
  const found = await page.waitForFunction(
    (before) => {
      const open = JSON.parse(localStorage.getItem("history") ?? "null")?.served?.open;
      return open && open.questionId !== before && open.answer === null ? open : undefined;
    },
    not,
    { polling: 15 },
  );
  return await found.jsonValue();
}

/** What a right answer earns now, as the stage shows it. */
const worth = (page: Page) => page.locator("[data-left] b").textContent().then(Number);

/** The question has lost its first point, some 400 ms after it was opened: a quicker answer would earn nothing. */
const firstPointIsLost = (page: Page, { question }: Asked) =>
  expect.poll(() => worth(page), { intervals: [50] }).toBeLessThan(question.points);

/** Answers by keys, after long enough for a person. */
async function answer(page: Page, words: readonly Word[], asked: Asked, isRight = true): Promise<void> {
  const { question } = asked;
  await firstPointIsLost(page, asked);
  const means = words.filter(({ phrase }) => phrase === question.text).map(({ mean }) => mean);
  const at = question.choices.findIndex((choice) => means.includes(choice) === isRight);
  await page.keyboard.press(String(at + 1));
}

/** Plays the tour to its summary; answers what the stage showed as earned before it. */
async function playOn(page: Page, words: readonly Word[], isRight: (number: number) => boolean = () => true) {
  let before = "";
  for (;;) {
    const asked = await openedIn(page, before);
    before = asked.questionId;
    await answer(page, words, asked, isRight(asked.question.number));
    await expect(page.getByRole("article")).toBeVisible();
    const { value, max } = await page
      .locator("progress")
      .evaluate((bar: HTMLProgressElement) => ({ value: bar.value, max: bar.max }));
    const points = await stagePoints(page);
    await page.keyboard.press("Enter");
    if (value === max) return points;
  }
}

const stagePoints = async (page: Page) =>
  Number((await page.locator("progress ~ span:has(small) b").textContent())?.replace(".", ""));

async function pointData(request: APIRequestContext, { token }: { token: string }) {
  const headers = { authorization: `Bearer ${token}` };
  return (await request.get("/api/Score/GetPointData", { headers })).json();
}

async function openDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  return await context.newPage();
}

const methods = ["test-phrase-mean"] as const;

test("the same points stand on the stage, in the summary and in the account", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 6);
  await startQuiz(page, { words, methods, userData });
  const points = await playOn(page, words, (number) => number !== 1);
  expect(points).toBeGreaterThan(100);
  await expect(heading(page, text("quiz_end"))).toBeFocused();
  const figures = page.locator("dl > div");
  await expect(figures.nth(0)).toContainText("5/6");
  await expect(figures.nth(1)).toHaveText(`puan${points}`);
  await expect(page.getByLabel(text("points_today"), { exact: true })).toHaveAttribute("value", String(points));
  expect(await pointData(request, userData)).toMatchObject({ total: points, today: points });

  await page.getByRole("checkbox").first().check();
  const headers = { authorization: `Bearer ${userData.token}` };
  const known = async () => (await (await request.get("/api/WordList/GetKnownWords", { headers })).json()).wordIds;
  await expect.poll(known).toHaveLength(1);

  await page.getByRole("button", { name: "Yanlışları yeniden çalış (1)" }).click();
  const again = await playOn(page, words);
  expect(await pointData(request, userData)).toMatchObject({ total: points + again });
  await page.getByRole("link", { name: text("account_title"), exact: true }).click();
  await expect(page.getByLabel(text("points_today"), { exact: true })).toHaveAttribute("value", String(points + again));
});

test("a reload in mid-question comes back to it with the time that is left, though this clock is an hour off", async ({
  page,
  request,
}) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 7);
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await startQuiz(page, { words, methods, userData });
  const asked = await openedIn(page);
  const { points, seconds } = asked.question;
  const tourId = await page.evaluate(() => JSON.parse(localStorage.getItem("history") ?? "{}").served.tourId);
  /** Of the question that is open already, by the server's clock. */
  const elapsed = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${userData.token}` };
    return (await (await request.post("/api/Quiz/NextQuestion", { headers, data: { tourId } })).json()).elapsedMs;
  };
  await expect.poll(elapsed).toBeGreaterThan(2_000);
  const before = await elapsed();
  await page.reload();
  await expect(page.getByRole("listitem")).toHaveText(asked.question.choices.map((choice, at) => `${at + 1}${choice}`));
  const after = await worth(page);
  expect(after).toBeLessThanOrEqual(pointsAfter(points, seconds, before));
  expect(after).toBeGreaterThanOrEqual(pointsAfter(points, seconds, await elapsed()));
  await answer(page, words, asked);
  await expect(page.getByRole("article")).toContainText(asked.question.text);
  await page.reload();
  await expect(page.getByRole("article")).toContainText(asked.question.text);
  await page.keyboard.press("Enter");
  expect((await openedIn(page, asked.questionId)).question.number).toBe(2);
});

test("answers that are lost on the way, or whose outcome is, count once", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 6);
  await startQuiz(page, { words, methods, userData });
  let way: "there" | "back" | "open" = "there";
  await page.route("**/api/Quiz/Answer", async (route) => {
    if (way === "open") return route.continue();
    if (way === "back") await route.fetch();
    await route.abort();
  });
  const first = await openedIn(page);
  await answer(page, words, first);
  const lost = page.getByRole("alert").filter({ hasText: text("quiz_lost") });
  await expect(lost).toContainText(text("quiz_lost_answer"));
  expect(await violationsOf(page), "lost").toEqual([]);
  await expect(page.getByRole("button", { name: text("try_again") })).toBeFocused();
  way = "open";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toBeVisible();
  await page.keyboard.press("Enter");

  way = "back";
  await answer(page, words, await openedIn(page, first.questionId));
  await expect(lost).toBeVisible();
  const { total } = await pointData(request, userData);
  expect(total).toBeGreaterThan(0);
  way = "open";
  // The answer waits in this browser, and is given again.
  await page.reload();
  await expect(page.getByRole("article")).toBeVisible();
  expect(await pointData(request, userData)).toMatchObject({ total });
  await expect.poll(() => stagePoints(page)).toBe(total);

  await page.route("**/api/Quiz/NextQuestion", (route) => route.abort());
  await page.keyboard.press("Enter");
  await expect(lost).toContainText(text("quiz_lost_next"));
  await page.unroute("**/api/Quiz/NextQuestion");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  const rest = await playOn(page, words);
  expect(await pointData(request, userData)).toMatchObject({ total: rest });
});

test("a quiz waits in the account, goes on where it stands on another device, and is dropped when asked", async ({
  page,
  request,
  browser,
}) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 25);
  const { id } = (await sampleOf(request)).series;
  await openSignedIn(page, quizzesPath, userData);
  await expect(heading(page, text("quizzes_first_heading"))).toBeVisible();
  await startQuiz(page, { words, methods, userData, source: { type: 4, id, isWhole: false } });
  const first = await openedIn(page);
  await answer(page, words, first);
  await expect(page.getByRole("article")).toBeVisible();
  const points = await stagePoints(page);
  await page.keyboard.press("Enter");
  const second = await openedIn(page, first.questionId);

  const other = await openDevice(browser);
  await openSignedIn(other, quizzesPath, userData);
  const quizzes = other.getByRole("region", { name: text("quizzes_open") });
  await expect(quizzes.getByRole("listitem")).toContainText(text("quizzes_progress", { done: "1", total: "25" }));
  await other.getByRole("button", { name: /devam et/ }).click();
  await expect(other.getByRole("listitem")).toHaveCount(4);
  expect(await openedIn(other)).toMatchObject({ questionId: second.questionId });
  await expect.poll(() => stagePoints(other)).toBe(points);
  await answer(other, words, second);
  await expect(other.getByRole("article")).toBeVisible();

  // The first device gives another answer to the same question: the one that came first counts.
  await answer(page, words, second, false);
  await expect(page.getByText(text("quiz_right"), { exact: true }).first()).toBeVisible();
  await other.getByRole("link", { name: text("quiz_leave") }).click();
  await expect(quizzes.getByRole("listitem")).toContainText(text("quizzes_progress", { done: "2", total: "25" }));
  expect(await violationsOf(other), "quizzes").toEqual([]);
  await other.getByRole("button", { name: /: sil$/ }).click();
  const dialog = other.getByRole("dialog");
  expect(await violationsOf(other), "drop").toEqual([]);
  await dialog.getByRole("button", { name: text("list_delete_action") }).click();
  await expect(heading(other, text("quizzes_first_heading"))).toBeVisible();
  await openPage(other, pathOf("quiz", "tr"));
  await expect(heading(other, text("quiz_empty_heading"))).toBeVisible();
  await other.context().close();

  await page.keyboard.press("Enter");
  await expect(heading(page, text("quiz_stopped_tour"))).toBeVisible();
  expect(await violationsOf(page), "stopped").toEqual([]);
  await page.getByRole("button", { name: text("quiz_resume") }).click();
  await expect(heading(page, text("quiz_stopped"))).toBeVisible();
  await page.getByRole("button", { name: text("quiz_start_anew") }).click();
  await expect(page.getByRole("button", { name: text("quiz_start") })).toBeVisible();
});

test("a finished quiz stays finished while its wrong words are studied again", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 6);
  await startQuiz(page, { words, methods, userData });
  await playOn(page, words, (number) => number !== 1);
  await page.getByRole("button", { name: "Yanlışları yeniden çalış (1)" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(4);
  await openPage(page, quizzesPath);
  const done = page.getByRole("region", { name: text("quizzes_done") });
  await expect(done.getByRole("listitem")).toHaveCount(1);
  await expect(done.getByRole("listitem")).toContainText(/\d+ doğru, 1 yanlış/);
  await expect(page.getByRole("region", { name: text("quizzes_open") })).toHaveCount(0);
});

test("one tab plays; another takes over with the same open question", async ({ page, request }) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 7);
  await startQuiz(page, { words, methods, userData });
  const asked = await openedIn(page);
  const second = await page.context().newPage();
  await openPage(second, pathOf("quiz", "tr"));
  await second.getByRole("button", { name: text("quiz_take_over") }).click();
  await expect(heading(page, text("quiz_elsewhere_heading"))).toBeVisible();
  await answer(second, words, await openedIn(second));
  await expect(second.getByRole("article")).toContainText(asked.question.text);
  await page.getByRole("button", { name: text("quiz_take_over") }).click();
  await expect(page.getByRole("article")).toContainText(asked.question.text);
});

test("a quiz begun in Spanish asks for Spanish on a device that knows nothing of it", async ({
  page,
  request,
  browser,
}) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 6, 3);
  await startQuiz(page, { locale: "es", words, methods: ["write-phrase-mean"], userData });
  await openedIn(page);
  const other = await openDevice(browser);
  await openSignedIn(other, quizzesPath, userData);
  await other.getByRole("button", { name: /devam et/ }).click();
  await expect(other.getByRole("button", { name: "ñ" })).toBeVisible();
  const asked = await openedIn(other);
  const mean = words.find(({ phrase }) => phrase === asked.question.text)?.mean?.split("; ")[0] ?? "";
  await firstPointIsLost(other, asked);
  await other.getByRole("textbox", { name: text("quiz_your_answer") }).fill(mean);
  await other.keyboard.press("Enter");
  await expect(other.getByText(text("quiz_right"), { exact: true })).toBeVisible();
  await other.getByRole("button", { name: text("quiz_go_on") }).click();
  await other.getByRole("button", { name: text("quiz_pause") }).click();
  await expect(other.getByText(text("quiz_resume_heading"))).toBeVisible();
  await expect(other.getByRole("button", { name: text("quiz_start") })).toHaveCount(0);
  await other.context().close();
});

test("who is logged out in mid-question signs in again, and the answer that waited counts", async ({
  page,
  request,
}) => {
  const { userData, username, password } = await signUp(request);
  const words = await wholeWords(request, 7);
  await startQuiz(page, { words, methods, userData });
  const asked = await openedIn(page);
  const headers = { authorization: `Bearer ${userData.token}` };
  await request.post("/api/Login/LogoutEverywhere", { headers });
  await answer(page, words, asked);
  const form = authForm(page, "login");
  await form.getByLabel(text("field_username_or_mail")).fill(username);
  await form.getByLabel(text("field_password"), { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await expect(page.getByRole("article")).toContainText(asked.question.text);
  await expect.poll(() => stagePoints(page)).toBeGreaterThan(0);
});

test("without time limits, and with too few words, the server is not asked", async ({ page, request, browser }) => {
  const { userData } = await signUp(request);
  const asked: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/api/Quiz/")) asked.push(sent.url());
  });
  await startQuiz(page, { words: await wholeWords(request, 6), methods, userData, isTimed: false });
  await expect(page.getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("puan")).toHaveCount(0);
  const few = await openDevice(browser);
  await openQuiz(few, { words: await wholeWords(request, 5), userData });
  await expect(few.getByText(text("quiz_list_short", { minimum: 6 }))).toBeVisible();
  await few.context().close();
  expect(asked).toEqual([]);
});

test("a quiz that cannot be started says so, and starts when it can", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openQuiz(page, { words: await wholeWords(request, 6), methods, userData });
  await page.route("**/api/Quiz/StartQuiz", (route) => route.abort());
  const start = page.getByRole("button", { name: text("quiz_start") });
  await start.click();
  await expect(page.getByRole("alert")).toHaveText(text("quiz_start_failed"));
  await page.unroute("**/api/Quiz/StartQuiz");
  await start.click();
  await openedIn(page);
});

test("how one likes to play is the same on another device", async ({ page, request, browser }) => {
  const { userData } = await signUp(request);
  const words = await wholeWords(request, 6);
  await openQuiz(page, { words, userData, methods: ["test-phrase-definition"] });
  const sent = page.waitForResponse((response) => response.url().endsWith("/api/User/Preferences"));
  await page.getByRole("radio", { name: "3 kez" }).check({ force: true });
  await sent;
  const other = await openDevice(browser);
  await openQuiz(other, { words, userData, methods: ["write-mean-phrase"] });
  await expect(other.getByRole("radio", { name: "3 kez" })).toBeChecked();
  await expect(other.getByRole("checkbox", { name: text("quiz_choose_definition") })).toBeChecked();
  await other.context().close();
});

test("long names of quizzes fit into 320 pixels", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await page.setViewportSize(narrowest);
  const title = "Çekoslovakyalılaştıramadıklarımızdan mısınız ".repeat(4) + "x".repeat(90);
  const quizId = "00000000-0000-4000-8000-000000000001";
  const quiz = { quizId, title, start_length: 3000, remaining: 1500, updatedAt: "2031-01-01T00:00:00Z" };
  const done = { ...quiz, quizId: `${quizId.slice(0, -1)}2`, remaining: 0 };
  let isAway = true;
  await page.route("**/api/Quiz/GetHistory", (route) =>
    isAway ? route.fulfill({ status: 503, body: "" }) : route.fulfill({ json: [quiz, done] }),
  );
  await openSignedIn(page, quizzesPath, userData);
  await expect(page.getByRole("alert")).toContainText(text("section_failed"));
  isAway = false;
  await page.getByRole("button", { name: text("try_again") }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "mısınız" })).toHaveCount(2);
  await expectAccessibleAndToFit(page, "quizzes");
});
