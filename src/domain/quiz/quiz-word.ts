/** The fields of a word that the engine uses. */
export type QuizWord = {
  readonly id: number;
  readonly phrase: string;
  /** Meanings separated by "; "; null where there is none in the language of meanings. */
  readonly mean: string | null;
  readonly definition: string;
  readonly synonyms: readonly string[];
  /** 1 (A1) to 5 (C1 and above). */
  readonly difficulty: number;
  readonly partOfSpeech: string;
  /** General American; empty where unknown. */
  readonly ipa: string;
  /** All its senses, if it has several: their meanings are right answers too. */
  readonly senses?: readonly { readonly mean: string | null }[] | undefined;
};
