export type SubtitleFormat = "srt" | "vtt" | "ass";

/** One subtitle as it stands in its file. */
export type Cue = {
  /** Milliseconds from the start of the file; the end is later than the start. */
  startMs: number;
  endMs: number;
  /** The payload with its markup, its lines joined by `\n`, blank lines left out. Never empty. */
  text: string;
  /** 1-based line of the file on which the times stand. */
  line: number;
};

export type CueProblemCode =
  /** A time line, or the times of an ASS event, that cannot be read. */
  | "unreadable-time"
  /** The cue ends when it begins: how hidden data is kept in subtitle files. */
  | "no-duration"
  | "ends-before-start"
  /** Text that no time line stands above. */
  | "text-without-time"
  /** An ASS event with fewer fields than its format names. */
  | "missing-fields";

/** A cue that could not be read and was left out. */
export type CueProblem = {
  /** 1-based line of the file. */
  line: number;
  code: CueProblemCode;
  /** The start of that line, at most 80 characters. */
  excerpt: string;
};

/** What a reader of one format found, in the order of the file. */
export type Reading = { cues: Cue[]; problems: CueProblem[] };

export function cueProblem(code: CueProblemCode, lineIndex: number, text: string): CueProblem {
  return { line: lineIndex + 1, code, excerpt: excerptOf(text) };
}

export function excerptOf(line: string): string {
  return line.slice(0, 200).trim().slice(0, 80);
}
