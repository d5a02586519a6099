import { type CueProblemCode, cueProblem, type ParsedCues } from "../cue.ts";
import { findCueIdentifiers, isBlank, isNumberLine } from "./cue-identifiers.ts";
import { type CueTimings, parseCueTimings } from "./cue-timings.ts";

/** A WebVTT block without a cue. The header repeats where segments of a stream were joined. */
const BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;
const LOOKS_LIKE_TIME = /^\s{0,8}\d{1,3}:\d{2}:\d{2}[,.]\d/;

/** The cue that the current lines belong to; without timings where the cue is damaged. */
type OpenCue = { at: number; times: CueTimings | undefined; payload: string[] };

/**
 * Parses SRT and WebVTT alike. A cue runs from its timings to the next ones, so blank lines inside it, missing numbers
 * and missing blank lines between cues do no harm; the format only decides what else may stand between cues.
 */
export function parseTimedText(lines: readonly string[], format: "srt" | "vtt"): ParsedCues {
  const times = findTimings(lines, format);
  const indexes = findCueIdentifiers(lines, times, format);
  const parsed: ParsedCues = { cues: [], problems: [] };
  let open: OpenCue | undefined;
  let number = 0;

  const startDamaged = (code: CueProblemCode, at: number): OpenCue => {
    parsed.problems.push(cueProblem(code, at, lines[at] ?? ""));
    return { at, times: undefined, payload: [] };
  };

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (isBlank(line)) continue;
    if (indexes.at.has(at)) {
      number = Number(line) || number + 1;
    } else if (times.has(at)) {
      if (open && indexes.numbered && !indexes.at.has(at - 1) && dropGluedNumber(open.payload, number + 1)) number++;
      close(open, lines, parsed);
      const timings = times.get(at);
      open = timings ? { at, times: timings, payload: [timings.rest] } : startDamaged("unreadable-time", at);
    } else if (format === "vtt" && BLOCK.test(line) && isBlank(lines[at - 1])) {
      at = endOfBlock(lines, at, times);
    } else if (indexes.numbered && Number(line) === number + 1 && isCueWithoutTimes(lines, at)) {
      close(open, lines, parsed);
      number++;
      open = startDamaged("text-without-time", at);
    } else {
      open ??= startDamaged("text-without-time", at);
      open.payload.push(line);
    }
  }
  close(open, lines, parsed);
  return parsed;
}

/** The timings by their 0-based line; undefined for damaged ones. */
function findTimings(lines: readonly string[], format: "srt" | "vtt"): Map<number, CueTimings | undefined> {
  const found = new Map<number, CueTimings | undefined>();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const first = line.charCodeAt(0);
    if (first > 0x39 && !line.includes("-->")) continue;
    const times = parseCueTimings(line);
    if (times || isDamagedTimings(line, lines[at - 1], format)) found.set(at, times);
  }
  return found;
}

function isDamagedTimings(line: string, above: string | undefined, format: "srt" | "vtt"): boolean {
  if (LOOKS_LIKE_TIME.test(line)) return true;
  if (!line.includes("-->")) return false;
  // Spoken text may contain an arrow, but not where only timings can stand.
  return format === "vtt" || /^\s{0,8}\d/.test(line) || isBlank(above) || isNumberLine(above);
}

/** The line end before the next cue's number may be missing ("Good night.24"). */
function dropGluedNumber(payload: string[], number: number): boolean {
  const last = payload.at(-1) ?? "";
  const digits = String(number);
  if (!last.endsWith(digits) || !/[.?!>"]$/.test(last.slice(-digits.length - 1, -digits.length))) return false;
  payload[payload.length - 1] = last.slice(0, -digits.length);
  return true;
}

/** The expected next number on a line of its own, with text below: a cue whose timings are missing. */
function isCueWithoutTimes(lines: readonly string[], at: number): boolean {
  return isNumberLine(lines[at]) && isBlank(lines[at - 1]) && !isBlank(lines[at + 1]);
}

function endOfBlock(lines: readonly string[], at: number, times: ReadonlyMap<number, unknown>): number {
  const isComment = lines[at]?.startsWith("NOTE");
  let end = at;
  while (end + 1 < lines.length && !isBlank(lines[end + 1])) {
    // Cues right below a header are parsed; those inside a comment are not.
    if (times.has(end + 1) && !isComment) break;
    end++;
  }
  return end;
}

function close(cue: OpenCue | undefined, lines: readonly string[], parsed: ParsedCues): void {
  if (!cue?.times) return;
  const { startMs, endMs } = cue.times;
  const text = cue.payload.join("\n").trim();
  if (endMs <= startMs) {
    const code = endMs === startMs ? "no-duration" : "ends-before-start";
    parsed.problems.push(cueProblem(code, cue.at, lines[cue.at] ?? ""));
  } else if (text !== "") {
    parsed.cues.push({ startMs, endMs, text, line: cue.at + 1 });
  }
}
