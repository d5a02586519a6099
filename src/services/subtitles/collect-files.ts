import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import {
  identifySubtitle,
  isPackName,
  isSubtitleName,
  type SubtitleIdentity,
} from "../../domain/catalogue/subtitle-path.ts";
import type { FileProblemCode } from "../../domain/subtitles/file-problem.ts";
import { type FileProblem, fileProblem, problemOf } from "./file-problem.ts";
import { defaultSettings, readTitleFile, type TitleSettings } from "./title-file.ts";

/** A subtitle file with its episode or film and the settings of its folder. */
export type SubtitleFile = {
  readonly path: string;
  readonly identity: SubtitleIdentity;
  readonly settings: TitleSettings;
};

/** A path that cannot be imported, and why. */
export type RefusedPath = { readonly path: string; readonly problem: FileProblem };

/** A title.json applies to its folder and the season folders in it. */
const maxTitleFileDistance = 2;

const isImportable = (name: string) => isSubtitleName(name) || isPackName(name);

async function walk(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && isImportable(entry.name) && !entry.name.startsWith("._"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort(new Intl.Collator("en", { numeric: true }).compare);
}

async function settingsFor(file: string, known: Map<string, TitleSettings | undefined>): Promise<TitleSettings> {
  let folder = path.dirname(file);
  for (let distance = 0; distance < maxTitleFileDistance; distance += 1) {
    if (!known.has(folder)) known.set(folder, await readTitleFile(folder));
    const settings = known.get(folder);
    if (settings !== undefined) return settings;
    folder = path.dirname(folder);
  }
  return defaultSettings;
}

/** title.json overrides what the file and folder names say. */
function applySettings(
  identity: SubtitleIdentity,
  { kind, name, year }: TitleSettings,
): SubtitleIdentity | FileProblemCode {
  if (kind !== undefined && kind !== identity.kind) return kind === "series" ? "not-an-episode" : "not-a-movie";
  const named = { ...identity, name: name ?? identity.name, year: year ?? identity.year };
  return named.name === "" ? "no-series-name" : named;
}

/** Identifies the title that a file is of. */
export function titleKeyOf({ kind, name, year }: SubtitleIdentity): string {
  return `${kind} ${name.toLowerCase()} ${year ?? ""}`;
}

/** The same for files of the same episode or film. */
export function placeOf(identity: SubtitleIdentity): string {
  const title = titleKeyOf(identity);
  return identity.kind === "movie" ? title : `${title} ${identity.season} ${identity.episode}`;
}

/**
 * Finds the subtitle files and title packs of the given files and folders, in the order of their names.
 *
 * @param root the folder whose own path says nothing about the files in it
 */
export async function collectFiles(
  paths: readonly string[],
  root: string = path.sep,
): Promise<{ files: SubtitleFile[]; packs: string[]; refused: RefusedPath[] }> {
  const files: SubtitleFile[] = [];
  const packs = new Set<string>();
  const refused: RefusedPath[] = [];
  const places = new Map<string, string>();
  const titleFiles = new Map<string, TitleSettings | undefined>();

  async function take(file: string): Promise<void> {
    if (isPackName(file)) {
      packs.add(file);
      return;
    }
    const folders = path
      .relative(root, path.dirname(path.resolve(file)))
      .split(path.sep)
      .filter((part) => part !== "");
    const settings = await settingsFor(file, titleFiles);
    const identity = applySettings(identifySubtitle(folders, path.basename(file)), settings);
    if (typeof identity === "string") {
      refused.push({ path: file, problem: fileProblem(identity) });
      return;
    }
    const place = placeOf(identity);
    const first = places.get(place);
    if (first === file) return;
    if (first !== undefined) {
      refused.push({ path: file, problem: fileProblem("same-place", first) });
      return;
    }
    places.set(place, file);
    files.push({ path: file, identity, settings });
  }

  for (const given of paths) {
    try {
      const isFolder = (await stat(given)).isDirectory();
      const found = isFolder ? await walk(given) : [given];
      if (found.length === 0) refused.push({ path: given, problem: fileProblem("no-files") });
      for (const file of found) {
        try {
          await take(file);
        } catch (error) {
          refused.push({ path: file, problem: problemOf(error) });
        }
      }
    } catch (error) {
      const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
      refused.push({ path: given, problem: isMissing ? fileProblem("not-there") : problemOf(error) });
    }
  }
  return { files, packs: [...packs], refused };
}
