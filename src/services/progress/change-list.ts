import { listLimits } from "../../domain/progress/list-limits.ts";
import { possibleHeadwords, typedHeadwords } from "../../domain/subtitles/words/forms/possible-headwords.ts";
import type { Db } from "../../storage/database.ts";
import { findSelected } from "../../storage/progress/generate-words.ts";
import {
  appendWords,
  type CountedId,
  findHeadwords,
  findScenes,
  findWordIds,
  removeWords,
  reorderWords,
} from "../../storage/progress/list-words.ts";
import {
  changeOwnList,
  deleteOwnList,
  findOwnList,
  raiseRevision,
  type StoredList,
} from "../../storage/progress/word-lists.ts";
import { lockUser } from "../accounts/lock-user.ts";
import type { WordListSource } from "../catalogue/read-word-list.ts";
import { Refusal } from "../refusal.ts";
import type { Services } from "../services.ts";
import { type ListOwner, refuseBeyondQuota } from "./refuse-beyond-quota.ts";

async function ownList(db: Db, userId: number, id: number): Promise<StoredList> {
  const list = await findOwnList(db, userId, id);
  if (list === undefined) throw new Refusal("not_found");
  return list;
}

/** Changes a list of the person and returns it as changed. @throws {Refusal} not_found */
async function change(
  { database }: Services,
  userId: number,
  id: number,
  work: (transaction: Db) => Promise<unknown>,
): Promise<StoredList> {
  return await database.db.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await ownList(transaction, userId, id);
    await work(transaction);
    await raiseRevision(transaction, id);
    return await ownList(transaction, userId, id);
  });
}

/** @throws {Refusal} not_found, as all functions below */
export function renameList(services: Services, userId: number, id: number, title: string): Promise<StoredList> {
  return change(services, userId, id, (transaction) => changeOwnList(transaction, userId, id, { title }));
}

/** Anyone with its address can see a shared list. The address never changes. */
export function shareList(services: Services, userId: number, id: number, isShared: boolean): Promise<StoredList> {
  return change(services, userId, id, (transaction) => changeOwnList(transaction, userId, id, { isShared }));
}

export async function deleteList({ database }: Services, userId: number, id: number): Promise<void> {
  if (!(await deleteOwnList(database.db, userId, id))) throw new Refusal("not_found");
}

/** Puts the given words first, in their order; the others follow in theirs. */
export function reorderList(
  services: Services,
  userId: number,
  id: number,
  wordIds: readonly number[],
): Promise<StoredList> {
  return change(services, userId, id, (transaction) => reorderWords(transaction, id, wordIds));
}

/** Words by their ids, or by phrases as typed. */
export type NamedWords = {
  readonly wordIds?: readonly number[] | undefined;
  readonly phrases?: readonly string[] | undefined;
};

export type ChangedWords = {
  readonly list: StoredList;
  readonly notFound: readonly string[];
  /** Ids of no word. */
  readonly unknownIds: readonly number[];
};

/** The words of phrases: by their headwords, else by those that they may be a form of ("went", "took care of"). */
async function findWords(db: Db, { wordIds = [], phrases = [] }: NamedWords) {
  const asTyped = await findFirst(db, phrases, typedHeadwords);
  const others = phrases.filter((phrase) => !asTyped.has(phrase));
  const asForms = await findFirst(db, others, (phrase) => typedHeadwords(phrase).flatMap(possibleHeadwords));
  const ids = phrases.map((phrase) => asTyped.get(phrase) ?? asForms.get(phrase));
  const known = await findWordIds(db, wordIds);
  return {
    ids: [...wordIds, ...ids.filter((id) => id !== undefined)],
    notFound: phrases.filter((_, at) => ids[at] === undefined),
    unknownIds: [...new Set(wordIds)].filter((id) => !known.has(id)),
  };
}

/** The first headword there is of those that each phrase may stand for. */
async function findFirst(
  db: Db,
  phrases: readonly string[],
  candidatesOf: (phrase: string) => readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const candidates = new Map(phrases.map((phrase) => [phrase, candidatesOf(phrase)]));
  const all = [...new Set([...candidates.values()].flat())];
  const ids = all.length === 0 ? new Map<string, number>() : await findHeadwords(db, all);
  const found = new Map<string, number>();
  for (const [phrase, words] of candidates) {
    const id = words.map((word) => ids.get(word)).find((one) => one !== undefined);
    if (id !== undefined) found.set(phrase, id);
  }
  return found;
}

/** Finds the words, gives their ids to `save`, and tells which phrases name no word. */
async function changeWords(
  services: Services,
  userId: number,
  listId: number,
  words: NamedWords,
  save: (transaction: Db, wordIds: readonly number[]) => Promise<void>,
): Promise<ChangedWords> {
  let missed: Pick<ChangedWords, "notFound" | "unknownIds"> = { notFound: [], unknownIds: [] };
  const list = await change(services, userId, listId, async (transaction) => {
    const found = await findWords(transaction, words);
    missed = { notFound: found.notFound, unknownIds: found.unknownIds };
    await save(transaction, found.ids);
  });
  return { list, ...missed };
}

/** Of the list of the catalogue that words are added from; not_found where the person may not see it. */
async function scenesIn(transaction: Db, userId: number, { kind, id }: WordListSource, wordIds: readonly number[]) {
  const episodes = await findSelected(transaction, userId, {
    titleIds: kind === "series" || kind === "movie" ? [id] : [],
    seasonIds: kind === "season" ? [id] : [],
    episodeIds: kind === "episode" ? [id] : [],
  });
  if (episodes.length === 0) throw new Refusal("not_found");
  const ids = episodes.map((episode) => episode.id);
  return await findScenes(transaction, ids, wordIds);
}

/**
 * Appends words to a list, with where they are added from, and rows as `removeListWords` gave them; words it has keep their
 * place, and theirs.
 *
 * @throws {Refusal} conflict (list.full, list.room, list.unverified)
 */
export function addWords(
  services: Services,
  owner: ListOwner,
  listId: number,
  { rows = [], ...words }: NamedWords & { readonly rows?: readonly CountedId[] | undefined },
  from?: WordListSource,
): Promise<ChangedWords> {
  const { id: userId } = owner;
  return changeWords(services, userId, listId, words, async (transaction, wordIds) => {
    const scenes = from && (await scenesIn(transaction, userId, from, wordIds));
    const added = wordIds.map((wordId) => {
      const scene = scenes?.get(wordId);
      return { wordId, count: 0, ...(scene && { scene }) };
    });
    await appendWords(transaction, listId, [...added, ...rows]);
    const { wordCount } = await ownList(transaction, userId, listId);
    if (wordCount > listLimits.words) throw new Refusal("conflict", [{ field: "wordIds", code: "list.full" }]);
    await refuseBeyondQuota(transaction, owner, "wordIds");
  });
}

/** Removes words from a list; words it does not have are ignored. Gives what it removed. */
export async function removeListWords(
  services: Services,
  userId: number,
  listId: number,
  words: NamedWords,
): Promise<ChangedWords & { readonly rows: readonly CountedId[] }> {
  let rows: readonly CountedId[] = [];
  const changed = await changeWords(services, userId, listId, words, async (transaction, wordIds) => {
    rows = await removeWords(transaction, listId, wordIds);
  });
  return { ...changed, rows };
}
