import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { patternIn } from "../../../../../tests/e2e/texts.ts";
import {
  easyLine,
  halfEasy,
  listOf,
  many,
  pageOf,
  phrases,
  rowsOf,
  text,
  wordOf,
  words,
  zeal,
} from "../../../../../tests/factories/word-list-page.ts";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { changeListSettings } from "./list-settings.ts";
import * as listedWords from "./listed-words.ts";

const rowOf = (phrase: string) => screen.getByRole("row", { name: new RegExp(`\\b${phrase}\\b`) });
const box = (name: string | RegExp) => screen.getByRole("checkbox", { name });

async function showList(answer: readonly Word[] = words) {
  render(pageOf(await listOf(answer)));
  return userEvent.setup();
}

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  sessionStorage.clear();
  changeListSettings({ hidesKnown: false, isCovered: false });
  userDataStore().clear();
});

test("rows are filtered by level and searched for in phrases and meanings", async () => {
  const user = await showList();
  expect(phrases()).toEqual(["umbrella", "rain", "ferry", "zeal"]);
  await user.click(box(/^A2/));
  await user.click(box(/^B1/));
  expect(phrases()).toEqual(["umbrella", "ferry"]);
  const search = screen.getByRole("searchbox", { name: text("words_search") });
  await user.type(search, "SEMS");
  expect(phrases()).toEqual(["umbrella"]);
  expect(screen.getByText(patternIn("tr", "words_shown_some"))).toBeTruthy();
  await user.type(search, "x");
  expect(await screen.findByText(text("words_no_match"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: text("words_clear_filter") }));
  expect(phrases()).toEqual(["umbrella", "rain", "ferry", "zeal"]);
});

test("a column sorts, and the other way round when it is pressed again", async () => {
  const user = await showList();
  const level = screen.getByRole("columnheader", { name: text("column_level") });
  await user.click(within(level).getByRole("button"));
  expect(level.getAttribute("aria-sort")).toBe("ascending");
  expect(phrases()).toEqual(["rain", "umbrella", "ferry", "zeal"]);
  await user.click(within(level).getByRole("button"));
  expect(level.getAttribute("aria-sort")).toBe("descending");
  expect(phrases()).toEqual(["zeal", "ferry", "umbrella", "rain"]);
});

test("what is shown is selected as a whole, and a range with Shift, in the order in which it is shown", async () => {
  const user = await showList();
  await user.click(box(/^A1/));
  await user.click(box(/^B1/));
  await user.click(box(patternIn("tr", "words_select_shown")));
  expect(screen.getByText(patternIn("tr", "words_selected"))).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: text("words_clear_selection") }));
  await user.click(screen.getByRole("button", { name: text("column_phrase") }));
  await user.click(box("ferry"));
  await user.keyboard("{Shift>}{ArrowDown}{/Shift}");
  expect(document.activeElement).toBe(box("rain"));
  expect(screen.getByText(patternIn("tr", "words_selected"))).toBeTruthy();
  await user.click(box(/^B1/));
  await user.click(box(/^A1/));
  await user.keyboard("{Shift>}");
  await user.click(box("zeal"));
  expect(
    ["ferry", "rain", "umbrella", "zeal"].map((phrase) => box(phrase)).filter((one) => "checked" in one && one.checked),
  ).toHaveLength(4);
});

test("a word marked as known is hidden where known words are, and comes back", async () => {
  const user = await showList();
  await user.click(within(rowOf("rain")).getByRole("button", { name: text("word_details", { phrase: "rain" }) }));
  await user.click(screen.getByRole("button", { name: text("word_know") }));
  expect(within(rowOf("rain")).getByText(text("word_known"))).toBeTruthy();
  expect(userDataStore().get().knownList).toEqual([13]);
  await user.click(box(new RegExp(text("words_hide_known"))));
  expect(phrases()).toEqual(["umbrella", "ferry", "zeal"]);
  await user.click(screen.getByRole("button", { name: text("words_undo") }));
  expect(phrases()).toEqual(["umbrella", "rain", "ferry", "zeal"]);
});

