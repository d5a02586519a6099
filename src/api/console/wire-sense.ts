import type { LexiconEntryOfConsole } from "../../contract/console/lexicon.ts";
import { type TranslatedName, wireFields, wireName } from "../../contract/console/sense-names.ts";
import type { Sense } from "../../domain/lexicon/entry.ts";
import { levelOfName, nameOfLevel } from "../../domain/lexicon/level.ts";
import { byMeaningLanguage } from "../../domain/locale/meaning-language.ts";
import { ProblemError } from "../errors/problem-error.ts";

type WireSense = LexiconEntryOfConsole["senses"][number];

/** A sense with a field for each language in the place of its records. */
export function presentSense(sense: Sense): WireSense {
  const { level, meanings, synonyms, registers, cognates, falseFriends, clues, translations, notes, ...texts } = sense;
  return {
    ...texts,
    level: nameOfLevel(level),
    ...byMeaningLanguage((language) => [...meanings[language]]),
    synonyms: [...synonyms],
    clues: [...clues],
    registers: [...registers],
    cognates: [...cognates],
    ...wireFields("falseFriend", (language) => falseFriends[language]),
    ...wireFields("example", (language) => translations[language]),
    ...wireFields("note", (language) => notes[language]),
  };
}

export function levelOf(name: string) {
  const level = levelOfName(name);
  if (level === undefined) throw new ProblemError("invalid", { fields: [{ field: "level", code: "invalid" }] });
  return level;
}

/** Back from the wire. */
export function senseOf(given: WireSense): Sense {
  const textsOf = (name: TranslatedName) => byMeaningLanguage((language) => given[wireName(name, language)]);
  const { definition, synonyms, ipa, registers, cognates, pattern, clues, example } = given;
  return {
    definition,
    synonyms,
    ipa,
    registers,
    cognates,
    pattern,
    clues,
    example,
    level: levelOf(given.level),
    meanings: byMeaningLanguage((language) => given[language]),
    falseFriends: textsOf("falseFriend"),
    translations: textsOf("example"),
    notes: textsOf("note"),
  };
}
