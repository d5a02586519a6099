import type { Locale } from "../../locale/locale.ts";

const apostrophes = /['’‘ʼ`´′]/gu;
const signs = /[^\p{L}\p{M}\p{N}]+/gu;

/**
 * A text's words in lower case by the rules of its language (Turkish: I is ı, İ is i), without punctuation,
 * emoji and apostrophes.
 */
export function foldedWords(text: string, language: Locale): readonly string[] {
  const folded = text.normalize("NFC").toLocaleLowerCase(language).replace(apostrophes, "").replace(signs, " ").trim();
  return folded === "" ? [] : folded.split(" ");
}

/** Letters without their marks: ş and s, ñ and n, ı and i are one. */
export function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}

/**
 * The written text is the wanted one but for marks left out. A mark too many is another letter (öl is not ol), save for
 * the dot of the i, which a keyboard of another language puts wrong both ways.
 */
export function lacksOnlyMarks(written: string, wanted: string): boolean {
  const letters = [...written];
  const target = [...wanted];
  return (
    letters.length === target.length &&
    letters.every((letter, at) => {
      const plain = withoutMarks(target[at] ?? "");
      return letter === target[at] || letter === plain || (plain === "i" && withoutMarks(letter) === "i");
    })
  );
}
