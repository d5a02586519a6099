import { keyedByLanguage, type MeaningLanguage } from "../locale/meaning-language.ts";
import { columnOf, type TranslatedField } from "./columns.ts";
import type { Sense } from "./entry.ts";
import { nameOfLevel } from "./level.ts";
import type { EntrySource } from "./parse-lexicon.ts";

const list = (parts: readonly string[]) => parts.join("; ");

type Cell = (entry: EntrySource, sense: Sense) => string;

/** The columns of a field that has one for each language. */
function columnsOf(
  field: TranslatedField,
  cellIn: (language: MeaningLanguage) => Cell,
): Readonly<Record<string, Cell>> {
  return keyedByLanguage((language) => columnOf(field, language), cellIn);
}

const cells: Readonly<Record<string, Cell>> = {
  phrase: ({ phrase }) => phrase,
  partOfSpeech: ({ partOfSpeech }) => partOfSpeech,
  level: (_, { level }) => nameOfLevel(level),
  ...columnsOf(
    "meaning",
    (language) =>
      (_, { meanings }) =>
        list(meanings[language]),
  ),
  definition: (_, { definition }) => definition,
  synonyms: (_, { synonyms }) => list(synonyms),
  ipa: (_, { ipa }) => ipa,
  register: (_, { registers }) => list(registers),
  cognate: (_, { cognates }) => list(cognates),
  academic: ({ isAcademic }) => (isAcademic ? "yes" : ""),
  ...columnsOf(
    "falseFriend",
    (language) =>
      (_, { falseFriends }) =>
        falseFriends[language],
  ),
  separable: ({ splits }) => (splits ? "yes" : ""),
  pattern: (_, { pattern }) => pattern,
  clues: (_, { clues }) => list(clues),
  example: (_, { example }) => example,
  ...columnsOf(
    "example",
    (language) =>
      (_, { translations }) =>
        translations[language],
  ),
  ...columnsOf(
    "note",
    (language) =>
      (_, { notes }) =>
        notes[language],
  ),
};

/** The first line of a lexicon file. */
export const lexiconHeader = Object.keys(cells).join("\t");

/** The rows of an entry as a lexicon file has them, one for each sense. No cell may have a tab or a line break. */
export function formatEntry(entry: EntrySource): string[] {
  const columns = Object.values(cells);
  return entry.senses.map((sense) => columns.map((cell) => cell(entry, sense)).join("\t"));
}
