import type { PartOfSpeech } from "../lexicon/part-of-speech.ts";
import type { Translated } from "../locale/locale.ts";
import type { TitleKind } from "./catalogue.ts";

/** What a title pack says of the title itself; undefined or null is not said. */
export type PackTitle = {
  readonly kind: TitleKind;
  readonly name: string;
  readonly year?: number | undefined;
  readonly genres: readonly string[];
  readonly description: Translated;
  readonly watchUrl?: string | undefined;
  readonly licence?: string | undefined;
  readonly credit?: string | undefined;
  /** How long a film, or an episode, is. */
  readonly minutes?: number | undefined;
  /** Its licence lets one short line of each item be told. */
  readonly showLines?: true | undefined;
};

/** One headword, as an episode uses it. */
export type PackItem = {
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly count: number;
  /** Running words that its occurrences cover. */
  readonly tokens: number;
  /** Whole seconds, ascending, each once. */
  readonly times: readonly number[];
  /** The sense meant at each of the times, 0 for the first; empty where it is always the first. */
  readonly senses: readonly number[];
  /** A short line in which it is said, of a title that shows lines. */
  readonly line?: string | undefined;
};

/** Characters that a line may have: the specification's limit of what is kept of a subtitle. */
export const longestLine = 120;

export type PackEpisode = {
  /** Null for a film; so is the next. */
  readonly season: number | null;
  readonly episode: number | null;
  readonly name: string | null;
  /** How long it is; null where nobody has counted. */
  readonly seconds: number | null;
  readonly closedClassWords: number;
  readonly nameWords: number;
  /** Digits, sounds and words that no dictionary knows. */
  readonly otherWords: number;
  /** Of the others, the words that no dictionary knows. */
  readonly unjudgedWords: number;
  readonly items: readonly PackItem[];
};

/** The figures of a title without its text, but for the lines that its licence allows. */
export type TitlePack = { readonly title: PackTitle; readonly episodes: readonly PackEpisode[] };

/** Running words of all kinds. */
export function runningWordsOf({ closedClassWords, nameWords, otherWords, items }: PackEpisode): number {
  return items.reduce((sum, { tokens }) => sum + tokens, closedClassWords + nameWords + otherWords);
}

/** The running words that an item covers where each occurrence covers all words of its phrase: nearly always. */
export function usualTokens(phrase: string, count: number): number {
  return count * phrase.split(" ").length;
}
