import type { Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { locales } from "../../src/domain/locale/locale.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { expectAccessible, expectAccessibleAndToFit, narrowest } from "./accessibility.ts";
import { openSignedIn, signUp } from "./people.ts";
import { wholeWords } from "./quiz-player.ts";
import { askedOf, choiceOf } from "./review-player.ts";
import { expect, openPage, test } from "./site-test.ts";
import { patternIn, textIn } from "./texts.ts";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const path = pathOf("review", "tr");
const dayMs = 86_400_000;

/** What an earlier release kept of two days ago: words that were answered wrong, which are due. */
async function keepMissed(page: Page, words: readonly Word[]): Promise<void> {
  await page.evaluate((missed) => {
    const day = new Date(Date.now() - 2 * 86_400_000).toLocaleDateString("sv-SE");
    const recent = missed.map((word) => ({ word, locale: "tr", day, answer: "wrong", isMissed: false }));
    localStorage.setItem("recentWords", JSON.stringify(recent));
  }, words);
}

/** A word that a visitor wants to be taught, as triage stores it. */
async function keepNew(page: Page, word: Word): Promise<void> {
  await page.evaluate(async (learnt) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("memory");
      request.onsuccess = () => resolve(request.result);
    });
    const recognition = {
      wordId: learnt.id,
      kind: "recognition",
      state: null,
      dueDay: "2026-01-01",
      reps: 0,
      lapses: 0,
    };
    const memory = { recognition, production: null, lastAt: 1 };
    const stored = { id: learnt.id, word: learnt, locale: "tr", memory };
    const transaction = database.transaction(["log", "words"], "readwrite");
    const entry = { wordId: learnt.id, kind: "recognition", way: "learn", grade: null, at: 1, day: "2026-01-01" };
    transaction.objectStore("log").put({ ...entry, answerId: crypto.randomUUID(), elapsedMs: null, sense: null });
    transaction.objectStore("words").put(stored);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, word);
}

