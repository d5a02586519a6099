import type { Db } from "../database.ts";
import { and, eq, isAnyOf, sql } from "../drizzle.ts";
import {
  type EpisodePlace,
  findEpisodeOf,
  findImported,
  findTitle,
  type ImportedEpisode,
  readTitleEdits,
  readTitleNames,
  type TitleEdits,
  type TitleIdentity,
} from "./find-imported.ts";
import { saveSeason } from "./save-season.ts";
import {
  dropLines,
  type SavedTitle,
  saveTitle,
  settingsBeside,
  settingsOfNew,
  type TitleSettings,
} from "./save-title.ts";
import { drafts, episodes, episodeWords, missingItems, seasons, titleNames, titles } from "./schema.ts";

export type DraftRow = typeof titles.$inferSelect;

/** The draft that an import keeps of a title. */
export async function findDraft(db: Db, importId: string, identity: TitleIdentity): Promise<DraftRow | undefined> {
  const { kind, name, year } = identity;
  const [row] = await db
    .select()
    .from(titles)
    .where(
      and(
        eq(titles.kind, kind),
        sql`lower(${titles.name}) = lower(${name})`,
        sql`coalesce(${titles.year}, 0) = ${year ?? 0}`,
        sql`${titles.id} in (select ${drafts.titleId} from ${drafts} where ${drafts.importId} = ${importId})`,
      ),
    );
  return row;
}

/**
 * Makes or changes the draft of a title with what the title would have. For a transaction: two files of an import may come
 * first at once.
 */
