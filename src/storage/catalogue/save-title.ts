import { isDeepStrictEqual } from "node:util";
import type { Translated } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, eq, isNotNull } from "../drizzle.ts";
import { hasIdentity, type TitleIdentity } from "./find-imported.ts";
import { episodes, episodeWords, titles } from "./schema.ts";

export type TitleSettings = TitleIdentity & {
  /** The wanted address; a number is appended where another title has it. */
  readonly combinedUrl: string;
  readonly genres: readonly string[];
  readonly description: Translated;
  readonly posterUrl: string | null;
  readonly isPremium: boolean;
  readonly showLines: boolean;
};

export type SavedTitle = { readonly id: number; readonly combinedUrl: string };

const maxAttempts = 1_000;

function settingsOf({ name, genres, description, posterUrl, isPremium, showLines }: TitleSettings) {
  return { name, genres: [...genres], description, posterUrl, isPremium, showLines };
}

/** Example lines may be kept only while the title allows them. */
export async function dropLines(db: Db, titleId: number): Promise<void> {
  await db
    .update(episodeWords)
    .set({ line: null })
    .from(episodes)
    .where(and(eq(episodes.id, episodeWords.episodeId), eq(episodes.titleId, titleId), isNotNull(episodeWords.line)));
}

async function updateExisting(db: Db, wanted: TitleSettings): Promise<SavedTitle | undefined> {
  const [row] = await db.select().from(titles).where(hasIdentity(wanted));
  if (row === undefined) return undefined;
  const { id, combinedUrl, name, genres, description, posterUrl, isPremium, showLines } = row;
  const stored = { name, genres, description, posterUrl, isPremium, showLines };
  if (!isDeepStrictEqual(stored, settingsOf(wanted))) {
    await db
      .update(titles)
      .set({ ...settingsOf(wanted), isStale: true })
      .where(eq(titles.id, id));
    if (showLines && !wanted.showLines) await dropLines(db, id);
  }
  return { id, combinedUrl };
}

async function insertNew(db: Db, wanted: TitleSettings, combinedUrl: string): Promise<SavedTitle | undefined> {
  const { kind, year } = wanted;
  const [row] = await db
    .insert(titles)
    .values({ ...settingsOf(wanted), kind, year, combinedUrl })
    .onConflictDoNothing()
    .returning({ id: titles.id, combinedUrl: titles.combinedUrl });
  return row;
}

/**
 * Creates a title, or updates the one of the same identity; its address never changes. Safe when two processes save the
 * same title, or two titles with the same wanted address, at once. A title is visible once published.
 */
export async function saveTitle(db: Db, wanted: TitleSettings): Promise<SavedTitle> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const existing = await updateExisting(db, wanted);
    if (existing !== undefined) return existing;
    const combinedUrl = attempt === 1 ? wanted.combinedUrl : `${wanted.combinedUrl}-${attempt}`;
    const inserted = await insertNew(db, wanted, combinedUrl);
    if (inserted !== undefined) return inserted;
  }
  throw new Error(`no address is free for ${wanted.kind} ${wanted.name}`);
}
