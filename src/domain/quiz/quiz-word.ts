/** What the engine needs of a word; whatever else a word carries travels with it. */
export type QuizWord = {
  readonly id: number;
  readonly phrase: string;
  /** Meanings parted by "; "; null where there is none in the language of meanings. */
  readonly mean: string | null;
  readonly definition: string;
  readonly synonyms: readonly string[];
  /** 1 (A1) to 5 (C1 and above). */
  readonly difficulty: number;
  readonly partOfSpeech: string;
  /** General American; empty where unknown. */
  readonly ipa: string;
};
