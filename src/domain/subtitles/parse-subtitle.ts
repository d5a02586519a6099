import { excerptOf, type Reading, type SubtitleFormat } from "./cue.ts";
import { NotASubtitleError } from "./not-a-subtitle-error.ts";
import { readAss } from "./reading/read-ass.ts";
import { readTimedText } from "./reading/read-timed-text.ts";

const ASS_SECTION = /^[ \t]{0,8}\[(?:script info|events|v4\+? styles)\]/im;
const ASS_EVENT = /^Dialogue ?:[^,\n]{0,20},[ \t]{0,8}\d{1,4}:/m;

/**
 * Reads decoded subtitle text (lines end with `\n`) of whichever format it is, by what stands in it: names of files
 * lie. A damaged cue costs that cue and is told as a problem with its line.
 *
 * @throws NotASubtitleError when not a single cue can be read.
 */
export function parseSubtitle(text: string): Reading & { format: SubtitleFormat } {
  const format = formatOf(text);
  const lines = text.split("\n");
  const reading = format === "ass" ? readAss(lines) : readTimedText(lines, format);
  if (reading.cues.length === 0) throw notASubtitle(lines, reading);
  return { format, ...reading };
}

function formatOf(text: string): SubtitleFormat {
  if (/^webvtt\b/i.test(text.trimStart())) return "vtt";
  return ASS_SECTION.test(text) || ASS_EVENT.test(text) ? "ass" : "srt";
}

function notASubtitle(lines: readonly string[], reading: Reading): NotASubtitleError {
  const problem = reading.problems[0];
  if (problem) return new NotASubtitleError(problem.line, problem.excerpt);
  // A bare header, or nothing at all: what is missing should stand after the last line.
  const last = lines.findLastIndex((line) => line.trim() !== "");
  return new NotASubtitleError(last + 2 > lines.length ? lines.length : last + 2, excerptOf(lines[last + 1] ?? ""));
}
