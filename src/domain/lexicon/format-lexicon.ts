import type { Sense } from "./entry.ts";
import { nameOfLevel } from "./level.ts";
import type { EntrySource } from "./parse-lexicon.ts";

const list = (parts: readonly string[]) => parts.join("; ");

const cells: Readonly<Record<string, (entry: EntrySource, sense: Sense) => string>> = {
  phrase: ({ phrase }) => phrase,
  partOfSpeech: ({ partOfSpeech }) => partOfSpeech,
  level: (_, { level }) => nameOfLevel(level),
  tr: (_, { tr }) => list(tr),
  es: (_, { es }) => list(es),
  definition: (_, { definition }) => definition,
  synonyms: (_, { synonyms }) => list(synonyms),
  ipa: (_, { ipa }) => ipa,
  register: (_, { registers }) => list(registers),
  cognate: (_, { cognates }) => list(cognates),
  academic: ({ isAcademic }) => (isAcademic ? "yes" : ""),
  falseFriendTr: (_, { falseFriendTr }) => falseFriendTr,
  falseFriendEs: (_, { falseFriendEs }) => falseFriendEs,
  separable: ({ splits }) => (splits ? "yes" : ""),
  pattern: (_, { pattern }) => pattern,
  clues: (_, { clues }) => list(clues),
  example: (_, { example }) => example,
  exampleTr: (_, { exampleTr }) => exampleTr,
  exampleEs: (_, { exampleEs }) => exampleEs,
  noteTr: (_, { noteTr }) => noteTr,
  noteEs: (_, { noteEs }) => noteEs,
};

/** The first line of a lexicon file. */
export const lexiconHeader = Object.keys(cells).join("\t");

/** The rows of an entry as a lexicon file has them, one for each sense. No cell may have a tab or a line break. */
export function formatEntry(entry: EntrySource): string[] {
  const columns = Object.values(cells);
  return entry.senses.map((sense) => columns.map((cell) => cell(entry, sense)).join("\t"));
}
