import type { CueTimings } from "./cue-timings.ts";

/** The lines that hold cue identifiers (SRT numbers, WebVTT names). */
type CueIdentifiers = {
  /** Their 0-based indexes. */
  readonly at: ReadonlySet<number>;
  /** Most cues of the file have a number. */
  readonly numbered: boolean;
};

const NUMBER = /^\s{0,8}\d{1,12}\s{0,8}$/;
/** A damaged number, such as `1O2` or `#12.`: one word that is no sentence. */
const DAMAGED_NUMBER = /^\S{0,6}\d\S{0,6}$|^[^\s.?!]{1,3}$/;

export function isNumberLine(line: string | undefined): boolean {
  return line !== undefined && NUMBER.test(line);
}

/**
 * Finds the identifiers above the timings. Where most cues have a number, all are expected to; else a number in such a
 * place may be spoken text.
 */
export function findCueIdentifiers(
  lines: readonly string[],
  times: ReadonlyMap<number, CueTimings | undefined>,
  format: "srt" | "vtt",
): CueIdentifiers {
  const isFree = (at: number): boolean => isBlank(lines[at]) || times.has(at);
  let numbers = 0;
  for (const at of times.keys()) {
    if (isNumberLine(lines[at - 1]) || isNumberApart(lines, at, isFree)) numbers++;
  }
  const numbered = numbers * 2 > times.size;

  const indexes = new Set<number>();
  for (const at of times.keys()) {
    const above = at - 1;
    const line = lines[above] ?? "";
    if (isFree(above)) {
      if (numbered && isNumberApart(lines, at, isFree)) indexes.add(at - 2);
    } else if (isNumberLine(line)) {
      if (numbered || isFree(at - 2)) indexes.add(above);
    } else if (isFree(at - 2)) {
      const isName = format === "vtt" ? !line.startsWith("NOTE") : numbered && DAMAGED_NUMBER.test(line.trim());
      if (isName) indexes.add(above);
    }
  }
  return { at: indexes, numbered };
}

/** A blank line may stand between a number and its timings. */
function isNumberApart(lines: readonly string[], at: number, isFree: (at: number) => boolean): boolean {
  return isBlank(lines[at - 1]) && isNumberLine(lines[at - 2]) && isFree(at - 3);
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}
