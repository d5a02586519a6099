import type { Page } from "@playwright/test";
import { methodIds, methodOf } from "../../src/domain/quiz/methods.ts";
import { pointsAtStart } from "../../src/domain/quiz/scoring.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { storedUser } from "./people.ts";
import { answer, askedIn, isTourOver, openQuiz, playTour, startQuiz, wholeWords } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);

const worth = (page: Page) => page.locator("[data-left] b").textContent().then(Number);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

/** The nine methods, each with a list of another size; the two longest rounds are chosen, not written. */
const sizes = [21, 20, 7, 6, 7, 6, 6, 7, 6];

for (const [at, method] of methodIds.entries()) {
  test(`a whole round of ${method} by keys alone`, async ({ page, request }) => {
    const size = sizes[at] ?? 6;
    await startQuiz(page, { words: await wholeWords(request, size), methods: [method], hasVoice: true });
    expect(await playTour(page)).toBe(Math.min(size, 20));
    await expect(heading(page, text(size > 20 ? "quiz_tour_faultless" : "quiz_end_faultless"))).toBeFocused();
    await expect(page.getByRole("listitem")).toHaveCount(Math.min(size, 20));
    if (size <= 20) return;
    await page.getByRole("button", { name: patternIn("tr", "quiz_next_tour") }).click();
    expect(await playTour(page)).toBe(1);
    await expect(heading(page, text("quiz_end_faultless"))).toBeVisible();
  });
}

test("a whole round in Spanish, written", async ({ page, request }) => {
  const words = await wholeWords(request, 6, 3);
  await startQuiz(page, { locale: "es", words, methods: ["write-phrase-mean"] });
  await expect(page.getByRole("button", { name: "ñ" })).toBeVisible();
  await playTour(page);
  await expect(heading(page, textIn("es", "quiz_end_faultless"))).toBeVisible();
});

test("a word answered wrong comes back for half its points, and can be studied again", async ({ page, request }) => {
  await startQuiz(page, { words: await wholeWords(request, 6), methods: ["test-phrase-mean"] });
  const first = await askedIn(page);
  await answer(page, first, false);
  await expect(page.getByText(text("quiz_wrong")).first()).toBeVisible();
  await expect(page.getByRole("article")).toContainText(first.word.definition);
  await page.keyboard.press("Enter");
  let asked = await askedIn(page, 1);
  while (asked.word.id !== first.word.id) {
    await answer(page, asked);
    await page.keyboard.press("Enter");
    asked = await askedIn(page, asked.question.number);
  }
  expect(asked.question.startPoints).toBe(pointsAtStart(methodOf("test-phrase-mean"), first.word.difficulty, 1));
  await playTour(page);
  await expect(heading(page, text("quiz_end"))).toBeVisible();
  await page.getByRole("button", { name: "Yanlışları yeniden çalış (1)" }).click();
  expect((await askedIn(page)).word.id).toBe(first.word.id);
  expect(await playTour(page)).toBe(1);
});

