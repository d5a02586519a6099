/** Codes of genres; every page names them in its own language. */
export const genres = [
  "action",
  "adventure",
  "animation",
  "biography",
  "comedy",
  "crime",
  "documentary",
  "drama",
  "family",
  "fantasy",
  "history",
  "horror",
  "music",
  "mystery",
  "romance",
  "science-fiction",
  "sport",
  "thriller",
  "war",
  "western",
] as const;

export type Genre = (typeof genres)[number];
