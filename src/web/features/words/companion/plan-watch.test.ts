import { expect, test } from "vitest";
import { buildListWords } from "../../../../../tests/factories/quiz-words.ts";
import type { Word } from "../../../../contract/lexicon/word-list.ts";
import { endOf, planWatch } from "./plan-watch.ts";

const nobody = { wordIds: [], unknownIds: [], level: 0 } as const;

function word(id: number, overrides: Partial<Word> = {}): Word {
  const [built] = buildListWords(1);
  if (built === undefined) throw new Error("no word");
  return { ...built, id, difficulty: 3, times: [id * 100], ...overrides };
}

const shown = (...args: Parameters<typeof planWatch>) => planWatch(...args).moments.map(({ wordId }) => wordId);

test("tonight's words are shown where they are of this list, known or not", () => {
  const words = [word(1), word(2), word(3)];
  expect(planWatch(words, [3, 1, 99], { ...nobody, wordIds: [3] })).toMatchObject({
    isChosen: true,
    moments: [{ wordId: 1 }, { wordId: 3 }],
  });
  expect(planWatch(words, [99], nobody).isChosen).toBe(false);
});

test("else what is new is shown: not what is marked, of the level, or without a meaning", () => {
  const words = [word(1), word(2, { difficulty: 1 }), word(3, { mean: null }), word(4), word(5, { difficulty: 2 })];
  expect(shown(words, [], { wordIds: [4], unknownIds: [5], level: 2 })).toEqual([1, 5]);
});

test("of words close to each other the one that is said most is shown, then the one nearest to the level", () => {
  const times = [50];
  const words = [word(1, { times }), word(2, { times, count: 2 }), word(3, { times, difficulty: 5 })];
  expect(shown(words, [], { ...nobody, level: 1 }, true)).toEqual([2]);
  const others = [word(3, { times, difficulty: 5 }), word(1, { times })];
  expect(shown(others, [], { ...nobody, level: 2 }, true)).toEqual([1]);
});

test("of many words an evening's ten are shown, and all of them by choice", () => {
  const words = Array.from({ length: 30 }, (_, at) => word(at + 1, { count: at + 1 }));
  const ten = planWatch(words, [], { ...nobody, level: 1 });
  expect([ten.moments.length, ten.others, ten.isTonight]).toEqual([10, 20, true]);
  expect(ten.moments.map(({ wordId }) => wordId)).toEqual(Array.from({ length: 10 }, (_, at) => at + 21));
  const all = planWatch(words, [3, 1], { ...nobody, level: 1 }, true);
  expect([all.moments.length, all.others, all.isTonight]).toEqual([30, 28, false]);
});

test("it is over half a minute after the last word", () => {
  expect(endOf([word(1, { times: [5, 700] }), word(2, { times: [] })])).toBe(730);
});
