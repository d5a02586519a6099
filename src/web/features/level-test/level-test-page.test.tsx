import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textIn } from "../../../../tests/e2e/texts.ts";
import { storeInBrowser } from "../../../../tests/factories/store-in-browser.ts";
import { items, madeUp, scale } from "../../../domain/level-test/level-test.fixture.ts";
import { mostQuestions } from "../../../domain/level-test/level-test.ts";
import { userDataStore } from "../accounts/session/use-user-data.ts";
import LevelTestPage from "./level-test-page.tsx";

const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);
/** What the API is asked for, and whether it answers. */
const asked: string[] = [];
let isDown = false;

beforeEach(() => {
  localStorage.clear();
  userDataStore().clear();
  asked.length = 0;
  isDown = false;
  vi.stubGlobal("visualViewport", null);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return isDown ? new Response(null, { status: 503 }) : Response.json({ items, madeUp, scale });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function openPage() {
  const router = createMemoryRouter([{ path: "*", Component: LevelTestPage }], { initialEntries: ["/seviye-testi"] });
  render(<RouterProvider router={router} />);
}

const button = (name: string) => screen.findByRole("button", { name });
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const shownPhrase = () => screen.getByRole("heading", { level: 2 }).textContent?.split(" ").slice(-2).join(" ") ?? "";
const storedAnswers = () => JSON.parse(localStorage.getItem("levelTest") ?? "null")?.answers;

/** The first question is there and listens to keys: its effects may run a moment after it is shown. */
async function begin() {
  fireEvent.click(await button(text("level_test_start")));
  const heading = await screen.findByRole("heading", { level: 2, name: /(word|made-up) \d+$/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}

/** Answers to the end. */
function finish(keyFor: (item: (typeof items)[number] | undefined) => string) {
  const isOver = () => screen.queryByRole("heading", { name: text("level_test_result") }) !== null;
  for (let answered = 0; answered < mostQuestions && !isOver(); answered += 1) {
    const item = items.find(({ phrase }) => phrase === shownPhrase());
    press(keyFor(item));
  }
  expect(isOver()).toBe(true);
}

/** Words up to a difficulty are known. */
const upToHalf = (item?: (typeof items)[number]) => (item !== undefined && item.difficulty <= 0.5 ? "1" : "5");

test("a word is focused, with four meanings and “I don't know”, all by their keys", async () => {
  openPage();
  await begin();
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  const choices = within(screen.getByRole("list")).getAllByRole("button");
  expect(choices.map(({ textContent }) => textContent?.[0])).toEqual(["1", "2", "3", "4", "5"]);
  expect(choices[4]?.textContent).toContain(text("quiz_pass"));
  expect(screen.getByRole("status").textContent).toContain(`5: ${text("quiz_pass")}`);
  expect(screen.getByRole("progressbar", { name: text("level_test_progress") })).toHaveProperty("value", 0);

  const first = shownPhrase();
  press("6");
  press("2", { repeat: true });
  press("2", { ctrlKey: true });
  expect(shownPhrase()).toBe(first);
  press("2");
  expect(shownPhrase()).not.toBe(first);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
  fireEvent.click(screen.getByRole("button", { name: `5 ${text("quiz_pass")}` }));
  expect(screen.getByRole("progressbar")).toHaveProperty("value", 2);
  expect(storedAnswers()).toMatchObject([{ phrase: first, outcome: "wrong" }, { outcome: "unsure" }]);
});

test("after a reload the same question is open", async () => {
  openPage();
  await begin();
  for (const key of ["1", "5", "1"]) press(key);
  const phrase = shownPhrase();
  cleanup();
  openPage();
  await screen.findByRole("heading", { level: 2, name: new RegExp(`${phrase}$`) });
  expect(screen.getByRole("progressbar")).toHaveProperty("value", 3);
  expect(asked[1]).toBe(asked[0]);
});

test("the result can be taken as the level, and taken back", async () => {
  openPage();
  await begin();
  userDataStore().update({ knownLevel: 1, knownList: [7] });
  finish(upToHalf);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(storedAnswers().length).toBeLessThanOrEqual(mostQuestions);
  expect(screen.getByText(/%\d+’[a-zıüşçö]+ bildiğiniz kelimeler/)).toBeDefined();
  expect(screen.getByText(/uydurma kelimenin hiçbirine kanmadınız/)).toBeDefined();
  expect(userDataStore().get()).toMatchObject({ knownLevel: 1, knownList: [7] });

  fireEvent.click(await button(text("level_test_take_level", { level: "A2" })));
  expect(await screen.findByText(text("level_test_taken_level", { level: "A2" }))).toBeDefined();
  const { knownLevel, knownList } = userDataStore().get();
  expect(knownLevel).toBe(2);
  expect(knownList.length).toBeGreaterThan(1);
  fireEvent.click(await button(text("words_undo")));
  await button(text("level_test_take_level", { level: "A2" }));
  expect(userDataStore().get()).toMatchObject({ knownLevel: 1, knownList: [7], unknownList: [] });
});

test("made-up words taken for real are told, and a new test has other words", async () => {
  openPage();
  await begin();
  finish(() => "1");
  expect(screen.getByText(/uydurma kelimeden \d+ tanesini gerçek sandınız/)).toBeDefined();
  fireEvent.click(await button(text("level_test_again")));
  await screen.findByRole("heading", { level: 2, name: /word \d+$/ });
  expect(storedAnswers()).toEqual([]);
  expect(asked[1]).not.toBe(asked[0]);
});

test("without an answer of the API it can be tried again", async () => {
  isDown = true;
  openPage();
  fireEvent.click(await button(text("level_test_start")));
  expect(await screen.findByText(text("level_test_failed"))).toBeDefined();
  isDown = false;
  await begin();
});

test.each(["{", "{}", '{"form":1,"seed":1,"answers":[{"phrase":"x"}]}', '{"form":9,"seed":1,"answers":[]}'])(
  "what is stored as %s begins nothing",
  async (stored) => {
    storeInBrowser("levelTest", stored);
    openPage();
    await button(text("level_test_start"));
    expect(asked).toEqual([]);
  },
);
