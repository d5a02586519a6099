/** Confidence that a form is a name, from all files together: 0 none, 1 possible, 2 certain. */
export type NameConfidence = 0 | 1 | 2;

/** What is known of forms from all files together; findNames decides for each occurrence. */
export type NameClassifier = {
  confidenceOf(key: string): NameConfidence;
  /** A name of these files that is often said and hardly ever a word in them ("Frank" where nobody is frank). */
  isNameThroughout(key: string): boolean;
  /** How often the two stand in a row with capitals inside a sentence ("new", "york"). */
  pairsOf(first: string, second: string): number;
  /** A frequent word that is seldom a name. */
  isCommon(key: string): boolean;
  /** Of these, one that is no noun and no adjective ("well", "come", "maybe"). */
  isHardlyNameable(key: string): boolean;
  /** Whether the operator said that it is no name. */
  isNoName(key: string): boolean;
  /** Mostly in lower case although no dictionary has it: slang rather than a name. */
  isMostlyLowerCase(key: string): boolean;
  /** A name that these files, which have no capitals, write like a word ("sarah"). */
  isNameInLowerCase(key: string): boolean;
  /** A name that is a word too, or a word without an entry, that mostly has a capital in speech. */
  isMostlyCapitalised(key: string): boolean;
};
