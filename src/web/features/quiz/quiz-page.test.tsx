import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patternIn, textIn } from "../../../../tests/e2e/texts.ts";
import { buildListWords } from "../../../../tests/factories/quiz-words.ts";
import { storeInBrowser } from "../../../../tests/factories/store-in-browser.ts";
import { closeMemoryDatabase } from "../memory/memory-database.ts";
import { readLog } from "../memory/visitor-memory.ts";
import QuizPage from "./quiz-page.tsx";
import { setQuizList } from "./set-quiz-list.ts";

// The page with its controller, in a browser without locks and layout. The list's words are asked for their meanings.

const words = buildListWords(8);
const text = (key: string) => textIn("tr", key);

beforeEach(() => {
  localStorage.clear();
  closeMemoryDatabase();
  globalThis.indexedDB = new IDBFactory();
  const preferences = { methods: ["test-phrase-mean"], repetition: 1, isSpoken: false, isTimed: true };
  storeInBrowser("userPreferences", JSON.stringify(preferences));
  vi.stubGlobal("visualViewport", null);
  vi.stubGlobal("fetch", async () => Response.json([]));
  const animation = { currentTime: 0, play() {}, pause() {}, cancel() {} };
  Object.assign(Element.prototype, { animate: () => animation, scrollIntoView() {} });
});

function storeList(title: string) {
  setQuizList({ title, words, meanLanguage: "tr", returnPath: "/dizi" });
}

function openPage() {
  render(
    <RouterProvider
      router={createMemoryRouter([{ path: "/quiz", Component: QuizPage }], { initialEntries: ["/quiz"] })}
    />,
  );
}

test("words that the chosen methods cannot ask are counted before the start", async () => {
  const [first, ...others] = words;
  if (first === undefined) throw new Error("no words");
  const lacking = [{ ...first, mean: null }, ...others];
  setQuizList({ title: "A list", words: lacking, meanLanguage: "tr", returnPath: "/dizi" });
  openPage();
  await button("quiz_start");
  expect(screen.getByText(patternIn("tr", "quiz_left_out")).textContent).toContain("1");
  cleanup();
  storeList("A list");
  openPage();
  await button("quiz_start");
  expect(screen.queryByText(patternIn("tr", "quiz_left_out"))).toBeNull();
});

/** As in another tab. */
function signIn(userData: object | null) {
  if (userData === null) localStorage.removeItem("userData");
  else localStorage.setItem("userData", JSON.stringify(userData));
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "userData" }));
}
afterEach(() => act(() => signIn(null)));

test.each([
  [undefined, true],
  [{ token: "of another tab", knownListId: 7 }, false],
])("of %j points by listening are promised: %s, where the site has no voice", async (userData, isPaid) => {
  if (userData !== undefined) signIn(userData);
  vi.stubGlobal("speechSynthesis", { getVoices: () => [{ lang: "en-US" }] });
  storeList("A list");
  openPage();
  await button("quiz_start");
  const listening = screen.getByRole("checkbox", { name: new RegExp(text("quiz_listen_phrase")) });
  expect(listening.closest("label")?.textContent?.includes("190")).toBe(isPaid);
  expect(screen.queryByText(text("quiz_unheard")) === null).toBe(isPaid);
});

test("each method tells its base points, unless there are no time limits", async () => {
  storeList("A list");
  openPage();
  await button("quiz_start");
  const points = screen.getAllByText(patternIn("tr", "quiz_earned"));
  expect(points.map(({ textContent }) => textContent)).toEqual(
    ["60", "90", "90", "80", "120", "140", "180"].map((base) => `${base} puan`),
  );
  expect(screen.getByText(text("quiz_base_points"))).toBeDefined();
  fireEvent.click(screen.getByRole("switch", { name: new RegExp(text("quiz_timed")) }));
  expect(screen.queryByText(patternIn("tr", "quiz_earned"))).toBeNull();
  expect(screen.queryByText(text("quiz_base_points"))).toBeNull();
});

const question = () => screen.findByRole("heading", { name: (name) => name.startsWith(text("quiz_ask_choose_mean")) });
const button = (key: string) => screen.findByRole("button", { name: text(key) });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** The list's word that the open question asks for. */
async function askedWord() {
  const shown = (await question()).textContent;
  const word = words.find(({ phrase }) => shown?.endsWith(` ${phrase}`));
  if (word === undefined) throw new Error(`no question: ${shown}`);
  return word;
}

async function choose(isRight: boolean) {
  const { mean } = await askedWord();
  const choices = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const at = choices.findIndex((choice) => choice?.endsWith(mean ?? "") === isRight);
  press(String(at + 1));
}

async function answer(isRight: boolean) {
  await choose(isRight);
  await screen.findByRole("article");
}

async function start() {
  fireEvent.click(await button("quiz_start"));
  await askedWord();
}

const stored = () => JSON.parse(localStorage.getItem("history") ?? "null");

test("without a list there is a way to the titles", async () => {
  openPage();
  expect(await screen.findByRole("link", { name: text("quiz_to_series") })).toHaveProperty("pathname", "/dizi");
});

test("a list is played to its summary, and its missed word once more", async () => {
  storeList("Liman");
  openPage();
  await start();
  const { phrase } = await askedWord();
  await answer(false);
  for (let answered = 0; answered < 8; answered += 1) {
    fireEvent.click(await button("quiz_go_on"));
    await answer(true);
  }
  expect(screen.getByRole("progressbar")).toMatchObject({ value: 8, max: 8 });
  fireEvent.click(await button("quiz_go_on"));
  expect(await screen.findByRole("heading", { name: text("quiz_end") })).toBe(document.activeElement);
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain(phrase);
  fireEvent.click(screen.getByRole("button", { name: "Yanlışları yeniden çalış (1)" }));
  expect((await askedWord()).phrase).toBe(phrase);
});

