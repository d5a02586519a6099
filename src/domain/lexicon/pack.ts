import { byMeaningLanguage, type ListLanguage } from "../locale/meaning-language.ts";
import { createLexicon, type Lexicon } from "./create-lexicon.ts";
import type { LexiconEntry } from "./entry.ts";
import { formatEntry, lexiconHeader } from "./format-lexicon.ts";
import { readFreeWordData } from "./free-word-data.ts";
import { parseLexicon } from "./parse-lexicon.ts";

/** What a program needs to find the words of a text by itself, and to show them in one language. */
export type LexiconPack = {
  /** Rows of a lexicon file, whose columns of other languages and without use beside a text are empty. */
  readonly entries: string;
  /** The compiled forms of the free word data. */
  readonly forms: string;
};

const noTexts = byMeaningLanguage(() => "");

function inOneLanguage(entry: LexiconEntry, language: ListLanguage): LexiconEntry {
  const only = <Value>(values: Readonly<Record<string, Value>>, none: Value) =>
    byMeaningLanguage((own) => (own === language ? (values[own] ?? none) : none));
  const senses = entry.senses.map((sense) => ({
    ...sense,
    meanings: only<readonly string[]>(sense.meanings, []),
    synonyms: [],
    falseFriends: only(sense.falseFriends, ""),
    translations: only(sense.translations, ""),
    notes: noTexts,
  }));
  return { ...entry, senses };
}

export function packOf(entries: readonly LexiconEntry[], forms: string, language: ListLanguage): LexiconPack {
  const rows = entries.flatMap((entry) => formatEntry(inOneLanguage(entry, language)));
  return { entries: [lexiconHeader, ...rows].join("\n"), forms };
}

/**
 * The lexicon of a pack: its dictionary finds what the whole one finds, and its headwords are described in the pack's
 * language. Takes some hundred milliseconds.
 *
 * @throws {Error} where a row cannot be read
 */
export function readPack({ entries, forms }: LexiconPack): Lexicon {
  const { entries: placed, problems } = parseLexicon(entries, "pack");
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`line ${problem.line}: ${problem.message}`);
  return createLexicon(
    placed.map(({ entry }) => entry),
    readFreeWordData(forms, new Uint8Array()),
  );
}
