import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  easyLine,
  halfEasy,
  listOf,
  many,
  pageOf,
  text,
  wordOf,
  words,
} from "../../../../../tests/factories/word-list-page.ts";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import type { WordListData } from "../../lexicon/word-list-data.ts";
import { listOfStart } from "../list-page/shown-list.ts";
import { changeListSettings } from "./list-settings.ts";
import { listedWordsOf, rowsInDocument } from "./listed-words.ts";

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  sessionStorage.clear();
  changeListSettings({ hidesKnown: false, isCovered: false });
  userDataStore().clear();
});

/**
 * The document of a list, to be hydrated.
 *
 * @param answers to the calls that come first; all later ones are answered with all words
 */
function openDocument(list: WordListData, all: readonly Word[], answers: (() => Promise<Response>)[] = []) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(pageOf(list));
  const problems: unknown[] = [];
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return (await answers.shift()?.()) ?? Response.json(all);
  });
  // As a document has it: without the words.
  const sent: WordListData = JSON.parse(JSON.stringify(list));
  onTestFinished(() => {
    container.remove();
    vi.unstubAllGlobals();
  });
  return {
    container,
    sent,
    problems,
    asked,
    rows() {
      const phrases = container.querySelectorAll("tbody:not([hidden]) > tr:not([hidden]) b");
      return [...phrases].map(({ textContent }) => textContent);
    },
    status: () => container.querySelector("[role=status][data-all]")?.textContent,
    async hydrate() {
      const root = await act(async () =>
        hydrateRoot(container, pageOf(sent), { onRecoverableError: (error) => problems.push(error) }),
      );
      onTestFinished(() => act(() => root.unmount()));
    },
  };
}

test("a document's rows are read before they are hydrated, and nothing about them needs to be mended", async () => {
  const list = await listOf(words);
  const { container, sent, problems, rows, hydrate } = openDocument(list, words);
  const drawn = [...container.querySelectorAll("tbody tr")];
  expect(listedWordsOf(sent)).toEqual(listedWordsOf(list).map((word, place) => ({ ...word, place })));
  await hydrate();
  expect(problems).toEqual([]);
  expect([...container.querySelectorAll("tbody tr")]).toEqual(drawn);
  await userEvent.click(screen.getByRole("button", { name: text("column_phrase") }));
  expect(rows()).toEqual(["ferry", "rain", "umbrella", "zeal"]);
});

test("a document is hydrated as it came, then the words that are new to the user come first", async () => {
  const { problems, rows, hydrate } = openDocument(await listOf(words), words);
  userDataStore().update({ knownList: [11] });
  await hydrate();
  expect(problems).toEqual([]);
  expect(rows()).toEqual(["rain", "ferry", "zeal", "umbrella"]);
});

test("a document folds words of A1 too, and is hydrated as it came; who has said a level gets them back", async () => {
  const { container, problems, rows, hydrate } = openDocument(await listOf(halfEasy), halfEasy);
  expect([rows().length, container.querySelector("[style]")]).toEqual([30, null]);
  userDataStore().update({ knownLevel: 1 });
  await hydrate();
  expect([problems, rows().length, easyLine()]).toEqual([[], 60, null]);
});

/** Every second of A1, as in a film. */
const film = Array.from({ length: 300 }, (_, index) =>
  wordOf(3000 + index, `said ${index}`, { count: 300 - index, difficulty: 1 + (index % 2) }),
);
const odd = film.filter(({ difficulty }) => difficulty === 2).map(({ phrase }) => phrase);

test("a long list's document has the rows that are shown at first, and says how many words the list has", async () => {
  const { container, problems, rows, status, asked, hydrate } = openDocument(await listOf(film), film);
  const drawn = status();
  expect(container.querySelectorAll("tbody tr")).toHaveLength(120);
  expect(rows()).toEqual(odd.slice(0, 60));
  await hydrate();
  expect([problems, asked]).toEqual([[], []]);
  // Who turns to the list has its other words asked for before the first of them is needed.
  fireEvent.pointerOver(screen.getByRole("table"));
  await waitFor(() => expect(asked).toEqual(["/api/WordList/GetWordListV2?type=2&id=7&MeanLanguageType=2"]));
  expect([rows(), status(), drawn]).toEqual([odd.slice(0, 60), drawn, expect.stringContaining("150")]);
  expect(container.textContent).not.toContain(text("words_loading"));
  await userEvent.click(screen.getByText(text("words_all")));
  await waitFor(() => expect(rows()).toEqual(odd));
  expect(asked).toHaveLength(1);
  await userEvent.type(screen.getByRole("searchbox"), "said 298");
  expect(rows()).toEqual(["said 298"]);
});

