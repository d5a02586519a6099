import { expect, test } from "vitest";
import type { Word } from "../../contract/word-list.ts";
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

function storageWith(setItem: Storage["setItem"]): Storage {
  return { length: 0, clear() {}, getItem: () => null, key: () => null, removeItem() {}, setItem };
}

const list = { title: "Bölüm 1", words: [ferry, { ...ferry, id: 7 }], meanLanguageType: 2, returnPath: "/dizi/x/1/1" };

test("a list is put into `history` whole and not yet started", () => {
  const written: string[][] = [];
  const storage = storageWith((key, value) => written.push([key, value]));
  expect(setQuizList(list, storage)).toBe(true);
  expect(written.map(([key]) => key)).toEqual(["history"]);
  expect(JSON.parse(written[0]?.[1] ?? "")).toEqual({
    format: 1,
    title: "Bölüm 1",
    start_length: 2,
    word_list: [ferry, { ...ferry, id: 7 }],
    meanLanguageType: 2,
    returnPath: "/dizi/x/1/1",
    isStarted: false,
  });
});

test("a store that is full or forbidden is told of", () => {
  const full = storageWith(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(setQuizList(list, full)).toBe(false);
});
