/** What an exported list says of a card; days as 2026-11-29. */
export type ExportedCard = {
  /** Days after which it is remembered with nine chances in ten, and how hard it is, 1 to 10, by FSRS-6. */
  readonly stability: number;
  readonly difficulty: number;
  readonly lastDay: string;
  readonly dueDay: string;
  readonly reps: number;
  readonly lapses: number;
};

/** A word as files for other programs have it; a text is empty where there is none. */
export type ExportedWord = {
  /** The headword's id. */
  readonly id: number;
  readonly phrase: string;
  readonly ipa: string;
  /** As the reader's language calls it. */
  readonly partOfSpeech: string;
  /** A1 to C1. */
  readonly level: string;
  /** In the language of the export; the person's own one first, where there is one. */
  readonly meaning: string;
  readonly definition: string;
  readonly example: string;
  readonly exampleMeaning: string;
  /** When it is said, as players show it. */
  readonly minutes: readonly string[];
  /** The person's own. */
  readonly note: string;
  /** Of cards that were graded, by the direction that is asked. */
  readonly recognition?: ExportedCard | undefined;
  readonly production?: ExportedCard | undefined;
};

export const exportedTexts = [
  "phrase",
  "ipa",
  "partOfSpeech",
  "level",
  "meaning",
  "definition",
  "example",
  "exampleMeaning",
  "minutes",
  "note",
] as const satisfies (keyof ExportedWord)[];

export type ExportedText = (typeof exportedTexts)[number];

export const cardColumns = ["dueDay", "stability", "reps", "lapses"] as const satisfies (keyof ExportedCard)[];

export type ExportedList = {
  readonly title: string;
  /** What the list belongs to, above it in Anki. */
  readonly siteName: string;
  /** Of the meanings. */
  readonly language: string;
  /** Names of the columns in the reader's language. */
  readonly labels: Readonly<Record<ExportedText | (typeof cardColumns)[number] | "recognition" | "production", string>>;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The person's day of learning, from which days until a card is due are counted. */
  readonly today: string;
  /** Whether the cards' schedule goes along. */
  readonly hasSchedule: boolean;
  readonly words: readonly ExportedWord[];
};

export const exportFormats = ["csv", "json", "anki"] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** What is said in a cell: a word's text, its minutes one after the other. */
export function textOf(word: ExportedWord, column: ExportedText): string {
  const value = word[column];
  return typeof value === "string" ? value : value.join(", ");
}
