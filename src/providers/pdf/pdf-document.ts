import type { Level } from "../../domain/lexicon/level.ts";
import type { Locale } from "../../domain/locale/locale.ts";

/** Incremented when the same words would be drawn otherwise, so that files of the old drawing are not served. */
export const drawingVersion = 3;

export type PdfPaper = "A4" | "LETTER";

/** One part of speech of a word, in the reader's language. */
export type PdfSense = {
  /** Empty where it is not known. */
  readonly ipa: string;
  readonly partOfSpeech: string;
  readonly meaning: string;
  readonly level: Level;
  /** When it is said in what it was added to a list from: 12:05. */
  readonly minute?: string | undefined;
  /** An English sentence, and what it says in the reader's language. */
  readonly example?: string | undefined;
  readonly exampleMeaning?: string | undefined;
};

/** A word as a printed list shows it: one row. */
export type PdfWord = {
  readonly phrase: string;
  readonly senses: readonly PdfSense[];
};

export type PdfLabels = {
  readonly phrase: string;
  readonly ipa: string;
  readonly partOfSpeech: string;
  readonly meaning: string;
  readonly level: string;
  /** Heading of a worksheet's last part. */
  readonly answerKey: string;
  /** What is filled in at the top of a worksheet. */
  readonly name: string;
  readonly date: string;
  readonly score: string;
};

/** What a PDF is made of; every text is in the reader's language already. */
export type PdfDocument = {
  /** `worksheet`: meanings are left to be written, and stand in an answer key on pages of its own. */
  readonly kind: "list" | "worksheet";
  readonly locale: Locale;
  readonly paper: PdfPaper;
  readonly siteName: string;
  readonly siteUrl: string;
  readonly title: string;
  readonly subtitle: string;
  readonly labels: PdfLabels;
  /** Rows show their place in the list, as those of a worksheet always do. */
  readonly isNumbered: boolean;
  /** Each has an entry in the outline. */
  readonly sections: readonly { readonly heading: string; readonly words: readonly PdfWord[] }[];
};
