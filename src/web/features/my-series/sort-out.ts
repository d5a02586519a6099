import { isSubtitleName } from "../../../domain/catalogue/subtitle-path.ts";
import { uploadLimits } from "../../../domain/my-series/limits.ts";
import type { PathFile } from "../page/dropped-files.ts";

export type LeftOut = { readonly path: string; readonly reason: "kind" | "size" };

export type SortedFiles = {
  readonly wanted: readonly PathFile[];
  readonly leftOut: readonly LeftOut[];
  /** Why none of them may be sent. */
  readonly refusal: "none" | "many" | "large" | undefined;
};

const isArchive = (path: string) => /\.zip$/i.test(path);

/** What of the chosen files is sent. How many an archive holds the server counts. */
export function sortOut(files: readonly PathFile[]): SortedFiles {
  const leftOut = files.flatMap(({ path, file }): LeftOut[] => {
    if (!isSubtitleName(path) && !isArchive(path)) return [{ path, reason: "kind" }];
    return !isArchive(path) && file.size > uploadLimits.bytesOfFile ? [{ path, reason: "size" }] : [];
  });
  const paths = new Set(leftOut.map(({ path }) => path));
  const wanted = files.filter(({ path }) => !paths.has(path));
  return { wanted, leftOut, refusal: refusalOf(wanted) };
}

function refusalOf(wanted: readonly PathFile[]): SortedFiles["refusal"] {
  if (wanted.length === 0) return "none";
  if (wanted.length > uploadLimits.files) return "many";
  return wanted.reduce((sum, { file }) => sum + file.size, 0) > uploadLimits.bytes ? "large" : undefined;
}

/** Pasted text as a file, whose name says nothing: what it is of will be asked. */
export function fileOfText(text: string): PathFile {
  const kind = /^\s*WEBVTT/.test(text) ? "vtt" : /^\s*\[Script Info\]/i.test(text) ? "ass" : "srt";
  const path = `1.${kind}`;
  return { path, file: new File([text], path) };
}
