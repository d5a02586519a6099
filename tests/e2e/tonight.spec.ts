import type { Locator, Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { methodOf } from "../../src/domain/quiz/methods.ts";
import { textOf } from "../../src/domain/quiz/word-text.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { countTaps, pressOn, tapsOn, tapUntil } from "./hands.ts";
import { hearWord } from "./hear-word.ts";
import { openSignedIn, signUp, storedUser } from "./people.ts";
import { askedIn, isTourOver, playTour } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
const panelOf = (page: Page) => page.getByRole("region", { name: /^Bu akşamın/ });
const triageOf = (page: Page) => page.getByRole("dialog", { name: text("tonight_sort") });
const wordsIn = (panel: Locator) => panel.getByRole("listitem").getByRole("button");
const startIn = (panel: Locator) => button(panel, patternIn("tr", "tonight_start"));

/** The table of hundreds of words is judged elsewhere. */
const withoutTable = { exclude: "table" };

/** A film of few words: axe looks at every row of its table, also where the table is left out of what it judges. */
const moviePath = pathOf("movieDetail", "tr", { url: "sprite-fright" });

test("twelve tabs at most lead by keyboard from the top of a film's page to its quiz", async ({ page }) => {
  await openPage(page, moviePath);
  await button(panelOf(page), /^A2/).click();
  await expect(startIn(panelOf(page))).toBeVisible();
  await page.reload();
  const start = startIn(panelOf(page));
  await expect(start).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  let tabs = 1;
  while (tabs < 12 && !(await start.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press("Tab");
    tabs += 1;
  }
  await expect(start).toBeFocused();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  for (const who of ["a visitor", "a learner"]) {
    test(`five taps lead ${who} from the home page to the first answered question`, async ({ page, request }) => {
      const home = pathOf("home", "tr");
      if (who === "a visitor") await openPage(page, home);
      else await openSignedIn(page, home, { ...(await signUp(request)).userData, knownList: [] });
      await countTaps(page);
      // The newest titles may all be series by now: the band below them always shows a film.
      const films = page.getByRole("main").locator('a[href^="/film/"]');
      const panel = panelOf(page);
      const level = button(panel, /^A2/);
      const ask = button(page.getByRole("main"), text("teach_ask"));
      const choice = button(page.getByRole("main"), /^1 /);
      await tapUntil(films.first(), level);
      await tapUntil(level, startIn(panel));
      await tapUntil(startIn(panel), ask);
      await tapUntil(ask, choice);
      await tapUntil(choice, page.getByRole("article"));
      expect(await tapsOn(page)).toBe(5);
    });
  }

  test("a visitor sorts cards by swiping, plays, and shares what it came to", async ({ page }) => {
    await openPage(page, moviePath);
    const panel = panelOf(page);
    await expect(button(panel, /^C1/)).toBeVisible();
    await expectAccessible(page, "asked for the level", withoutTable);
    await button(panel, /^A2/).tap();
    await expect(wordsIn(panel)).toHaveCount(10);
    await expect(panel.getByRole("heading")).toBeFocused();
    await expect(panel.getByText(/^Konuşulanlardan anladığınız: %\d+\s→\s%\d+$/)).toBeVisible();
    await expectAccessible(page, "tonight's words", withoutTable);

    await button(panel, text("tonight_sort")).tap();
    const triage = triageOf(page);
    const first = await askedCard(triage);
    await expectAccessible(page, "a card", { include: "dialog[open]" });
    await button(triage, text("triage_meaning")).tap();
    await swipe(page, triage.getByRole("article"), 200);
    await expect.poll(async () => (await storedUser(page))?.knownList).toHaveLength(1);
    expect(await askedCard(triage)).not.toBe(first);
    await button(triage, text("words_undo")).tap();
    await expect.poll(async () => (await storedUser(page))?.knownList).toEqual([]);
    expect(await askedCard(triage)).toBe(first);

    await swipe(page, triage.getByRole("article"), 40);
    expect(await askedCard(triage)).toBe(first);
    await swipe(page, triage.getByRole("article"), 200);
    await swipe(page, triage.getByRole("article"), -200);
    for (let taught = 1; taught < 10; taught += 1) await button(triage, text("triage_teach")).tap();
    await expect(triage.getByRole("heading")).toHaveText(text("triage_ready"));
    await expect(triage.getByText(text("triage_figures", { known: 1, taught: 10 }))).toBeVisible();
    await expectAccessible(page, "the end of the cards", { include: "dialog[open]" });
    await button(triage, text("quiz_start")).tap();

    await expect(page).toHaveURL(pathOf("quiz", "tr"));
    await expect(page.getByRole("article")).toContainText(await taughtIn(page));
    await expectAccessible(page, "a word that is taught");
    await button(page, text("teach_next")).tap();
    await button(page, text("teach_ask")).tap();
    await askedIn(page);
    await expectAccessible(page, "the first question");
    const played = await playByTouch(page);
    expect(played.has(first)).toBe(false);
    await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
    await expect(page.getByText(/^Konuşulanlardan anladığınız: %\d+\s→\s%\d+$/)).toBeVisible();
    await expect(page.getByRole("heading", { name: text("tonight_listen") })).toBeVisible();
    await expect(page.getByRole("link", { name: text("tonight_keep") })).toHaveAttribute("href", /authLink=register$/);
    await expect(page.getByRole("link", { name: text("tonight_watch") })).toHaveAttribute("href", /\/izlerken$/);
    await expectAccessible(page, "the end");
    await button(page, text("tonight_share")).tap();
    const card = page.getByRole("dialog", { name: text("tonight_card") });
    await expect(card.getByRole("img", { name: /→/ })).toBeVisible();
    await expectAccessible(page, "the card to share", { include: "dialog[open]" });
    const saved = page.waitForEvent("download");
    await button(card, text("tonight_card_download")).tap();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  });

  test("a learner sorts cards, plays for points and goes on to the companion by touch", async ({ page, request }) => {
    const { userData } = await signUp(request);
    await openSignedIn(page, moviePath, { ...userData, knownList: [] });
    const panel = panelOf(page);
    await button(panel, /^A2/).tap();
    await expect(wordsIn(panel)).toHaveCount(10);
    await panel.getByText(text("quiz_settings")).tap();
    await panel.getByText("5", { exact: true }).tap();
    await expect(wordsIn(panel)).toHaveCount(5);
    await button(panel, text("tonight_sort")).tap();
    const triage = triageOf(page);
    const first = await askedCard(triage);
    await swipe(page, triage.getByRole("article"), 200);
    for (let taught = 0; taught < 5; taught += 1) await button(triage, text("triage_teach")).tap();
    await expect(triage.getByText(text("triage_figures", { known: 1, taught: 5 }))).toBeVisible();
    await button(triage, text("quiz_start")).tap();

    await expect(page).toHaveURL(pathOf("quiz", "tr"));
    await button(page, text("teach_ask")).tap();
    const { phrases } = await playServed(page, byTouch(page));
    // A quiz has six words.
    expect([phrases.size, phrases.has(first)]).toEqual([6, false]);
    await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
    await expect(page.getByRole("link", { name: text("tonight_keep") })).toHaveCount(0);
    await page.getByRole("link", { name: text("tonight_watch") }).tap();
    await expect(page.getByRole("heading", { name: patternIn("tr", "companion_tonight") })).toContainText("5");
  });
});

test("a visitor goes the whole way by keyboard", async ({ page }) => {
  await openPage(page, pathOf("home", "tr"));
  const search = page.getByRole("banner").getByRole("searchbox");
  await search.fill("Sprite Fright");
  await expect(page.getByRole("search").getByRole("link")).toHaveCount(1);
  await search.press("Enter");
  const panel = panelOf(page);
  await pressOn(page, button(panel, /^A2/));
  await expect(wordsIn(panel)).toHaveCount(10);
  await pressOn(page, button(panel, text("tonight_sort")));
  const triage = triageOf(page);
  const first = await askedCard(triage);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await storedUser(page))?.knownList).toHaveLength(1);
  for (let taught = 0; taught < 10; taught += 1) {
    // Cards beyond the first ten come later.
    await askedCard(triage);
    await page.keyboard.press("ArrowLeft");
  }
  await expect(triage.getByText(text("triage_figures", { known: 1, taught: 10 }))).toBeVisible();
  await pressOn(page, button(triage, text("quiz_start")));

  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await expect(button(page, text("teach_next"))).toBeFocused();
  for (let taught = 0; taught < 10; taught += 1) await page.keyboard.press("ArrowRight");
  const { word } = await askedIn(page);
  expect(word.phrase).not.toBe(first);
  expect(await playTour(page)).toBeGreaterThanOrEqual(10);
  await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
  await pressOn(page, button(page, text("tonight_share")));
  await expect(page.getByRole("dialog", { name: text("tonight_card") })).toBeVisible();
  await page.keyboard.press("Escape");
  await pressOn(page, page.getByRole("link", { name: text("tonight_watch") }));
  await expect(page.getByRole("heading", { name: patternIn("tr", "companion_tonight") })).toContainText("10");
});

