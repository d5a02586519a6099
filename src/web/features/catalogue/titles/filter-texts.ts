import type { TitleKind } from "../../../../domain/catalogue/catalogue.ts";
import { levels, nameOfLevel } from "../../../../domain/lexicon/level.ts";
import { m } from "../../../i18n/generated/messages.js";
import { percentText } from "../../../i18n/texts.ts";
import type { TitleFilter, TitleLength, TitleQuery } from "../arrange-titles.ts";
import { genreTextsOf } from "../genre-texts.ts";

const lengthTexts: Readonly<Record<TitleKind, Readonly<Record<TitleLength, () => string>>>> = {
  series: {
    short: m.titles_length_series_short,
    medium: m.titles_length_series_medium,
    long: m.titles_length_series_long,
  },
  movie: {
    short: m.titles_length_movie_short,
    medium: m.titles_length_movie_medium,
    long: m.titles_length_movie_long,
  },
};

/** The bounds of a length: episodes of a series, words said in a film. */
export function lengthText(kind: TitleKind, length: TitleLength): string {
  return lengthTexts[kind][length]();
}

export function lengthLabel(kind: TitleKind): string {
  return kind === "series" ? m.titles_length_series() : m.titles_length_movie();
}

export function decadeText(decade: number): string {
  return `${decade}–${decade + 9}`;
}

export function understoodText(percent: number): string {
  return m.titles_understood_least({ share: percentText(percent / 100) });
}

/** What a filter of a query lets pass, in short. */
export function chosenText(query: TitleQuery, filter: TitleFilter, kind: TitleKind): string {
  const { genre, length, decade, understood } = query;
  switch (filter) {
    case "levels":
      return levels
        .filter((level) => query.levels.includes(level))
        .map(nameOfLevel)
        .join(", ");
    case "genre":
      return genre === undefined ? "" : (genreTextsOf([genre])[0] ?? genre);
    case "length":
      return length === undefined ? "" : lengthText(kind, length);
    case "decade":
      return decade === undefined ? "" : decadeText(decade);
    case "understood":
      return understood === undefined ? "" : understoodText(understood);
  }
}
