import type { genres } from "../../../../domain/catalogue/genres.ts";
import { m } from "../../messages.ts";

/** The name of a genre, such as "Science fiction". */
export function genreText(genre: (typeof genres)[number]): string {
  return genre === "science-fiction" ? m.titles_genre_science_fiction() : m[`titles_genre_${genre}` as const]();
}
