export type SubtitleFormat = "srt" | "vtt" | "sbv" | "ass";

/** One cue as parsed from its file. */
export type Cue = {
  /** Milliseconds from the start of the file; the end is later than the start. */
  startMs: number;
  endMs: number;
  /** The payload with its markup, its lines joined by `\n`, blank lines left out. Never empty. */
  text: string;
  /** 1-based line of the file with the timings. */
  line: number;
};

export type CueProblemCode =
  /** The timings of a cue or an ASS event cannot be parsed. */
  | "unreadable-time"
  /** The cue ends when it begins; some files hide data in such cues. */
  | "no-duration"
  | "ends-before-start"
  /** Text without timings above it. */
  | "text-without-time"
  /** An ASS event with fewer fields than its format names. */
  | "missing-fields";

/** A cue that could not be parsed and was left out. */
export type CueProblem = {
  /** 1-based line of the file. */
  line: number;
  code: CueProblemCode;
  /** The beginning of that line, at most 80 characters. */
  excerpt: string;
};

/** The result of parsing, in the order of the file. */
export type ParsedCues = { cues: Cue[]; problems: CueProblem[] };

export function cueProblem(code: CueProblemCode, lineIndex: number, text: string): CueProblem {
  return { line: lineIndex + 1, code, excerpt: excerptOf(text) };
}

export function excerptOf(line: string): string {
  return line.slice(0, 200).trim().slice(0, 80);
}
