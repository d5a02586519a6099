import { expect, test } from "vitest";
import { daysBetween } from "../locale/day.ts";
import type { AheadCard } from "../memory/look-ahead.ts";
import { createModel, defaultScheduling } from "../memory/scheduler.ts";
import { seededRandom } from "../memory/seeded-random.ts";
import { createCoverageIndex } from "./coverage-index.ts";
import { orderEpisodes, type PersonsMemory, planEpisodes } from "./watch-plan.ts";

const from = "2026-03-02";

/** Episodes by their words; each word is said ten times in a hundred running words for each ten of its episode's. */
function indexOf(episodes: readonly (readonly number[])[]) {
  return createCoverageIndex(
    episodes.map((wordIds, at) => ({
      titleId: 1,
      seasonId: 1,
      episodeId: at + 1,
      isPremium: false,
      unjudgedWords: 0,
      runningWords: 1_000,
      wordIds: [...wordIds],
      tokens: wordIds.map((_, place) => 20 - (place % 5)),
      firsts: wordIds.map(() => 0),
    })),
    () => ({ level: 3, languages: ["tr"] }),
  );
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

function personOf(index: ReturnType<typeof indexOf>, change: Partial<PersonsMemory> = {}): PersonsMemory {
  return {
    known: new Uint8Array(index.ids.length),
    learnable: new Uint8Array(index.ids.length).fill(1),
    levels: index.levels,
    cards: new Map(),
    production: new Map(),
    model: createModel(defaultScheduling),
    retention: 0.9,
    pace: { newPerDay: 10, answersPerDay: 160 },
    ...change,
  };
}
const choice = { target: 90, isAnyOrder: false, from } as const;
const plan = (index: ReturnType<typeof indexOf>, person = personOf(index), change = {}) =>
  planEpisodes(index, [index.episodes], person, { ...choice, ...change }, seededRandom(1));
const idsOf = (steps: ReturnType<typeof orderEpisodes>) => steps.map(({ episode }) => episode.episodeId);

test("the next is the one with the fewest new words; a story stays in order, another title may come between", () => {
  // The second shares its words with the third, which is therefore cheap after it.
  const index = indexOf([range(1, 30), range(31, 50), [...range(31, 50), 51], range(60, 62)]);
  const [first, second, third, fourth] = index.episodes;
  if (!(first && second && third && fourth)) throw new Error("four episodes");
  const person = personOf(index);
  const own = { target: 90, isAnyOrder: false } as const;
  expect(idsOf(orderEpisodes([[first, second], [third], [fourth]], person, own))).toEqual([4, 3, 1, 2]);
  expect(idsOf(orderEpisodes([[first, second, third, fourth]], person, own))).toEqual([1, 2, 3, 4]);
  expect(idsOf(orderEpisodes([[first, second, third, fourth]], person, { ...own, isAnyOrder: true }))).toEqual([
    4, 2, 3, 1,
  ]);
});

test("of an episode those words come that are said most, as few as it needs", () => {
  const index = indexOf([range(1, 30)]);
  const [step] = orderEpisodes([index.episodes], personOf(index), { target: 90, isAnyOrder: false });
  // 540 running words of 1,000 are of these; 440 of them must be understood, at 18 each with a chance of 0.9.
  const said = (word: number) => 20 - ((word - 1) % 5);
  const chosen = (step?.words ?? []).map((word) => index.ids[word] ?? 0);
  const gain = chosen.reduce((sum, word) => sum + said(word) * 0.9, 0);
  expect(460 + gain).toBeGreaterThanOrEqual(900);
  expect(460 + gain - said(chosen.at(-1) ?? 0) * 0.9).toBeLessThan(900);
  expect(chosen.every((word) => said(word) >= said(chosen.at(-1) ?? 0))).toBe(true);
});

test("words that are known, or have no meaning in the language, are not planned", () => {
  const index = indexOf([range(1, 30)]);
  const known = Uint8Array.from(index.ids, (id) => (id <= 10 ? 1 : 0));
  const learnable = Uint8Array.from(index.ids, (id) => (id === 11 ? 0 : 1));
  const [episode] = plan(index, personOf(index, { known, learnable }));
  expect(episode?.words.every(({ wordId }) => wordId > 11)).toBe(true);
  expect(episode?.words.length).toBeGreaterThan(0);
});

test("the day is the first on which the share is reached: so many words a day, each on its day", () => {
  const index = indexOf([range(1, 30), range(1, 30), range(31, 60)]);
  const [first, second, third] = plan(index);
  expect(first?.day && daysBetween(from, first.day)).toBeGreaterThanOrEqual(2);
  expect(first?.words.slice(0, 10).every(({ day }) => day === from)).toBe(true);
  expect(first?.shareAfter).toBeGreaterThanOrEqual(0.9);
  expect(second).toMatchObject({ words: [], day: first?.day });
  expect((third?.day ?? "") > (first?.day ?? "")).toBe(true);
  const byDay = Map.groupBy(
    [first, second, third].flatMap((one) => one?.words ?? []),
    ({ day }) => day,
  );
  expect(Math.max(...[...byDay.values()].map(({ length }) => length))).toBe(10);
});

test("what is due takes the day's answers first: a full memory puts an episode off", () => {
  const index = indexOf([range(1, 40)]);
  const pace = { newPerDay: 10, answersPerDay: 40 };
  const cards = new Map<number, AheadCard>(
    range(1, 400).map((at) => [-at, { stability: 5, difficulty: 5, last: -20, due: -15 }]),
  );
  const [free] = plan(index, personOf(index, { pace }));
  const [busy] = plan(index, personOf(index, { pace, cards }));
  expect((busy?.day ?? "") > (free?.day ?? "")).toBe(true);
  expect((busy?.words[0]?.day ?? "") > from).toBe(true);
});

test("words that are being learnt count by their chance, and are no new ones", () => {
  const index = indexOf([range(1, 30)]);
  const cards = new Map<number, AheadCard>(
    index.ids.map((_, number) => [number, { stability: 10, difficulty: 5, last: 0, due: 10 }]),
  );
  expect(plan(index, personOf(index, { cards }))).toMatchObject([{ words: [], day: from }]);
});

test("the higher target comes later, and what takes more than two years is not promised", () => {
  const index = indexOf([range(1, 20)]);
  const pace = { newPerDay: 3, answersPerDay: 160 };
  const dayAt = (target: 90 | 95) => plan(index, personOf(index, { pace }), { target })[0]?.day ?? "";
  expect(dayAt(95) > dayAt(90)).toBe(true);
  const idle = personOf(index, { pace: { newPerDay: 0, answersPerDay: 40 } });
  expect(plan(index, idle)).toMatchObject([{ day: null, words: [] }]);
});