const knownChips = () =>
  [text("word_known"), text("word_known_by_level")].map((chip) => screen.queryAllByText(chip).length);

test("words of the level count as known and say so, until the mark is taken off one; undo puts it back", async () => {
  userDataStore().update({ knownLevel: 2 });
  const user = await showList();
  // New words first: ferry and zeal are above the level.
  expect(phrases()).toEqual(["ferry", "zeal", "umbrella", "rain"]);
  expect(knownChips()).toEqual([0, 2]);
  await user.click(within(rowOf("rain")).getByRole("button", { name: text("word_details", { phrase: "rain" }) }));
  const knows = screen.getByRole("button", { name: text("word_know") });
  expect(knows.getAttribute("aria-pressed")).toBe("true");
  await user.click(knows);
  expect(userDataStore().get()).toMatchObject({ knownList: [], unknownList: [13] });
  expect(knownChips()).toEqual([0, 1]);
  await user.click(box(new RegExp(text("words_hide_known"))));
  expect(phrases()).toEqual(["ferry", "zeal", "rain"]);
  await user.click(screen.getByRole("button", { name: text("words_undo") }));
  expect(userDataStore().get()).toMatchObject({ knownList: [], unknownList: [] });
  expect(phrases()).toEqual(["ferry", "zeal"]);
});

test("new words come first once words are known; a row that is marked keeps its place", async () => {
  userDataStore().update({ knownList: [11] });
  const user = await showList();
  expect(phrases()).toEqual(["rain", "ferry", "zeal", "umbrella"]);
  expect(screen.getByRole("columnheader", { name: text("column_count") }).getAttribute("aria-sort")).toBeNull();
  act(() => userDataStore().update({ knownList: [11, 13] }));
  expect(phrases()).toEqual(["rain", "ferry", "zeal", "umbrella"]);
  act(() => userDataStore().update({ knownLevel: 3 }));
  expect(phrases()).toEqual(["zeal", "umbrella", "rain", "ferry"]);
  await user.click(screen.getByRole("button", { name: text("column_count") }));
  expect(phrases()).toEqual(["umbrella", "rain", "ferry", "zeal"]);
  await user.click(screen.getByRole("button", { name: text("words_new_first") }));
  expect(phrases()).toEqual(["zeal", "umbrella", "rain", "ferry"]);
});

test("a covered meaning is uncovered by its button and announced, one by one", async () => {
  const user = await showList();
  await user.click(box(text("words_cover")));
  const peek = (phrase: string) => screen.getByRole("button", { name: text("word_peek", { phrase }) });
  await user.click(peek("ferry"));
  expect(peek("ferry").getAttribute("aria-expanded")).toBe("true");
  expect(peek("rain").getAttribute("aria-expanded")).toBe("false");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("vapur");
  await user.keyboard("{ArrowUp}{Enter}");
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    `${text("word_no_meaning")} what rain is`,
  );
  await user.click(box(text("words_cover")));
  expect(screen.queryByRole("button", { name: text("word_peek", { phrase: "ferry" }) })).toBeNull();
});

test("a row opens by its button and by a click beside its controls", async () => {
  const user = await showList();
  const opener = within(rowOf("ferry")).getByRole("button", { name: text("word_details", { phrase: "ferry" }) });
  await user.click(opener);
  expect(opener.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("what ferry is").closest("tr")).toBe(rowOf("ferry"));
  await user.click(screen.getByText("what ferry is"));
  await user.click(within(rowOf("ferry")).getByText("vapur"));
  expect(screen.queryByText("what ferry is")).toBeNull();
});

