import { expect, test } from "vitest";
import { partsOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import { locales } from "../../domain/locale/locale.ts";
import { genreTextsOf } from "../features/catalogue/genre-texts.ts";
import { partOfSpeechText } from "../features/lexicon/part-of-speech-text.ts";
import { dateText, dayText } from "./dates.ts";
import { withLocale } from "./server-locale.ts";
import { levelText, numberText, wordCountText } from "./texts.ts";

function inEach<Result>(text: () => Result): Promise<Result[]> {
  return Promise.all(locales.map((locale) => withLocale(locale, async () => text())));
}

test("levels have names in each language", async () => {
  expect(await inEach(() => [1, 2, 3, 4, 5].map(levelText))).toEqual([
    ["Çok Kolay", "Kolay", "Orta", "Zor", "Çok Zor"],
    ["A1", "A2", "B1", "B2", "C1"],
    ["Muy fácil", "Fácil", "Medio", "Difícil", "Muy difícil"],
  ]);
});

test("numbers and plurals follow the language", async () => {
  expect(await inEach(() => wordCountText(12345))).toEqual(["12.345 kelime", "12,345 words", "12.345 palabras"]);
  expect(await inEach(() => wordCountText(1))).toEqual(["1 kelime", "1 word", "1 palabra"]);
  // Spanish has a plural of its own from a million on; it must not print the name of the text.
  expect((await inEach(() => wordCountText(2_000_000)))[2]).toBe("2.000.000 palabras");
  expect(await inEach(() => numberText(12345))).toEqual(["12.345", "12,345", "12.345"]);
});

test("every part of speech has a name", async () => {
  for (const names of await inEach(() => partsOfSpeech.map(partOfSpeechText))) {
    expect(new Set(names).size).toBe(partsOfSpeech.length);
  }
});

test("a genre without a name is left out", async () => {
  const [turkish] = await inEach(() => genreTextsOf(["comedy", "unheard-of", "science-fiction"]));
  expect(turkish).toEqual(["Komedi", "Bilim kurgu"]);
});

test("dates follow the language, with British English", async () => {
  const texts = await inEach(() => dateText("2026-11-21T12:00:00.000Z"));
  expect(texts).toEqual(["21 Kasım 2026", "21 November 2026", "21 de noviembre de 2026"]);
  expect(await inEach(() => dayText("2026-11-01"))).toEqual([
    "1 Kasım 2026",
    "1 November 2026",
    "1 de noviembre de 2026",
  ]);
});
