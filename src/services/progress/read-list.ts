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

/** The signed-in person who requests a list; undefined for a visitor. */
export type Viewer = Premium & { readonly id: number; readonly knownListId: number };

/** A list as one viewer sees it. */
export type VisibleList = {
  /** None for the known list, and for those of the catalogue. */
  readonly title?: string;
  /** This viewer may see its first words only. */
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

/** The known list, or another list of the person; undefined where the person has no such list. */
export async function readOwnList(
  { database: { db } }: Services,
  { id: userId, knownListId }: Viewer,
  id: number,
): Promise<VisibleList | undefined> {
  if (id === knownListId) return { isLocked: false, words: await readKnownWords(db, userId) };
  const list = await findOwnList(db, userId, id);
  return list && { title: list.title, isLocked: false, words: await readListWords(db, list.id) };
}

/** A shared, generated or own list by its address; undefined where it does not exist or this viewer may not open it. */
export async function findVisibleList(
  { database, now }: Services,
  viewer: Viewer | undefined,
  url: string,
): Promise<FoundList | undefined> {
  const list = await findListByUrl(database.db, url);
  return list !== undefined && canOpenList(viewer, list, now()) ? list : undefined;
}

/** The same with its words. */
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

/** The person's own lists, oldest first, without the known list. */
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
