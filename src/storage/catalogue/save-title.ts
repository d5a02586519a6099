import { isDeepStrictEqual } from "node:util";
import type { Translated } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, eq, isNotNull } from "../drizzle.ts";
import { findTitle, type TitleIdentity } from "./find-imported.ts";
import { episodes, episodeWords, type TitleField, titles } from "./schema.ts";

export type TitleSettings = TitleIdentity & {
  /** The wanted address; a number is appended where another title has it. */
  readonly combinedUrl: string;
  readonly genres: readonly string[];
  readonly description: Translated;
  readonly posterUrl: string | null;
  readonly isPremium: boolean;
  readonly showLines: boolean;
};

export type SavedTitle = Pick<typeof titles.$inferSelect, "id" | "combinedUrl" | "showLines" | "edited">;

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
  const row = await findTitle(db, wanted);
  if (row === undefined) return undefined;
  const { id, combinedUrl, edited, name, genres, description, posterUrl, isPremium, showLines } = row;
  const stored = { name, genres, description, posterUrl, isPremium, showLines };
  const given = settingsOf(wanted);
  const isEdited = (field: string) => edited.some((each: TitleField) => each === field);
  const kept = Object.fromEntries(Object.entries(stored).filter(([field]) => isEdited(field)));
  const settings: typeof given = { ...given, ...kept };
  if (!isDeepStrictEqual(stored, settings)) {
    await db
      .update(titles)
      .set({ ...settings, isStale: true })
      .where(eq(titles.id, id));
    if (showLines && !settings.showLines) await dropLines(db, id);
  }
  return { id, combinedUrl, edited, showLines: settings.showLines };
}

async function insertNew(db: Db, wanted: TitleSettings, combinedUrl: string): Promise<SavedTitle | undefined> {
  const { kind, year } = wanted;
  const [row] = await db
    .insert(titles)
    .values({ ...settingsOf(wanted), kind, year, combinedUrl })
    .onConflictDoNothing()
    .returning({
      id: titles.id,
      combinedUrl: titles.combinedUrl,
      showLines: titles.showLines,
      edited: titles.edited,
    });
  return row;
}

/**
 * Creates a title, or updates the one of the same identity, but for what the operator has changed of it; its address never
 * changes. Safe when two processes save the
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
