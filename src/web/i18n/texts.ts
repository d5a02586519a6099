import type { PartOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import { m } from "./generated/messages.js";
import { getLocale } from "./generated/runtime.js";

const levelTexts = [m.level_1, m.level_2, m.level_3, m.level_4, m.level_5];

/** The name of a level, 1 to 5, in the page's language; the CEFR letters are shown beside it. */
export function levelText(level: number): string {
  return levelTexts[level - 1]?.() ?? "";
}

const partOfSpeechTexts: Readonly<Record<PartOfSpeech, () => string>> = {
  noun: m.pos_noun,
  verb: m.pos_verb,
  adjective: m.pos_adjective,
  adverb: m.pos_adverb,
  preposition: m.pos_preposition,
  interjection: m.pos_interjection,
  number: m.pos_number,
  "phrasal verb": m.pos_phrasal_verb,
  idiom: m.pos_idiom,
  phrase: m.pos_phrase,
};

export function partOfSpeechText(partOfSpeech: PartOfSpeech): string {
  return partOfSpeechTexts[partOfSpeech]();
}

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

/** The names of a title's genres; a code that has no name yet is left out. */
export function genreTextsOf(genres: readonly string[]): string[] {
  return genres.flatMap((genre) => genreTexts[genre]?.() ?? []);
}

/** How many words, such as "912 words". */
export function wordCountText(count: number): string {
  return m.words_count({ count });
}

export function numberText(value: number): string {
  return new Intl.NumberFormat(getLocale()).format(value);
}

/** Seconds from the start of a file as a player shows them: 12:34, or 1:02:03 from an hour on. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
