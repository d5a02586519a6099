import { expect, test } from "vitest";
import { examSenseOf, examSenses } from "../src/domain/lexicon/exam-senses.ts";
import { meaningLanguages } from "../src/domain/locale/locale.ts";
import { readLexiconEntries } from "../src/services/lexicon/read-lexicon-files.ts";
import { alikeAllTheSame, areAlike, wordsIn } from "./lexicon-marks.ts";

const entries = await readLexiconEntries();

test.each([
  ["algorithm", "algoritma", true],
  ["activist", "aktivist", true],
  ["symmetry", "simetri", true],
  ["canteen", "yemekhane", false],
  ["tempo", "ritmo", false],
])("%s and %s are alike: %s", (word, meaning, alike) => {
  expect(areAlike(word, meaning)).toBe(alike);
});

test.each(meaningLanguages)("a word that %s has too is like its first meaning there", (language) => {
  const broken = entries.filter(({ phrase, senses: [sense] }) => {
    if (sense?.cognates.includes(language) !== true || alikeAllTheSame.has(phrase)) return false;
    const first = wordsIn(sense.meanings[language]?.[0] ?? "");
    return !wordsIn(phrase).some((word) => first.some((meaning) => areAlike(word, meaning)));
  });
  expect(broken.map(({ phrase, partOfSpeech }) => `${phrase} (${partOfSpeech})`)).toEqual([]);
});

test.each(meaningLanguages)("a false friend of %s is no translation that comes first, and no cognate", (language) => {
  const broken = entries.flatMap(({ phrase, senses }) =>
    senses
      .filter(({ falseFriends, meanings, cognates }, at) => {
        const friend = falseFriends[language]?.replace(/ \(.*/, "");
        if (friend === undefined || friend === "") return false;
        const first = meanings[language]?.[0] ?? "";
        return friend === wordsIn(first).join(" ") || (at === 0 && cognates.includes(language));
      })
      .map(({ falseFriends }) => `${phrase}: ${falseFriends[language]}`),
  );
  expect(broken).toEqual([]);
});

test("the senses of exams are there, of words that exams ask for", () => {
  const missing = examSenses.filter((word) => {
    const entry = entries.find((one) => one.phrase === word.phrase && one.partOfSpeech === word.partOfSpeech);
    return entry?.isAcademic !== true || entry.senses[examSenseOf(word) - 1] === undefined;
  });
  expect(missing).toEqual([]);
  const meaningOf = (phrase: string) => {
    const entry = entries.find((one) => one.phrase === phrase && one.partOfSpeech === "noun");
    return entry?.senses[examSenseOf(entry) - 1]?.meanings.tr?.[0];
  };
  expect(["text", "term", "issue", "volume"].map(meaningOf)).toEqual(["metin", "terim", "sorun", "hacim"]);
});
