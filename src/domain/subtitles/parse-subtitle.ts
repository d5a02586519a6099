import { excerptOf, type ParsedCues, type SubtitleFormat } from "./cue.ts";
import { isSbvTime } from "./parsing/cue-timings.ts";
import { parseAss } from "./parsing/parse-ass.ts";
import { parseTimedText } from "./parsing/parse-timed-text.ts";

/** The file has no cue: it is empty, or no subtitle. */
export class NotASubtitleError extends Error {
  readonly code = "not-a-subtitle";
  /** 1-based: the first line that does not belong in a subtitle. */
  readonly line: number;
  /** The beginning of that line, at most 80 characters; empty for an empty file. */
  readonly excerpt: string;

  constructor(line: number, excerpt: string) {
    super(`Not a subtitle: line ${line} ${excerpt === "" ? "is where the file ends" : `reads "${excerpt}"`}`);
    this.name = "NotASubtitleError";
    this.line = line;
    this.excerpt = excerpt;
  }
}

const ASS_SECTION = /^[ \t]{0,8}\[(?:script info|events|v4\+? styles)\]/im;
const ASS_EVENT = /^Dialogue ?:[^,\n]{0,20},[ \t]{0,8}\d{1,4}:/m;

/**
 * Parses decoded subtitle text (lines end with `\n`). The format is detected from the text, since file extensions are
 * often wrong. A damaged cue is left out and reported as a problem with its line.
 *
 * @throws NotASubtitleError when no cue can be parsed.
 */
export function parseSubtitle(text: string): ParsedCues & { format: SubtitleFormat } {
  const format = formatOf(text);
  const lines = text.split("\n");
  const parsed = format === "ass" ? parseAss(lines) : parseTimedText(lines, format === "vtt" ? "vtt" : "srt");
  if (parsed.cues.length === 0) throw notASubtitle(lines, parsed);
  return { format, ...parsed };
}

function formatOf(text: string): SubtitleFormat {
  if (/^webvtt\b/i.test(text.trimStart())) return "vtt";
  if (ASS_SECTION.test(text) || ASS_EVENT.test(text)) return "ass";
  return isSbvTime(firstLineOf(text)) ? "sbv" : "srt";
}

function firstLineOf(text: string): string {
  return /\S[^\n]{0,200}/.exec(text)?.[0] ?? "";
}

function notASubtitle(lines: readonly string[], parsed: ParsedCues): NotASubtitleError {
  const problem = parsed.problems[0];
  if (problem) return new NotASubtitleError(problem.line, problem.excerpt);
  // A bare header or nothing: the missing cue is reported after the last line.
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return new NotASubtitleError(last + 2 > lines.length ? lines.length : last + 2, excerptOf(lines[last + 1] ?? ""));
}
