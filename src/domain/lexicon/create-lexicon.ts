import { byMeaningLanguage } from "../locale/meaning-language.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Headword, LexiconEntry, Sense, ShownSense } from "./entry.ts";
import type { FreeWordData } from "./free-word-data.ts";
import { levelOfRank } from "./level.ts";
import type { PartOfSpeech } from "./part-of-speech.ts";
import { wordId } from "./word-id.ts";

/** The lexicon's entries combined with the free word data. */
export type Lexicon = {
  readonly dictionary: Dictionary;
  /** The entry of a headword; without one, a fallback from the free word data. */
  describe(phrase: string, partOfSpeech: PartOfSpeech): Headword;
};

const noFalseFriends = byMeaningLanguage(() => "");

function shownSense(sense: Sense): ShownSense {
  const { level, meanings, definition, synonyms, registers, pattern, example, translations, notes } = sense;
  return { level, meanings, definition, synonyms, registers, pattern, example, translations, notes };
}

export function headwordOfEntry(entry: LexiconEntry): Headword {
  const { id, phrase, partOfSpeech, level, meanings, definition, synonyms, ipa } = entry;
  const senses = entry.senses.map(shownSense);
  const [first] = entry.senses;
  return {
    id,
    phrase,
    partOfSpeech,
    level,
    meanings,
    definition,
    synonyms,
    ipa,
    source: "lexicon",
    cognates: first?.cognates ?? [],
    falseFriends: first?.falseFriends ?? noFalseFriends,
    senses,
  };
}

const noMeanings = byMeaningLanguage<readonly string[]>(() => []);

/** A fallback has no meanings; its level is derived from the word's frequency. */
function fallback(phrase: string, partOfSpeech: PartOfSpeech, free: FreeWordData): Headword {
  const description = free.describe(phrase, partOfSpeech);
  return {
    id: wordId(phrase, partOfSpeech),
    phrase,
    partOfSpeech,
    level: levelOfRank(free.rank(phrase)),
    meanings: noMeanings,
    definition: description?.definition ?? "",
    synonyms: description?.synonyms ?? [],
    ipa: description?.ipa ?? "",
    source: "fallback",
    cognates: [],
    falseFriends: noFalseFriends,
    senses: [],
  };
}

const none: readonly PartOfSpeech[] = [];

export function createLexicon(entries: readonly LexiconEntry[], free: FreeWordData): Lexicon {
  const byId = new Map<number, LexiconEntry>();
  const written = new Map<string, PartOfSpeech[]>();
  for (const entry of entries) {
    byId.set(entry.id, entry);
    const word = entry.phrase.toLowerCase();
    const own = written.get(word);
    if (own === undefined) written.set(word, [entry.partOfSpeech]);
    else own.push(entry.partOfSpeech);
  }
  return {
    dictionary: {
      partsOfSpeech(word) {
        const own = written.get(word);
        const others = free.partsOfSpeech(word);
        return own === undefined ? others : [...own, ...others.filter((other) => !own.includes(other))];
      },
      writtenPartsOfSpeech: (word) => written.get(word) ?? none,
      rank: free.rank,
      isMostlyCapitalised: free.isMostlyCapitalised,
      multiwords: entries.filter(({ phrase }) => phrase.includes(" ")),
      ambiguous: entries
        .filter(({ senses }) => senses.length > 1)
        .map(({ phrase, partOfSpeech, senses }) => ({ phrase, partOfSpeech, clues: senses.map(({ clues }) => clues) })),
    },
    describe(phrase, partOfSpeech) {
      const entry = byId.get(wordId(phrase, partOfSpeech));
      return entry === undefined ? fallback(phrase, partOfSpeech, free) : headwordOfEntry(entry);
    },
  };
}
