import type { ShownSense } from "../lexicon/entry.ts";
import type { ListLanguage } from "../locale/meaning-language.ts";
import type { ListedWord } from "./catalogue.ts";

/** A sense of a word in a list. */
export type SenseHere = ShownSense & {
  /** Its number among the headword's senses, 1 the most usual in series. */
  readonly id: number;
  /** How often it is meant in the list. */
  readonly count: number;
};

/** The senses of a listed word, the one meant most often here first; none of a headword that the lexicon lacks. */
export function sensesHere({
  senses,
  senseCounts,
  count,
}: Pick<ListedWord, "senses" | "senseCounts" | "count">): SenseHere[] {
  const counted = senses.map((sense, at) => ({
    ...sense,
    id: at + 1,
    count: senseCounts.length > 0 ? (senseCounts[at] ?? 0) : at === 0 ? count : 0,
  }));
  return counted.sort((a, b) => b.count - a.count);
}

/** The meanings in a language, in English the definition; null where there is none. */
export function meanIn(meant: Pick<ShownSense, "meanings" | "definition">, language: ListLanguage): string | null {
  if (language === "en") return meant.definition === "" ? null : meant.definition;
  const meanings = meant.meanings[language];
  return meanings.length === 0 ? null : meanings.join("; ");
}

/** A sense's sentence, and its translation where there is one in the language. */
export function exampleIn(
  { example, translations }: Pick<ShownSense, "example" | "translations">,
  language: ListLanguage,
): { example?: string; exampleMean?: string } {
  const exampleMean = language === "en" ? "" : translations[language];
  return { ...(example !== "" && { example }), ...(exampleMean !== "" && { exampleMean }) };
}

/** A listed word with the meanings, definition and synonyms of the sense meant most often here. */
export function inSenseHere<Listed extends Omit<ListedWord, "line" | "times">>(word: Listed): Listed {
  if (word.senseCounts.length === 0) return word;
  const [sense] = sensesHere(word);
  if (sense === undefined) return word;
  const { meanings, definition, synonyms } = sense;
  return { ...word, meanings, definition, synonyms };
}
