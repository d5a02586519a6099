import type { PartOfSpeech } from "../domain/lexicon/part-of-speech.ts";
import type { Locale } from "../domain/locale/locale.ts";
import type { ListLanguage } from "../domain/locale/meaning-language.ts";

/** How a person stands to a word. */
export type Standing = "known" | "learning" | "new";

/** A word of a shown line, with what marking and its card need. */
export type LineWord = {
  readonly id: number;
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  /** By its number in the order of use. */
  readonly sense: number;
  readonly places: readonly (readonly [from: number, to: number])[];
  readonly level: number;
  readonly standing: Standing;
};

/** What a card shows, in the person's language; English has a definition alone. */
export type CardWord = {
  readonly language: ListLanguage;
  readonly id: number;
  readonly phrase: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly ipa: string;
  readonly level: number;
  readonly meanings: readonly string[];
  readonly definition: string;
  readonly example: string;
  readonly exampleMeaning: string;
  /** Those of its other senses, one text a sense. */
  readonly otherMeanings: readonly string[];
};

/** From a page with a video to the background, over a port of its own. */
export type PageMessage =
  | { readonly type: "line"; readonly number: number; readonly text: string; readonly isAnew: boolean }
  | ({ readonly type: "card"; readonly number: number } & Pick<LineWord, "phrase" | "partOfSpeech" | "sense">)
  | { readonly type: "mark"; readonly id: number; readonly as: Standing }
  /** The person wants to review what was marked. */
  | { readonly type: "review"; readonly locale: Locale }
  /** What the meaning of a word should be. */
  | { readonly type: "report"; readonly id: number; readonly text: string };

/** The answers, with the number of what was asked. */
export type BackgroundMessage =
  | { readonly type: "words"; readonly number: number; readonly words: readonly LineWord[] }
  | { readonly type: "card"; readonly number: number; readonly word: CardWord; readonly standing: Standing }
  /** The lexicon cannot be had: the site is away and nothing is kept. */
  | { readonly type: "away" }
  | { readonly type: "reported"; readonly isSent: boolean }
  | { readonly type: "settings"; readonly settings: Settings; readonly isConnected: boolean };

export type Settings = {
  readonly language: ListLanguage;
  /** Words below it count as known, 1 (A1) to 5. */
  readonly level: number;
  readonly pausesAtNew: boolean;
  /** While a word's card is open. */
  readonly pausesAtWord: boolean;
};

export const portName = "captions";

/** To all frames of a tab. */
export type TabMessage = "stop" | "point" | "stop-pointing" | "forget-pointed";

/** From a frame to the background: the person has pointed, or pressed Escape. */
export const pointedMessage = "pointed";

/** From a page of the extension to the background: something was marked, which the site is to be told. */
export const synchroniseMessage = "synchronise";
