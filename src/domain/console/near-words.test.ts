import { expect, test } from "vitest";
import { nearWords } from "./near-words.ts";

const words = [
  { phrase: "boat", times: [10, 60] },
  { phrase: "harbour", times: [12] },
  { phrase: "night", times: [8, 14] },
  { phrase: "storm", times: [17] },
];

test("the headwords around a second stand in their order, those far away are left out", () => {
  expect(nearWords(words, 11)).toEqual(["night", "boat", "harbour", "night", "storm"]);
  expect(nearWords(words, 61)).toEqual(["boat"]);
  expect(nearWords(words, 30)).toEqual([]);
});

test("of many the nearest are taken", () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ phrase: `w${at}`, times: [at] }));
  expect(nearWords(many, 4)).toEqual(["w2", "w3", "w4", "w5", "w6"]);
});