test("the words of a round are marked as known, one by one or all that one knew", async ({ page, request }) => {
  const words = await wholeWords(request, 6);
  await startQuiz(page, { words, methods: ["test-phrase-mean"] });
  await playTour(page, (number) => number !== 1);
  await page.getByRole("button", { name: text("quiz_mark_right_ones") }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await page.getByRole("checkbox", { checked: false }).check();
  const known = async () => (await storedUser(page))?.knownList;
  await expect.poll(async () => new Set([await known()].flat())).toEqual(new Set(words.map(({ id }) => id)));
});

test.describe("time", () => {
  test("a reload in mid-question gives no time back and takes none", async ({ page, request }) => {
    await page.clock.install();
    await startQuiz(page, { words: await wholeWords(request, 7), methods: ["test-phrase-mean"] });
    const { question } = await askedIn(page);
    await page.clock.runFor(20_000);
    const before = await worth(page);
    expect(before).toBeLessThan(question.startPoints * 0.55);
    await page.reload();
    await expect(page.getByRole("progressbar")).toBeVisible();
    const again = await askedIn(page);
    expect(again.question).toEqual(question);
    await expect(page.getByRole("listitem")).toHaveText(question.choices.map((choice, at) => `${at + 1}${choice}`));
    const after = await worth(page);
    expect(after).toBeLessThanOrEqual(before);
    expect(after).toBeGreaterThan(before * 0.7);
  });

  test("what is left is told once, and a late answer still earns its least", async ({ page, request }) => {
    await page.clock.install();
    await startQuiz(page, { words: await wholeWords(request, 7), methods: ["test-phrase-mean"] });
    const asked = await askedIn(page);
    const status = page.getByRole("main").getByRole("status");
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));
    await page.clock.runFor(30_500);
    await expect(status).toHaveText(text("quiz_time_little"));
    await page.clock.runFor(10_000);
    await expect(status).toHaveText(text("quiz_time_over"));
    await expect(
      page
        .getByRole("paragraph")
        .filter({ hasText: text("quiz_time_over") })
        .first(),
    ).toBeVisible();
    await page.clock.resume();
    await answer(page, asked);
    const least = Math.ceil(asked.question.startPoints / 10);
    await expect(status).toContainText(`${text("quiz_right")}. ${least} puan`);
    await expect.poll(() => worth(page)).toBe(least);
  });

  test("without it there are neither limits nor points", async ({ page, request }) => {
    await startQuiz(page, { words: await wholeWords(request, 6), methods: ["test-phrase-mean"], isTimed: false });
    await askedIn(page);
    await expect(page.getByText("puan")).toHaveCount(0);
    await playTour(page);
    await expect(heading(page, text("quiz_end_faultless"))).toBeVisible();
    await expect(page.getByText(text("quiz_summary_points"))).toHaveCount(0);
  });
});

test("one tab plays; another takes over where it stands, and back, and no answer is lost", async ({
  page,
  request,
}) => {
  await startQuiz(page, { words: await wholeWords(request, 7), methods: ["test-phrase-mean"] });
  await answer(page, await askedIn(page));
  await page.keyboard.press("Enter");
  const { question } = await askedIn(page, 1);
  const second = await page.context().newPage();
  await openPage(second, pathOf("quiz", "tr"));
  await expect(heading(second, text("quiz_elsewhere_heading"))).toBeVisible();
  await second.getByRole("button", { name: text("quiz_take_over") }).click();
  await expect(heading(page, text("quiz_elsewhere_heading"))).toBeVisible();
  const taken = await askedIn(second, 1);
  expect(taken.question).toEqual(question);
  await answer(second, taken);
  await expect(second.getByRole("article")).toContainText(taken.word.phrase);
  await page.getByRole("button", { name: text("quiz_take_over") }).click();
  await expect(page.getByRole("article")).toContainText(taken.word.phrase);
  await expect(heading(second, text("quiz_elsewhere_heading"))).toBeVisible();
  await page.keyboard.press("Enter");
  expect((await askedIn(page, 2)).question.number).toBe(3);
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "2");
});

test("leaving asks nothing, and coming back goes on; a pause leads to the settings", async ({ page, request }) => {
  await startQuiz(page, { words: await wholeWords(request, 7), methods: ["write-mean-phrase"] });
  const { question } = await askedIn(page);
  await page.getByRole("link", { name: text("quiz_leave") }).click();
  await expect(page).toHaveURL(pathOf("series", "tr"));
  await page.goBack();
  expect((await askedIn(page)).question).toEqual(question);
  await page.getByRole("button", { name: text("quiz_pause") }).click();
  await expect(page.getByText(text("quiz_resume_heading"))).toBeVisible();
  await page.getByRole("button", { name: text("quiz_resume"), exact: true }).click();
  expect((await askedIn(page)).question).toEqual(question);
  await expect(page.getByRole("textbox", { name: text("quiz_your_answer") })).toBeFocused();
});

