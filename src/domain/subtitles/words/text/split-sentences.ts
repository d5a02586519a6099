import { createMemo } from "./memo.ts";
import { plainSigns, type RawToken, scanTokens } from "./scan-tokens.ts";

/**
 * A running word: separated by spaces, without punctuation. A contraction (don't, gonna, John's) is one; a hyphenated
 * word is one where it is a headword, else each of its parts is. Digits (20, 3:45) are one.
 */
export type Word = {
  /** As written, with straight apostrophes. */
  readonly text: string;
  readonly lower: string;
  readonly isDigits: boolean;
  /** Whole seconds at which its cue begins. */
  readonly seconds: number;
  /** Offsets in the sentence's text, UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The strongest punctuation before it; "" for a space only, "-" for a hyphen only. */
  readonly before: string;
};

export type Sentence = {
  readonly text: string;
  readonly words: readonly Word[];
  /** The sign that ends it (".", "!", "?", "..."), or "" for none. */
  readonly end: string;
};

export type TimedText = { readonly seconds: number; readonly text: string };

/** One string for all occurrences of a word, and one in lower case: later look-ups need not read their letters again. */
const spellingOf = createMemo((text) => ({ text, lower: text.toLowerCase() }));

/** Bounds the work for text without punctuation. */
const maxWords = 150;

/** "Henry VIII", "World War II"; "IV" and "XX" are something else as well. */
const romanNumber = /^(?:I{2,3}|VI{1,3}|IX|XI{1,3}|XI?V|XVI{1,3}|XI?X[IVX]+)$/;

/** Before a hyphen they are no words. */
const prefixes = /^(?:un|re|non|pre|anti|co|de|dis|mis|sub|pro|inter|semi)$/i;

/** With more parts than these it is no compound. */
const maxParts = 8;

/** A pause of so many seconds ends a sentence. */
const maxGap = 20;

const abbreviations = new Set(
  "mr mrs ms dr st prof jr sr vs incl approx lt sgt capt col gen cpl pvt maj rev hon gov sen rep det insp supt mt ft".split(
    " ",
  ),
);

const isEnd = /^(?:[.!?…]|\.{2,})$/u;
const isEllipsis = /^(?:\.{2,}|…)$/u;
const isClosing = /^["”»)\]']$/u;
const startsCapital = /^'?\p{Lu}/u;
const startsLower = /^'?\p{Ll}/u;

/**
 * Splits texts into sentences, which may span several cues; a line break inside a cue is a change of speaker. Linear.
 */
export function splitSentences(
  cues: readonly TimedText[],
  isHyphenatedHeadword: (word: string) => boolean,
): Sentence[] {
  const text = plainSigns(cues.map((cue) => cue.text).join("\n"));
  const tokens = scanTokens(text);
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  let from = 0;
  let before = "";
  let cueIndex = 0;
  let cueEnd = cues[0]?.text.length ?? 0;
  let cueOfLast = 0;

  const finish = (end: string, to: number) => {
    if (words.length > 0) {
      sentences.push({ text: text.slice(from, to).replaceAll("\n", " ").trimEnd(), words, end });
    }
    words = [];
    before = "";
  };

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    while (token.start >= cueEnd && cueIndex + 1 < cues.length) {
      cueIndex += 1;
      cueEnd += 1 + (cues[cueIndex]?.text.length ?? 0);
    }
    const seconds = cues[cueIndex]?.seconds ?? 0;
    if (token.kind !== "punctuation") {
      const isNewCue = cueOfLast !== cueIndex;
      const isNewTurn = !isNewCue && hasLineBreak(text, tokens[index - 1]?.end ?? 0, token.start);
      if (isNewTurn) {
        finish("", tokens[index - 1]?.end ?? token.start);
      } else if (words.length >= maxWords) finish("", tokens[index - 1]?.end ?? token.start);
      else if (isNewCue && startsAnew(token, before, seconds - (words.at(-1)?.seconds ?? seconds))) {
        finish("", tokens[index - 1]?.end ?? token.start);
      }
      if (words.length === 0) from = token.start;
      addWords(words, token, { seconds, before, from, isHyphenatedHeadword });
      before = "";
      cueOfLast = cueIndex;
    } else if (isEnd.test(token.text) && endsSentence(tokens, index, text)) {
      let to = token.end;
      let next = tokens[index + 1];
      while (next?.start === to && (isClosing.test(next.text) || isEnd.test(next.text))) {
        to = next.end;
        index += 1;
        next = tokens[index + 1];
      }
      finish(isEllipsis.test(token.text) ? "..." : token.text, to);
    } else if (isTurnDash(token, tokens[index - 1], text)) {
      finish("", tokens[index - 1]?.end ?? token.start);
    } else if (token.text !== "'" && !isAbbreviationDot(tokens, index)) {
      const sign = /^-/.test(token.text) ? "–" : token.text;
      if (before === "" || sign === '"' || (sign === "," && before !== '"')) before = sign;
    }
  }
  finish("", text.length);
  return sentences;
}

