import { type ListedWord, listedWord } from "../../domain/catalogue/catalogue.ts";
import type { TitleReader } from "../../domain/catalogue/title-rights.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import type { Db } from "../../storage/database.ts";
import { readHeadwords } from "../../storage/lexicon/read-entries.ts";
import {
  countLevelsOf,
  findSelected,
  readLexiconIds,
  readSelectedWords,
} from "../../storage/progress/generate-words.ts";
import { readIdsKnownBy } from "../../storage/progress/known-words.ts";
import { type CountedId, readEntries } from "../../storage/progress/list-words.ts";
import type { ListSelection } from "../../storage/progress/schema.ts";
import type { FoundList } from "../../storage/progress/word-lists.ts";

// A list is read in two steps: its entries, which are two numbers a word, then the words, as many at a time as are
// needed. A word with its meanings takes a hundred times as much.

/** Words of one query. */
const pageSize = 500;

/** A list with who opens it: `findVisibleList` has made sure of the right to all of it. */
export type OpenedList = FoundList & { readonly reader: TitleReader };

/** The words that a selection stands for now. */
export async function selectEntries(
  db: Db,
  { titleIds, seasonIds, episodeIds, levels, known }: ListSelection,
  { knownOf, createdAt, reader }: Pick<FoundList, "knownOf" | "createdAt"> & { readonly reader: TitleReader },
): Promise<readonly CountedId[]> {
  const isOfTitles = titleIds.length + seasonIds.length + episodeIds.length > 0;
  const episodes = isOfTitles ? await findSelected(db, reader, { titleIds, seasonIds, episodeIds }) : [];
  const episodeIdsFound = episodes.map(({ id }) => id);
  const all = isOfTitles ? await readSelectedWords(db, episodeIdsFound, levels) : await readLexiconIds(db, levels);
  const knownIds = knownOf === null ? undefined : new Set(await readIdsKnownBy(db, knownOf, createdAt));
  return all
    .filter(({ wordId }) => knownIds === undefined || knownIds.has(wordId) === known)
    .slice(0, listLimits.words);
}

/** The entries of a shared, generated or own list. */
export async function entriesOf(db: Db, list: OpenedList): Promise<readonly CountedId[]> {
  return list.selection === null ? await readEntries(db, list.id) : await selectEntries(db, list.selection, list);
}

/** How many words of each level there are, from level 1. */
export function countByLevel(db: Db, entries: readonly CountedId[]): Promise<number[]> {
  return countLevelsOf(
    db,
    entries.map(({ wordId }) => wordId),
  );
}

/** How often each sense is meant where one alone is, by its place from 0. */
export const onlySense = (sense: number): number[] =>
  Array.from({ length: sense + 1 }, (_, at) => (at === sense ? 1 : 0));

/** The words of entries, in their order. */
export async function wordsOf(db: Db, entries: readonly CountedId[]): Promise<ListedWord[]> {
  const found = await readHeadwords(
    db,
    entries.map(({ wordId }) => wordId),
  );
  const byId = new Map(found.map((headword) => [headword.id, headword]));
  return entries.flatMap(({ wordId, count, scene }) => {
    const headword = byId.get(wordId);
    if (headword === undefined) return [];
    const word = listedWord(headword, count);
    // As of a list of that one place: its sense is the one meant, its second the one time.
    return [scene === undefined ? word : { ...word, times: [scene.second], senseCounts: onlySense(scene.sense) }];
  });
}

/** The same in pages, each read when it is asked for; `inTurn` runs each query. */
export async function* pagesOf(
  db: Db,
  entries: readonly CountedId[],
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): AsyncGenerator<ListedWord[]> {
  for (let at = 0; at < entries.length; at += pageSize) {
    yield await inTurn(() => wordsOf(db, entries.slice(at, at + pageSize)));
  }
}
