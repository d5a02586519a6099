type Times = { startMs: number; endMs: number };
export type CueTimings = Times & {
  /** Text that follows on the same line; cue settings are left out. */
  rest: string;
};

const TIME = String.raw`(?:(\d{1,12}) ?[:;] ?)?(\d{1,12}) ?[:;] ?(\d{1,12})(?: ?[,.:;] ?(\d{1,9}))?`;
const ARROW = String.raw`[ \t]{0,8}(?:[-–—−=]{1,3} ?>|→)[ \t]{0,8}`;
/** A number without its line end may stand in front. Every repetition is bounded or anchored: linear on any line. */
const TIME_LINE = new RegExp(String.raw`^[ \t]{0,8}(?:\d{1,9}[ \t]{1,4})?${TIME}${ARROW}${TIME}(?![\w,.:;])`);
/** YouTube's SBV: "0:00:01.000,0:00:02.500", and nothing else on the line. */
const SBV_LINE = /^\s{0,8}(\d{1,4}):(\d{2}):(\d{2})\.(\d{1,3}),(\d{1,4}):(\d{2}):(\d{2})\.(\d{1,3})\s{0,8}$/;
const SINGLE_TIME = new RegExp(String.raw`^\s{0,8}${TIME}\s{0,8}$`);

const SETTING = /^[\w-]+:./;
/** Longer times are errors; the bound also keeps seconds within 32 bits. */
const MAX_MS = 10_000 * 3_600_000;

/**
 * Parses the timings of an SRT, WebVTT or SBV cue: hours optional and of any width, comma, dot or colon before one to nine
 * digits of fraction, optional spaces around the arrow.
 */
export function parseCueTimings(line: string): CueTimings | undefined {
  const match = TIME_LINE.exec(line) ?? SBV_LINE.exec(line);
  if (!match) return undefined;
  const startMs = toMs(match[1], match[2], match[3], match[4]);
  const endMs = toMs(match[5], match[6], match[7], match[8]);
  if (startMs === undefined || endMs === undefined) return undefined;
  const rest = line.slice(match[0].length).trim();
  const onlySettings = rest.split(/\s+/).every((part) => SETTING.test(part));
  return { startMs, endMs, rest: onlySettings ? "" : rest };
}

export function isSbvTime(line: string): boolean {
  return SBV_LINE.test(line);
}

/** One time in milliseconds, such as `0:01:02.50`. */
export function parseTime(text: string): number | undefined {
  const match = SINGLE_TIME.exec(text);
  return match ? toMs(match[1], match[2], match[3], match[4]) : undefined;
}

type Digits = string | undefined;

function toMs(hours: Digits, minutes: Digits, seconds: Digits, fraction: Digits): number | undefined {
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return undefined;
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
  const ms = whole * 1000 + Number((fraction ?? "").slice(0, 3).padEnd(3, "0"));
  return ms < MAX_MS ? ms : undefined;
}
