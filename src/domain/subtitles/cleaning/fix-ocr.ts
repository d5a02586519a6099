import type { IsWord } from "./known-words.ts";

/** Signs of an OCR error; most cues have none. */
const SUSPECT =
  /[a-z]I|[A-HJ-Z]I[a-z]|[A-Z](?:Il|lI|II)|\bI[aeiouy]|\bl(?:\b|an\b|owa|[b-df-hjkmnp-tv-xzA-Z])|[A-Z]l[A-Z]|\||\b0[a-zA-Z]|[a-zA-Z]0|\b1'|\b[VX]+l|\bll+\b|[bcdfghjkmnpqstvwxz]l[bcdfghjkmnpqstvwxz]|lll|'I[Il]|[a-z]'l\b|[a-z] '|n' t\b/;

/** A word, or one with a French article, which stays. */
const WORD = /(?<![\p{L}\d])l'(?!(?:m|ll|ve|d)\b)\p{L}+|[\p{L}\d|]+/gu;

const REAL_WITH_L = new Set(["lb", "lbs", "lmao", "lmfao"]);
/** Begin with a capital i although the word with an l exists. */
const REAL_WITH_I = /^I(?:an|ain|o|am|owan?|odine|ons?|onic|onian|ota)$/;
/** Names whose capital i was read as an l; "lan" is in frequency lists too. */
const NAME_WITH_I = /^l(?:an|owa)$/;
const ROMAN = /^[IVXLCDM]+(?:th|st|nd|rd|s)?$/;

/** An l between consonants, or three: an i in lower case ("thls", "vlllage"). */
const I_AS_L = /[bcdfghjkmnpqstvwxz]l(?=[bcdfghjkmnpqstvwxz])|lll|ll[bcdfghjkmnpqstvwxz]/;
const FEWEST_IN_SCAN = 2;
/** With more l than these a word is not tried. */
const MOST_L = 4;

/** Whether a file has i as l in words of lower case; then each word that nobody knows is tried. */
export function isScan(texts: readonly string[], isWord: IsWord): boolean {
  let found = 0;
  for (const text of texts) {
    if (!I_AS_L.test(text)) continue;
    for (const [word] of text.matchAll(/(?<!\p{L})\p{L}\p{Ll}+(?!\p{L})/gu)) {
      if (I_AS_L.test(word) && withI(word, isWord) !== undefined) found++;
    }
    if (found >= FEWEST_IN_SCAN) return true;
  }
  return false;
}

/** The known word that an unknown one is where some of its l are i, the fewest. */
function withI(word: string, isWord: IsWord): string | undefined {
  if (isWord(word.toLowerCase())) return undefined;
  const places = [...word.matchAll(/l/g)].map(({ index }) => index);
  if (places.length === 0 || places.length > MOST_L) return undefined;
  const choices = Array.from({ length: 2 ** places.length - 1 }, (_, at) => at + 1);
  const ones = (choice: number) => choice.toString(2).replaceAll("0", "").length;
  for (const choice of choices.toSorted((one, other) => ones(one) - ones(other))) {
    const form = [...word]
      .map((letter, at) => ((choice >> places.indexOf(at)) & 1 && letter === "l" ? "i" : letter))
      .join("");
    if (isWord(form.toLowerCase())) return form;
  }
  return undefined;
}

/**
 * Fixes OCR errors: capital i, l and | ("l'm", "Iike", "wiII"), o and zero ("0h"), separated apostrophes ("don 't").
 * Corrects shapes that no English word has; shapes that a word may have are looked up in the dictionary.
 */
export function fixOcr(text: string, isWord: IsWord, isOfScan = false): string {
  if (!isOfScan && !SUSPECT.test(text)) return text;
  return (
    text
      // "Henry lll", "World War ll"
      .replace(/(?<=\b\p{Lu}[\p{L}.]{1,20} )(?:lll|llI|lIl|lII|IlI|IIl|ll|lI|Il)\b/gu, (letters) =>
        "I".repeat(letters.length),
      )
      // "Walt" is a name too.
      .replace(
        isOfScan ? /\bWalt(?= (?:for|until|till|here|there|outside|a (?:minute|moment|second|sec))\b)/g : /$^/g,
        "Wait",
      )
      .replace(/(?<=[a-z]) '(?=(?:t|s|m|re|ve|ll|d)\b)/gi, "'")
      .replace(/(?<=[a-z]n)' (?=t\b)/gi, "'")
      .replace(/\b1(?='(?:m|ll|ve|d)\b)/g, "I")
      .replace(/(?<=[A-Za-z])'(?:II|Il|lI|l)\b/g, "'ll")
      .replace(WORD, (word) => (/^[\w|]+$/.test(word) ? fixI(fixWord(word, isWord), isWord, isOfScan) : word))
  );
}

function fixI(word: string, isWord: IsWord, isOfScan: boolean): string {
  // "ll" of "I'll" is no word.
  if (/^l+$/.test(word)) return word;
  const isSmall = /^[a-z]+$/.test(word);
  if (!(isSmall && isOfScan) && !(/^[A-Za-z][a-z]+$/.test(word) && I_AS_L.test(word))) return word;
  return withI(word, isWord) ?? word;
}

function fixWord(word: string, isWord: IsWord): string {
  const known = (form: string): boolean => isWord(form.toLowerCase());
  if (word.includes("|")) {
    const asI = word.replaceAll("|", /^[A-Z|]+$/.test(word) ? "I" : "i");
    if (word.length > 1 && !known(word.replaceAll("|", "l")) && known(asI))
      return word.startsWith("|") ? `I${asI.slice(1)}` : asI;
  }
  let fixed = word.replaceAll("|", "l");
  if (/[a-z]0|^0[a-zA-Z]|^[A-Z]0$/.test(fixed)) fixed = fixZero(fixed, known);
  if (fixed === "l") return "I";
  // "Vlll", "Xll"
  if (/^[VX]+[Il]*l[Il]*$/.test(fixed)) return fixed.replaceAll("l", "I");
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