test("a learner goes the whole way by keyboard, with five words", async ({ page, request }) => {
  const { userData } = await signUp(request);
  await openSignedIn(page, moviePath, { ...userData, knownList: [] });
  const panel = panelOf(page);
  await pressOn(page, button(panel, /^A1/));
  await expect(wordsIn(panel)).toHaveCount(10);
  await pressOn(page, panel.getByText(text("quiz_settings")));
  await pressOn(page, panel.getByRole("radio", { name: "10" }), "ArrowLeft");
  await expect(wordsIn(panel)).toHaveCount(5);

  const [known, later] = await Promise.all([0, 1].map((at) => wordsIn(panel).nth(at).textContent()));
  await pressOn(page, wordsIn(panel).first());
  await pressOn(page, button(panel, text("triage_know")));
  await expect(button(panel, text("words_undo"))).toBeFocused();
  await expect(wordsIn(panel).getByText(known ?? "", { exact: true })).toHaveCount(0);
  await pressOn(page, wordsIn(panel).first());
  await pressOn(page, button(panel, text("tonight_later")));
  await expect(wordsIn(panel)).toHaveCount(5);
  await expectAccessible(page, "a word swapped out", withoutTable);
  await page.keyboard.press("Enter");
  await expect(wordsIn(panel).getByText(later ?? "", { exact: true })).toHaveCount(1);

  await pressOn(page, button(panel, text("tonight_sort")));
  const triage = triageOf(page);
  const first = await askedCard(triage);
  await expect(triage.getByRole("status")).toContainText(`${first}. ${text("triage_card", { number: 1, total: 25 })}`);
  for (const key of ["ArrowRight", "Backspace", "ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(triage.getByText(text("triage_list", { count: 1, goal: 5 }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(triage).toBeHidden();
  await expect(wordsIn(panel).filter({ hasText: new RegExp(`^${first}(:|$)`) })).toHaveCount(0);
  await expect(wordsIn(panel)).toHaveCount(5);
  const headers = { authorization: `Bearer ${userData.token}` };
  const { wordIds, level } = await (await request.get("/api/WordList/GetKnownWords", { headers })).json();
  expect([wordIds.length, level]).toEqual([2, 1]);

  await pressOn(page, startIn(panel));
  await expect(page).toHaveURL(pathOf("quiz", "tr"));
  await pressOn(page, button(page, text("teach_ask")));
  const { methods } = await playServed(page, byKeys(page));
  expect([methods[0], methods.filter((method) => method === "test-phrase-mean").length]).toEqual([
    "test-phrase-mean",
    6,
  ]);
  expect(methods.length).toBeGreaterThan(6);
  await expect(page.getByRole("heading", { name: text("tonight_ready") })).toBeFocused();
  await expect(page.getByRole("link", { name: text("tonight_keep") })).toHaveCount(0);
  await pressOn(page, button(page, text("tonight_share")));
  const named = page.getByRole("switch", { name: text("tonight_card_name") });
  await expect(named).not.toBeChecked();
  await pressOn(page, named, "Space");
  await expect(named).toBeChecked();
});

test("the set-up is one button, with settings that are of this quiz alone", async ({ page }) => {
  await page.setViewportSize(narrowest);
  await openPage(page, moviePath);
  await button(panelOf(page), /^A1/).click();
  await startIn(panelOf(page)).click();
  await button(page, text("teach_ask")).click();
  await askedIn(page);
  await button(page, text("quiz_pause")).click();
  await expect(button(page, text("quiz_start_anew"))).toBeVisible();
  const writing = page.getByRole("group", { name: text("quiz_group_write") });
  await expect(writing).toBeHidden();
  await page.getByText(text("quiz_settings")).click();
  await writing.getByRole("checkbox", { name: text("quiz_write_mean") }).check();
  await expectAccessibleAndToFit(page, "settings");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("userPreferences") ?? "{}").methods);
  expect(stored).not.toContain("write-phrase-mean");
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: /status of (403|503)|ERR_FAILED|dynamically imported module/ });

  test("what could not be fetched when the level was chosen comes with a new document", async ({ page }) => {
    const part = "**/assets/*/tonight-offer-*.js";
    await openPage(page, moviePath);
    const panel = panelOf(page);
    await expect(button(panel, /^A2/)).toBeVisible();
    await page.route(part, (route) => route.abort());
    await button(panel, /^A2/).click();
    await expect(panel.getByRole("alert").filter({ hasText: text("tonight_failed") })).toBeVisible();
    await page.unroute(part);
    await button(panel, text("try_again")).click();
    await expect(wordsIn(panel)).toHaveCount(10);
  });

  test("the words can be asked for again; of a list for members only the level is asked", async ({ page }) => {
    const tonight = "**/api/WordList/GetTonight";
    await page.route(tonight, (route) => route.fulfill({ status: 503, json: {} }));
    await openPage(page, moviePath);
    const panel = panelOf(page);
    await button(panel, /^A2/).click();
    await expect(panel.getByRole("alert").filter({ hasText: text("tonight_failed") })).toBeVisible();
    await page.unroute(tonight);
    await button(panel, text("try_again")).click();
    await expect(wordsIn(panel)).toHaveCount(10);

    const problem = { type: "about:blank", title: "Premium", status: 403, code: "premium.required" };
    await page.route(tonight, (route) => route.fulfill({ status: 403, json: { ...problem, preview: [], total: 40 } }));
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Konuşulanların %\d+/ })).toBeVisible();
    await expect(panel).toHaveCount(0);
  });
});