test("a reload shows the same question, then the same answer", async () => {
  storeList("Liman");
  openPage();
  await start();
  const asked = await askedWord();
  cleanup();
  openPage();
  expect(await askedWord()).toEqual(asked);
  await answer(true);
  cleanup();
  openPage();
  expect((await screen.findByRole("article")).textContent).toContain(asked.phrase);
  expect(screen.getByRole("progressbar")).toMatchObject({ value: 1, max: 8 });
});

test("a pause leads to the set-up, from which the quiz is resumed", async () => {
  storeList("Liman");
  openPage();
  await start();
  const asked = await askedWord();
  fireEvent.click(await button("quiz_pause"));
  fireEvent.click(await button("quiz_resume"));
  expect(await askedWord()).toEqual(asked);
});

test("tonight's words are taught, then asked by their meanings first, whatever the person's own settings are", async () => {
  storeInBrowser("userPreferences", JSON.stringify({ methods: ["write-definition-phrase"] }));
  const tonight = { shareBefore: 0.87, shareAfter: 0.9 };
  setQuizList({ title: "Liman", words, meanLanguage: "tr", returnPath: "/dizi", tonight });
  openPage();
  for (const [at, word] of words.entries()) {
    expect((await screen.findByRole("article")).textContent).toContain(word.phrase);
    expect(screen.getByRole("article").textContent).toContain(word.mean);
    expect(stored().isStarted).toBe(false);
    fireEvent.click(await button(at + 1 < words.length ? "teach_next" : "teach_ask"));
  }
  await askedWord();
  await waitFor(() =>
    expect(stored()).toMatchObject({ tonight, progress: { state: { settings: { isInOrder: true } } } }),
  );
  expect(stored().progress.state.settings).toMatchObject({
    methods: ["test-phrase-mean", "write-mean-phrase"],
    repetition: 2,
  });
  fireEvent.click(await button("quiz_pause"));
  expect((await screen.findByText(text("quiz_settings"))).closest("details")).toHaveProperty("open", false);
  fireEvent.click(await button("quiz_start_anew"));
  await askedWord();
  expect(JSON.parse(localStorage.getItem("userPreferences") ?? "")).toEqual({ methods: ["write-definition-phrase"] });
});

test("two words of a day before are a quiz that starts at once, with choices from the lexicon", async () => {
  const others = buildListWords(12).slice(8);
  vi.stubGlobal("fetch", async () => Response.json(others));
  setQuizList({ title: "Dün", words: words.slice(0, 2), meanLanguage: "tr", returnPath: "/", isReview: true });
  openPage();
  await askedWord();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  await answer(false);
  await waitFor(async () => expect(await readLog()).toMatchObject([{ way: "choice", grade: 1 }]));
  fireEvent.click(await button("quiz_go_on"));
  await askedWord();
  fireEvent.click(await button("quiz_pause"));
  expect(await screen.findByRole("link", { name: text("nav_home") })).toHaveProperty("pathname", "/");
});

test.each([true, false])(
  "a first question waits a moment for like words of the lexicon: they come, %s",
  async (doCome) => {
    const kinds = ["noun", "verb", "adjective", "adverb"] as const;
    const all = buildListWords(68).map((word, at) => ({
      ...word,
      difficulty: 1,
      partOfSpeech: kinds[at % 4] ?? "noun",
    }));
    let come = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise((resolve) => (come = resolve)));
    setQuizList({ title: "Two of a kind", words: all.slice(0, 8), meanLanguage: "tr", returnPath: "/" });
    openPage();
    fireEvent.click(await button("quiz_start"));
    // Tasks enough for a start that waits for nothing.
    for (let task = 0; task < 20; task += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    if (doCome) await act(async () => come(Response.json(all.slice(8))));
    await waitFor(askedWord, { timeout: 10_000 });
    const { id } = await askedWord();
    const asked = all.find((word) => word.id === id);
    const choices = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    const alike = all.filter((word) => choices.some((choice) => choice?.endsWith(word.mean ?? "")) && word !== asked);
    expect(alike).toHaveLength(3);
    expect(alike.every((word) => word.partOfSpeech === asked?.partOfSpeech)).toBe(doCome);
  },
);

test("a list that another tab stores is not overwritten, and can be played here", async () => {
  storeList("Liman");
  openPage();
  await start();
  await waitFor(() => expect(stored().progress.state.tour.asked).toBe(1));
  storeList("Fener");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "history" })));
  expect(await screen.findByRole("heading", { name: text("quiz_elsewhere_heading") })).toBeDefined();
  expect(stored()).toMatchObject({ title: "Fener", isStarted: false });
  fireEvent.click(await button("quiz_take_over"));
  expect(await screen.findByText("Fener")).toBeDefined();
});

test("a step is not stored over a list that another tab has just stored", async () => {
  storeList("Liman");
  openPage();
  await start();
  // Else the start itself is the step that finds the other list.
  await waitFor(() => expect(stored()).toMatchObject({ isStarted: true }));
  storeList("Fener");
  await choose(true);
  expect(await screen.findByRole("heading", { name: text("quiz_elsewhere_heading") })).toBeDefined();
  expect(stored()).toMatchObject({ title: "Fener", isStarted: false });
});

test("each step is stored soon", async () => {
  storeList("Liman");
  openPage();
  await start();
  await answer(true);
  await waitFor(() => expect(stored().progress.shown?.feedback.isRight).toBe(true));
  expect(stored()).toMatchObject({ title: "Liman", start_length: 8, isStarted: true, progress: { streak: 1 } });
});
