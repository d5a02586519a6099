import type { IsWord } from "./is-word.ts";

/** Any sign that a picture of text was read wrongly; most cues of most files show none. */
const SUSPECT =
  /[a-z]I|[A-HJ-Z]I[a-z]|[A-Z](?:Il|lI|II)|\bI[aeiouy]|\bl(?:\b|[b-df-hjkmnp-tv-xzA-Z])|[A-Z]l[A-Z]|\||\b0[a-zA-Z]|[a-zA-Z]0|\b1'|'I[Il]|[a-z]'l\b|[a-z] '|n' t\b/;

/** A word, or one with a French article, which stays. */
const WORD = /(?<![\p{L}\d])l'(?!(?:m|ll|ve|d)\b)\p{L}+|[\p{L}\d|]+/gu;

const REAL_WITH_L = new Set(["lb", "lbs", "lmao", "lmfao"]);
/** Begin with a capital i though the word with an l exists. */
const REAL_WITH_I = new Set(["Ian", "Iain", "Io", "Iam"]);
const ROMAN = /^[IVXLCDM]+(?:th|st|nd|rd|s)?$/;

/**
 * Mends what reading subtitles off pictures confuses: capital i, l and | ("l'm", "Iike", "wiII"), o and zero ("0h"),
 * and apostrophes set apart ("don 't"). By the shape of words no English word has; where a real word could have it,
 * by the dictionary.
 */
export function mendOcr(text: string, isWord: IsWord): string {
  if (!SUSPECT.test(text)) return text;
  return text
    .replace(/(?<=[a-z]) '(?=(?:t|s|m|re|ve|ll|d)\b)/gi, "'")
    .replace(/(?<=[a-z]n)' (?=t\b)/gi, "'")
    .replace(/\b1(?='(?:m|ll|ve|d)\b)/g, "I")
    .replace(/(?<=[A-Za-z])'(?:II|Il|lI|l)\b/g, "'ll")
    .replace(WORD, (word) => (/^[\w|]+$/.test(word) ? mendWord(word, isWord) : word));
}

function mendWord(word: string, isWord: IsWord): string {
  const known = (form: string): boolean => isWord(form.toLowerCase());
  let mended = word.replaceAll("|", "l");
  if (/[a-z]0|^0[a-zA-Z]|^[A-Z]0$/.test(mended)) mended = mendZero(mended, known);
  if (mended === "l") return "I";
  if (/^[A-Z](?:Il|lI|II)$/.test(mended) && !ROMAN.test(mended)) return `${mended[0]}ll`;
  if (/^l[b-df-hjkmnp-tv-xz]/.test(mended) && !REAL_WITH_L.has(mended)) mended = `I${mended.slice(1)}`;
  if (/[a-z]I/.test(mended) && !/^Ma?cI/.test(mended)) {
    mended = mended.replace(/(?<=[a-z])I+/g, (letters) => "l".repeat(letters.length));
  }
  if (/^[A-HJ-Z]I+[a-z]/.test(mended) && !ROMAN.test(mended)) {
    const form = mended.charAt(0) + mended.slice(1).replace(/^I+/, (letters) => "l".repeat(letters.length));
    if (form.length > 3 || known(form)) mended = form;
  }
  if (/^I[aeiouy]/.test(mended) && !REAL_WITH_I.has(mended) && !known(mended)) {
    const form = `l${mended.slice(1)}`;
    if (known(form)) mended = form;
  }
  return /^l[A-Z]|^[A-Zl]*[A-Z]l[A-Z][A-Zl]*$/.test(mended) ? mendCapitals(mended, known) : mended;
}

/** "lT", "HlS": an l among capitals is a capital i, unless only the word with an L exists. */
function mendCapitals(word: string, known: (form: string) => boolean): string {
  const form = word.replaceAll("l", "I");
  const other = word.replaceAll("l", "L");
  return !known(form) && known(other) ? other : form;
}

function mendZero(word: string, known: (form: string) => boolean): string {
  if (word === "0h" || /^0[kK]$/.test(word)) return `O${word.slice(1)}`;
  const form = word.replace(/0/g, (_zero, at: number) => (at > 0 || /^0[a-z]/.test(word) ? "o" : "O"));
  return known(form) ? form : word;
}
