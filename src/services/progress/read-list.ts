import type { Premium } from "../../domain/accounts/premium-status.ts";
import { canOpenList, canSeeWholeList } from "../../domain/progress/list-policies.ts";
import type { Db } from "../../storage/database.ts";
import { hasPremium, hasUnreadable } from "../../storage/progress/generate-words.ts";
import { readKnownEntries } from "../../storage/progress/known-words.ts";
import { type CountedId, readEntries } from "../../storage/progress/list-words.ts";
import {
  type FoundList,
  findListByUrl,
  findOwnList,
  readListsOf,
  type StoredList,
} from "../../storage/progress/word-lists.ts";
import type { WordListSource } from "../catalogue/read-word-list.ts";
import type { Services } from "../services.ts";
import { entriesOf, type OpenedList } from "./list-entries.ts";

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

/**
 * Whether a list is premium now: titles become premium, and free, after lists were made of them. A generated list is what
 * its selection is; a copy holds words of its own and stays premium once it was.
 */
async function isPremiumNow(db: Db, { selection, origin, isPremium }: FoundList): Promise<boolean> {
  if (selection !== null) return await hasPremium(db, selection);
  return isPremium || (origin !== null && (await hasPremium(db, origin)));
}

/**
 * A shared, generated or own list by its address, with what is premium now; undefined where it does not exist or this
 * viewer may not open it.
 */
export async function findVisibleList(
  { database: { db }, now }: Services,
  viewer: Viewer | undefined,
  url: string,
): Promise<OpenedList | undefined> {
  const list = await findListByUrl(db, url);
  if (list === undefined || !canOpenList(viewer, list, now())) return undefined;
  const of = list.selection ?? list.origin;
  // Of a title that somebody brought: the list is for its owner alone, as the title is.
  if (of !== null && (await hasUnreadable(db, viewer?.id, of))) return undefined;
  return { ...list, isPremium: await isPremiumNow(db, list), reader: viewer?.id };
}

/** Whether something of a list of the catalogue is premium now; an index or a cache may be of a moment ago. */
export function isSourcePremium({ database: { db } }: Services, { kind, id }: WordListSource): Promise<boolean> {
  return hasPremium(db, {
    titleIds: kind === "series" || kind === "movie" ? [id] : [],
    seasonIds: kind === "season" ? [id] : [],
    episodeIds: kind === "episode" ? [id] : [],
  });
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
