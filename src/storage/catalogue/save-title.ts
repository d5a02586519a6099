import { isDeepStrictEqual } from "node:util";
import type { Translated } from "../../domain/locale/locale.ts";
import type { Db } from "../database.ts";
import { and, eq, isNotNull } from "../drizzle.ts";
import { findTitle, type TitleIdentity } from "./find-imported.ts";
import { episodes, episodeWords, type TitleField, titles } from "./schema.ts";

export type TitleSettings = TitleIdentity & {
  /** The wanted address; a number is appended where another title has it. */
  readonly combinedUrl: string;
  /** These are left as they are where they are undefined. */
  readonly genres?: readonly string[] | undefined;
  readonly description?: Translated | undefined;
  readonly posterUrl?: string | null | undefined;
  readonly isPremium?: boolean | undefined;
  readonly showLines?: boolean | undefined;
  readonly watchUrl?: string | null | undefined;
  readonly licence?: string | null | undefined;
  readonly credit?: string | null | undefined;
  readonly minutes?: number | null | undefined;
};

export type SavedTitle = Pick<typeof titles.$inferSelect, "id" | "combinedUrl" | "showLines" | "edited">;

const maxAttempts = 1_000;

type Settings = Pick<typeof titles.$inferSelect, "name" | keyof Unstated>;

type Unstated = Pick<
  typeof titles.$inferSelect,
  "genres" | "description" | "posterUrl" | "isPremium" | "showLines" | "watchUrl" | "licence" | "credit" | "minutes"
>;

const ofNewTitle: Unstated = {
  genres: [],
  description: { tr: "", en: "", es: "" },
  posterUrl: null,
  isPremium: false,
  showLines: false,
  watchUrl: null,
  licence: null,
  credit: null,
  minutes: null,
};

type Given = Pick<TitleSettings, keyof Settings>;

/** What is given, and what is stored where nothing is. */
function settingsOf(given: Given, stored: Unstated): Settings {
  const { name, genres = stored.genres, description = stored.description, posterUrl = stored.posterUrl } = given;
  const { isPremium = stored.isPremium, showLines = stored.showLines, watchUrl = stored.watchUrl } = given;
  const { licence = stored.licence, credit = stored.credit, minutes = stored.minutes } = given;
  return {
    name,
    genres: [...genres],
    description,
    posterUrl,
    isPremium,
    showLines,
    watchUrl,
    licence,
    credit,
    minutes,
  };
}

/** What a title has once something is imported of it: what is given, but for what the operator has changed. */
export function settingsBeside(given: Given, row: Settings & { readonly edited: readonly TitleField[] }): Settings {
  const isEdited = (field: string) => row.edited.some((each) => each === field);
  const kept = Object.fromEntries(Object.entries(settingsOf(row, row)).filter(([field]) => isEdited(field)));
  return { ...settingsOf(given, row), ...kept };
}

export function settingsOfNew(given: Given): Settings {
  return settingsOf(given, ofNewTitle);
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
  const { id, combinedUrl, edited, showLines } = row;
  const stored = settingsOf(row, row);
  const settings = settingsBeside(wanted, row);
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
    .values({ ...settingsOfNew(wanted), kind, year, combinedUrl })
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
