import { apostropheFirst } from "../tables/contractions.ts";

/** A span of text that is a word, digits or punctuation. */
export type RawToken = {
  readonly kind: "word" | "digits" | "punctuation";
  readonly text: string;
  readonly start: number;
  readonly end: number;
};

/** Where no space stands, one of the alternatives holds. They begin differently and have no ambiguous repetition, so that the scan is linear. */
const token =
  /(?:\p{L}\.){2,}|'?\p{L}[\p{L}\p{M}\p{N}]*(?:['-]\p{L}[\p{L}\p{M}\p{N}]*)*'?|\p{N}[\p{N}\p{L}]*(?:[.,:/-]\p{N}[\p{N}\p{L}]*)*%?|\.{2,}|-{1,3}|[^\s\p{L}\p{N}]/uy;

const spaces = /\s*/y;

const isWord = /^'?\p{L}/u;

const isDigits = /^\p{N}/u;

/** A final apostrophe belongs to the word after -in' for -ing and in a few other words; else it closes a quotation. */
const keepsFinalApostrophe = /(?:in|^ol|^o|^an|^th|^'?n)'$/i;

/** The text with straight apostrophes and plain hyphens; offsets stay the same. */
export function plainSigns(text: string): string {
  return text.replace(/[’‘ʼ`´]/g, "'").replace(/[‐‑]/g, "-");
}

/** Where what an expression finds at `start` ends; matchAll would make an array for each. */
function endOf(sticky: RegExp, text: string, start: number): number {
  sticky.lastIndex = start;
  sticky.test(text);
  return sticky.lastIndex;
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
  for (let start = endOf(spaces, text, 0); start < text.length; start = endOf(spaces, text, token.lastIndex)) {
    const end = endOf(token, text, start);
    const found = text.slice(start, end);
    if (isWord.test(found)) tokens.push(wordToken(found, start));
    else tokens.push({ kind: isDigits.test(found) ? "digits" : "punctuation", text: found, start, end });
  }
  return tokens;
}
