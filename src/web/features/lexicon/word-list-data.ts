import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { type ApiClient, lockedListOf, meanLanguageTypes, wordListTypes } from "../page/api-client.ts";
import type { PageSources } from "../page/page-context.ts";

/**
 * The key of a list's words. Data under a symbol is left out of the hydration data: the words are in the rows of the
 * HTML already, and would double its size.
 */
const loadedWords: unique symbol = Symbol("words");

export type WordListData = {
  /** The arguments of `loadWordList`. */
  readonly type: number;
  readonly id: number | string;
  /** How many words were loaded. */
  readonly count: number;
  /** How many words the whole list has: more than were loaded when it is locked. */
  readonly total: number;
  readonly isLocked: boolean;
  /** Number of words of each level, from level 1. */
  readonly levelCounts: readonly number[];
  /** Whether its words have the times at which they are said. */
  readonly hasTimes: boolean;
  /** Whether its words have counts; the lexicon's own entries have none. */
  readonly hasCounts: boolean;
  /** Whether its owner gave it an order. */
  readonly isOrdered: boolean;
  readonly [loadedWords]?: readonly Word[];
};

/** The `type` of the list of the lexicon's entries of a level; its `id` is the level. Loaded by a call of its own. */
export const lexiconListType = 0;

/** The words of a list; undefined after hydration of a document, which has them in its rows. */
export function wordsIn(list: WordListData): readonly Word[] | undefined {
  return list[loadedWords];
}

/** The list without some of its words; they must be loaded. */
export function listWithout(list: WordListData, removed: ReadonlySet<number>): WordListData {
  const words = (wordsIn(list) ?? []).filter(({ id }) => !removed.has(id));
  return { ...list, ...describe(words), total: words.length };
}

type ListRequest = Pick<PageSources, "client"> & { readonly locale: Locale };

/** A word list as a page shows it; the preview of a locked one. Rejects as the API client does. */
export async function loadWordList(
  { client, locale }: ListRequest,
  type: number,
  id: number | string,
): Promise<WordListData> {
  const isOrdered = type === wordListTypes.shared;
  try {
    const words = await wordsOf(client, type, id, meanLanguageTypes[locale]);
    return { ...describe(words), type, id, isOrdered, total: words.length, isLocked: false };
  } catch (error) {
    const locked = lockedListOf(error);
    if (locked === undefined) throw error;
    return { ...describe(locked.preview), type, id, isOrdered, total: locked.total, isLocked: true };
  }
}

function wordsOf(client: ApiClient, type: number, id: number | string, meanLanguageType: number): Promise<Word[]> {
  return type === lexiconListType
    ? client.call("WordList/GetLexiconWords", { query: { level: Number(id), MeanLanguageType: meanLanguageType } })
    : client.call("WordList/GetWordListV2", { query: { type, id, MeanLanguageType: meanLanguageType } });
}

function describe(words: readonly Word[]) {
  const levelCounts = [0, 0, 0, 0, 0];
  for (const { difficulty } of words) levelCounts[difficulty - 1] = (levelCounts[difficulty - 1] ?? 0) + 1;
  const hasTimes = words.some(({ times }) => times.length > 0);
  const hasCounts = words.some(({ count }) => count > 0);
  return { count: words.length, levelCounts, hasTimes, hasCounts, [loadedWords]: words };
}
