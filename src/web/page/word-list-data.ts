import type { Word } from "../../contract/word-list.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { type ApiClient, lockedListOf, meanLanguageTypes } from "../api-client.ts";
import type { PageSources } from "./page-context.ts";

export type WordListData = {
  readonly words: readonly Word[];
  /** How many words the whole list has: more than are here when it is locked. */
  readonly total: number;
  readonly isLocked: boolean;
};

/** The `type` of the lexicon's own entries of a level, which is their list's `id`; a call of its own gives them. */
export const lexiconListType = 0;

/** A word list as a page shows it; of a premium title the preview. Rejects as the API client does. */
export async function loadWordList(
  { client, locale }: Pick<PageSources, "client"> & { readonly locale: Locale },
  type: number,
  id: number,
): Promise<WordListData> {
  try {
    const words = await wordsOf(client, type, id, meanLanguageTypes[locale]);
    return { words, total: words.length, isLocked: false };
  } catch (error) {
    const locked = lockedListOf(error);
    if (locked === undefined) throw error;
    return { words: locked.preview, total: locked.total, isLocked: true };
  }
}

function wordsOf(client: ApiClient, type: number, id: number, meanLanguageType: number): Promise<Word[]> {
  return type === lexiconListType
    ? client.getLexiconWords(id, meanLanguageType)
    : client.getWordList(type, id, meanLanguageType);
}
