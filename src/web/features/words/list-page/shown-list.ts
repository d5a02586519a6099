import { meanLanguageTypes } from "../../../../contract/lexicon/mean-language-types.ts";
import type { ListInfo, ListStart } from "../../../../contract/progress/lists.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { describeWords, loadWordList, type WordListData } from "../../lexicon/word-list-data.ts";
import { type ApiClient, ApiError } from "../../page/api-client.ts";

export type ShownList = { readonly info: ListInfo; readonly list: WordListData };

/** A list by its address; null where the client's user has no access to one. Rejects as the API client does. */
export async function loadShownList(client: ApiClient, locale: Locale, url: string): Promise<ShownList | null> {
  try {
    const info = await client.call("WordList/GetListInfo", { query: { url } });
    return { info, list: await loadWordList({ client, locale }, { kind: "shared", id: url }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The beginning of a shared or generated list, for its document. */
export function listOfStart(url: string, { words, levels, hasCounts, isLocked, total }: ListStart): WordListData {
  const facts = { ...describeWords(words), levelCounts: levels, hasCounts, isLocked, total };
  return { ...facts, kind: "shared", id: url, isOrdered: true, count: isLocked ? words.length : total };
}

/** The same for a document, which has the list's first words alone. */
export async function loadListStart(client: ApiClient, locale: Locale, url: string): Promise<ShownList | null> {
  try {
    const query = { url, MeanLanguageType: meanLanguageTypes[locale] };
    const start = await client.call("WordList/GetListStart", { query });
    return { info: start.info, list: listOfStart(url, start) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
