import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Lexicon } from "../../domain/lexicon/create-lexicon.ts";
import { createNameEvidence, judgeNames, type NameJudge } from "../../domain/subtitles/words/name-evidence.ts";
import { createWordAnalyser } from "../../domain/subtitles/words/word-analyser.ts";
import { publishStale } from "../../storage/catalogue/publish-stale.ts";
import { reasonOf } from "../../storage/reason-of.ts";
import { loadLexicon } from "../lexicon/load-lexicon.ts";
import type { Services } from "../services.ts";
import { collectFiles, type SubtitleFile } from "./collect-files.ts";
import type { FileReport, ImportEvent } from "./import-event.ts";
import { readCues, readSubtitleFile, UnusableFileError } from "./read-cues.ts";
import { findImportedHash, saveEpisode } from "./save-episode.ts";

/** Rises when the same file would give other words, so that the next import replaces what an older one found. */
const analyserVersion = 1;

type Changed = { readonly file: SubtitleFile; readonly hash: string; readonly isNew: boolean };

const nothingFound = { words: 0, runningWords: 0, problems: [], unknown: [], names: [] } as const;

function titleOf({ identity }: SubtitleFile): string {
  const year = identity.year === null ? "" : ` (${identity.year})`;
  if (identity.kind === "movie") return `${identity.name}${year}`;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${identity.name}${year} S${pad(identity.season)}E${pad(identity.episode)}`;
}

function failure(file: string, title: string, error: unknown): FileReport {
  const line = error instanceof UnusableFileError ? error.line : 0;
  const { message } = reasonOf(error);
  return { type: "file", file, status: "failed", title, ...nothingFound, problems: [{ line, message }] };
}

/** Multiword headwords change what a file's words are; other entries only describe them. */
function multiwordKey({ dictionary }: Lexicon): string {
  return dictionary.multiwords.map(({ phrase, splits }) => `${phrase}${splits ? "*" : ""}`).join("|");
}

function contentHash(bytes: Uint8Array, { identity, settings }: SubtitleFile, key: string): string {
  const settingsKey = JSON.stringify([analyserVersion, identity, settings]);
  return createHash("sha256").update(bytes).update(settingsKey).update(key).digest("hex");
}

/** Files whose content or settings are not those that they were imported with. Leaves the site time to answer. */
async function* findChanged(
  { database }: Services,
  files: readonly SubtitleFile[],
  key: string,
  changed: Changed[],
): AsyncGenerator<ImportEvent> {
  for (const [index, file] of files.entries()) {
    const title = titleOf(file);
    try {
      const hash = contentHash(await readSubtitleFile(file.path), file, key);
      const known = await findImportedHash(database.db, file.identity);
      if (hash === known) yield { type: "file", file: file.path, status: "unchanged", title, ...nothingFound };
      else changed.push({ file, hash, isNew: known === undefined });
    } catch (error) {
      yield failure(file.path, title, error);
    }
    yield { type: "reading", done: index + 1, files: files.length };
  }
}

/** Judges each title's names by the evidence of all files; titles differ in the names that their settings give. */
async function collectNames(files: readonly SubtitleFile[], { dictionary }: Lexicon, signal: AbortSignal) {
  const evidence = createNameEvidence();
  const analyser = createWordAnalyser(dictionary);
  for (const { path } of files) {
    if (signal.aborted) break;
    try {
      analyser.collectNames(readCues(await readSubtitleFile(path), dictionary).cues, evidence);
    } catch {
      // The file is told of when its own turn comes; here it only has no evidence to give.
    }
    await setImmediate();
  }
  const judges = new Map<string, NameJudge>();
  return (given: readonly string[]): NameJudge => {
    const key = given.join("\n");
    const judge = judges.get(key) ?? judgeNames(evidence, dictionary, given);
    judges.set(key, judge);
    return judge;
  };
}

/**
 * Imports subtitle files and folders, telling what happens file by file.
 *
 * Names are judged by the evidence of all files given; so each file is read twice and none is kept in memory.
 * Each file is saved in one transaction; what was saved is published at the end, and by the next import
 * if this one is killed. A file whose content and settings are known already is left alone.
 */
export async function* importSubtitles(
  services: Services,
  paths: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<ImportEvent> {
  const lexicon = await loadLexicon();
  const { dictionary } = lexicon;
  const { files, refused } = await collectFiles(paths);
  yield { type: "start", files: files.length + refused.length };
  for (const { path, message } of refused) yield failure(path, "", new UnusableFileError(message));

  const changed: Changed[] = [];
  yield* findChanged(services, files, multiwordKey(lexicon), changed);
  const judgeFor = changed.length === 0 ? undefined : await collectNames(files, lexicon, signal);
  const analyser = createWordAnalyser(dictionary);
  let saved = 0;
  for (const { file, hash, isNew } of changed) {
    if (signal.aborted || judgeFor === undefined) break;
    const title = titleOf(file);
    try {
      const { cues, problems } = readCues(await readSubtitleFile(file.path), dictionary);
      const found = analyser.analyse(cues, judgeFor(file.settings.names));
      await saveEpisode(services.database, { file, hash, found, lexicon });
      saved += 1;
      yield {
        type: "file",
        file: file.path,
        status: isNew ? "imported" : "replaced",
        title,
        words: found.items.length,
        runningWords: found.runningWords,
        problems,
        unknown: found.unknown.map(({ word }) => word),
        names: found.names.map(({ name }) => name),
      };
    } catch (error) {
      yield failure(file.path, title, error);
    }
    // The site goes on answering while it imports.
    await setImmediate();
  }

  await publishStale(services.database.db);
  const version = await services.contentVersion.refresh();
  yield { type: "end", version, changed: saved, isComplete: !signal.aborted };
}
