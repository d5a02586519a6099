import "fake-indexeddb/auto";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { patternIn, textIn } from "../../../../tests/e2e/texts.ts";
import { buildListWords } from "../../../../tests/factories/quiz-words.ts";
import { storeInBrowser } from "../../../../tests/factories/store-in-browser.ts";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import { closeMemoryDatabase, openMemoryDatabase } from "../memory/memory-database.ts";
import { startLearning } from "../memory/remember.ts";
import { readLog } from "../memory/visitor-memory.ts";
import ReviewPage from "./review-page.tsx";

const words = buildListWords(20).map((word) => ({ ...word, example: `They saw ${word.phrase} today.` }));
const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
const button = (name: string | RegExp) => screen.findByRole("button", { name });

beforeEach(() => {
  closeMemoryDatabase();
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("visualViewport", null);
  vi.stubGlobal("fetch", async () => Response.json([]));
  Object.assign(Element.prototype, { scrollIntoView() {} });
});

function openPage() {
  const routes = [
    { path: "/tekrar", Component: ReviewPage },
    { path: "*", element: null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/tekrar"] })} />);
}

/** Words that were answered wrong two days ago. */
function keepMissed(count: number) {
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const missed = words.slice(0, count).map((word) => ({ word, locale: "tr", day, answer: "wrong", isMissed: false }));
  storeInBrowser("recentWords", JSON.stringify(missed));
}

/** The word whose phrase is asked. */
async function asked() {
  const heading = await screen.findByRole("heading", { name: new RegExp(text("quiz_ask_choose_mean").slice(0, 8)) });
  const word = words.find(({ phrase }) => heading.textContent?.endsWith(phrase));
  if (word === undefined) throw new Error(`nothing is asked by ${heading.textContent}`);
  return word;
}

async function answer(isRight: boolean) {
  const word = await asked();
  if (isRight) fireEvent.click(await button(new RegExp(`${word.mean}$`)));
  else fireEvent.click(await button(text("quiz_pass")));
  await screen.findByRole("article");
  return word;
}

test("nothing is due: there is a way to words", async () => {
  openPage();
  expect(await screen.findByRole("heading", { name: text("review_empty_heading") })).toBeDefined();
  expect(screen.getByRole("link", { name: text("quiz_to_movies") })).toHaveProperty("pathname", "/film");
});

test("a visitor answers what is due, takes an answer back, and hears what was saved", async () => {
  keepMissed(2);
  openPage();
  expect((await screen.findByText(patternIn("tr", "review_due"))).textContent).toContain("2");
  fireEvent.click(await button(text("review_start")));
  const first = await answer(false);
  await waitFor(async () => expect(await readLog()).toHaveLength(3));
  fireEvent.click(await button(text("words_undo")));
  await waitFor(async () => expect(await readLog()).toHaveLength(2));
  expect((await asked()).id).toBe(first.id);
  for (const _ of [1, 2]) {
    await answer(true);
    fireEvent.keyDown(document.body, { key: "Enter" });
  }
  expect(await screen.findByRole("heading", { name: text("review_end") })).toBeDefined();
  expect((await screen.findByText(patternIn("tr", "review_saved"))).textContent).toContain("2");
  expect(await screen.findByText(text("review_tomorrow_none"))).toBeDefined();
  expect(screen.getAllByRole("link").filter((link) => link.dataset.kind === undefined)).toHaveLength(1);
});

test("a new word is shown with its example and meaning before it is asked", async () => {
  await startLearning(words.slice(0, 1), "tr");
  openPage();
  fireEvent.click(await button(text("review_start")));
  const taught = await screen.findByRole("region", { name: text("review_new") });
  expect(taught.textContent).toContain(words[0]?.mean);
  expect(taught.textContent).toContain(words[0]?.example);
  expect((await readLog()).filter(({ grade }) => grade !== null)).toEqual([]);
  fireEvent.click(await button(text("review_seen")));
  expect((await asked()).id).toBe(words[0]?.id);
});

/** Stands for the API: it offers words of a film whose words were studied, and is asked without these. */
function watchFilm(offered: readonly Word[]): number[][] {
  const skipped: number[][] = [];
  storeInBrowser("watch", watchOf(words.slice(0, 1)));
  vi.stubGlobal("fetch", async (path: string, init: { body?: string } = {}) => {
    if (!path.endsWith("/GetTonight")) return Response.json({ seriesList: [], movieList: [], words: [] });
    skipped.push(JSON.parse(init.body ?? "{}").skip);
    return Response.json({ words: offered, shareBefore: 0.5, shareAfter: 0.6 });
  });
  return skipped;
}

const watchOf = (tonight: readonly Word[]) =>
  JSON.stringify({
    list: "movie 3",
    tonight: tonight.map(({ id }) => id),
    clock: { from: 0, startedAt: null },
    answers: {},
    changedAt: Date.now(),
  });

test("after the due words new ones of what one watches are taught, in the same session", async () => {
  keepMissed(1);
  const skipped = watchFilm(words.slice(5, 7));
  openPage();
  expect((await screen.findByText(patternIn("tr", "review_fresh"))).textContent).toContain("2");
  expect(skipped).toEqual([[words[0]?.id]]);
  fireEvent.click(await button(text("review_start")));
  await answer(true);
  fireEvent.keyDown(document.body, { key: "Enter" });
  for (const word of words.slice(5, 7)) {
    const taught = await screen.findByRole("region", { name: text("review_new") });
    expect(taught.textContent).toContain(word.phrase);
    fireEvent.click(await button(text("review_seen")));
  }
  for (const _ of [1, 2]) {
    await answer(true);
    fireEvent.keyDown(document.body, { key: "Enter" });
  }
  expect((await screen.findByText(patternIn("tr", "review_saved"))).textContent).toContain("3");
});

test("where nothing is due the new words begin at once, and none is taken up before the start", async () => {
  watchFilm(words.slice(5, 7));
  openPage();
  await button(text("review_start"));
  expect(await readLog()).toEqual([]);
  fireEvent.click(await button(text("review_start")));
  const taught = await screen.findByRole("region", { name: text("review_new") });
  expect(taught.textContent).toContain(words[5]?.phrase);
});

test("who grades is shown the intervals, and grades by keys", async () => {
  keepMissed(1);
  storeInBrowser("review", JSON.stringify({ selfGrading: true, goalMinutes: 5 }));
  openPage();
  fireEvent.click(await button(text("review_start")));
  fireEvent.keyDown(document.body, { key: "4" });
  fireEvent.click(await button(text("review_show")));
  const grades = screen.getByRole("group", { name: text("review_grades") });
  expect(grades.textContent).toMatch(/1 gün.*\d+ gün/);
  fireEvent.keyDown(document.body, { key: "2" });
  expect(await screen.findByRole("heading", { name: text("review_end") })).toBeDefined();
  expect((await readLog()).map(({ way, grade }) => [way, grade])).toContainEqual(["self", 2]);
});

test("after a break it is said how many waited, and how many are asked today", async () => {
  const many = buildListWords(60);
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const missed = many.map((word) => ({ word, locale: "tr", day, answer: "wrong", isMissed: false }));
  storeInBrowser("recentWords", JSON.stringify(missed));
  openPage();
  expect(await screen.findByText(text("review_waited", { due: 60, count: 40 }))).toBeDefined();
});

test("a browser that may store nothing says so, and can be asked again", async () => {
  keepMissed(1);
  const { indexedDB } = globalThis;
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("not allowed", "SecurityError");
  });
  openPage();
  expect((await screen.findByRole("alert")).textContent).toContain(text("review_failed"));
  vi.mocked(indexedDB.open).mockRestore();
  fireEvent.click(await button(text("try_again")));
  expect(await screen.findByText(patternIn("tr", "review_due"))).toBeDefined();
});

