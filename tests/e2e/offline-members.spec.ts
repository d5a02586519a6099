import type { APIRequestContext, Page } from "@playwright/test";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { pathOf } from "../../src/web/features/page/paths.ts";
import { button, cut, expect, keepAsMember, keepHere, mend, openMember, test, text, waitingIn } from "./net.ts";
import { signUp } from "./people.ts";
import { playTour, wholeWords } from "./quiz-player.ts";
import { askedOf, choiceOf } from "./review-player.ts";
import { hydrated, openPage } from "./site-test.ts";
import { patternIn } from "./texts.ts";
import { rowsOf } from "./word-tables.ts";

// A private list's document is a 404.
test.use({ expectedErrors: /Failed to load resource|net::ERR_|Failed to fetch|NetworkError|status of 404/ });

const again = 1;
const good = 3;
const dayMs = 86_400_000;

/** Another device of a member, which has a connection. */
function otherDevice(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** Answers a card of the meaning of each word. */
    async answer(words: readonly Word[], grade: number, at: number): Promise<void> {
      const answers = words.map(({ id }) => ({
        answerId: crypto.randomUUID(),
        cardId: `r${id}`,
        grade,
        elapsedMs: 1_000,
        at: new Date(at).toISOString(),
      }));
      const sent = await request.post("/api/Memory/AnswerReviews", { headers, data: { answers } });
      expect(sent.status()).toBe(200);
    },
    /** A word's grades in the order in which they were given, and its card. */
    async memoryOf({ id }: Word) {
      const told = await request.get(`/api/Memory/GetWord?wordId=${id}&MeanLanguageType=2`, { headers });
      const { answers, cards }: { answers: { grade: number }[]; cards: { stability: number; lapses: number }[] } =
        await told.json();
      const [card = { stability: 0, lapses: 0 }] = cards;
      return { grades: answers.map(({ grade }) => grade), card };
    },
  };
}

/** Answers the cards of a review that is open right, without a connection. */
async function playReview(page: Page, words: readonly Word[]): Promise<readonly Word[]> {
  await button(page, text("review_start")).click();
  const asked: Word[] = [];
  for (const _ of words) {
    const word = await askedOf(page, words);
    asked.push(word);
    await choiceOf(page, word).click();
    await expect(page.getByRole("alert").filter({ hasText: text("review_kept_heading") })).toBeVisible();
    await button(page, text("quiz_go_on")).click();
  }
  await expect(page.getByRole("heading", { name: text("review_end") })).toBeVisible();
  return asked;
}

test("cards that are answered without a connection are sent once, and are not asked again meanwhile", async ({
  page,
  context,
  net,
  request,
}) => {
  const words = await wholeWords(request, 2);
  const { userData } = await signUp(request);
  const device = otherDevice(request, userData.token);
  await device.answer(words, again, Date.now() - 2 * dayMs);
  await keepAsMember(page, net, userData);
  await cut(net, context);
  await openPage(page, net.origin + pathOf("review", "tr"));
  await expect(page.getByText(patternIn("tr", "review_due"))).toContainText("2");
  await playReview(page, words);
  expect(await waitingIn(page)).toBe(2);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: text("review_empty_heading") })).toBeVisible();
  await mend(net, context);
  await expect.poll(() => waitingIn(page)).toBe(0);
  await openPage(page, net.origin + pathOf("review", "tr"));
  await page.waitForLoadState("networkidle");
  for (const word of words) expect((await device.memoryOf(word)).grades).toEqual([again, good]);
});

test("the same cards answered on another device meanwhile: the day's first answer counts, and both are in the log", async ({
  page,
  context,
  net,
  request,
}) => {
  const words = await wholeWords(request, 2);
  const [earlier, later] = words;
  if (earlier === undefined || later === undefined) throw new Error("no words");
  const { userData } = await signUp(request);
  const device = otherDevice(request, userData.token);
  await device.answer(words, again, Date.now() - 2 * dayMs);
  await keepAsMember(page, net, userData);
  await cut(net, context);
  await device.answer([earlier], again, Date.now());
  await openPage(page, net.origin + pathOf("review", "tr"));
  await playReview(page, words);
  await device.answer([later], again, Date.now());
  // For now it is the first answer that the server knows.
  const before = await device.memoryOf(later);
  expect(before.grades).toEqual([again, again]);
  await mend(net, context);
  await expect.poll(() => waitingIn(page)).toBe(0);
  const [first, second] = [await device.memoryOf(earlier), await device.memoryOf(later)];
  expect([first.grades, second.grades]).toEqual([
    [again, again, good],
    [again, good, again],
  ]);
  expect(second.card.stability).toBeGreaterThan(first.card.stability);
  expect(before.card.stability).toBe(first.card.stability);
  expect(first.card.lapses).toBe(second.card.lapses + 1);
});

test("a private list of one's own is kept for the road: its words, and a quiz of them", async ({
  page,
  context,
  net,
  request,
}) => {
  const { userData } = await signUp(request);
  const headers = { authorization: `Bearer ${userData.token}` };
  const words = await wholeWords(request, 6);
  const created = await request.post("/api/WordList/CreateList", { headers, data: { title: "Liman" } });
  const { id, url } = await created.json();
  const data = { id, wordIds: words.map((word) => word.id) };
  expect((await request.post("/api/WordList/AddWords", { headers, data })).ok()).toBe(true);
  const list = pathOf("wordList", "tr", { url });
  await openMember(page, net, list, { ...userData, knownList: [], userWordLists: [] });
  await keepHere(page);
  await cut(net, context);
  await openPage(page, net.origin + list);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Liman");
  await expect(rowsOf(page.getByRole("table"))).toHaveCount(6);
  await button(page, patternIn("tr", "known_quiz")).click();
  await button(page, text("quiz_start")).click();
  expect(await playTour(page)).toBe(6);
  // Another person of this browser does not get it.
  const { userData: other } = await signUp(request);
  await openMember(page, net, list, { ...other, knownList: [], userWordLists: [] });
  await expect(page.getByText("Liman")).toBeHidden();
});
