import { afterEach, expect, test, vi } from "vitest";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { storedHistory } from "./history-storage.ts";
import { parseStoredList } from "./session/stored-list.ts";
import { setQuizList } from "./set-quiz-list.ts";

const ferry: Word = {
  id: 8301439807994200,
  phrase: "ferry",
  mean: "vapur; feribot",
  definition: "a boat that carries people across water",
  synonyms: [],
  difficulty: 3,
  partOfSpeech: "noun",
  ipa: "ˈfɛri",
  count: 4,
  times: [12, 90],
};

const list = {
  title: "Bölüm 1",
  words: [ferry, { ...ferry, id: 7 }],
  meanLanguage: "tr",
  returnPath: "/dizi/x/1/1",
} as const;

afterEach(() => vi.unstubAllGlobals());

test("a list is stored under `history` for the quiz page", () => {
  const localStorage = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => localStorage.get(key) ?? null,
      setItem: (key: string, value: string) => localStorage.set(key, value),
    },
  });
  setQuizList(list);
  expect(JSON.parse(localStorage.get("history") ?? "")).toEqual({
    format: 1,
    title: "Bölüm 1",
    start_length: 2,
    word_list: [ferry, { ...ferry, id: 7 }],
    meanLanguageType: 2,
    returnPath: "/dizi/x/1/1",
    source: null,
    isStarted: false,
    progress: null,
    served: null,
  });
  expect(parseStoredList(storedHistory.get())).toMatchObject({
    title: "Bölüm 1",
    words: list.words,
    meanLanguage: "tr",
    quiz: null,
  });
});

test("where local storage is full or not allowed the list is there until the document is left", () => {
  vi.stubGlobal("window", {
    localStorage: {
      setItem() {
        throw new DOMException("full", "QuotaExceededError");
      },
    },
  });
  setQuizList(list);
  expect(parseStoredList(storedHistory.get())?.title).toBe("Bölüm 1");
});