/** The first word that is taught, as the quiz page has it. */
function taughtIn(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("history") ?? "{}").word_list[0].phrase);
}

/** The word of the open card. */
async function askedCard(triage: Locator): Promise<string> {
  return await triage.getByRole("article").getByRole("heading").innerText();
}

/** Drags sideways with a finger, as a browser reports it. */
async function swipe(page: Page, card: Locator, distance: number): Promise<void> {
  const box = await card.boundingBox();
  if (box === null) throw new Error("there is no card");
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
  // As slow as a hand, and still at its end: the browser swallows a tap that comes while something seems to roll on.
  let timestamp = Date.now() / 1000 - 1;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) => {
    timestamp += 0.05;
    const touchPoints = at === undefined ? [] : [{ x: at, y }];
    return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  await touch("touchStart", x);
  for (const share of [0.25, 0.5, 0.75, 1, 1, 1, 1, 1]) await touch("touchMove", x + distance * share);
  await touch("touchEnd");
  await session.detach();
}

/** How somebody answers: a choice, from 0, or what is written. */
type Hand = {
  choose(truth: string, at: number): Promise<void>;
  write(truth: string): Promise<void>;
  goOn(): Promise<void>;
};

function byTouch(page: Page): Hand {
  return {
    choose: (truth) => page.getByRole("listitem").filter({ hasText: truth }).getByRole("button").first().tap(),
    async write(truth) {
      await page.getByRole("textbox").fill(truth);
      await button(page, text("quiz_check")).tap();
    },
    goOn: () => page.getByRole("button", { name: text("quiz_go_on"), exact: true }).tap(),
  };
}

