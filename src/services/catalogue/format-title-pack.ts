import {
  type PackEpisode,
  type PackItem,
  type PackTitle,
  type TitlePack,
  usualTokens,
} from "../../domain/catalogue/title-pack.ts";

function formatItem({ phrase, partOfSpeech, count, tokens, times, senses, line }: PackItem): string {
  const more = {
    ...(tokens !== usualTokens(phrase, count) && { words: tokens }),
    ...(senses.length > 0 && { senses: senses.map((sense) => sense + 1) }),
    ...(line !== undefined && { line }),
  };
  const row = [phrase, partOfSpeech, count, times];
  return JSON.stringify(Object.keys(more).length === 0 ? row : [...row, more]);
}

function formatEpisode({ season, episode, name, seconds, items, ...figures }: PackEpisode): string {
  const { closedClassWords: closedClass, nameWords: names, otherWords: other, unjudgedWords: unknown } = figures;
  const head = JSON.stringify({
    ...(season !== null && { season }),
    ...(episode !== null && { episode }),
    ...(name !== null && { name }),
    ...(seconds !== null && { seconds }),
    words: { closedClass, names, other, ...(unknown > 0 && { unknown }) },
  });
  return `${head.slice(0, -1)},"items":[\n${items.map(formatItem).join(",\n")}\n]}`;
}

function formatTitle({ kind, name, year, genres, description, ...others }: PackTitle): string {
  const { tr, en, es } = description;
  const fields = Object.entries({ kind, name, year, genres, description: { tr, en, es }, ...others });
  const lines = fields.flatMap(([field, value]) =>
    value === undefined ? [] : [`"${field}":${JSON.stringify(value)}`],
  );
  return `{${lines.join(",\n")}}`;
}

/** The text of a pack in format 1: a line for each fact of the title and each item, so that versions can be compared. */
export function formatTitlePack({ title, episodes }: TitlePack): string {
  return `{"format":1,\n"title":${formatTitle(title)},\n"episodes":[\n${episodes.map(formatEpisode).join(",\n")}\n]}\n`;
}
