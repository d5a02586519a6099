import type { Premium } from "../../domain/accounts/premium-status.ts";
import { canOpenList, canSeeWholeList } from "../../domain/progress/list-policies.ts";
import { readKnownEntries } from "../../storage/progress/known-words.ts";
import { type CountedId, readEntries } from "../../storage/progress/list-words.ts";
import {
  type FoundList,
  findListByUrl,
  findOwnList,
  readListsOf,
  type StoredList,
} from "../../storage/progress/word-lists.ts";
import type { Services } from "../services.ts";
import { entriesOf } from "./list-entries.ts";

/** The signed-in person who requests a list; undefined for a visitor. */
export type Viewer = Premium & { readonly id: number; readonly knownListId: number };

/** A list as one viewer sees it. */
export type VisibleList = {
  /** None for the known list. */
  readonly title?: string;
  /** This viewer may see its first words only. */
  readonly isLocked: boolean;
  readonly entries: readonly CountedId[];
};

/** The known list, or another list of the person; undefined where the person has no such list. */
export async function readOwnList(
  { database: { db } }: Services,
  { id: userId, knownListId }: Viewer,
  id: number,
): Promise<VisibleList | undefined> {
  if (id === knownListId) return { isLocked: false, entries: await readKnownEntries(db, userId) };
  const list = await findOwnList(db, userId, id);
  return list && { title: list.title, isLocked: false, entries: await readEntries(db, list.id) };
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

/** Whether this viewer may see the first words of a list only. */
export function isLockedFor(services: Services, viewer: Viewer | undefined, list: { isPremium: boolean }): boolean {
  return !canSeeWholeList(viewer, list, services.now());
}

/** A list as `findVisibleList` finds it, with its entries. */
export async function readSharedList(
  services: Services,
  viewer: Viewer | undefined,
  url: string,
): Promise<VisibleList | undefined> {
  const list = await findVisibleList(services, viewer, url);
  if (list === undefined) return undefined;
  const isLocked = isLockedFor(services, viewer, list);
  return { title: list.title, isLocked, entries: await entriesOf(services.database.db, list) };
}

export type OwnList = StoredList;

/** The entries of a list of `readOwnLists`. */
export function readEntriesOfOwn({ database: { db } }: Services, { id }: OwnList): Promise<CountedId[]> {
  return readEntries(db, id);
}

/** The person's own lists, oldest first, without the known list. */
export function readOwnLists({ database: { db } }: Services, userId: number): Promise<OwnList[]> {
  return readListsOf(db, userId);
}
