import { readFile, stat } from "node:fs/promises";
import type { Dictionary } from "../../domain/lexicon/dictionary.ts";
import { type CleanCue, cleanCues } from "../../domain/subtitles/clean-cues.ts";
import { shareOfForeignFile } from "../../domain/subtitles/cleaning/detect-language.ts";
import { decodeSubtitle } from "../../domain/subtitles/decode.ts";
import { NotASubtitleError, parseSubtitle } from "../../domain/subtitles/parse-subtitle.ts";
import { isWord } from "../../domain/subtitles/words/names/is-word.ts";
import { type FileProblem, fileProblem, UnusableFileError } from "./file-problem.ts";

/** The cues of a subtitle as plain spoken text, and what could not be parsed. */
export type ReadCues = {
  readonly cues: CleanCue[];
  readonly cueCount: number;
  /** At which the last cue ends, up to a whole one. */
  readonly seconds: number;
  readonly problems: FileProblem[];
  /** Why it is no English file; undefined where it is one, or too short to tell. */
  readonly notEnglish: FileProblem | undefined;
};

/** Far above the size of any subtitle. */
const maxFileBytes = 20 * 1024 * 1024;

export async function readSubtitleFile(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  if (size > maxFileBytes) throw new UnusableFileError(fileProblem("too-large", String(Math.round(size / 1e6))));
  return readFile(path);
}

function secondsOf(cues: readonly { readonly endMs: number }[]): number {
  return Math.ceil(cues.reduce((latest, { endMs }) => Math.max(latest, endMs), 0) / 1_000);
}

/** Bytes to clean cues. Throws UnusableFileError with the first bad line where the file is no subtitle. */
export function readCues(bytes: Uint8Array, dictionary: Dictionary): ReadCues {
  try {
    const { cues, problems } = parseSubtitle(decodeSubtitle(bytes));
    const share = shareOfForeignFile(cues.map(({ text }) => text));
    return {
      cues: cleanCues(cues, (word) => isWord(word, dictionary)),
      cueCount: cues.length,
      seconds: secondsOf(cues),
      problems: problems.map(({ code, excerpt, line }) => fileProblem(code, excerpt, line)),
      notEnglish: share === undefined ? undefined : fileProblem("not-english", String(Math.round(100 * share))),
    };
  } catch (error) {
    if (!(error instanceof NotASubtitleError)) throw error;
    throw new UnusableFileError(fileProblem(error.code, error.excerpt, error.line));
  }
}

/** One or more sentences, no longer than a cue could be. */
const pieceOfText = /[^\n]{1,300}(?=\s|$)|[^\n]{1,300}/g;

/** Pasted text, one cue for each piece. */
export function readPlainText(text: string, dictionary: Dictionary): ReadCues {
  const pieces = text.match(pieceOfText) ?? [];
  const cues = pieces.map((piece, at) => ({ startMs: at * 1000, endMs: (at + 1) * 1000, text: piece, line: at + 1 }));
  const clean = cleanCues(cues, (word) => isWord(word, dictionary));
  return { cues: clean, cueCount: cues.length, seconds: secondsOf(cues), problems: [], notEnglish: undefined };
}
