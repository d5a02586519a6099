import type { LexiconEntry } from "../../domain/lexicon/entry.ts";
import { type LevelName, levelNames, nameOfLevel } from "../../domain/lexicon/level.ts";
import type { PartOfSpeech } from "../../domain/lexicon/part-of-speech.ts";
import { type ByMeaningLanguage, byMeaningLanguage } from "../../domain/locale/meaning-language.ts";
import { readLexiconEntries } from "./read-lexicon-files.ts";

export type LexiconStats = {
  readonly entries: number;
  /** Distinct phrases without a space, and with one. */
  readonly headwords: number;
  readonly multiwords: number;
  readonly byLevel: Readonly<Record<LevelName, number>>;
  readonly byPartOfSpeech: ReadonlyMap<PartOfSpeech, number>;
  /** Entries with at least one meaning in the language. */
  readonly withMeanings: ByMeaningLanguage<number>;
};

function countBy<Key>(entries: readonly LexiconEntry[], keyOf: (entry: LexiconEntry) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}

/** The lexicon in figures. */
export async function readLexiconStats(): Promise<LexiconStats> {
  const entries = await readLexiconEntries();
  const phrases = [...new Set(entries.map(({ phrase }) => phrase.toLowerCase()))];
  const levels = countBy(entries, ({ level }) => nameOfLevel(level));
  const levelCount = (name: LevelName) => levels.get(name) ?? 0;
  const [a1, a2, b1, b2, c1] = levelNames;
  return {
    entries: entries.length,
    headwords: phrases.filter((phrase) => !phrase.includes(" ")).length,
    multiwords: phrases.filter((phrase) => phrase.includes(" ")).length,
    byLevel: {
      A1: levelCount(a1),
      A2: levelCount(a2),
      B1: levelCount(b1),
      B2: levelCount(b2),
      C1: levelCount(c1),
    },
    byPartOfSpeech: countBy(entries, ({ partOfSpeech }) => partOfSpeech),
    withMeanings: byMeaningLanguage(
      (language) => entries.filter(({ meanings }) => meanings[language].length > 0).length,
    ),
  };
}
