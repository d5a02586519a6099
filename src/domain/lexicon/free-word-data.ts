import type { PartOfSpeech } from "./part-of-speech.ts";

/** The description of a headword without an entry. */
export type FreeDescription = {
  readonly definition: string;
  readonly synonyms: readonly string[];
  readonly ipa: string;
};

/** Frequencies, parts of speech and definitions compiled from WordNet, SUBTLEX and CMU. */
export type FreeWordData = {
  rank(form: string): number | undefined;
  isMostlyCapitalised(form: string): boolean;
  /** The most frequent first. */
  partsOfSpeech(word: string): readonly PartOfSpeech[];
  describe(word: string, partOfSpeech: PartOfSpeech): FreeDescription | undefined;
};

const partOfSpeechOfLetter: Readonly<Record<string, PartOfSpeech>> = {
  n: "noun",
  v: "verb",
  a: "adjective",
  r: "adverb",
};

/** Orders of WordNet's four letters, numbered so that a form's data is packed into one number. */
const orders: PartOfSpeech[][] = [[]];
const orderOfLetters = new Map<string, number>([["", 0]]);

function numberOfOrder(letters: string): number {
  const known = orderOfLetters.get(letters);
  if (known !== undefined) return known;
  orders.push([...letters].flatMap((letter) => partOfSpeechOfLetter[letter] ?? []));
  orderOfLetters.set(letters, orders.length - 1);
  return orders.length - 1;
}

const maxRank = 2 ** 17;

/** The number written in `text` from `start` to `end`; 0 for nothing. */
function numberAt(text: string, start: number, end: number): number {
  let value = 0;
  for (let at = start; at < end; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}

/**
 * Each form packed into one integer: objects would take several times the memory and time, and so would an array of
 * each line's cells.
 */
function parseForms(forms: string): Map<string, number> {
  const packed = new Map<string, number>();
  let start = 0;
  while (start < forms.length) {
    const newline = forms.indexOf("\n", start);
    const end = newline === -1 ? forms.length : newline;
    const formEnd = forms.indexOf("\t", start);
    const rankEnd = forms.indexOf("\t", formEnd + 1);
    const capitalEnd = forms.indexOf("\t", rankEnd + 1);
    const capital = numberAt(forms, rankEnd + 1, capitalEnd);
    const order = capitalEnd + 1 === end ? 0 : numberOfOrder(forms.slice(capitalEnd + 1, end));
    packed.set(forms.slice(start, formEnd), numberAt(forms, formEnd + 1, rankEnd) + maxRank * (capital + 2 * order));
    start = end + 1;
  }
  return packed;
}

const newline = 10;
const tab = 9;
const decoder = new TextDecoder();

/** What follows `key` and a tab in the line of the sorted `definitions` that begins so; undefined without one. */
function findLine(definitions: Uint8Array, key: string): string | undefined {
  const textOf = (start: number, end: number) => decoder.decode(definitions.subarray(start, end));
  const endOfLine = (at: number) => {
    const end = definitions.indexOf(newline, at);
    return end === -1 ? definitions.length : end;
  };
  let low = 0;
  let high = definitions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : definitions.lastIndexOf(newline, middle - 1) + 1;
    const keyEnd = definitions.indexOf(tab, start);
    const found = textOf(start, keyEnd);
    if (found === key) return textOf(keyEnd + 1, endOfLine(keyEnd));
    if (found < key) low = endOfLine(middle) + 1;
    else high = start;
  }
  return undefined;
}

/** Reads the two compiled texts. Of the definitions (6 MB) only the lines that are asked for are decoded. */
export function readFreeWordData(forms: string, definitions: Uint8Array): FreeWordData {
  const packed = parseForms(forms);
  return {
    rank: (form) => (packed.get(form) ?? 0) % maxRank || undefined,
    isMostlyCapitalised: (form) => Math.floor((packed.get(form) ?? 0) / maxRank) % 2 === 1,
    partsOfSpeech: (word) => orders[Math.floor((packed.get(word) ?? 0) / (2 * maxRank))] ?? [],
    describe(word, partOfSpeech) {
      const letter = Object.keys(partOfSpeechOfLetter).find((key) => partOfSpeechOfLetter[key] === partOfSpeech);
      const line = letter === undefined ? undefined : findLine(definitions, `${word}%${letter}`);
      if (line === undefined) return undefined;
      const [definition = "", synonyms = "", ipa = ""] = line.split("\t");
      return { definition, synonyms: synonyms === "" ? [] : synonyms.split(";"), ipa };
    },
  };
}
