import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAnalyser } from "../../../../tests/factories/create-analyser.ts";
import { createSmallDictionary } from "../../../../tests/factories/small-dictionary.ts";
import { classifyNames, createNameCounts } from "./names/name-counts.ts";

const dictionary = createSmallDictionary();
const analyser = createAnalyser(dictionary);

function analyse(...texts: readonly string[]) {
  const cues = texts.map((text, index) => ({ seconds: index * 3, text, speakers: [] }));
  const counts = createNameCounts();
  analyser.countNames(cues, counts);
  return analyser.analyse(cues, classifyNames(counts, dictionary));
}

describe("counting", () => {
  it("counts occurrences, and each time once", () => {
    const { items } = analyse("Run! Run, I said.", "What a lot of money.", "He ran home.");
    const run = items.find(({ phrase }) => phrase === "run");
    expect(run).toMatchObject({ partOfSpeech: "verb", count: 3, tokens: 3, times: [0, 6] });
  });

  it("splits running words into items, closed classes, names and others", () => {
    const { runningWords, closedClassWords, nameWords, otherWords, unjudgedWords, items, names, unknown } = analyse(
      "Oh, ask John. He has 3 blorps, doesn't he, Mr. Baker?",
    );
    expect(runningWords).toBe(11);
    expect(items.map(({ phrase }) => phrase)).toEqual(["ask", "have"]);
    expect(closedClassWords).toBe(3);
    expect(nameWords).toBe(3);
    expect(otherWords).toBe(3);
    expect(unjudgedWords).toBe(1);
    expect(names.map(({ name }) => name)).toEqual(["John", "Baker"]);
    expect(unknown).toMatchObject([{ word: "blorps", count: 1 }]);
  });

  it.each([
    ["Ask John, e.g. about money, etc.", 6],
    ["They run, i.e. ask, incl. John.", 6],
  ])("abbreviations are no unknown words and no names: %s", (text, words) => {
    const { runningWords, names, unknown } = analyse(text);
    expect([runningWords, names.map(({ name }) => name), unknown]).toEqual([words, ["John"], []]);
  });

  it("a Roman number is part of no name", () => {
    const { names, unknown } = analyse("I told John VIII. We asked Baker II.");
    expect(names.map(({ name }) => name)).toEqual(["John", "Baker"]);
    expect(unknown).toEqual([]);
  });

  it("a name in -in is one before its verb, and no form of a word", () => {
    const { names, items } = analyse("Balin runs home.");
    expect(names.map(({ name }) => name)).toEqual(["Balin"]);
    expect(items.map(({ phrase }) => phrase)).toEqual(["run", "home"]);
  });

  it("writes proper words with their capital, and verbs without", () => {
    const { items } = analyse("The trip is in March.", "Forward, march!", "They March home.");
    expect(items.map(({ phrase, partOfSpeech }) => `${phrase} (${partOfSpeech})`)).toEqual(
      expect.arrayContaining(["March (noun)", "march (verb)"]),
    );
    expect(items.map(({ phrase, partOfSpeech }) => `${phrase} (${partOfSpeech})`)).not.toContain("March (verb)");
  });

  it("joins a sentence over cues", () => {
    const { items } = analyse("Could you turn the TV", "off now?");
    expect(items.map(({ phrase }) => phrase)).toContain("turn off");
  });

  it("takes the best line as the example", () => {
    const { items } = analyse("Money", "We talked about money.", "Blorp money blorp blorp blorp.");
    expect(items.find(({ phrase }) => phrase === "money")?.line).toBe("We talked about money.");
  });

  it("keeps example lines short and cuts them between words", () => {
    const long = `We talked about money ${"and the quick brown fox runs home ".repeat(6)}before dinner.`;
    for (const { line } of analyse(long).items) {
      expect(line.length).toBeLessThanOrEqual(120);
      expect(long).toContain(line.replaceAll("…", ""));
      expect(` ${long} `).toContain(` ${line.replaceAll("…", "")} `);
    }
  });
});

/** Words, signs and rubbish in any order. */
const text = fc
  .array(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          ..."turn the TV off pick up kids Will Rose gonna don't wanna it's 3 Mr. he ran a lot".split(" "),
        ),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(",", ".", "...", "?", "!", "-", "–", '"', "\n", "'", "well-known", "mother's"),
      },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(" "));

describe("whatever the text", () => {
  it("counts every running word once, and example lines are short parts of the text", () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const { runningWords, closedClassWords, nameWords, otherWords, items } = analyse(...texts);
        const itemWords = items.reduce((sum, { tokens }) => sum + tokens, 0);
        expect(itemWords + closedClassWords + nameWords + otherWords).toBe(runningWords);
        for (const { count, times, line } of items) {
          expect(times.length).toBeLessThanOrEqual(count);
          expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
          expect(line.length).toBeLessThanOrEqual(120);
        }
      }),
      { numRuns: 300 },
    );
  });
});
