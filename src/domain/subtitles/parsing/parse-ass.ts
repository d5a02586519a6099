import { type Cue, type CueProblemCode, cueProblem, type ParsedCues } from "../cue.ts";
import { parseTime } from "./cue-timings.ts";

/** The positions of an event's fields; the text is always the last and may contain commas. */
type Fields = { count: number; start: number; end: number; name: number; style: number };

/** The order of ASS and SSA, for files without a Format line. */
const USUAL_FIELDS: Fields = { count: 10, start: 1, end: 2, style: 3, name: 4 };

/**
 * Parses the Dialogue events of an ASS or SSA file, in the order of the file; comments, styles, fonts and pictures are
 * left out. `\N` becomes a line of the payload. The Name field becomes a WebVTT voice tag, so that all formats mark
 * speakers alike; a Style other than Default is an override at the beginning (`{\rStyle}`).
 */
export function parseAss(lines: readonly string[]): ParsedCues {
  const parsed: ParsedCues = { cues: [], problems: [] };
  let fields = USUAL_FIELDS;
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? "").trim();
    if (/^Format ?:/i.test(line)) fields = parseFormat(line) ?? fields;
    if (!/^Dialogue ?:/i.test(line)) continue;
    const result = parseEvent(line.slice(line.indexOf(":") + 1), fields, at + 1);
    if (typeof result === "string") parsed.problems.push(cueProblem(result, at, line));
    else if (result) parsed.cues.push(result);
  }
  return parsed;
}

/** Undefined for the Format line of the styles. */
function parseFormat(line: string): Fields | undefined {
  const names = line
    .slice(line.indexOf(":") + 1)
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const start = names.indexOf("start");
  const end = names.indexOf("end");
  if (start < 0 || end < 0 || names.at(-1) !== "text") return undefined;
  const name = names.includes("actor") ? names.indexOf("actor") : names.indexOf("name");
  return { count: names.length, start, end, name, style: names.indexOf("style") };
}

/** Undefined for an event without text. */
function parseEvent(event: string, fields: Fields, line: number): Cue | CueProblemCode | undefined {
  const values: string[] = [];
  let from = 0;
  while (values.length < fields.count - 1) {
    const comma = event.indexOf(",", from);
    if (comma < 0) return "missing-fields";
    values.push(event.slice(from, comma).trim());
    from = comma + 1;
  }
  const startMs = parseTime(values[fields.start] ?? "");
  const endMs = parseTime(values[fields.end] ?? "");
  if (startMs === undefined || endMs === undefined) return "unreadable-time";
  if (endMs <= startMs) return endMs === startMs ? "no-duration" : "ends-before-start";
  const text = event
    .slice(from)
    .split(/\\N|\n/)
    .filter((part) => part.trim() !== "")
    .join("\n")
    .trim();
  if (text === "") return undefined;
  const name = (values[fields.name] ?? "").replace(/[<>]/g, "");
  const style = (values[fields.style] ?? "").replace(/[{}\\*]/g, "").trim();
  const styled = style === "" || /^default$/i.test(style) ? text : `{\\r${style}}${text}`;
  return { startMs, endMs, text: name === "" ? styled : `<v ${name}>${styled}`, line };
}
