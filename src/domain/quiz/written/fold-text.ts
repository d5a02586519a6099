import type { ListLanguage } from "../../locale/meaning-language.ts";

const apostrophes = /['’‘ʼ`´′]/gu;
const signs = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A text's words in lower case by the rules of its language (Turkish: I is ı, İ is i), without punctuation,
 * emoji and apostrophes.
 */
export function foldedWords(text: string, language: ListLanguage): readonly string[] {
  const folded = text.normalize("NFC").toLocaleLowerCase(language).replace(apostrophes, "").replace(signs, " ").trim();
  return folded === "" ? [] : folded.split(" ");
}

/** Removes diacritics: ş is s, ñ is n, ı is i. */
export function withoutDiacritics(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}

/**
 * Whether the written text is the expected one with diacritics left out. An additional one is another letter (öl is not
 * ol), except the dot of the i, which keyboards of other languages get wrong both ways.
 */
export function lacksOnlyDiacritics(written: string, expected: string): boolean {
  const letters = [...written];
  const target = [...expected];
  return (
    letters.length === target.length &&
    letters.every((letter, at) => {
      const plain = withoutDiacritics(target[at] ?? "");
      return letter === target[at] || letter === plain || (plain === "i" && withoutDiacritics(letter) === "i");
    })
  );
}
