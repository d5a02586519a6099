export const listLimits = {
  /** Own lists of who is not premium; the known list is none of them. */
  freeLists: 4,
  /** Letters of a list's title. */
  title: 100,
  /** Words of one list, and of one call. */
  words: 20_000,
  /** Phrases that one call may look up. */
  phrases: 1_000,
  /** Letters of pasted text. */
  text: 300_000,
  /** Of an uploaded subtitle. */
  fileBytes: 5 * 1024 * 1024,
  fileCues: 20_000,
  /** How long a generated list is kept unless somebody saves it. */
  generatedDays: 30,
} as const;