test("a long list keeps its document's order until all its words are there, then new ones come first", async () => {
  let answer = (_: Response) => {};
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { container, rows, hydrate } = openDocument(await listOf(film), film, [() => waiting]);
  userDataStore().update({ knownLevel: 1, knownList: [3001, 3299] });
  await hydrate();
  const known = () => screen.getByRole("checkbox", { name: new RegExp(text("words_hide_known")) }).closest("label");
  expect(rows().slice(0, 3)).toEqual(["said 0", "said 1", "said 2"]);
  expect(known()?.textContent).toMatch(/ 0$/);
  await act(async () => answer(Response.json(film)));
  await waitFor(() => expect(rows().slice(0, 3)).toEqual(["said 3", "said 5", "said 7"]));
  expect(known()?.textContent).toMatch(/ 152$/);
  await userEvent.click(screen.getByText(text("words_all")));
  expect([rows().length, rows().at(147), rows().at(148)]).toEqual([300, "said 297", "said 0"]);
  expect(container.querySelectorAll("tr[data-known]")).toHaveLength(152);
});

/** More than the document has of a list that anybody can have made. */
const long = many.slice(0, 130);
const levels = [1, 2, 3, 4, 5].map((level) => long.filter(({ difficulty }) => difficulty === level).length);
const info = { id: 3, title: "Long", wordCount: long.length, isGenerated: true };
const generated = listOfStart("abc", {
  info,
  words: long.slice(0, 100),
  levels,
  hasCounts: true,
  isLocked: false,
  total: long.length,
});

test("a generated list's document has its first hundred words, and the browser adds the others behind them", async () => {
  const { container, rows, problems, asked, hydrate } = openDocument(generated, long);
  const levelsDrawn = container.querySelector("fieldset")?.textContent;
  expect(rows()).toEqual(long.slice(0, 100).map(({ phrase }) => phrase));
  await hydrate();
  await waitFor(() => expect(rows()).toEqual(long.map(({ phrase }) => phrase)));
  expect(problems).toEqual([]);
  expect(asked).toEqual(["/api/WordList/GetWordListV2?type=6&id=abc&MeanLanguageType=2"]);
  expect(container.textContent).not.toContain(text("words_loading"));
  // The levels are of the whole list at once.
  expect([levelsDrawn, container.querySelector("fieldset")?.textContent]).toEqual([
    expect.stringContaining("117"),
    expect.stringContaining("117"),
  ]);
});

test("where the others cannot be loaded one is told, and can try again", async () => {
  const failure = async () => new Response(null, { status: 503 });
  const { container, rows, hydrate } = openDocument(generated, long, [failure]);
  await hydrate();
  await waitFor(() => expect(container.textContent).toContain(text("words_failed")));
  expect(rows()).toHaveLength(100);
  await userEvent.click(screen.getByRole("button", { name: text("try_again") }));
  await waitFor(() => expect(rows()).toHaveLength(130));
});

test.each([
  ["shared", 100, 1, 100],
  ["shared", 101, 1, 100],
  ["movie", 200, 1, 200],
  ["movie", 201, 0, 200],
  ["movie", 201, 1, 60],
  ["series", 2_001, 1, 60],
  // A series says its first words so often that most are of A1.
  ["series", 2_001, 5, 300],
  ["series", 2_001, 10, 400],
] as const)(
  "a document of a %s list of %d words, of which every %d. is no A1, has %d rows",
  async (kind, count, step, rows) => {
    const words = Array.from({ length: count }, (_, id) =>
      wordOf(id, `word ${id}`, { count: count - id, difficulty: (id + 1) % step === 0 ? 2 : 1 }),
    );
    const list = { ...(await listOf(words)), kind };
    expect(rowsInDocument(list, listedWordsOf(list))).toBe(rows);
  },
);
