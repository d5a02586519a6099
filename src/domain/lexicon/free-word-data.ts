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

/** Each form packed into one integer: objects would take several times the memory and time. */
function parseForms(forms: string): Map<string, number> {
  const packed = new Map<string, number>();
  let start = 0;
  while (start < forms.length) {
    const end = forms.indexOf("\n", start);
    const line = forms.slice(start, end === -1 ? undefined : end);
    const [form = "", rank = "", capital = "", letters = ""] = line.split("\t");
    packed.set(form, Number(rank) + maxRank * ((capital === "1" ? 1 : 0) + 2 * numberOfOrder(letters)));
    start = end === -1 ? forms.length : end + 1;
  }
  return packed;
}

/** The line of the sorted `definitions` that begins with `key` and a tab; undefined where there is none. */
function findLine(definitions: string, key: string): string | undefined {
  let low = 0;
  let high = definitions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = definitions.lastIndexOf("\n", middle - 1) + 1;
    const tab = definitions.indexOf("\t", start);
    const found = definitions.slice(start, tab);
    if (found === key) {
      const end = definitions.indexOf("\n", tab);
      return definitions.slice(tab + 1, end === -1 ? undefined : end);
    }
    if (found < key) {
      const end = definitions.indexOf("\n", middle);
      low = end === -1 ? definitions.length : end + 1;
    } else high = start;
  }
  return undefined;
}

/** Reads the two compiled texts. 114,000 forms take about 40 ms; definitions are searched on demand. */
export function readFreeWordData(forms: string, definitions: string): FreeWordData {
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
