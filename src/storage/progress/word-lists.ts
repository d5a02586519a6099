import { users } from "../accounts/schema.ts";
import type { Db } from "../database.ts";
import { and, asc, count, eq, isNotNull, isNull, lte, sql } from "../drizzle.ts";
import { type ListSelection, listWords, wordLists } from "./schema.ts";

/** A person's own list, or a generated one, which has no owner. */
export type StoredList = {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly isShared: boolean;
  readonly isPremium: boolean;
  readonly wordCount: number;
  /** Differs after each change of its words. */
  readonly revision: number;
};

export type FoundList = StoredList & {
  /** Null for a generated list. */
  readonly userId: number | null;
  readonly owner: string | null;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
  /** Of a generated list whose words are worked out when it is read. */
  readonly selection: ListSelection | null;
  readonly knownOf: number | null;
  /** Of an own list that was copied from a selection. */
  readonly origin: ListSelection | null;
};

const fields = {
  id: wordLists.id,
  title: wordLists.title,
  url: wordLists.url,
  isShared: wordLists.isShared,
  isPremium: wordLists.isPremium,
  wordCount: sql<number>`coalesce(${wordLists.generatedCount},
    (select count(*)::int from list_words where list_id = ${wordLists.id}))`,
  revision: wordLists.revision,
};

const foundFields = {
  ...fields,
  userId: wordLists.userId,
  owner: users.username,
  expiresAt: wordLists.expiresAt,
  createdAt: wordLists.createdAt,
  selection: wordLists.selection,
  knownOf: wordLists.knownOf,
  origin: wordLists.origin,
};

/** Oldest first. */
export async function readListsOf(db: Db, userId: number): Promise<StoredList[]> {
  return await db.select(fields).from(wordLists).where(eq(wordLists.userId, userId)).orderBy(asc(wordLists.id));
}

export async function findOwnList(db: Db, userId: number, id: number): Promise<StoredList | undefined> {
  const [row] = await db
    .select(fields)
    .from(wordLists)
    .where(and(eq(wordLists.id, id), eq(wordLists.userId, userId)));
  return row;
}

/**
 * Any list, private and expired ones too: whether it may be opened, and what of it may be seen now, is for the caller to
 * check.
 */
export async function findListByUrl(db: Db, url: string): Promise<FoundList | undefined> {
  const [row] = await db
    .select(foundFields)
    .from(wordLists)
    .leftJoin(users, eq(users.id, wordLists.userId))
    .where(eq(wordLists.url, url));
  return row;
}

export async function countListsOf(db: Db, userId: number): Promise<number> {
  return await db.$count(wordLists, eq(wordLists.userId, userId));
}

/** Words in all lists of a person, without the known list. */
export async function countWordsOf(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ words: count() })
    .from(listWords)
    .innerJoin(wordLists, eq(wordLists.id, listWords.listId))
    .where(eq(wordLists.userId, userId));
  return row?.words ?? 0;
}

/** What people's lists, known words and quizzes take of the disk, indexes included. */
export async function readStoredBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select sum(pg_total_relation_size(name::regclass)) as bytes
    from unnest('{list_words,known_words,unknown_words,quizzes}'::text[]) as name`);
  return Number(rows[0]?.bytes ?? 0);
}

export async function insertList(db: Db, list: typeof wordLists.$inferInsert): Promise<number> {
  const [row] = await db.insert(wordLists).values(list).returning({ id: wordLists.id });
  if (row === undefined) throw new Error("the list was not saved");
  return row.id;
}

/** @returns whether the person has such a list */
export async function changeOwnList(
  db: Db,
  userId: number,
  id: number,
  change: { readonly title?: string; readonly isShared?: boolean },
): Promise<boolean> {
  const { rowCount } = await db
    .update(wordLists)
    .set(change)
    .where(and(eq(wordLists.id, id), eq(wordLists.userId, userId)));
  return rowCount === 1;
}

/** After each change of a list's words. */
export async function raiseRevision(db: Db, id: number): Promise<void> {
  await db
    .update(wordLists)
    .set({ revision: sql`${wordLists.revision} + 1` })
    .where(eq(wordLists.id, id));
}

/** Words that generated lists hold on the disk: those of texts and files; selections hold none. */
export async function countGeneratedWords(db: Db): Promise<number> {
  const [row] = await db
    .select({ words: sql`coalesce(sum(${wordLists.generatedCount}), 0)`.mapWith(Number) })
    .from(wordLists)
    .where(and(isNotNull(wordLists.expiresAt), isNull(wordLists.selection)));
  return row?.words ?? 0;
}

/** @returns whether the person had such a list */
export async function deleteOwnList(db: Db, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(wordLists).where(and(eq(wordLists.id, id), eq(wordLists.userId, userId)));
  return rowCount === 1;
}

/** Removes generated lists that have expired; owned lists never do. */
export async function deleteExpiredLists(db: Db, now: Date): Promise<void> {
  await db.delete(wordLists).where(lte(wordLists.expiresAt, now));
}
