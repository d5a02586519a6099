import { m } from "../../i18n/generated/messages.js";

const genreTexts: Readonly<Record<string, () => string>> = {
  action: m.genre_action,
  adventure: m.genre_adventure,
  animation: m.genre_animation,
  biography: m.genre_biography,
  comedy: m.genre_comedy,
  crime: m.genre_crime,
  documentary: m.genre_documentary,
  drama: m.genre_drama,
  family: m.genre_family,
  fantasy: m.genre_fantasy,
  history: m.genre_history,
  horror: m.genre_horror,
  music: m.genre_music,
  mystery: m.genre_mystery,
  romance: m.genre_romance,
  "science-fiction": m.genre_science_fiction,
  sport: m.genre_sport,
  thriller: m.genre_thriller,
  war: m.genre_war,
  western: m.genre_western,
};

/** The names of a title's genres; codes without a name are left out. */
export function genreTextsOf(genres: readonly string[]): string[] {
  return genres.flatMap((genre) => genreTexts[genre]?.() ?? []);
}
