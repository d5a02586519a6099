import type { FileProblemCode } from "../../domain/subtitles/file-problem.ts";
import { reasonOf } from "../../storage/reason-of.ts";

/** A line of a subtitle file that could not be parsed, or why a file could not be imported (line 0 or its first bad line). */
export type FileProblem = {
  readonly line: number;
  readonly code: FileProblemCode;
  /** What the code says of its detail; empty where it says nothing. */
  readonly detail: string;
  /** All of it in English, for the command line and the log. */
  readonly message: string;
};

const messages: Readonly<Record<FileProblemCode, (detail: string) => string>> = {
  "unreadable-time": (line) => `The times of this cue cannot be read; the cue is left out. “${line}”`,
  "no-duration": (line) => `This cue ends when it begins; it is left out. “${line}”`,
  "ends-before-start": (line) => `This cue ends before it begins; it is left out. “${line}”`,
  "text-without-time": (line) => `This text has no times above it; it is left out. “${line}”`,
  "missing-fields": (line) => `This event has fewer fields than its format names; it is left out. “${line}”`,
  "not-a-subtitle": (line) => {
    const found = line === "" ? "the file ends here" : `here it says “${line}”`;
    return `This is no subtitle file: ${found}, where a cue with its times should be.`;
  },
  "not-english": (percent) =>
    `It is not in English: only ${percent} % of its words are frequent English words. If it is, import it with --force.`,
  "too-large": (megabytes) => `With ${megabytes} MB it is too large to be a subtitle.`,
  "no-series-name": () => "Its name does not tell which series it is of; put it into a folder named after the series.",
  "same-place": (first) => `It is of the same episode or film as ${first}; give only one of them.`,
  "not-an-episode": () => "Its title.json says series, but its name has no season and episode such as S01E02.",
  "not-a-movie": () => "Its title.json says movie, but its name has a season and an episode.",
  "title-json": (reason) => `It is not valid JSON: ${reason}`,
  "title-fields": (reason) => `It cannot be used: ${reason}`,
  pack: (reason) => reason,
  "no-files": () => "There is no subtitle file (.srt, .vtt, .sbv, .ass, .ssa) and no title pack in it.",
  "not-there": () => "There is no such file or folder.",
  failed: (reason) => reason,
};

export function fileProblem(code: FileProblemCode, detail = "", line = 0): FileProblem {
  return { line, code, detail, message: messages[code](detail) };
}

/** A file that cannot be imported at all; its message is for the operator. */
export class UnusableFileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export function problemOf(error: unknown): FileProblem {
  return error instanceof UnusableFileError ? error.problem : fileProblem("failed", reasonOf(error).message);
}
