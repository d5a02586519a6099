import type { TimeLine } from "./time-line.ts";

/** What the lines around the time lines are, judged over the whole file. */
type IndexLines = {
  /** 0-based lines that hold a cue's number or name, which is no text. */
  readonly at: ReadonlySet<number>;
  /** Most cues of the file have a number. */
  readonly numbered: boolean;
};

const NUMBER = /^\s{0,8}\d{1,12}\s{0,8}$/;
/** A number that was damaged, such as `1O2` or `#12.`: one word that is no sentence. */
const DAMAGED_NUMBER = /^\S{0,6}\d\S{0,6}$|^[^\s.?!]{1,3}$/;

export function isNumberLine(line: string | undefined): boolean {
  return line !== undefined && NUMBER.test(line);
}

/**
 * Finds the lines above time lines that number or name the cue. A file that numbers most of its cues is believed to
 * number all of them; in one that does not, a number in such a place may be what somebody says.
 */
export function findIndexLines(
  lines: readonly string[],
  times: ReadonlyMap<number, TimeLine | undefined>,
  format: "srt" | "vtt",
): IndexLines {
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

/** A blank line may have slipped between a number and its times. */
function isNumberApart(lines: readonly string[], at: number, isFree: (at: number) => boolean): boolean {
  return isBlank(lines[at - 1]) && isNumberLine(lines[at - 2]) && isFree(at - 3);
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}
