import { isDeepStrictEqual } from "node:util";
import type { Translated } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, eq, isNotNull } from "../drizzle.ts";
import { hasIdentity, type TitleIdentity } from "./find-imported.ts";
import { episodes, episodeWords, titles } from "./schema.ts";

export type TitleSettings = TitleIdentity & {
  /** The address it shall have; a number is added where another title has it. */
  readonly combinedUrl: string;
  readonly genres: readonly string[];
  readonly description: Translated;
  readonly posterUrl: string | null;
  readonly isPremium: boolean;
  readonly showLines: boolean;
};

export type SavedTitle = { readonly id: number; readonly combinedUrl: string };

const mostAttempts = 1_000;

function changeable({ name, genres, description, posterUrl, isPremium, showLines }: TitleSettings) {
  return { name, genres: [...genres], description, posterUrl, isPremium, showLines };
}

/** Example lines may be kept only while the title allows them. */
async function dropLines(db: Db, titleId: number): Promise<void> {
  await db
    .update(episodeWords)
    .set({ line: null })
    .from(episodes)
    .where(and(eq(episodes.id, episodeWords.episodeId), eq(episodes.titleId, titleId), isNotNull(episodeWords.line)));
}

async function updateExisting(db: Db, wished: TitleSettings): Promise<SavedTitle | undefined> {
  const [row] = await db.select().from(titles).where(hasIdentity(wished));
  if (row === undefined) return undefined;
  const { id, combinedUrl, name, genres, description, posterUrl, isPremium, showLines } = row;
  const stored = { name, genres, description, posterUrl, isPremium, showLines };
  if (!isDeepStrictEqual(stored, changeable(wished))) {
    await db
      .update(titles)
      .set({ ...changeable(wished), isStale: true })
      .where(eq(titles.id, id));
    if (showLines && !wished.showLines) await dropLines(db, id);
  }
  return { id, combinedUrl };
}

async function insertNew(db: Db, wished: TitleSettings, combinedUrl: string): Promise<SavedTitle | undefined> {
  const { kind, year } = wished;
  const [row] = await db
    .insert(titles)
    .values({ ...changeable(wished), kind, year, combinedUrl })
    .onConflictDoNothing()
    .returning({ id: titles.id, combinedUrl: titles.combinedUrl });
  return row;
}

/**
 * Makes a title, or brings the one of the same identity up to date; its address never changes again. Safe when two
 * processes save the same title at once, or two titles that wish for one address. A title is visible once published.
 */
export async function saveTitle(db: Db, wished: TitleSettings): Promise<SavedTitle> {
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const existing = await updateExisting(db, wished);
    if (existing !== undefined) return existing;
    const combinedUrl = attempt === 1 ? wished.combinedUrl : `${wished.combinedUrl}-${attempt}`;
    const inserted = await insertNew(db, wished, combinedUrl);
    if (inserted !== undefined) return inserted;
  }
  throw new Error(`no address is free for ${wished.kind} ${wished.name}`);
}