test.describe("a visitor", () => {
  test("reviews what is due by keys, takes an answer back, and is told what is due tomorrow", async ({
    page,
    request,
  }) => {
    const words = await wholeWords(request, 3);
    await openPage(page, path);
    await expect(page.getByRole("heading", { name: text("review_empty_heading") })).toBeVisible();
    await expectAccessible(page, "nothing is due");
    await keepMissed(page, words);
    await page.reload();
    await expect(page.getByText(patternIn("tr", "review_due"))).toContainText("3");
    await page.setViewportSize(narrowest);
    await expectAccessibleAndToFit(page, "what waits");
    await button(page, text("review_start")).click();

    const first = await askedOf(page, words);
    await expect(page.getByText(patternIn("tr", "review_left"))).toContainText("3");
    await expectAccessibleAndToFit(page, "a question");
    await button(page, text("quiz_pass")).click();
    await expect(page.getByRole("article")).toContainText(first.phrase);
    await expect(page.getByText(patternIn("tr", "review_asked_again"))).toContainText("1");
    await expectAccessibleAndToFit(page, "an answer");
    await page.keyboard.press("Backspace");
    expect((await askedOf(page, words)).id).toBe(first.id);

    for (let number = 1; number <= 3; number += 1) {
      const word = await askedOf(page, words);
      const key = await choiceOf(page, word).locator("kbd").textContent();
      await page.keyboard.press(key ?? "");
      await expect(page.getByRole("article")).toContainText(word.phrase);
      await page.keyboard.press("Enter");
    }
    await expect(page.getByRole("heading", { name: text("review_end") })).toBeFocused();
    await expect(page.getByText(patternIn("tr", "review_saved"))).toContainText("3");
    await expect(page.getByText(text("review_tomorrow_none"))).toBeVisible();
    await expectAccessibleAndToFit(page, "the end");

    await page.reload();
    await expect(page.getByRole("heading", { name: text("review_empty_heading") })).toBeVisible();
  });

  test("is taught a new word before it is asked, and grades for oneself by choice", async ({ page, request }) => {
    const [taught, ...missed] = await wholeWords(request, 2);
    if (taught === undefined) throw new Error("no word");
    await openPage(page, path);
    await keepMissed(page, missed);
    await page.reload();
    await expect(page.getByText(patternIn("tr", "review_due"))).toBeVisible();
    await keepNew(page, taught);
    await page.reload();
    await expect(page.getByText(patternIn("tr", "review_fresh"))).toContainText("1");
    await page.getByText(text("quiz_settings")).click();
    await page.getByRole("switch", { name: text("review_self") }).check();
    await expect(page.getByText(patternIn("tr", "review_fresh"))).toBeVisible();
    await button(page, text("review_start")).click();

    await button(page, text("review_show")).click();
    await expect(page.getByRole("group", { name: text("review_grades") }).getByRole("button")).toHaveCount(4);
    await expectAccessible(page, "four grades");
    await page.getByRole("button", { name: text("review_note_add") }).click();
    await page.getByLabel(text("review_own_note")).fill("şemsiyeci");
    await button(page, text("review_note_save")).click();
    await expect(page.getByText("şemsiyeci")).toBeVisible();
    await page.getByRole("heading", { level: 2 }).click();
    await page.keyboard.press("3");

    await expect(page.getByRole("region", { name: text("review_new") })).toContainText(taught.phrase);
    await expectAccessible(page, "a new word");
    await button(page, text("review_seen")).click();
    expect((await askedOf(page, [taught])).id).toBe(taught.id);
    await button(page, text("quiz_pause")).click();
    await expect(page.getByRole("heading", { name: text("review_paused") })).toBeFocused();
    await expectAccessible(page, "a pause");
    await button(page, text("review_resume")).click();
    await page.keyboard.press("Enter");
    await page.keyboard.press("4");
    await expect(page.getByRole("heading", { name: text("review_end") })).toBeFocused();
  });

  for (const locale of locales) {
    test(`is told in ${locale} that nothing is due`, async ({ page }) => {
      await openPage(page, pathOf("review", locale));
      await expect(page.getByRole("heading", { level: 1, name: textIn(locale, "review_title") })).toBeVisible();
      await expect(page.getByText(textIn(locale, "review_empty_text"))).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    });
  }
});

for (const who of ["a visitor", "a member"]) {
  test(`${who} is taught new words of what is watched tonight, after those that are due`, async ({ page, request }) => {
    const { movieList }: { movieList: { id: number; combinedUrl: string }[] } = await (
      await request.get("/api/Home/GetContent")
    ).json();
    const film = movieList.find(({ combinedUrl }) => combinedUrl === "sprite-fright");
    const [missed] = await wholeWords(request, 1);
    if (film === undefined || missed === undefined) throw new Error("no film, or no word");
    const { userData } = await signUp(request);
    const headers = { authorization: `Bearer ${userData.token}` };
    if (who === "a visitor") {
      await openPage(page, path);
      await keepMissed(page, [missed]);
    } else {
      const at = new Date(Date.now() - 2 * dayMs).toISOString();
      const answers = [{ answerId: crypto.randomUUID(), cardId: `r${missed.id}`, grade: 1, elapsedMs: 1_000, at }];
      expect((await request.post("/api/Memory/AnswerReviews", { headers, data: { answers } })).status()).toBe(200);
      await openSignedIn(page, path, { ...userData, knownList: [] });
    }
    await page.evaluate((id) => {
      const watch = { list: `movie ${id}`, tonight: [], clock: { from: 0, startedAt: null }, answers: {} };
      localStorage.setItem("watch", JSON.stringify({ ...watch, changedAt: Date.now() }));
    }, film.id);
    await page.reload();
    await expect(page.getByText(patternIn("tr", "review_due"))).toContainText("1");
    await expect(page.getByText(patternIn("tr", "review_fresh"))).toContainText("10");
    await expect(page.getByText(text("review_fresh_from", { title: "Sprite Fright" }))).toBeVisible();
    await expectAccessible(page, "what waits, and what follows");
    await button(page, text("review_start")).click();
    await choiceOf(page, await askedOf(page, [missed])).click();
    await button(page, text("quiz_go_on")).click();
    const taught = page.getByRole("region", { name: text("review_new") });
    await expect(taught).toContainText("10 kaldı");
    await button(page, text("review_seen")).click();
    await expect(taught).toBeVisible();
    if (who === "a visitor") return;
    const told = async () => (await request.get("/api/Memory/GetReview?MeanLanguageType=2", { headers })).json();
    expect(await told()).toMatchObject({ due: 0, fresh: 10, room: 0, answered: 1 });
  });
}