test("1,500 words start without a wait", async ({ page, request }) => {
  const some = await wholeWords(request, 50);
  const words = Array.from({ length: 1500 }, (_, at) => {
    const word = some[at % some.length];
    if (word === undefined) throw new Error("no word");
    return at < 50 ? word : { ...word, id: at + 1, phrase: `${word.phrase} ${at}`, mean: `${word.mean} ${at}` };
  });
  await startQuiz(page, { words, methods: ["test-phrase-mean"], hasVoice: true });
  for (let number = 0; number < 3; ) {
    const asked = await askedIn(page, number);
    number = asked.question.number;
    await answer(page, asked);
    await page.keyboard.press("Enter");
  }
  await page.reload();
  await askedIn(page, 3);
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "3");
});

test("words that lack synonyms or meanings are asked otherwise, or not at all", async ({ page, request }) => {
  const words = (await wholeWords(request, 9)).map((word, at) => ({
    ...word,
    ...(at < 3 ? { mean: null } : {}),
    ...(at > 4 ? { synonyms: [] } : {}),
  }));
  await openQuiz(page, { words, methods: ["test-synonyms-phrase"] });
  await expect(page.getByRole("checkbox", { name: `${text("quiz_choose_synonym")} 5 kelime` })).toBeChecked();
  await page.getByRole("button", { name: text("quiz_start") }).click();
  await expect(page.getByRole("alert")).toHaveText(patternIn("tr", "quiz_too_few"));
  const choosing = page.getByRole("group", { name: text("quiz_group_choose") });
  await choosing.getByRole("checkbox", { name: text("quiz_choose_mean") }).check();
  await page.getByRole("button", { name: text("quiz_start") }).click();
  expect(await playTour(page)).toBe(9);
});

test("fewer than six words, and none at all, say what to do", async ({ page, request }) => {
  await openQuiz(page, { words: await wholeWords(request, 5) });
  await expect(page.getByText(text("quiz_list_short", { minimum: 6 }))).toBeVisible();
  await expect(page.getByRole("button", { name: text("quiz_start") })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem("history"));
  await page.reload();
  await expect(page.getByRole("link", { name: text("quiz_to_series") })).toHaveAttribute(
    "href",
    pathOf("series", "tr"),
  );
});

test("with definitions for meanings there is no question about meanings", async ({ page, request }) => {
  const words = await wholeWords(request, 6, 1);
  await openQuiz(page, { locale: "en", words, hasVoice: true });
  await expect(page.getByRole("checkbox", { name: textIn("en", "quiz_choose_defined") })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: textIn("en", "quiz_write_defined") })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: textIn("en", "quiz_choose_mean") })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: textIn("en", "quiz_listen_phrase") })).toBeVisible();
  await expect(page.getByText(textIn("en", "quiz_no_means"))).toBeVisible();
});