test("words of A1 are folded until a level is chosen; one line shows them in their places", async () => {
  const user = await showList(halfEasy);
  const shown = () => phrases().slice(0, 4);
  expect(rowsOf()).toHaveLength(30);
  expect(shown()).toEqual(["talk 1", "talk 3", "talk 5", "talk 7"]);
  expect(easyLine()?.textContent).toBe("30 A1 kelimesi: talk 0, talk 2, talk 4…");
  expect(easyLine()?.getAttribute("aria-expanded")).toBe("false");
  await user.click(easyLine() ?? document.body);
  expect(shown()).toEqual(["talk 0", "talk 1", "talk 2", "talk 3"]);
  expect(easyLine()?.getAttribute("aria-expanded")).toBe("true");
  await user.click(easyLine() ?? document.body);
  expect(rowsOf()).toHaveLength(30);
  // A filter and a search go through all of them.
  await user.click(box(/^A1/));
  expect([rowsOf().length, easyLine()]).toEqual([30, null]);
  await user.click(box(/^A1/));
  await user.type(screen.getByRole("searchbox", { name: text("words_search") }), "talk 0");
  expect(phrases()).toEqual(["talk 0"]);
  await user.clear(screen.getByRole("searchbox", { name: text("words_search") }));
  act(() => userDataStore().update({ knownLevel: 1 }));
  expect([rowsOf().length, easyLine()]).toEqual([60, null]);
});

test("who knows all that is shown knows all words only when those of A1, which are folded, are known", async () => {
  const knownOf = (level: number) => halfEasy.flatMap(({ id, difficulty }) => (difficulty === level ? id : []));
  changeListSettings({ hidesKnown: true });
  userDataStore().update({ knownList: knownOf(2) });
  const user = await showList(halfEasy);
  expect(await screen.findByText(text("words_above_known"))).toBeTruthy();
  await user.click(easyLine() ?? document.body);
  expect(rowsOf()).toHaveLength(30);
  act(() => userDataStore().update({ knownList: [...knownOf(2), ...knownOf(1)] }));
  expect(await screen.findByText(text("words_all_known"))).toBeTruthy();
});

test("rows above stay as they are when all are shown: those of A1 come by their own line", async () => {
  const user = await showList(many);
  const shown = () => document.querySelectorAll("tbody:not([hidden]) > tr:not([hidden])");
  expect(shown()).toHaveLength(60);
  await user.click(screen.getByText(text("words_all")));
  expect(shown()).toHaveLength(80);
  await user.click(easyLine() ?? document.body);
  expect(shown()).toHaveLength(800);
});

test("of 800 rows only those are rendered again that change", async () => {
  await showList(many);
  expect(document.querySelectorAll("tbody:not([hidden]) > tr:not([hidden])")).toHaveLength(60);
  fireEvent.click(screen.getByText(text("words_all")));
  fireEvent.click(easyLine() ?? document.body);
  const rendered = vi.spyOn(listedWords, "idText");
  const rowsRendered = (work: () => void) => {
    rendered.mockClear();
    work();
    return rendered.mock.calls.length;
  };
  // Queries by role take seconds with hundreds of rows.
  const find = <Found extends Element>(selector: string) => {
    const found = document.querySelector<Found>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
  expect(rowsRendered(() => fireEvent.click(find("tbody input")))).toBe(1);
  expect(rowsRendered(() => fireEvent.click(find("tbody td:last-child button")))).toBe(1);
  expect(rowsRendered(() => fireEvent.click(find("fieldset input")))).toBe(80);
  expect(document.querySelectorAll("tbody tr:not([hidden])")).toHaveLength(720);
  const search = find<HTMLInputElement>("input[type=search]");
  // A part without a match is hidden as a whole.
  expect(rowsRendered(() => fireEvent.change(search, { target: { value: "word 634" } }))).toBeLessThan(120);
  const shown = document.querySelectorAll("tbody:not([hidden]) > tr:not([hidden]) b");
  expect([...shown].map(({ textContent }) => textContent)).toEqual(["word 634"]);
});

test("selected words without meaning and definition do not count for a quiz, and it is said", async () => {
  const six = [zeal, ...Array.from({ length: 5 }, (_, at) => wordOf(30 + at, `thing ${at}`))];
  const user = await showList(six);
  await user.click(box(patternIn("tr", "words_select_shown")));
  await user.click(await screen.findByRole("button", { name: text("words_more_for_quiz", { count: 1 }) }));
  const alerts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(alerts.join()).toContain(text("words_not_counted"));
});
