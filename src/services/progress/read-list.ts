import type { Premium } from "../../domain/accounts/premium-status.ts";
import type { ListedWord } from "../../domain/catalogue/catalogue.ts";
import { canOpenList, canSeeWholeList } from "../../domain/progress/list-policies.ts";
import { readKnownWords } from "../../storage/progress/known-words.ts";
import { readListWords, readWordsOfLists } from "../../storage/progress/list-words.ts";
import {
  type FoundList,
  findListByUrl,
  findOwnList,
  readListsOf,
  type StoredList,
} from "../../storage/progress/word-lists.ts";
import { readWordList, type WordListSource } from "../catalogue/read-word-list.ts";
import type { Services } from "../services.ts";

/** Who looks at a list; undefined stands for a visitor. */
export type Viewer = Premium & { readonly id: number; readonly knownListId: number };

/** A list as one viewer may see it. */
export type VisibleList = {
  /** None for the known list, and for those of the catalogue. */
  readonly title?: string;
  /** Only its first words are for this viewer. */
  readonly isLocked: boolean;
  readonly words: readonly ListedWord[];
};

/** A list of the catalogue; undefined where it is not published. */
export async function readCatalogueList(
  services: Services,
  viewer: Viewer | undefined,
  source: WordListSource,
): Promise<VisibleList | undefined> {
  const list = await readWordList(services, source);
  return list && { isLocked: !canSeeWholeList(viewer, list, services.now()), words: list.words };
}

/** The known list, or another list of the person's own; undefined where the person has no such list. */
export async function readOwnList(
  { database: { db } }: Services,
  { id: userId, knownListId }: Viewer,
  id: number,
): Promise<VisibleList | undefined> {
  if (id === knownListId) return { isLocked: false, words: await readKnownWords(db, userId) };
  const list = await findOwnList(db, userId, id);
  return list && { title: list.title, isLocked: false, words: await readListWords(db, list.id) };
}

/** A shared, a generated or an own list by its address; undefined where it is not, not any more, or not for this viewer. */
export async function findVisibleList(
  { database, now }: Services,
  viewer: Viewer | undefined,
  url: string,
): Promise<FoundList | undefined> {
  const list = await findListByUrl(database.db, url);
  return list !== undefined && canOpenList(viewer, list, now()) ? list : undefined;
}

/** Its words; undefined as above. */
export async function readSharedList(
  services: Services,
  viewer: Viewer | undefined,
  url: string,
): Promise<VisibleList | undefined> {
  const list = await findVisibleList(services, viewer, url);
  return (
    list && {
      title: list.title,
      isLocked: !canSeeWholeList(viewer, list, services.now()),
      words: await readListWords(services.database.db, list.id),
    }
  );
}

export type ListWithWords = StoredList & { readonly words?: readonly ListedWord[] };

/** The person's own lists in the order in which they were made, without the known list. */
export async function readOwnLists(
  { database: { db } }: Services,
  userId: number,
  includeWords: boolean,
): Promise<ListWithWords[]> {
  const lists = await readListsOf(db, userId);
  if (!includeWords) return lists;
  const words = await readWordsOfLists(
    db,
    lists.map(({ id }) => id),
  );
  return lists.map((list) => ({ ...list, words: words.get(list.id) ?? [] }));
}