test("an answer without its marks is nearly right, and why is told; letters are at hand", async ({ page, request }) => {
  const [first, ...others] = await wholeWords(request, 6);
  if (first === undefined) throw new Error("no word");
  const words = [first, ...others].map((word, at) => ({
    ...word,
    mean: `güneşlik${"abcdef"[at]}`,
    partOfSpeech: "noun" as const,
  }));
  await startQuiz(page, { words, methods: ["write-phrase-mean"] });
  const { word } = await askedIn(page);
  const line = page.getByRole("textbox", { name: text("quiz_your_answer") });
  await line.pressSequentially("gunes");
  await page.getByRole("button", { name: "ş" }).click();
  await expect(line).toBeFocused();
  await expect(line).toHaveValue("gunesş");
  await line.fill(`guneslik${word.mean?.at(-1)}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(text("quiz_almost"), { exact: true })).toBeVisible();
  await expect(page.getByText(text("quiz_almost_marks", { answer: word.mean ?? "" })).first()).toBeVisible();
  await expect(line).toBeFocused();
});

test("a phone's open keyboard leaves the question and the line in sight", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await startQuiz(page, { words: await wholeWords(request, 6), methods: ["write-definition-phrase"] });
  const { word } = await askedIn(page);
  await page.setViewportSize({ width: 360, height: 300 });
  await expect(page.getByText(word.definition, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("textbox", { name: text("quiz_your_answer") })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: text("quiz_check") })).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.insertText("qqqq");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: text("quiz_go_on") })).toBeInViewport({ ratio: 0.5 });
});

test("what one listens to is spoken, again, slowly, and at the end", async ({ page, request }) => {
  await startQuiz(page, {
    words: await wholeWords(request, 6),
    methods: ["writeListen-engAudio-mean"],
    hasVoice: true,
  });
  const { word } = await askedIn(page);
  const said = () => page.evaluate(() => Reflect.get(window, "said"));
  await expect(page.getByText(word.phrase, { exact: true })).toHaveCount(0);
  await expect.poll(said).toHaveLength(1);
  await page.getByRole("button", { name: text("quiz_listen_again"), exact: true }).click();
  await page.getByRole("button", { name: text("quiz_listen_slowly") }).click();
  await expect.poll(said).toEqual([
    [word.phrase, 1],
    [word.phrase, 1],
    [word.phrase, 0.6],
  ]);
  await page.getByRole("button", { name: text("quiz_pass") }).click();
  await expect(heading(page, word.phrase)).toBeVisible();
  await expect.poll(said).toHaveLength(4);
});

test("a store that is full is no obstacle", async ({ page, request }) => {
  await openQuiz(page, { words: await wholeWords(request, 6), methods: ["test-phrase-mean"] });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.getByRole("button", { name: text("quiz_start") }).click();
  for (let asked = 1; asked <= 3; asked += 1) {
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByRole("listitem")).toHaveCount(4);
    await page.keyboard.press("1");
    await expect(page.getByRole("article")).toBeVisible();
    await page.keyboard.press("Enter");
  }
});

test("every state is accessible and fits into 320 pixels", async ({ page, request }) => {
  await page.setViewportSize(narrowest);
  const words = await wholeWords(request, 6);
  const check = (state: string) => expectAccessibleAndToFit(page, state);
  await openPage(page, pathOf("quiz", "tr"));
  await check("no list");
  await openQuiz(page, { words, methods: ["test-phrase-mean", "writeListen-engAudio-phrase"], hasVoice: true });
  await check("set-up");
  await page.getByRole("button", { name: text("quiz_start") }).click();
  const seen = new Set<string>();
  for (let number = 0; seen.size < 4; ) {
    const asked = await askedIn(page, number);
    number = asked.question.number;
    const kind = methodOf(asked.question.method).isWritten ? "written" : "chosen";
    const isRight = seen.has(`${kind} wrong`);
    if (!seen.has(`${kind} wrong`)) await check(`${kind} question`);
    await answer(page, asked, isRight);
    if (!seen.has(`${kind} ${isRight ? "right" : "wrong"}`)) await check(`${kind} ${isRight ? "right" : "wrong"}`);
    seen.add(`${kind} ${isRight ? "right" : "wrong"}`);
    const isOver = await isTourOver(page);
    await page.keyboard.press("Enter");
    if (isOver) break;
    if (seen.size === 4) await playTour(page, () => true, number);
  }
  await expect(page.getByRole("listitem")).toHaveCount(6);
  await check("summary");
});

test("a small list whose words lack meanings has its four choices from the lexicon", async ({ page, request }) => {
  const words = (await wholeWords(request, 6)).map((word, at) =>
    at < 4 ? { ...word, definition: "", mean: null } : { ...word, synonyms: [] },
  );
  const lexicon = page.waitForResponse(/GetLexiconWords/);
  await openQuiz(page, { words, methods: ["test-synonyms-phrase", "test-phrase-mean"], hasVoice: true });
  await lexicon;
  await page.getByRole("button", { name: text("quiz_start") }).click();
  let asked = await askedIn(page);
  while (asked.question.method !== "test-phrase-mean") {
    // Wrong, so that its word comes back: which method it is asked by is left to chance.
    await answer(page, asked, false);
    await page.keyboard.press("Enter");
    asked = await askedIn(page, asked.question.number);
  }
  expect(new Set(asked.question.choices).size).toBe(4);
});
