import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { APIRequestContext, Page } from "@playwright/test";
import { meanLanguageTypes } from "../../src/contract/lexicon/mean-language-types.ts";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { dayAfter } from "../../src/domain/locale/day.ts";
import { type Locale, locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { type RunningSite, removeDataDir, startSite } from "../factories/running-site.ts";
import { temporaryFolder } from "../factories/temporary-folder.ts";
import { openSignedIn, signUp } from "./people.ts";
import { wholeWords } from "./quiz-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

// Two weeks of somebody who grades by choice: one word is forgotten every day, another is remembered. The other answers that
// make a day's goal are repeats, which move nothing.

const monday = "2027-03-01";
/** Nine in the morning in Istanbul, which has no summer time. */
const morningOf = (number: number) => Date.parse(`${dayAfter(monday, number - 1)}T06:00:00Z`);
const goal = 40;
const hour = 3_600_000;

type Morning = {
  readonly number: number;
  /** Cards that wait; none where home offers the hard word instead. */
  readonly due: number;
  readonly streak: number;
  readonly freeze?: "left" | "yesterday" | "used";
  /** Grades of the remembered word, where it is due; nothing is done on a day that is left out. */
  readonly remembered?: 3 | 4;
  readonly isLeftOut?: true;
};

// The forgotten word is due each day until it was forgotten eight times, not counting the first. The remembered one: good on
// the first day (stability 2.3: due in 2 days), easy on the third, so production is open on the fourth: good, due on the sixth.
// The freeze of the first week is spent on Friday, that of the second on Tuesday; Wednesday ends the streak.
const mornings: readonly Morning[] = [
  { number: 2, due: 1, streak: 1, freeze: "left" },
  { number: 3, due: 2, streak: 2, freeze: "left", remembered: 4 },
  { number: 4, due: 2, streak: 3, freeze: "left", remembered: 3 },
  { number: 5, due: 1, streak: 4, freeze: "left", isLeftOut: true },
  { number: 6, due: 2, streak: 4, freeze: "yesterday", remembered: 4 },
  { number: 7, due: 1, streak: 5, freeze: "used" },
  { number: 8, due: 1, streak: 6, freeze: "left" },
  { number: 9, due: 1, streak: 7, freeze: "left", isLeftOut: true },
  { number: 10, due: 1, streak: 7, freeze: "yesterday", isLeftOut: true },
  { number: 11, due: 1, streak: 0 },
  { number: 12, due: 1, streak: 1 },
  { number: 13, due: 0, streak: 2 },
  { number: 14, due: 0, streak: 3 },
];

/** What differs between who is signed in and who is not. */
type Learner = {
  /** The language of the site on a day. */
  localeOn(number: number): Locale;
  open(to: string): Promise<void>;
  /** Moves the clock of the browser, and of the site where it has one. */
  moveTo(at: number): Promise<void>;
  /** The first day: one word is missed, the other remembered. */
  begin(): Promise<void>;
  /** Repeats of the forgotten word on a day. */
  repeat(number: number, times: number): Promise<void>;
};

/** Answers what is due; a card that was forgotten is shown again until it is remembered. @returns how many answers */
async function reviewDue(page: Page, locale: Locale, forgotten: Word, { remembered = 3 }: Morning): Promise<number> {
  const show = page.getByRole("button", { name: textIn(locale, "review_show") });
  const end = page.getByRole("heading", { name: textIn(locale, "review_end") });
  await page.getByRole("button", { name: textIn(locale, "review_start") }).click();
  let [answers, missed] = [0, false];
  for (;;) {
    await expect(show.or(end)).toBeVisible();
    if (await end.isVisible()) return answers;
    const asked = await page.getByRole("heading", { level: 2 }).locator("[lang]").textContent();
    const isForgotten = asked === forgotten.phrase;
    await show.click();
    await page.keyboard.press(isForgotten ? (missed ? "3" : "1") : String(remembered));
    if (isForgotten) missed = true;
    answers += 1;
    await expect(page.getByRole("group", { name: textIn(locale, "review_grades") })).toHaveCount(0);
  }
}

/** A text with some day in it. */
const patternOf = (text: string) => new RegExp(`^${text.replace("…", ".+")}$`);

async function expectMorning(page: Page, locale: Locale, { number, due, streak, freeze }: Morning): Promise<void> {
  const card = page.getByRole("main").getByRole("region", { name: /./ }).first();
  const heading = card.getByRole("heading", { name: patternIn(locale, due > 0 ? "continue_due" : "continue_hard") });
  await expect(heading, `what day ${number} offers`).toContainText(String(due > 0 ? due : 1));
  const told =
    streak === 0
      ? card.getByText(textIn(locale, "goal_streak_none"))
      : card.getByText(patternIn(locale, "goal_streak")).filter({ hasText: new RegExp(`\\b${streak}\\b`) });
  await expect(told, `the streak of day ${number}`).toBeVisible();
  const texts = {
    left: textIn(locale, "goal_freeze_left"),
    yesterday: textIn(locale, "goal_frozen_yesterday"),
    used: patternOf(textIn(locale, "goal_frozen_day", { day: "…" })),
  };
  for (const [name, text] of Object.entries(texts)) {
    await expect(card.getByText(text), `${name} on day ${number}`).toHaveCount(name === freeze ? 1 : 0);
  }
}

async function liveFortnight(page: Page, learner: Learner, forgotten: Word): Promise<void> {
  await learner.moveTo(morningOf(1));
  await learner.open(pathOf("home", learner.localeOn(1)));
  await learner.begin();
  for (const morning of mornings) {
    const { number, due, isLeftOut } = morning;
    const locale = learner.localeOn(number);
    await learner.moveTo(morningOf(number));
    await learner.open(pathOf("home", locale));
    await expectMorning(page, locale, morning);
    if (isLeftOut) continue;
    let answers = 0;
    if (due > 0) {
      await learner.open(pathOf("review", locale));
      answers = await reviewDue(page, locale, forgotten, morning);
      // The forgotten word waits again tomorrow, but for the day on which it has become hard.
      if (number < 12) await expect(page.getByText(patternIn(locale, "review_tomorrow"))).toBeVisible();
    }
    await learner.repeat(number, goal - answers);
  }
}

test.use({ timezoneId: "Europe/Istanbul" });
test.describe.configure({ timeout: 600_000 });

type Row = { readonly wordId: number; readonly at: number; readonly day: string; readonly grade: number };

/** Rows of a visitor's log, as an answer makes them. */
async function log(page: Page, rows: readonly Row[]): Promise<void> {
  await page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("memory");
      request.onsuccess = () => resolve(request.result);
    });
    const transaction = database.transaction("log", "readwrite");
    for (const row of given) {
      const entry = { ...row, kind: "recognition", way: "self", elapsedMs: 1_000, sense: null };
      transaction.objectStore("log").put({ ...entry, answerId: crypto.randomUUID() });
    }
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, rows);
}

