import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { type ApiClient, lockedListOf, meanLanguageTypes, wordListTypes } from "../page/api-client.ts";
import type { PageSources } from "../page/page-context.ts";

/**
 * Where a list keeps its words. Data under a symbol stays out of the document's hydration data: the words stand in
 * its rows already, and a second time they would double the document.
 */
const loadedWords: unique symbol = Symbol("words");

export type WordListData = {
  /** What `loadWordList` was asked for. */
  readonly type: number;
  readonly id: number | string;
  /** How many words are here. */
  readonly count: number;
  /** How many words the whole list has: more than are here when it is locked. */
  readonly total: number;
  readonly isLocked: boolean;
  /** Words of each level, from level 1. */
  readonly levelCounts: readonly number[];
  /** Whether it is known at which minute words are said. */
  readonly hasTimes: boolean;
  /** Whether it is known how often words are said: not of the lexicon's own entries. */
  readonly hasCounts: boolean;
  /** Whether it has an order of its own, which its owner gave it. */
  readonly isOrdered: boolean;
  readonly [loadedWords]?: readonly Word[];
};

/** The `type` of the lexicon's own entries of a level, which is their list's `id`; a call of its own gives them. */
export const lexiconListType = 0;

/** The words of a list; undefined in a document that came with their rows drawn. */
export function wordsIn(list: WordListData): readonly Word[] | undefined {
  return list[loadedWords];
}

/** The list without some of its words, for whoever has them here. */
export function listWithout(list: WordListData, gone: ReadonlySet<number>): WordListData {
  const words = (wordsIn(list) ?? []).filter(({ id }) => !gone.has(id));
  return { ...list, ...describe(words), total: words.length };
}

type ListRequest = Pick<PageSources, "client"> & { readonly locale: Locale };

/** A word list as a page shows it; of a premium title the preview. Rejects as the API client does. */
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
