import type { MeaningLanguage } from "../locale/meaning-language.ts";
import type { LexiconEntry, Register } from "./entry.ts";
import type { Level } from "./level.ts";
import type { PartOfSpeech } from "./part-of-speech.ts";

type RankedEntry = Pick<LexiconEntry, "phrase">;

const unfit: readonly Register[] = ["vulgar", "offensive"];

/** The site's own lists teach no swearwords. */
export function isTaught({ senses: [first] }: Pick<LexiconEntry, "senses">): boolean {
  return !first?.registers.some((register) => unfit.includes(register));
}

/** Forms whose frequency is that of a modal verb, a form of be or a pronoun; the nouns of that form are rare. */
const borrowedRanks: ReadonlySet<string> = new Set(["will", "can", "might", "must", "being", "mine"]);

/**
 * The entries of the most frequent words, the most frequent first; the entries of one word stay together, in their
 * order. Phrases of several words have no rank and are left out.
 *
 * @param rank of a word form, 1 for the most frequent; undefined where it is not known
 * @param count of words, not of entries
 */
export function commonEntries<Entry extends RankedEntry>(
  entries: readonly Entry[],
  rank: (form: string) => number | undefined,
  count: number,
): Entry[] {
  const byPhrase = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.phrase.includes(" ")) continue;
    const others = byPhrase.get(entry.phrase);
    if (others === undefined) byPhrase.set(entry.phrase, [entry]);
    else others.push(entry);
  }
  return [...byPhrase]
    .map(([phrase, group]) => {
      const own = borrowedRanks.has(phrase) ? undefined : rank(phrase.toLowerCase());
      return { group, rank: own ?? Number.MAX_SAFE_INTEGER };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .flatMap(({ group }) => group);
}

/** A word with its frequency, and what its easiest entry says of it. */
export type FrequentWord = {
  readonly phrase: string;
  /** Of its entries, the easiest first. */
  readonly ids: readonly [number, ...number[]];
  /** Of the word form, 1 for the most frequent. */
  readonly rank: number;
  readonly level: Level;
  readonly partOfSpeech: PartOfSpeech;
  /** Languages that have the same word. */
  readonly cognates: readonly MeaningLanguage[];
};

/** The most frequent words that have a rank, the most frequent first. */
export function frequentWords(
  entries: readonly LexiconEntry[],
  rank: (form: string) => number | undefined,
  count: number,
): FrequentWord[] {
  const byPhrase = Map.groupBy(commonEntries(entries, rank, count), ({ phrase }) => phrase);
  return [...byPhrase].flatMap(([phrase, group]) => {
    const [easiest, ...others] = group.toSorted((a, b) => a.level - b.level);
    const rankOfWord = rank(phrase.toLowerCase());
    if (easiest === undefined || rankOfWord === undefined) return [];
    const { id, level, partOfSpeech, senses } = easiest;
    const cognates = senses[0]?.cognates ?? [];
    return [{ phrase, ids: [id, ...others.map((other) => other.id)], rank: rankOfWord, level, partOfSpeech, cognates }];
  });
}
