import { meanLanguageTypes } from "../../../contract/lexicon/mean-language-types.ts";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import type { SiteListName } from "../../../domain/lexicon/site-list.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import { type ListKind, wordListTypes } from "../page/api-client.ts";
import type { PageSources } from "../page/page-context.ts";
import { lockedListOf } from "../page/told-problem.ts";

/**
 * The key of a list's words. Data under a symbol is left out of the hydration data: the words are in the rows of the
 * HTML already, and would double its size.
 */
const loadedWords: unique symbol = Symbol("words");

/**
 * Which list of the site: `level` has the lexicon's own entries of a level, which is its id; `common` and `academic`
 * have one part of a list that the site offers.
 */
export type ListKey = {
  readonly kind: ListKind | "level" | SiteListName;
  /** A number, but for shared and generated lists, which are named by the last part of their address. */
  readonly id: number | string;
};

export type WordListData = {
  readonly kind: ListKey["kind"];
  readonly id: ListKey["id"];
  /** How many words can be shown; a document may have fewer rows. */
  readonly count: number;
  /** How many words the whole list has: more than can be shown when it is locked. */
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

/** The words of a list; undefined after hydration of a document, which has them in its rows. */
export function wordsIn(list: WordListData): readonly Word[] | undefined {
  return list[loadedWords];
}

/** The list without some of its words; they must be loaded. */
export function listWithout(list: WordListData, removed: ReadonlySet<number>): WordListData {
  const words = (wordsIn(list) ?? []).filter(({ id }) => !removed.has(id));
  return { ...list, ...describeWords(words), total: words.length };
}

type ListRequest = Pick<PageSources, "client"> & { readonly locale: Locale };

/** A word list as a page shows it; the preview of a locked one. Rejects as the API client does. */
export async function loadWordList(request: ListRequest, { kind, id }: ListKey): Promise<WordListData> {
  const isOrdered = kind === "shared" || isSiteList(kind);
  try {
    const words = await loadWords(request, { kind, id });
    return { ...describeWords(words), kind, id, isOrdered, total: words.length, isLocked: false };
  } catch (error) {
    const locked = lockedListOf(error);
    if (locked === undefined) throw error;
    return { ...describeWords(locked.preview), kind, id, isOrdered, total: locked.total, isLocked: true };
  }
}

/** All words of a list. Rejects as the API client does, also where the list is locked. */
export function loadWords({ client, locale }: ListRequest, { kind, id }: ListKey): Promise<Word[]> {
  const MeanLanguageType = meanLanguageTypes[locale];
  if (isSiteList(kind)) {
    return client.call("WordList/GetSiteWords", { query: { list: kind, part: Number(id), MeanLanguageType } });
  }
  return kind === "level"
    ? client.call("WordList/GetLexiconWords", { query: { level: Number(id), MeanLanguageType } })
    : client.call("WordList/GetWordListV2", { query: { type: wordListTypes[kind], id, MeanLanguageType } });
}

function isSiteList(kind: ListKey["kind"]): kind is SiteListName {
  return kind === "common" || kind === "academic";
}

/** The kind of a title's or user's list; undefined for the lexicon's own words, of which the server has no quiz. */
export function listKindOf(kind: ListKey["kind"]): ListKind | undefined {
  return kind === "level" || isSiteList(kind) ? undefined : kind;
}

/** What is told of a list by its words, and the words. */
export function describeWords(words: readonly Word[]) {
  const levelCounts = [0, 0, 0, 0, 0];
  for (const { difficulty } of words) levelCounts[difficulty - 1] = (levelCounts[difficulty - 1] ?? 0) + 1;
  const hasTimes = words.some(({ times }) => times.length > 0);
  const hasCounts = words.some(({ count }) => count > 0);
  return { count: words.length, levelCounts, hasTimes, hasCounts, [loadedWords]: words };
}
