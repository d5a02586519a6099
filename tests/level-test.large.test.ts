import { beforeAll, expect, test } from "vitest";
import { buildTest, formWords } from "../src/domain/level-test/build-test.ts";
import { forms } from "../src/domain/level-test/level-test.ts";
import { madeUpWords } from "../src/domain/level-test/made-up-words.ts";
import { ratedFor } from "../src/domain/level-test/test-form.ts";
import { headwordOfEntry } from "../src/domain/lexicon/create-lexicon.ts";
import { locales } from "../src/domain/locale/locale.ts";
import { figuresOf, guessRates, simulate } from "./level-test/simulate.ts";
import { readTestedWords } from "./level-test/tested-words.ts";

let tested: Awaited<ReturnType<typeof readTestedWords>>;
beforeAll(async () => {
  tested = await readTestedWords("tr");
});

// docs/level-test.md has the figures of 2,000 learners, which `node tests/level-test/report.ts` prints.
test("simulated learners: small bias, and an interval that covers what it says", () => {
  const { runs, exposure } = simulate(tested.words, 600, 1);
  const all = figuresOf(runs);
  expect(Math.abs(all.bias)).toBeLessThan(80);
  expect(all.meanError).toBeLessThan(330);
  expect(all.coverage).toBeGreaterThan(0.87);
  expect(all.coverage).toBeLessThan(0.95);
  expect(all.halfWidth).toBeLessThan(680);
  expect(all.questions).toBeLessThan(38);
  for (const rate of guessRates) {
    const ofRate = figuresOf(runs.filter(({ guessRate }) => guessRate === rate));
    expect(Math.abs(ofRate.bias), `guess ${rate}`).toBeLessThan(150);
    expect(ofRate.coverage, `guess ${rate}`).toBeGreaterThan(0.84);
  }
  // Eight forms, and five words to choose from at each step: nobody's first word is everybody's.
  expect(exposure).toBeLessThan(0.2);
});

test("made-up words are words nowhere", () => {
  const phrases = Object.values(madeUpWords).flat();
  expect(new Set(phrases).size).toBe(phrases.length);
  const { freeWords, entries } = tested;
  const shown = new Set(
    entries.flatMap(({ phrase, meanings }) => [phrase.toLowerCase(), ...Object.values(meanings).flat()]),
  );
  for (const phrase of phrases) {
    expect([phrase, freeWords.rank(phrase), freeWords.partsOfSpeech(phrase)]).toEqual([phrase, undefined, []]);
    expect(shown.has(phrase), phrase).toBe(false);
  }
});

test.each(locales)("every form in %s has words of all difficulties, each with one right choice of four", (locale) => {
  const headwords = tested.entries.map(headwordOfEntry);
  const byId = new Map(headwords.map((headword) => [headword.id, headword]));
  const words = ratedFor(tested.words, locale);
  const asked = forms.map((form) => {
    const { items, madeUp } = buildTest(formWords(words, locale, form), headwords, locale, form);
    expect(items.length).toBeGreaterThan(150);
    expect(madeUp).toHaveLength(12);
    for (const { choices } of [...items, ...madeUp]) expect(new Set(choices).size).toBe(4);
    for (const { id, choices, right } of items) {
      const own = byId.get(id);
      const truth = locale === "en" ? own?.definition : own?.meanings[locale].slice(0, 2).join(", ");
      expect(choices[right]).toBe(truth);
      // No other choice names one of its meanings.
      const meanings = new Set(own?.senses.flatMap(({ meanings }) => Object.values(meanings).flat()));
      const wrong = choices.filter((_, at) => at !== right).flatMap((choice) => choice.split(", "));
      if (locale !== "en") expect(wrong.filter((meaning) => meanings.has(meaning))).toEqual([]);
    }
    const difficulties = items.map(({ difficulty }) => difficulty);
    for (let step = -4; step < 2.4; step += 0.8) {
      const within = difficulties.filter((difficulty) => difficulty >= step && difficulty < step + 0.8);
      expect(within.length, `from ${step}`).toBeGreaterThan(8);
    }
    return items.map(({ phrase }) => phrase);
  });
  const [first = [], second = []] = asked;
  expect(second.filter((phrase) => first.includes(phrase)).length).toBeLessThan(first.length / 2);
});
