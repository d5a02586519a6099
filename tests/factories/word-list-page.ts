import { screen, within } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Word } from "../../src/contract/lexicon/word-list.ts";
import { loadWordList, type WordListData } from "../../src/web/features/lexicon/word-list-data.ts";
import { createApiClient } from "../../src/web/features/page/api-client.ts";
import { WordListSection } from "../../src/web/features/words/word-list/word-list-section.tsx";
import { textIn } from "../e2e/texts.ts";

export const text = (key: string, values?: Record<string, string | number>) => textIn("tr", key, values);

export function wordOf(id: number, phrase: string, fields: Partial<Word> = {}): Word {
  const texts = { mean: `${phrase} meaning`, definition: `what ${phrase} is`, ipa: "" };
  return { id, phrase, ...texts, synonyms: [], difficulty: 1, partOfSpeech: "noun", count: 1, times: [], ...fields };
}

export const umbrella = wordOf(11, "umbrella", {
  mean: "şemsiye",
  difficulty: 2,
  count: 1200,
  times: [3723],
  ipa: "ʌmˈbrɛlə",
});
export const ferry = wordOf(12, "ferry", { mean: "vapur", difficulty: 3, count: 5, times: [12] });
export const rain = wordOf(13, "rain", { mean: null, count: 9, times: [40] });
export const zeal = wordOf(14, "zeal", { mean: null, definition: "", difficulty: 5, count: 2 });
export const words = [umbrella, ferry, rain, zeal];

/** More rows than are updated in one task. Nine words in ten are of level 1, the others of level 2. */
export const many = Array.from({ length: 800 }, (_, index) =>
  wordOf(1000 + index, `word ${index}`, { count: 800 - index, difficulty: index % 10 === 9 ? 2 : 1 }),
);

/** Half of them of A1, among them the most frequent. */
export const halfEasy = Array.from({ length: 60 }, (_, index) =>
  wordOf(2000 + index, `talk ${index}`, { count: 100 - index, difficulty: 1 + (index % 2) }),
);

export function listOf(answer: readonly Word[]): Promise<WordListData> {
  const client = createApiClient({ lang: () => "tr", fetch: async () => Response.json(answer) });
  return loadWordList({ client, locale: "tr" }, { kind: "episode", id: 7 });
}

export function pageOf(list: WordListData) {
  const element = createElement(WordListSection, { list, caption: "Words of a test" });
  return createElement(RouterProvider, { router: createMemoryRouter([{ path: "/", element }]) });
}

export const rowsOf = () => within(screen.getByRole("table")).getAllByRole("row").slice(1);
export const phrases = () => rowsOf().map((row) => row.querySelector("b")?.textContent);
export const easyLine = () => screen.queryByRole("button", { name: /A1 kelimesi/ });
