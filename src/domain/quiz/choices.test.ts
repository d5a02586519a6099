import { expect, test } from "vitest";
import { buildQuizWord, buildQuizWords, seededRandom } from "../../../tests/factories/quiz-words.ts";
import { choicesAmong, choicesFor, wordsLackingChoices } from "./choices.ts";
import type { Answered } from "./methods.ts";
import type { QuizWord } from "./quiz-word.ts";
import { indexWords } from "./word-index.ts";

function choices(words: readonly QuizWord[], answered: Answered, supply: readonly QuizWord[] = [], seed = 1) {
  const index = indexWords(words, supply, "tr");
  const own = index.list[0];
  if (own === undefined) throw new Error("no word");
  return choicesFor(index, own, answered, seededRandom(seed));
}
const sorted = (...args: Parameters<typeof choices>) => [...choices(...args)].sort();
const named = (...phrases: string[]) =>
  phrases.map((phrase, at) => buildQuizWord({ id: at + 1, phrase, difficulty: 2 }));

test("the three closest by similarity stand beside the right one", () => {
  const words = named("house", "elephant", "horse", "window", "mouse", "hose", "umbrella");
  expect(sorted(words, "phrase")).toEqual(["horse", "hose", "house", "mouse"]);
});

test("what is shown of them is what is asked for", () => {
  const words = buildQuizWords(4);
  expect(sorted(words, "mean")).toEqual(words.map(({ mean }) => mean));
  expect(sorted(words, "definition")).toEqual(words.map(({ definition }) => definition));
});

test("the order is random", () => {
  const places = Array.from({ length: 60 }, (_, seed) => choices(buildQuizWords(6), "phrase", [], seed * 7_919));
  expect(new Set(places.map((shown) => shown.indexOf("phrase1")))).toEqual(new Set([0, 1, 2, 3]));
});

test("the same part of speech comes first, kindred ones with it", () => {
  const verbs = named("house", "horse", "mouse", "hose", "xxxxxxxx", "yyyyyyyy", "zzz").map((word, at) =>
    at === 0 || at > 3 ? { ...word, partOfSpeech: at === 4 ? "phrasal verb" : "verb" } : word,
  );
  expect(sorted(verbs, "phrase")).toEqual(["house", "xxxxxxxx", "yyyyyyyy", "zzz"]);
});

test("a word of the same part of speech from the supply comes before another one of the list", () => {
  const words = named("house", "horse", "mouse", "hose").map((word, at) =>
    at === 0 ? word : { ...word, partOfSpeech: "verb" },
  );
  const supply = ["castle", "window", "ladder"].map((phrase, at) =>
    buildQuizWord({ id: 20 + at, phrase, difficulty: 2 }),
  );
  expect(sorted(words, "phrase", supply)).toEqual(["castle", "house", "ladder", "window"]);
});

test("phrases stand beside those that are defined as they are", () => {
  const definitions = ["to end a marriage", "said when you agree", "to rest", "to a small degree", "to win", "to lose"];
  const words = definitions.map((definition, at) =>
    buildQuizWord({ id: at + 1, partOfSpeech: at === 5 ? "verb" : "phrase", definition, difficulty: 2 }),
  );
  expect(sorted(words, "definition")).toEqual(["to end a marriage", "to lose", "to rest", "to win"]);
});

test("no two wrong choices say the same", () => {
  const words = named("house", "horse", "mouse", "hose", "window").map((word, at) => ({
    ...word,
    mean: at === 1 || at === 2 ? "at; beygir" : word.mean,
  }));
  expect(sorted(words, "phrase")).toEqual(["horse", "hose", "house", "window"]);
});

test("what is said in the same moment is no wrong choice", () => {
  const definitions = [
    "said when something surprises you",
    "used to show great surprise or anger",
    "said when you agree",
    "said to greet a friend",
    "used to ask for help",
  ];
  const words = definitions.map((definition, at) =>
    buildQuizWord({ id: at + 1, partOfSpeech: "interjection", definition, difficulty: 2 }),
  );
  expect(choices(words, "definition")).not.toContain(definitions[1]);
});

test("a definition that begins otherwise is no choice where there are others", () => {
  const definitions = ["to cut off", "remove by surgery", "to open up", "to move on", "to fall down"];
  const words = definitions.map((definition, at) =>
    buildQuizWord({ id: at + 1, partOfSpeech: "verb", definition, difficulty: 2 }),
  );
  expect(choices(words, "definition")).not.toContain("remove by surgery");
});

test("a word far in level, of several words or much longer comes after those that are like it", () => {
  const words = [
    ...named("house", "horse", "houses of parliament", "on the house", "umbrella", "window"),
    buildQuizWord({ id: 9, phrase: "houses", difficulty: 5 }),
  ];
  expect(sorted(words, "phrase")).toEqual(["horse", "house", "umbrella", "window"]);
});

