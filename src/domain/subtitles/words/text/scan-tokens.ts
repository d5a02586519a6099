import { apostropheFirst } from "../tables/contractions.ts";

/** A span of text that is a word, digits or punctuation. */
export type RawToken = {
  readonly kind: "word" | "digits" | "punctuation";
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** The alternatives begin differently and have no ambiguous repetition, so that the scan is linear. */
const pattern =
  /(?:\p{L}\.){2,}|'?\p{L}[\p{L}\p{M}\p{N}]*(?:['-]\p{L}[\p{L}\p{M}\p{N}]*)*'?|\p{N}[\p{N}\p{L}]*(?:[.,:/-]\p{N}[\p{N}\p{L}]*)*%?|\.{2,}|-{1,3}|[^\s\p{L}\p{N}]/gu;

const isWord = /^'?\p{L}/u;

const isDigits = /^\p{N}/u;

/** A final apostrophe belongs to the word after -in' for -ing and in a few other words; else it closes a quotation. */
const keepsFinalApostrophe = /(?:in|^ol|^o|^an|^th|^'?n)'$/i;

/** The text with straight apostrophes and plain hyphens; offsets stay the same. */
export function plainSigns(text: string): string {
  return text.replace(/[’‘ʼ`´]/g, "'").replace(/[‐‑]/g, "-");
}

function wordToken(text: string, start: number): RawToken {
  let from = 0;
  let to = text.length;
  if (text.endsWith("'") && !keepsFinalApostrophe.test(text)) to -= 1;
  if (text.startsWith("'") && !apostropheFirst.has(text.slice(0, to).toLowerCase())) from = 1;
  return { kind: "word", text: text.slice(from, to), start: start + from, end: start + to };
}

/** Words, digits and punctuation of a text from plainSigns, in order; offsets in UTF-16 units. Linear. */
export function scanTokens(text: string): RawToken[] {
  const tokens: RawToken[] = [];
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (isWord.test(found)) tokens.push(wordToken(found, index));
    else {
      const kind = isDigits.test(found) ? "digits" : "punctuation";
      tokens.push({ kind, text: found, start: index, end: index + found.length });
    }
  }
  return tokens;
}