function hasLineBreak(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (text[at] === "\n") return true;
  return false;
}

/** Whether a cue's first word begins a sentence although no sign ended the one before. */
function startsAnew(token: RawToken, before: string, gap: number): boolean {
  if (gap > maxGap) return true;
  if (!startsCapital.test(token.text)) return false;
  if (/^I(?:'|$)/.test(token.text)) return before !== "" && before !== ",";
  return before !== ",";
}

function isAbbreviationDot(tokens: readonly RawToken[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  if (token?.text !== "." || previous?.end !== token.start) return false;
  // "No. 5", but "No. Okay."
  if (previous.text.toLowerCase() === "no") return tokens[index + 1]?.kind === "digits";
  return abbreviations.has(previous.text.toLowerCase());
}

function endsSentence(tokens: readonly RawToken[], index: number, text: string): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token === undefined) return false;
  if (next === undefined) return true;
  if (isAbbreviationDot(tokens, index)) {
    return !startsCapital.test(next.text) && next.kind !== "digits" && !startsLower.test(next.text);
  }
  if (isEllipsis.test(token.text)) {
    const following = next.kind === "punctuation" ? tokens[index + 2] : next;
    return !(following !== undefined && startsLower.test(following.text));
  }
  const isInsideNumber = next.start === token.end && next.kind === "digits";
  return !isInsideNumber && !/^,$/.test(next.text) && text[token.end] !== "'";
}

/** A dash at the beginning of a line: a change of speaker. */
function isTurnDash(token: RawToken, previous: RawToken | undefined, text: string): boolean {
  if (!/^[-–—]/.test(token.text)) return false;
  return previous === undefined || hasLineBreak(text, previous.end, token.start);
}

type Place = {
  readonly seconds: number;
  readonly before: string;
  readonly from: number;
  readonly isHyphenatedHeadword: (word: string) => boolean;
};

function addWords(words: Word[], token: RawToken, { seconds, before, from, isHyphenatedHeadword }: Place): void {
  const add = (written: string, start: number, sign: string) => {
    const { text, lower } = spellingOf(written);
    words.push({
      text,
      lower,
      isDigits: token.kind === "digits" || romanNumber.test(text),
      seconds,
      start: start - from,
      end: start - from + text.length,
      before: sign,
    });
  };
  const parts = token.kind === "word" && token.text.includes("-") ? token.text.split("-") : [];
  if (parts.length < 2 || parts.length > maxParts || isHyphenatedHeadword(token.text.toLowerCase())) {
    add(token.text, token.start, before);
    return;
  }
  let start = token.start;
  let sign = before;
  for (const part of parts) {
    const isPrefix = prefixes.test(part) && part !== parts.at(-1);
    if (part !== "" && !isPrefix) add(part, start, sign);
    start += part.length + 1;
    sign = "-";
  }
}