test("the list comes first where it has words that are alike", () => {
  const words = named("house", "window", "garden", "kitchen");
  const supply = ["mouse", "horse", "hose"].map((phrase, at) => buildQuizWord({ id: 20 + at, phrase, difficulty: 2 }));
  expect(sorted(words, "phrase", supply)).toEqual(["garden", "house", "kitchen", "window"]);
});

test("of many words sixty of each kind that lacks choices are enough", () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    buildQuizWord({ id: at + 1, partOfSpeech: ["noun", "verb", "adverb"][at % 3] ?? "" }),
  );
  const lacking = [buildQuizWord({ id: 900, partOfSpeech: "phrasal verb" }), buildQuizWord({ id: 901 })];
  const taken = choicesAmong(many, lacking);
  expect(taken.filter(({ partOfSpeech }) => partOfSpeech === "verb")).toHaveLength(60);
  expect(taken.filter(({ partOfSpeech }) => partOfSpeech === "noun")).toHaveLength(60);
  expect(taken).toHaveLength(120);
});

test("words lack choices where few of their kind and level are in the list", () => {
  const nouns = Array.from({ length: 9 }, (_, at) => buildQuizWord({ id: at + 1, difficulty: 2 + (at % 2) }));
  const adverb = buildQuizWord({ id: 20, partOfSpeech: "adverb", difficulty: 2 });
  const hard = buildQuizWord({ id: 21, difficulty: 5 });
  expect(wordsLackingChoices([...nouns, adverb, hard]).map(({ id }) => id)).toEqual([20, 21]);
  expect(wordsLackingChoices(nouns.slice(1))).toHaveLength(8);
});

test.each<[string, Partial<QuizWord>, Partial<QuizWord>]>([
  ["shares a meaning", { mean: "ev; konut" }, { mean: "Konut; bina" }],
  [
    "shares a meaning but for its ending",
    { mean: "bilmek", partOfSpeech: "verb" },
    { mean: "bil", partOfSpeech: "verb" },
  ],
  ["shares a meaning but for brackets", { mean: "(birine) bakmak" }, { mean: "bakmak" }],
  ["has the same phrase", { phrase: "house" }, { phrase: "House" }],
  ["has its phrase and more", { phrase: "get out" }, { phrase: "get out of" }],
  ["is a part of its phrase", { phrase: "get out of" }, { phrase: "get out" }],
  ["has the same definition", { definition: "a place to live." }, { definition: "A place to live" }],
  ["is a synonym", { synonyms: ["home"] }, { phrase: "home" }],
  ["has it for a synonym", { phrase: "house" }, { synonyms: ["house"] }],
  ["shares a synonym", { synonyms: ["home", "a"] }, { synonyms: ["b", "home"] }],
])("no choice %s", (_, own, other) => {
  const words = buildQuizWords(6).map((word) => {
    if (word.id === 1) return { ...word, ...own };
    return word.id === 2 ? { ...word, ...other } : word;
  });
  for (const answered of ["phrase", "mean", "definition"] as const) {
    const shown = choices(words, answered);
    expect(shown).toHaveLength(4);
    expect(shown.filter((text) => text === words[1]?.[answered])).toEqual([]);
  }
});

test("choices that look the same are shown once", () => {
  const words = buildQuizWords(6).map((word) => (word.id === 1 ? word : { ...word, mean: "ayni" }));
  expect(sorted(words, "mean")).toEqual([words[0]?.mean, "ayni"].sort());
});

test("a list too small is filled from the supply, of the same level first", () => {
  const supply = [
    buildQuizWord({ id: 11, phrase: "phrase11", difficulty: 5 }),
    buildQuizWord({ id: 12, phrase: "entirely", difficulty: 2 }),
    buildQuizWord({ id: 13, phrase: "different", difficulty: 2 }),
  ];
  const words = named("phrase1", "phrase2").map((word) => ({ ...word, difficulty: 2 }));
  expect(sorted(words, "phrase", supply)).toEqual(["different", "entirely", "phrase1", "phrase2"]);
  expect(sorted(words.slice(0, 1), "phrase", supply)).toEqual(["different", "entirely", "phrase1", "phrase11"]);
});

test("the supply too gives nothing that is right as well", () => {
  const supply = [buildQuizWord({ id: 11, mean: "anlam1" }), ...buildQuizWords(2)];
  expect(sorted(buildQuizWords(1), "phrase", supply)).toEqual(["phrase1", "phrase2"]);
});

test("words without what is shown are no choices", () => {
  const words = buildQuizWords(6).map((word) => (word.id === 2 ? { ...word, mean: null } : word));
  expect(choices(words, "mean")).not.toContain("");
});
