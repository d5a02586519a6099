import { shareOfForeignFile } from "../../domain/subtitles/cleaning/detect-language.ts";
import { stripMarkup } from "../../domain/subtitles/cleaning/strip-markup.ts";
import { decodeSubtitle } from "../../domain/subtitles/decode.ts";
import { NotASubtitleError, parseSubtitle } from "../../domain/subtitles/parse-subtitle.ts";

/** A line of a file, in milliseconds from its beginning. */
export type FileCue = { readonly startMs: number; readonly endMs: number; readonly text: string };

/** Why a file is not shown. */
export type FileRefusal =
  | { readonly code: "too-large" | "not-english" | "unreadable" }
  | { readonly code: "not-a-subtitle"; readonly line: number; readonly excerpt: string };

export type OwnFile =
  | { readonly cues: readonly FileCue[]; readonly refusal?: undefined }
  | { readonly refusal: FileRefusal };

/** Of a subtitle; what is larger is something else. */
export const largestFile = 5_000_000;

/** Reads a subtitle file as the import does; its lines are shown with nothing but their markup taken away. */
export function readOwnFile(bytes: Uint8Array): OwnFile {
  if (bytes.length > largestFile) return { refusal: { code: "too-large" } };
  try {
    const { cues: parsed } = parseSubtitle(decodeSubtitle(bytes));
    const cues = parsed
      .map(({ startMs, endMs, text }) => ({ startMs, endMs, text: stripMarkup(text).text.trim() }))
      .filter(({ text }) => text !== "")
      .sort((a, b) => a.startMs - b.startMs);
    if (shareOfForeignFile(cues.map(({ text }) => text)) !== undefined) return { refusal: { code: "not-english" } };
    return { cues };
  } catch (error) {
    if (!(error instanceof NotASubtitleError)) throw error;
    return { refusal: { code: error.code, line: error.line, excerpt: error.excerpt } };
  }
}

/** What is said at a time; lines of two speakers stand below each other. */
export function textAt(cues: readonly FileCue[], ms: number): string {
  return cues
    .filter(({ startMs, endMs }) => startMs <= ms && ms < endMs)
    .map(({ text }) => text)
    .join("\n");
}
