import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import type { SubtitleIdentity } from "../../domain/catalogue/subtitle-path.ts";
import { type PackEpisode, type PackItem, type PackTitle, runningWordsOf } from "../../domain/catalogue/title-pack.ts";
import { findDrafted } from "../../storage/catalogue/drafts.ts";
import { findImported } from "../../storage/catalogue/find-imported.ts";
import type { Database, Db } from "../../storage/database.ts";
import { readTitlePack, UnusablePackError } from "../catalogue/read-title-pack.ts";
import { packLimits } from "../catalogue/title-pack-schema.ts";
import { placeOf } from "./collect-files.ts";
import type { FileAnalysis } from "./file-analysis.ts";
import { fileProblem, problemOf, UnusableFileError } from "./file-problem.ts";
import type { FileReport, Occurrences } from "./import-event.ts";
import { savePackEpisode } from "./save-pack-episode.ts";

/** Raised when the same pack would be stored otherwise. */
const storedForm = 1;

const nothingFound = { titleId: null, words: 0, runningWords: 0, problems: [], unknown: [], names: [] } as const;

function nameOf({ name, year }: PackTitle): string {
  return year === undefined ? name : `${name} (${year})`;
}

function identityOf(title: PackTitle, { season, episode }: PackEpisode): SubtitleIdentity {
  const { kind, name } = title;
  const year = title.year ?? null;
  if (kind === "movie") return { kind, name, year };
  return { kind, name, year, season: season ?? 0, episode: episode ?? 0, episodeName: null };
}

/** Under which an episode of a pack is stored. */
export function hashOf(title: PackTitle, episode: PackEpisode): string {
  return createHash("sha256")
    .update(JSON.stringify(["pack", storedForm, title, episode]))
    .digest("hex");
}

/** @throws {UnusablePackError} where it has faults */
export async function readPack(file: string) {
  const { size } = await stat(file);
  if (size > packLimits.bytes) throw new UnusablePackError(["It is too large to be a title pack."]);
  return await readTitlePack(await readFile(file));
}

/** An episode or film may be in one of the files only: else each import would put one in place of the other. */
function takePlaces(title: PackTitle, episodes: readonly PackEpisode[], file: string, places: Map<string, string>) {
  const own = episodes.map((episode) => placeOf(identityOf(title, episode)));
  const taken = own.map((place) => places.get(place)).find((other) => other !== undefined);
  if (taken !== undefined) {
    throw new UnusableFileError(fileProblem("same-place", taken));
  }
  for (const place of own) places.set(place, file);
}

type ChangedEpisode = { readonly episode: PackEpisode; readonly hash: string; readonly isNew: boolean };

/** What is stored in the place of an episode of a pack, in the draft first. */
export async function findStored(
  db: Db,
  { kind, name, year }: PackTitle,
  { season, episode }: PackEpisode,
  draftOf?: string,
) {
  const place = { kind, name, year: year ?? null, seasonNumber: season, episodeNumber: episode ?? 1 };
  return await (draftOf === undefined ? findImported(db, place) : findDrafted(db, draftOf, place));
}

async function findChanged(
  { db }: Database,
  title: PackTitle,
  episodes: readonly PackEpisode[],
  draftOf: string | undefined,
) {
  const changed: ChangedEpisode[] = [];
  let titleId: number | null = null;
  for (const episode of episodes) {
    const known = await findStored(db, title, episode, draftOf);
    const hash = hashOf(title, episode);
    if (known !== undefined) titleId = known.titleId;
    if (known?.contentHash !== hash) changed.push({ episode, hash, isNew: known === undefined });
  }
  return { changed, titleId };
}

/** How often each is said, most frequent first. */
function occurrencesOf(items: readonly PackItem[]): Occurrences[] {
  const counts = new Map<string, number>();
  for (const { phrase, count } of items) counts.set(phrase, (counts.get(phrase) ?? 0) + count);
  return [...counts].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count);
}

async function importPack(
  database: Database,
  file: string,
  { analysis, places, signal, draftOf }: PackImport,
): Promise<FileReport | undefined> {
  const { title, episodes } = await readPack(file);
  takePlaces(title, episodes, file, places);
  const found = await findChanged(database, title, episodes, draftOf);
  const report = { type: "file", file, title: nameOf(title), problems: [], names: [] } as const;
  if (found.changed.length === 0) {
    return { ...report, ...nothingFound, status: "unchanged", titleId: found.titleId };
  }
  const missing: PackItem[] = [];
  let { titleId } = found;
  for (const { episode, hash } of found.changed) {
    if (signal.aborted) return undefined;
    const fallbacks = await analysis.describeFallbacks(
      episode.items.map(({ phrase, partOfSpeech }) => ({ phrase, partOfSpeech })),
    );
    const saved = await savePackEpisode(database, { title, episode, hash, fallbacks, draftOf });
    titleId = saved.titleId;
    missing.push(...saved.missing);
  }
  const saved = found.changed.map(({ episode }) => episode);
  return {
    ...report,
    status: found.changed.every(({ isNew }) => isNew) ? "imported" : "replaced",
    titleId,
    words: saved.reduce((sum, { items }) => sum + items.length, 0) - missing.length,
    runningWords: saved.reduce((sum, episode) => sum + runningWordsOf(episode), 0),
    unknown: occurrencesOf(missing),
  };
}

export type PackImport = {
  readonly analysis: Pick<FileAnalysis, "describeFallbacks">;
  /** Which file the episodes and films of this import are in. */
  readonly places: Map<string, string>;
  readonly signal: AbortSignal;
  /** The import that keeps what it finds as a draft. */
  readonly draftOf: string | undefined;
};

/** Imports title packs one after the other; what is saved is visible once published. */
export async function* importPacks(
  database: Database,
  files: readonly string[],
  work: PackImport,
): AsyncGenerator<FileReport> {
  for (const file of files) {
    if (work.signal.aborted) return;
    try {
      const report = await importPack(database, file, work);
      if (report !== undefined) yield report;
    } catch (error) {
      const isPack = error instanceof UnusablePackError;
      const problems = isPack ? error.faults.map((fault) => fileProblem("pack", fault)) : [problemOf(error)];
      yield { type: "file", file, status: "failed", title: "", ...nothingFound, problems };
    }
  }
}
