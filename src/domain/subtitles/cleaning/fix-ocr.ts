import type { IsWord } from "./known-words.ts";

/** Signs of an OCR error; most cues have none. */
const SUSPECT =
  /[a-z]I|[A-HJ-Z]I[a-z]|[A-Z](?:Il|lI|II)|\bI[aeiouy]|\bl(?:\b|an\b|owa|[b-df-hjkmnp-tv-xzA-Z])|[A-Z]l[A-Z]|\||\b0[a-zA-Z]|[a-zA-Z]0|\b1'|'I[Il]|[a-z]'l\b|[a-z] '|n' t\b/;

/** A word, or one with a French article, which stays. */
const WORD = /(?<![\p{L}\d])l'(?!(?:m|ll|ve|d)\b)\p{L}+|[\p{L}\d|]+/gu;

const REAL_WITH_L = new Set(["lb", "lbs", "lmao", "lmfao"]);
/** Begin with a capital i although the word with an l exists. */
const REAL_WITH_I = /^I(?:an|ain|o|am|owan?|odine|ons?|onic|onian|ota)$/;
/** Names whose capital i was read as an l; "lan" is in frequency lists too. */
const NAME_WITH_I = /^l(?:an|owa)$/;
const ROMAN = /^[IVXLCDM]+(?:th|st|nd|rd|s)?$/;

/**
 * Fixes OCR errors: capital i, l and | ("l'm", "Iike", "wiII"), o and zero ("0h"), separated apostrophes ("don 't").
 * Corrects shapes that no English word has; shapes that a word may have are looked up in the dictionary.
 */
export function fixOcr(text: string, isWord: IsWord): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(/(?<=[a-z]) '(?=(?:t|s|m|re|ve|ll|d)\b)/gi, "'")
    .replace(/(?<=[a-z]n)' (?=t\b)/gi, "'")
    .replace(/\b1(?='(?:m|ll|ve|d)\b)/g, "I")
    .replace(/(?<=[A-Za-z])'(?:II|Il|lI|l)\b/g, "'ll")
    .replace(WORD, (word) => (/^[\w|]+$/.test(word) ? fixWord(word, isWord) : word));
}

function fixWord(word: string, isWord: IsWord): string {
  const known = (form: string): boolean => isWord(form.toLowerCase());
  let fixed = word.replaceAll("|", "l");
  if (/[a-z]0|^0[a-zA-Z]|^[A-Z]0$/.test(fixed)) fixed = fixZero(fixed, known);
  if (fixed === "l") return "I";
  if (/^[A-Z](?:Il|lI|II)$/.test(fixed) && !ROMAN.test(fixed)) return `${fixed[0]}ll`;
  if (NAME_WITH_I.test(fixed) || (/^l[b-df-hjkmnp-tv-xz]/.test(fixed) && !REAL_WITH_L.has(fixed)))
    fixed = `I${fixed.slice(1)}`;
  if (/[a-z]I/.test(fixed) && !/^Ma?cI/.test(fixed)) {
    fixed = fixed.replace(/(?<=[a-z])I+/g, (letters) => "l".repeat(letters.length));
  }
  if (/^[A-HJ-Z]I+[a-z]/.test(fixed) && !ROMAN.test(fixed)) {
    const form = fixed.charAt(0) + fixed.slice(1).replace(/^I+/, (letters) => "l".repeat(letters.length));
    if (form.length > 3 || known(form)) fixed = form;
  }
  // Frequency lists count "iisten" and "iet" too.
  if (/^I[aeiouy]/.test(fixed) && !REAL_WITH_I.test(fixed)) {
    const form = `l${fixed.slice(1)}`;
    if (known(form)) fixed = form;
  }
  return /^l[A-Z]|^[A-Zl]*[A-Z]l[A-Z][A-Zl]*$/.test(fixed) ? fixCapitals(fixed, known) : fixed;
}

/** "lT", "HlS": an l among capitals is a capital i, unless only the word with an L exists. */
function fixCapitals(word: string, known: (form: string) => boolean): string {
  const form = word.replaceAll("l", "I");
  const other = word.replaceAll("l", "L");
  return !known(form) && known(other) ? other : form;
}

function fixZero(word: string, known: (form: string) => boolean): string {
  if (word === "0h" || /^0[kK]$/.test(word)) return `O${word.slice(1)}`;
  const form = word.replace(/0/g, (_zero, at: number) => (at > 0 || /^0[a-z]/.test(word) ? "o" : "O"));
  return known(form) ? form : word;
}
