export const listLimits = {
  /** Own lists without premium, not counting the known list. */
  freeLists: 4,
  /** Characters of a list's title. */
  title: 100,
  /** Words of a list, and of a call. */
  words: 20_000,
  /** Removed rows that one call puts back. */
  rowsPerCall: 2_000,
  /** Words in all lists of a person together; fewer until the mail address is verified. */
  ownedWords: 400_000,
  unverifiedWords: 5_000,
  /** When lists, known words and quizzes take so much of the disk, only people with a verified address make more. */
  unverifiedBytes: 4 * 1024 ** 3,
  /** Characters of a word or phrase as typed. */
  phrase: 100,
  /** Phrases of a call. */
  phrases: 1_000,
  /** Characters of pasted text. */
  text: 300_000,
  /** Of an uploaded subtitle file. */
  fileBytes: 5 * 1024 * 1024,
  fileCues: 20_000,
  /** After how many days a generated list expires. */
  generatedDays: 30,
} as const;
