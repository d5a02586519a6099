export const listLimits = {
  /** Own lists without premium, not counting the known list. */
  freeLists: 4,
  /** Characters of a list's title. */
  title: 100,
  /** Words of a list, and of a call. */
  words: 20_000,
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
