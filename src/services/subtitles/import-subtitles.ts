import { createHash } from "node:crypto";
import { readDraftEdits } from "../../storage/catalogue/drafts.ts";
import { readTitleEdits, type TitleEdits } from "../../storage/catalogue/find-imported.ts";
import { publishStale } from "../../storage/catalogue/publish-stale.ts";
import type { Database } from "../../storage/database.ts";
import { readOverlay } from "../../storage/lexicon/overlay.ts";
import type { Services } from "../services.ts";
import { analyserVersion, ownWordsOf } from "./analysis-key.ts";
import { collectFiles, placeOf, type SubtitleFile, titleKeyOf } from "./collect-files.ts";
import type { FileAnalysis } from "./file-analysis.ts";
import { type FileProblem, problemOf } from "./file-problem.ts";
import type { FileReport, ImportEvent } from "./import-event.ts";
import { importPacks } from "./import-packs.ts";
import { readSubtitleFile } from "./read-cues.ts";
import { findImportedHash, saveEpisode } from "./save-episode.ts";
import { startAnalysis } from "./start-analysis.ts";

type Changed = {
  readonly file: SubtitleFile;
  readonly hash: string;
  readonly isNew: boolean;
  readonly decided: TitleEdits["decided"];
};

const nothingFound = { titleId: null, words: 0, runningWords: 0, problems: [], unknown: [], names: [] } as const;