function byKeys({ keyboard }: Page): Hand {
  return {
    choose: (_, at) => keyboard.press(String(at + 1)),
    async write(truth) {
      await keyboard.insertText(truth);
      await keyboard.press("Enter");
    },
    goOn: () => keyboard.press("Enter"),
  };
}

async function answerWith(hand: Hand, { method, choices }: Pick<Question, "method" | "choices">, word: Word) {
  const { answered, isWritten } = methodOf(method);
  const truth = textOf(word, answered);
  if (isWritten) await hand.write(truth);
  else await hand.choose(truth, choices.indexOf(truth));
}

/** Plays to the summary with taps; answers the phrases that were asked. */
async function playByTouch(page: Page): Promise<ReadonlySet<string>> {
  const phrases = new Set<string>();
  const hand = byTouch(page);
  for (let number = 0; ; ) {
    const { question, word } = await askedIn(page, number);
    phrases.add(word.phrase);
    await answerWith(hand, question, word);
    const isOver = await isTourOver(page);
    if (number === 0) await expectAccessible(page, "the first answer");
    number = question.number;
    await hand.goOn();
    if (isOver) return phrases;
  }
}

/** Plays a quiz of the server's to its summary; answers what was asked, the methods in their order. */
async function playServed(page: Page, hand: Hand): Promise<{ methods: string[]; phrases: ReadonlySet<string> }> {
  const methods: string[] = [];
  const phrases = new Set<string>();
  for (let before = ""; ; ) {
    const opened = await page.waitForFunction((id) => {
      const { served, word_list } = JSON.parse(localStorage.getItem("history") ?? "null") ?? {};
      return served?.open && served.open.questionId !== id ? { ...served.open, words: word_list } : undefined;
    }, before);
    const { questionId, question, words }: { questionId: string; question: Question; words: Word[] } =
      await opened.jsonValue();
    before = questionId;
    const { asked } = methodOf(question.method);
    const word = question.sound
      ? await hearWord(page.request, question.sound, words)
      : words.find((one) => textOf(one, asked === "audio" ? "phrase" : asked) === question.text);
    if (word === undefined) throw new Error(`no word is asked by ${question.text}`);
    methods.push(question.method);
    phrases.add(word.phrase);
    await answerWith(hand, question, word);
    const isOver = await isTourOver(page);
    await hand.goOn();
    if (isOver) return { methods, phrases };
  }
}

type Question = {
  method: Parameters<typeof methodOf>[0];
  text: string;
  choices: readonly string[];
  /** Where the site speaks the word. */
  sound?: string;
};
