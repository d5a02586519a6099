import type { Word } from "../../contract/word-list.ts";
import type { Locale } from "../../domain/locale/locale.ts";
import { lockedListOf, meanLanguageTypes } from "../api-client.ts";
import type { PageSources } from "./page-context.ts";

export type WordListData = {
  readonly words: readonly Word[];
  /** How many words the whole list has: more than are here when it is locked. */
  readonly total: number;
  readonly isLocked: boolean;
};

/** A word list as a page shows it; of a premium title the preview. Rejects as the API client does. */
export async function loadWordList(
  { client, locale }: Pick<PageSources, "client"> & { readonly locale: Locale },
  type: number,
  id: number,
): Promise<WordListData> {
  try {
    const words = await client.getWordList(type, id, meanLanguageTypes[locale]);
    return { words, total: words.length, isLocked: false };
  } catch (error) {
    const locked = lockedListOf(error);
    if (locked === undefined) throw error;
    return { words: locked.preview, total: locked.total, isLocked: true };
  }
}