export async function saveDraft(transaction: Db, importId: string, wanted: TitleSettings): Promise<SavedTitle> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${importId}, 0))`);
  const { kind, name, year, combinedUrl } = wanted;
  const draft = await findDraft(transaction, importId, wanted);
  const beside = draft ?? (await findTitle(transaction, wanted));
  const edited = (await findTitle(transaction, wanted))?.edited ?? [];
  const settings = beside === undefined ? settingsOfNew(wanted) : settingsBeside(wanted, { ...beside, edited });
  // The name is what the import's files say: they find the draft by it.
  const row = { ...settings, name, kind, year, combinedUrl, isStale: true };
  if (draft !== undefined) {
    await transaction.update(titles).set(row).where(eq(titles.id, draft.id));
    return { id: draft.id, combinedUrl, edited, showLines: settings.showLines };
  }
  const [made] = await transaction
    .insert(titles)
    .values({ ...row, isPrivate: true })
    .returning({ id: titles.id });
  if (made === undefined) throw new Error(`no draft of ${name} was written`);
  await transaction.insert(drafts).values({ titleId: made.id, importId });
  return { id: made.id, combinedUrl, edited, showLines: settings.showLines };
}

/** `readTitleEdits` with what was said of the draft's words besides. */
export async function readDraftEdits(
  db: Db,
  importId: string,
  identity: TitleIdentity,
): Promise<TitleEdits | undefined> {
  const edits = await readTitleEdits(db, identity);
  const draft = await findDraft(db, importId, identity);
  if (draft === undefined) return edits;
  const words = new Map(edits?.decided.map(({ word, isName }) => [word, isName]));
  for (const { word, isName } of await readTitleNames(db, draft.id)) words.set(word, isName);
  const decided = [...words].map(([word, isName]) => ({ word, isName })).sort((a, b) => (a.word < b.word ? -1 : 1));
  return { titleId: draft.id, showLines: edits?.showLines, decided };
}

/** `findImported`, in the draft first. */
export async function findDrafted(db: Db, importId: string, place: EpisodePlace): Promise<ImportedEpisode | undefined> {
  const draft = await findDraft(db, importId, place);
  return (draft && (await findEpisodeOf(db, draft.id, place))) ?? (await findImported(db, place));
}

/** The import whose draft a title is; undefined where it is none. */
export async function findDraftImport(db: Db, titleId: number): Promise<string | undefined> {
  const [row] = await db.select({ importId: drafts.importId }).from(drafts).where(eq(drafts.titleId, titleId));
  return row?.importId;
}

export async function lockDrafts(transaction: Db, ids: readonly number[]): Promise<DraftRow[]> {
  return await transaction
    .select()
    .from(titles)
    .where(and(isAnyOf(titles.id, ids), sql`${titles.id} in (select ${drafts.titleId} from ${drafts})`))
    .orderBy(titles.id)
    .for("no key update");
}

/** Whether a season of the catalogue is premium's; false where there is none. */
export async function isSeasonPremium(db: Db, identity: TitleIdentity, seasonNumber: number): Promise<boolean> {
  const title = await findTitle(db, identity);
  if (title === undefined) return false;
  const [row] = await db
    .select({ isPremium: seasons.isPremium })
    .from(seasons)
    .where(and(eq(seasons.titleId, title.id), eq(seasons.seasonNumber, seasonNumber)));
  return row?.isPremium ?? false;
}

/**
 * Puts what a draft has into the title of its name, which is made where there is none. An episode that the title has
 * already keeps its id, by which people's lists, quizzes and plans name it, and gets the draft's words. For a transaction
 * that holds the lock of the publication and the draft's row.
 *
 * @returns the title's id, and the episodes that have other words now
 */
export async function mergeDraft(
  transaction: Db,
  draft: DraftRow,
): Promise<{ readonly id: number; readonly replaced: readonly number[] }> {
  const { id: draftId, kind, name, year, combinedUrl } = draft;
  const { id, edited, showLines } = await saveTitle(transaction, {
    ...settingsOfNew(draft),
    kind,
    name,
    year,
    combinedUrl,
  });
  await transaction.update(titles).set({ isStale: true }).where(eq(titles.id, id));
  await mergeNames(transaction, draftId, id);
  const drafted = await transaction
    .select({ id: episodes.id, seasonId: episodes.seasonId, number: episodes.episodeNumber })
    .from(episodes)
    .where(eq(episodes.titleId, draftId));
  const seasonIds = await mergeSeasons(transaction, draftId, id, edited.includes("premiumSeasons"));
  const replaced: number[] = [];
  for (const episode of drafted) {
    const seasonId = episode.seasonId === null ? null : (seasonIds.get(episode.seasonId) ?? null);
    const [known] = await transaction
      .select({ id: episodes.id })
      .from(episodes)
      .where(
        and(
          eq(episodes.titleId, id),
          sql`${episodes.seasonId} is not distinct from ${seasonId}::int`,
          eq(episodes.episodeNumber, episode.number),
        ),
      );
    if (known === undefined) {
      await transaction.update(episodes).set({ titleId: id, seasonId }).where(eq(episodes.id, episode.id));
    } else {
      await replaceWith(transaction, known.id, episode.id);
      replaced.push(known.id);
    }
  }
  if (!showLines) await dropLines(transaction, id);
  return { id, replaced };
}

async function mergeSeasons(transaction: Db, draftId: number, id: number, isPremiumKept: boolean) {
  const rows = await transaction.select().from(seasons).where(eq(seasons.titleId, draftId));
  const ids = new Map<number, number>();
  for (const { id: from, seasonNumber, isPremium } of rows) {
    ids.set(from, await saveSeason(transaction, { titleId: id, seasonNumber, isPremium, isPremiumKept }));
  }
  return ids;
}

async function mergeNames(transaction: Db, from: number, to: number): Promise<void> {
  const rows = await transaction.select().from(titleNames).where(eq(titleNames.titleId, from));
  for (const { word, isName } of rows) {
    await transaction
      .insert(titleNames)
      .values({ titleId: to, word, isName })
      .onConflictDoUpdate({ target: [titleNames.titleId, titleNames.word], set: { isName } });
  }
}

/** Gives an episode the figures and words of another one, which goes. */
async function replaceWith(transaction: Db, id: number, from: number): Promise<void> {
  const [row] = await transaction.select().from(episodes).where(eq(episodes.id, from));
  if (row === undefined) throw new Error(`episode ${from} is gone`);
  const { id: _id, titleId: _titleId, seasonId: _seasonId, episodeNumber: _number, name, ...figures } = row;
  await transaction.delete(episodeWords).where(eq(episodeWords.episodeId, id));
  await transaction.delete(missingItems).where(eq(missingItems.episodeId, id));
  await transaction.update(episodeWords).set({ episodeId: id }).where(eq(episodeWords.episodeId, from));
  await transaction.update(missingItems).set({ episodeId: id }).where(eq(missingItems.episodeId, from));
  await transaction.delete(episodes).where(eq(episodes.id, from));
  // A file without a name leaves the one that the episode has.
  await transaction
    .update(episodes)
    .set({ ...figures, name: sql`coalesce(${name}, ${episodes.name})` })
    .where(eq(episodes.id, id));
}
