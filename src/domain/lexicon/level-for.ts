import type { ListLanguage } from "../locale/meaning-language.ts";
import type { Headword } from "./entry.ts";
import { type Level, levels } from "./level.ts";

/** What a word has in common with the words of other languages. */
export type Likeness = Pick<Headword, "cognates" | "falseFriends">;

/** The language has the same word, meaning the same. */
export function isCognateIn({ cognates }: Pick<Likeness, "cognates">, language: ListLanguage): boolean {
  return language !== "en" && cognates.includes(language);
}

/** The language has a word that looks the same and means something else. */
export function isFalseFriendIn({ falseFriends }: Pick<Likeness, "falseFriends">, language: ListLanguage): boolean {
  return language !== "en" && falseFriends[language] !== "";
}

/**
 * How hard a word is for who speaks a language, 1 to 5: its level, a step lower where the language has the same word, a step
 * higher where it has a false friend. The level test has cognates easier by 1.5 logits, which are about such a step
 * (`level-test/item-difficulty.ts`). In English it is the level.
 */
export function levelFor({ level, ...likeness }: { readonly level: Level } & Likeness, language: ListLanguage): Level {
  return steppedLevel(level, isCognateIn(likeness, language), isFalseFriendIn(likeness, language));
}

/** A step lower, a step higher, or the same level; A1 and C1 have nothing below and above them. */
export function steppedLevel(level: Level, isEasier: boolean, isHarder: boolean): Level {
  return levels[level - 1 - Number(isEasier) + Number(isHarder)] ?? level;
}
