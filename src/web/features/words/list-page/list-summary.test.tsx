import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { textIn } from "../../../../../tests/e2e/texts.ts";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { userDataStore } from "../../accounts/session/use-user-data.ts";
import { loadWordList } from "../../lexicon/word-list-data.ts";
import { createApiClient } from "../../page/api-client.ts";
import { pathOf } from "../../page/paths.ts";
import { WordListSection } from "../word-list/word-list-section.tsx";
import ListSummary from "./list-summary.tsx";

function wordOf(id: number): Word {
  const texts = { mean: "anlam", definition: "a thing", ipa: "" };
  return { id, phrase: `word ${id}`, ...texts, partOfSpeech: "noun", synonyms: [], difficulty: 1, count: 1, times: [] };
}

async function showList(count: number) {
  const words = Array.from({ length: count }, (_, at) => wordOf(at + 1));
  const client = createApiClient({ lang: () => "tr", fetch: async () => Response.json(words) });
  const list = await loadWordList({ client, locale: "tr" }, { kind: "shared", id: "mine" });
  const section = (
    <WordListSection
      list={list}
      caption="Words"
      title="Mine"
      summary={(all, knownCount, whole) => (
        <ListSummary list={all} title="Mine" knownCount={knownCount} whole={whole} />
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
