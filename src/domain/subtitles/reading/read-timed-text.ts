import { type CueProblemCode, cueProblem, type Reading } from "../cue.ts";
import { findIndexLines, isBlank, isNumberLine } from "./index-lines.ts";
import { parseTimeLine, type TimeLine } from "./time-line.ts";

/** A WebVTT block that holds no cue. The header repeats where parts of a stream were put together. */
const BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;
const LOOKS_LIKE_TIME = /^\s{0,8}\d{1,3}:\d{2}:\d{2}[,.]\d/;

/** The cue that the lines now belong to. One without times swallows the text of a damaged cue. */
type OpenCue = { at: number; times: TimeLine | undefined; payload: string[] };

/**
 * Reads SRT and WebVTT alike. A cue runs from its time line to the next one, so that blank lines inside it, missing
 * numbers and missing blank lines between cues cost nothing; the format only decides what else may stand between.
 */
export function readTimedText(lines: readonly string[], format: "srt" | "vtt"): Reading {
  const times = findTimeLines(lines, format);
  const indexes = findIndexLines(lines, times, format);
  const reading: Reading = { cues: [], problems: [] };
  let open: OpenCue | undefined;
  let number = 0;

  const startDamaged = (code: CueProblemCode, at: number): OpenCue => {
    reading.problems.push(cueProblem(code, at, lines[at] ?? ""));
    return { at, times: undefined, payload: [] };
  };

  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (isBlank(line)) continue;
    if (indexes.at.has(at)) {
      number = Number(line) || number + 1;
    } else if (times.has(at)) {
      if (open && indexes.numbered && !indexes.at.has(at - 1) && dropGluedNumber(open.payload, number + 1)) number++;
      close(open, lines, reading);
      const read = times.get(at);
      open = read ? { at, times: read, payload: [read.rest] } : startDamaged("unreadable-time", at);
    } else if (format === "vtt" && BLOCK.test(line) && isBlank(lines[at - 1])) {
      at = endOfBlock(lines, at, times);
    } else if (indexes.numbered && Number(line) === number + 1 && isCueWithoutTimes(lines, at)) {
      close(open, lines, reading);
      number++;
      open = startDamaged("text-without-time", at);
    } else {
      open ??= startDamaged("text-without-time", at);
      open.payload.push(line);
    }
  }
  close(open, lines, reading);
  return reading;
}

/** The time lines by their 0-based line; undefined for one that is damaged. */
function findTimeLines(lines: readonly string[], format: "srt" | "vtt"): Map<number, TimeLine | undefined> {
  const found = new Map<number, TimeLine | undefined>();
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const first = line.charCodeAt(0);
    if (first > 0x39 && !line.includes("-->")) continue;
    const times = parseTimeLine(line);
    if (times || isDamagedTimeLine(line, lines[at - 1], format)) found.set(at, times);
  }
  return found;
}

function isDamagedTimeLine(line: string, above: string | undefined, format: "srt" | "vtt"): boolean {
  if (LOOKS_LIKE_TIME.test(line)) return true;
  if (!line.includes("-->")) return false;
  // Somebody's words may hold an arrow, but not where only a time line can stand.
  return format === "vtt" || /^\s{0,8}\d/.test(line) || isBlank(above) || isNumberLine(above);
}

/** The next cue's number may have lost the line end before it ("Good night.24"). */
function dropGluedNumber(payload: string[], number: number): boolean {
  const last = payload.at(-1) ?? "";
  const digits = String(number);
  if (!last.endsWith(digits) || !/[.?!>"]$/.test(last.slice(-digits.length - 1, -digits.length))) return false;
  payload[payload.length - 1] = last.slice(0, -digits.length);
  return true;
}

/** The right next number on a line of its own, with text below: a cue whose time line is gone. */
function isCueWithoutTimes(lines: readonly string[], at: number): boolean {
  return isNumberLine(lines[at]) && isBlank(lines[at - 1]) && !isBlank(lines[at + 1]);
}

function endOfBlock(lines: readonly string[], at: number, times: ReadonlyMap<number, unknown>): number {
  const isComment = lines[at]?.startsWith("NOTE");
  let end = at;
  while (end + 1 < lines.length && !isBlank(lines[end + 1])) {
    // Cues right under a header are read, a cue inside a comment was meant to be silent.
    if (times.has(end + 1) && !isComment) break;
    end++;
  }
  return end;
}

function close(cue: OpenCue | undefined, lines: readonly string[], reading: Reading): void {
  if (!cue?.times) return;
  const { startMs, endMs } = cue.times;
  const text = cue.payload.join("\n").trim();
  if (endMs <= startMs) {
    const code = endMs === startMs ? "no-duration" : "ends-before-start";
    reading.problems.push(cueProblem(code, cue.at, lines[cue.at] ?? ""));
  } else if (text !== "") {
    reading.cues.push({ startMs, endMs, text, line: cue.at + 1 });
  }
}
