import { expect, test } from "vitest";
import type { ListLanguage } from "../locale/meaning-language.ts";
import type { Level } from "./level.ts";
import { type Likeness, levelFor } from "./level-for.ts";

const none = { tr: "", es: "" };
const family: Likeness = { cognates: ["es"], falseFriends: none };
const doctor: Likeness = { cognates: ["tr", "es"], falseFriends: none };
const fabric: Likeness = { cognates: [], falseFriends: { tr: "fabrika (factory)", es: "fábrica (factory)" } };
const embarrassed: Likeness = { cognates: [], falseFriends: { tr: "", es: "embarazada (pregnant)" } };
const sympathetic: Likeness = { cognates: ["es"], falseFriends: { tr: "sempatik (likeable)", es: "" } };

test.each<[word: Likeness, level: Level, of: { readonly [Language in ListLanguage]: Level }]>([
  [family, 3, { en: 3, tr: 3, es: 2 }],
  [family, 1, { en: 1, tr: 1, es: 1 }],
  [doctor, 2, { en: 2, tr: 1, es: 1 }],
  [fabric, 4, { en: 4, tr: 5, es: 5 }],
  [fabric, 5, { en: 5, tr: 5, es: 5 }],
  [embarrassed, 3, { en: 3, tr: 3, es: 4 }],
  [sympathetic, 4, { en: 4, tr: 5, es: 3 }],
])("%j of level %i is of these levels for who speaks a language", (word, level, of) => {
  for (const [language, expected] of Object.entries(of)) {
    expect(levelFor({ ...word, level }, language as ListLanguage)).toBe(expected);
  }
});