for (const locale of locales) {
  test(`a visitor's fortnight in ${locale}`, async ({ page, request }) => {
    const [forgotten, remembered] = await wholeWords(request, 2, meanLanguageTypes[locale]);
    if (forgotten === undefined || remembered === undefined) throw new Error("no words");
    const repeats = (number: number, times: number) =>
      Array.from({ length: times }, (_, at): Row => {
        const day = dayAfter(monday, number - 1);
        return { wordId: forgotten.id, at: morningOf(number) + hour + at, day, grade: 3 };
      });
    await liveFortnight(
      page,
      {
        localeOn: () => locale,
        open: (to) => openPage(page, to),
        moveTo: (at) => page.clock.setSystemTime(at),
        // As an earlier release kept the answers of a day, from which rows of the log are made.
        async begin() {
          const recent = [
            { word: forgotten, locale, day: monday, answer: "wrong", isMissed: false },
            { word: remembered, locale, day: monday, answer: "right", isMissed: false },
          ];
          await page.evaluate((kept) => {
            localStorage.setItem("recentWords", JSON.stringify(kept));
            localStorage.setItem("review", JSON.stringify({ selfGrading: true }));
          }, recent);
          await openPage(page, pathOf("review", locale));
          await expect(page.getByText(textIn(locale, "review_empty_text"))).toBeVisible();
          const late = repeats(1, goal - 2).map((row) => ({ ...row, at: row.at + 15 * hour }));
          await log(page, late);
        },
        repeat: (number, times) => log(page, repeats(number, times)),
      },
      forgotten,
    );
  });
}

test.describe("with a clock of the site", () => {
  let site: RunningSite;
  let clockFile: string;
  const clock = pathToFileURL(path.join(import.meta.dirname, "shifted-clock.ts")).href;

  test.beforeAll(async () => {
    clockFile = path.join(temporaryFolder(), "clock");
    writeFileSync(clockFile, String(morningOf(1) - Date.now()));
    site = await startSite(temporaryFolder(), { NODE_OPTIONS: `--import=${clock}`, CLOCK_FILE: clockFile });
  });
  test.afterAll(async () => {
    await site.stop();
    await removeDataDir(site.dataDir);
    await removeDataDir(path.dirname(clockFile));
  });

  test("a member's fortnight, in each language in turn", async ({ browser, playwright }) => {
    const context = await browser.newContext({ baseURL: site.origin, timezoneId: "Europe/Istanbul" });
    const page = await context.newPage();
    const request: APIRequestContext = await playwright.request.newContext({ baseURL: site.origin });
    const [forgotten, remembered] = await wholeWords(request, 2);
    if (forgotten === undefined || remembered === undefined) throw new Error("no words");
    const { userData } = await signUp(request);
    const headers = { authorization: `Bearer ${userData.token}` };
    const post = async (name: string, data: object) =>
      expect((await request.post(`/api/Memory/${name}`, { headers, data })).status()).toBe(200);
    const answers = (given: readonly (readonly [id: number, grade: number])[]) =>
      post("AnswerReviews", {
        answers: given.map(([id, grade]) => ({
          ...{ answerId: crypto.randomUUID(), cardId: `r${id}`, grade, elapsedMs: 1_000 },
        })),
      });
    const repeat = (times: number) => answers(Array.from({ length: times }, () => [forgotten.id, 3] as const));
    await post("Settings", { selfGrading: true });
    await liveFortnight(
      page,
      {
        // Each morning in another language: what waits, the goal and the streak do not depend on it.
        localeOn: (number) => locales[number % locales.length] ?? "tr",
        open: (to) => openSignedIn(page, to, { ...userData, knownList: [] }),
        async moveTo(at) {
          writeFileSync(clockFile, String(at - Date.now()));
          site.process.kill("SIGUSR2");
          const memory = async () => (await request.get("/api/Memory/GetMemory", { headers })).json();
          const today = new Date(at).toISOString().slice(0, 10);
          await expect.poll(async () => (await memory()).dueByDay[0].day).toBe(today);
          await page.clock.setSystemTime(at);
        },
        async begin() {
          await answers([
            [forgotten.id, 1],
            [remembered.id, 3],
          ]);
          await repeat(goal - 2);
        },
        repeat: (_, times) => repeat(times),
      },
      forgotten,
    );
    await context.close();
    await request.dispose();
  });
});
