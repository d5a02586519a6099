import { expect, test } from "vitest";
import { loadTranslate } from "../../main/translate.ts";
import type { Locale } from "../locale/locale.ts";
import { type GeneratedFrom, titleOfGenerated } from "./generated-title.ts";

const translate = loadTranslate();
const titleIn = (locale: Locale, from: GeneratedFrom) => titleOfGenerated(from, locale, translate);

test("a file gives its name without folders, ending and control characters", () => {
  const titleOf = (name: string) => titleIn("en", { kind: "file", name });
  expect(titleOf("C:\\films\\The Long\u0000 Winter.srt")).toBe("The Long Winter");
  expect(titleOf("../../etc/one.more.srt")).toBe("one.more");
  expect(titleOf(".srt")).toBe("Words of a text");
  expect(titleOf("x".repeat(500))).toHaveLength(100);
});

test("titles are named once each, three at most", () => {
  const titleOf = (...names: string[]) => titleIn("tr", { kind: "titles", names });
  expect(titleOf("One", "One", "Two")).toBe("One, Two");
  expect(titleOf("One", "Two", "Three", "Four")).toBe("One, Two, Three …");
});

test.each([
  ["tr", "Metnin kelimeleri", "Seçilen kelimeler"],
  ["en", "Words of a text", "Chosen words"],
  ["es", "Palabras de un texto", "Palabras elegidas"],
] as const)("in %s a text and a choice of the lexicon have a title in that language", (locale, text, lexicon) => {
  expect(titleIn(locale, { kind: "text" })).toBe(text);
  expect(titleIn(locale, { kind: "lexicon" })).toBe(lexicon);
});