test("who signs in finds the due words of a visitor in the account, and none is left in the browser", async ({
  page,
  request,
}) => {
  const words = await wholeWords(request, 3);
  await openPage(page, path);
  await keepMissed(page, words);
  await page.reload();
  await expect(page.getByText(patternIn("tr", "review_due"))).toContainText("3");
  const { userData } = await signUp(request);
  await openSignedIn(page, pathOf("about", "tr"), { ...userData, knownList: [] });
  const headers = { authorization: `Bearer ${userData.token}` };
  const told = async () => (await request.get("/api/Memory/GetReview?MeanLanguageType=2", { headers })).json();
  await expect.poll(told).toMatchObject({ due: 3, fresh: 0 });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("memory"))).toBeNull();
  await openPage(page, path);
  await expect(page.getByText(patternIn("tr", "review_due"))).toContainText("3");
  expect((await told()).due).toBe(3);
});

test.describe("a member", () => {
  test.use({ expectedErrors: /INTERNET_DISCONNECTED|Failed to fetch/ });

  test("goes on without a connection, and what waited is sent once", async ({ page, request, context }) => {
    const { userData } = await signUp(request);
    const headers = { authorization: `Bearer ${userData.token}` };
    const words = await wholeWords(request, 3);
    const [taught, ...missed] = words;
    const answers = missed.map(({ id }) => ({
      answerId: crypto.randomUUID(),
      cardId: `r${id}`,
      grade: 1,
      elapsedMs: 1_000,
      at: new Date(Date.now() - 2 * dayMs).toISOString(),
    }));
    expect((await request.post("/api/Memory/AnswerReviews", { headers, data: { answers } })).status()).toBe(200);
    const data = { wordIds: [taught?.id] };
    expect((await request.post("/api/Memory/StartLearning", { headers, data })).status()).toBe(200);

    await openSignedIn(page, path, { ...userData, knownList: [] });
    await button(page, text("review_start")).click();
    const first = await askedOf(page, words);
    await choiceOf(page, first).click();
    await expect(page.getByRole("article")).toContainText(first.phrase);
    await page.keyboard.press("Enter");

    await context.setOffline(true);
    const second = await askedOf(page, words);
    await choiceOf(page, second).click();
    await expect(page.getByRole("alert")).toContainText(text("review_kept_heading"));
    await expectAccessible(page, "without a connection");
    await button(page, text("quiz_go_on")).click();
    await context.setOffline(false);

    await expect(page.getByRole("region", { name: text("review_new") })).toContainText(taught?.phrase ?? "-");
    await button(page, text("review_seen")).click();
    await choiceOf(page, await askedOf(page, words)).click();
    await button(page, text("quiz_go_on")).click();
    await expect(page.getByRole("heading", { name: text("review_end") })).toBeFocused();
    await expect(page.getByText(patternIn("tr", "review_saved"))).toContainText("3");
    await expectAccessible(page, "a member's end");
    const told = async () => (await request.get("/api/Memory/GetReview?MeanLanguageType=2", { headers })).json();
    await expect.poll(told).toMatchObject({ due: 0, fresh: 0, answered: 3 });
  });
});
