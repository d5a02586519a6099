import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { patternIn, textIn } from "../../../../../tests/e2e/texts.ts";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { loadWordList } from "../../lexicon/word-list-data.ts";
import { createApiClient } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { WordListSection } from "../word-list/word-list-section.tsx";
import ListSummary from "./list-summary.tsx";

function wordOf(id: number, fields: Partial<Word> = {}): Word {
  const texts = { mean: "anlam", definition: "a thing", ipa: "" };
  return {
    id,
    phrase: `word ${id}`,
    ...texts,
    partOfSpeech: "noun",
    synonyms: [],
    difficulty: 1,
    count: 1,
    times: [],
    ...fields,
  };
}

async function showList(count: number, isGenerated = false) {
  // The higher, the more often; the last has no meaning.
  const words = Array.from({ length: count }, (_, at) =>
    wordOf(at + 1, {
      count: at + 1,
      difficulty: at % 3 === 0 ? 1 : 3,
      ...(isGenerated && at + 1 === count && { mean: null }),
    }),
  );
  const client = createApiClient({ lang: () => "tr", fetch: async () => Response.json(words) });
  const list = await loadWordList({ client, locale: "tr" }, { kind: "shared", id: "mine" });
  const section = (
    <WordListSection
      list={list}
      caption="Words"
      title="Mine"
      summary={(all, knownCount, whole) => (
        <ListSummary list={all} title="Mine" knownCount={knownCount} whole={whole} isGenerated={isGenerated} />
      )}
    />
  );
  const routes = [
    { path: "/", element: section },
    { path: pathOf("quiz", "tr"), element: <h1>The set-up</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

const quizButton = (count: number) => screen.queryByRole("button", { name: new RegExp(`^${count} `) });

beforeEach(() => {
  localStorage.clear();
  userDataStore().clear();
});

test("one press opens a quiz of all words of a list", async () => {
  await showList(7);
  const button = quizButton(7);
  if (button === null) throw new Error("there is no such button");
  await userEvent.click(button);
  expect(await screen.findByRole("heading", { name: "The set-up" })).toBeDefined();
  const stored = JSON.parse(localStorage.getItem("history") ?? "{}");
  expect(stored).toMatchObject({ title: "Mine", start_length: 7, source: { id: "mine", isWhole: true } });
});

test("a list says how many of its words are known", async () => {
  userDataStore().update({ knownList: [2, 3, 99] });
  await showList(7);
  const bar = screen.getByRole("progressbar", { name: textIn("tr", "known_words_caption") });
  expect([bar.getAttribute("value"), bar.getAttribute("max"), bar.textContent]).toEqual(["2", "7", "2 / 7"]);
});

test("there is no quiz of too few words", async () => {
  await showList(5);
  expect(screen.getByRole("progressbar")).toBeDefined();
  expect(quizButton(5)).toBeNull();
});

test("of a generated list the level is asked, then ten new words with meanings are offered, the commonest first", async () => {
  await showList(30, true);
  expect(screen.getByRole("group", { name: textIn("tr", "tonight_ask_level") })).toBeDefined();
  expect(screen.queryByRole("button", { name: patternIn("tr", "list_quiz_new") })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^A1/ }));
  await userEvent.click(await screen.findByRole("button", { name: patternIn("tr", "list_quiz_new") }));
  expect(await screen.findByRole("heading", { name: "The set-up" })).toBeDefined();
  const stored = JSON.parse(localStorage.getItem("history") ?? "{}");
  // Without those of A1, of which each third is.
  expect(stored.word_list.map(({ id }: Word) => id)).toEqual([29, 27, 26, 24, 23, 21, 20, 18, 17, 15]);
  expect(stored.source).toMatchObject({ isWhole: false });
});

test("a list of one's own is asked whole, and no level is asked", async () => {
  await showList(30);
  expect(screen.queryByRole("group", { name: textIn("tr", "tonight_ask_level") })).toBeNull();
  expect(screen.queryByRole("button", { name: patternIn("tr", "list_quiz_new") })).toBeNull();
  expect(quizButton(30)).not.toBeNull();
});