test("a member's answer without a connection is kept, one goes on, and it is sent once", async () => {
  const [word] = words;
  if (word === undefined) throw new Error("no word");
  const item = { method: "test-phrase-mean", question: word.phrase, choices_list: [word.mean, "b", "c", "d"] };
  const card = { cardId: `r${word.id}`, kind: "recognition", method: item.method, item, isNew: false };
  const review = { due: 1, fresh: 0, answered: 0, goal: 40, selfGrading: false, hard: [] };
  const sent: string[] = [];
  let isDown = false;
  vi.stubGlobal("fetch", async (path: string, init: { body?: string } = {}) => {
    if (isDown) throw new TypeError("no connection");
    const name = path.replace(/^\/api\/Memory\/|\?.*/g, "");
    const answers: { answerId: string }[] = JSON.parse(init.body ?? "{}").answers ?? [];
    sent.push(...answers.map(({ answerId }) => answerId));
    const answered = { isRight: true, isAlmost: false, trueChoice: word.mean, word, nextDue: "2026-12-24" };
    if (name === "GetReview") return Response.json({ ...review, cards: [{ ...card, intervals: [1, 1, 2, 7] }] });
    if (name === "AnswerReviews") return Response.json(answers.map(({ answerId }) => ({ answerId, ...answered })));
    return Response.json({ dueByDay: [{ due: 0 }, { due: 3 }], fresh: 0, hard: [], meaning: "", note: "" });
  });
  act(() => userDataStore().update({ token: "t", knownListId: 7 }));
  openPage();
  fireEvent.click(await button(text("review_start")));
  isDown = true;
  fireEvent.click(await button(new RegExp(`${word.mean}$`)));
  expect((await screen.findByRole("alert")).textContent).toContain(text("review_kept_heading"));
  expect(await (await openMemoryDatabase()).count("waiting")).toBe(1);
  isDown = false;
  fireEvent.click(await button(text("quiz_go_on")));
  expect(await screen.findByText(patternIn("tr", "review_saved"))).toBeDefined();
  await waitFor(() => expect(screen.getByText(patternIn("tr", "review_saved")).textContent).toContain("1"));
  expect(sent).toHaveLength(1);
  expect(await (await openMemoryDatabase()).count("waiting")).toBe(0);
});