function titleOf({ identity }: SubtitleFile): string {
  const year = identity.year === null ? "" : ` (${identity.year})`;
  if (identity.kind === "movie") return `${identity.name}${year}`;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${identity.name}${year} S${pad(identity.season)}E${pad(identity.episode)}`;
}

function failure(file: string, title: string, problem: FileProblem): FileReport {
  return { type: "file", file, status: "failed", title, ...nothingFound, problems: [problem] };
}

function contentHash(
  bytes: Uint8Array,
  { identity, settings }: SubtitleFile,
  key: string,
  edits: TitleEdits | undefined,
): string {
  const settingsKey = JSON.stringify([analyserVersion, identity, settings]);
  const hash = createHash("sha256").update(bytes).update(settingsKey).update(key);
  const { decided = [], showLines = settings.showLines } = edits ?? {};
  if (decided.length > 0 || showLines !== settings.showLines) hash.update(JSON.stringify([decided, showLines]));
  return hash.digest("hex");
}

/** What the operator has changed of titles, asked for once a title. */
function createEditsReader({ db }: Database, draftOf: string | undefined) {
  const known = new Map<string, Promise<TitleEdits | undefined>>();
  return ({ kind, name, year }: SubtitleFile["identity"]) => {
    const key = JSON.stringify([kind, name, year]);
    const read = () =>
      draftOf === undefined
        ? readTitleEdits(db, { kind, name, year })
        : readDraftEdits(db, draftOf, { kind, name, year });
    const edits = known.get(key) ?? read();
    known.set(key, edits);
    return edits;
  };
}

type Task = {
  readonly analysis: FileAnalysis;
  /** Identifies what the lexicon tells the analysis. */
  readonly key: string;
  readonly editsOf: ReturnType<typeof createEditsReader>;
  readonly isForced: boolean;
  readonly draftOf: string | undefined;
  readonly signal: AbortSignal;
};

/**
 * Finds a title's files whose content or settings are not those that they were imported with; where there are any,
 * counts the names of all its files.
 */
async function* findChanged(
  database: Database,
  files: readonly SubtitleFile[],
  { analysis, key, editsOf, isForced, draftOf, signal }: Task,
  changed: Changed[],
): AsyncGenerator<FileReport | "read"> {
  // A file that cannot be parsed has no names; it is reported when it is analysed.
  const countNames = async (bytes: Uint8Array, { identity }: SubtitleFile) => {
    if (!signal.aborted) await analysis.countNames(bytes, titleKeyOf(identity), isForced).catch(() => undefined);
  };
  const unchangedBefore: SubtitleFile[] = [];
  for (const file of files) {
    const title = titleOf(file);
    try {
      const bytes = await readSubtitleFile(file.path);
      const edits = await editsOf(file.identity);
      const hash = contentHash(bytes, file, key, edits);
      const known = edits && (await findImportedHash(database.db, file.identity, draftOf));
      if (hash === known) {
        const { titleId } = edits ?? nothingFound;
        yield { type: "file", file: file.path, status: "unchanged", title, ...nothingFound, titleId };
      } else changed.push({ file, hash, isNew: known === undefined, decided: edits?.decided ?? [] });
      if (changed.length > 0) await countNames(bytes, file);
      else unchangedBefore.push(file);
    } catch (error) {
      yield failure(file.path, title, problemOf(error));
    }
    yield "read";
  }
  if (changed.length === 0) return;
  for (const file of unchangedBefore) {
    await readSubtitleFile(file.path).then(
      (bytes) => countNames(bytes, file),
      () => undefined,
    );
  }
}

type ImportOptions = {
  /** The folder whose own path says nothing about the files in it. */
  readonly root?: string;
  /** Takes files that seem not to be in English. */
  readonly isForced?: boolean;
  /** The import that keeps what it finds as a draft, which nobody sees before it is published. */
  readonly draftOf?: string | undefined;
};

/**
 * Imports subtitle files, title packs and folders of them and reports file by file.
 *
 * Names are counted over the files of each title: each file is loaded at most twice (once where nothing has changed), and
 * a bounded part of their text is kept in memory in between. Each file is saved in one transaction; what was saved is published at the end, and by the next import
 * if this one is killed. A file whose content and settings are known already is left alone.
 *
 */
export async function* importSubtitles(
  services: Services,
  paths: readonly string[],
  signal: AbortSignal,
  { root, isForced = false, draftOf }: ImportOptions = {},
): AsyncGenerator<ImportEvent> {
  const { files, packs, refused } = await collectFiles(paths, root);
  yield { type: "start", files: files.length + packs.length + refused.length };
  for (const { path, problem } of refused) yield failure(path, "", problem);

  const overlay = await readOverlay(services.database.db);
  const analysis = startAnalysis(overlay.map(({ entry }) => entry));
  try {
    const places = new Map(files.map(({ path, identity }) => [placeOf(identity), path]));
    const { database } = services;
    let changed = 0;
    for (const imported of [
      importFiles(database, files, { analysis, ownWords: ownWordsOf(overlay), isForced, draftOf }, signal),
      importPacks(database, packs, { analysis, places, signal, draftOf }),
    ]) {
      for await (const event of imported) {
        if (event.type === "file" && (event.status === "imported" || event.status === "replaced")) changed += 1;
        yield event;
      }
    }
    await publishStale(database.db);
    const version = await services.contentVersion.refresh();
    yield { type: "end", version, changed, isComplete: !signal.aborted };
  } finally {
    await analysis.close();
  }
}

async function* importFiles(
  database: Database,
  files: readonly SubtitleFile[],
  { analysis, ownWords, isForced, draftOf }: Pick<Task, "analysis" | "isForced" | "draftOf"> & { ownWords: string },
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const key = `${await analysis.lexiconKey()}${ownWords}`;
  const task: Task = { analysis, key, editsOf: createEditsReader(database, draftOf), isForced, draftOf, signal };
  const stored = new Set<number>();
  // One file is saved while the next is analysed.
  const underWay: Promise<FileReport>[] = [];
  const nextReport = async (): Promise<FileReport[]> => {
    const report = await underWay.shift();
    return report === undefined ? [] : [report];
  };
  let read = 0;
  for (const [title, filesOfTitle] of Map.groupBy(files, ({ identity }) => titleKeyOf(identity))) {
    if (signal.aborted) break;
    const changed: Changed[] = [];
    for await (const event of findChanged(database, filesOfTitle, task, changed)) {
      if (event === "read") yield { type: "reading", done: ++read, files: files.length };
      else yield event;
    }
    for (const change of changed) {
      if (signal.aborted) break;
      underWay.push(importFile(database, change, task, stored));
      if (underWay.length > 1) yield* await nextReport();
    }
    // Where the import is over before that, so is the analysis.
    void Promise.allSettled(underWay).then(() => analysis.forgetNames(title).catch(() => undefined));
  }
  while (underWay.length > 0) yield* await nextReport();
}

async function importFile(
  database: Database,
  { file, hash, isNew, decided }: Changed,
  { analysis, isForced, draftOf }: Task,
  stored: Set<number>,
): Promise<FileReport> {
  const title = titleOf(file);
  try {
    const { words, headwords, seconds, problems } = await analysis.analyse(
      await readSubtitleFile(file.path),
      titleKeyOf(file.identity),
      { listed: file.settings.names, decided },
      isForced,
    );
    const titleId = await saveEpisode(database, { file, hash, words, seconds, headwords, stored, draftOf });
    return {
      type: "file",
      file: file.path,
      status: isNew ? "imported" : "replaced",
      title,
      titleId,
      words: words.items.length,
      runningWords: words.runningWords,
      problems,
      unknown: words.unknown,
      names: words.names.map(({ name, ...said }) => ({ word: name, ...said })),
      season: file.identity.kind === "series" ? file.identity.season : null,
      episode: file.identity.kind === "series" ? file.identity.episode : 1,
    };
  } catch (error) {
    return failure(file.path, title, problemOf(error));
  }
}
