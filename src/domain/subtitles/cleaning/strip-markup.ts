import { decodeEntities } from "./entities.ts";

const OVERRIDE = /\{[^{}]*\}/g;
const OPEN_OVERRIDE = /\{\\[^\s{}]*/g;
/** What subtitles are marked up with; other names in angle brackets are text. */
const TAG_NAME =
  "(?:[ibuspq]|em|strong|small|big|strike|del|ins|mark|su[bp]|tt|code|center|div|li|[uo]l|h[1-6]|t[drh]|table|tbody|br|hr|img|a|ruby|rt|rp|c|body|html|head|title|style|script|xml)";
/** Attributes have a value, which sentences have not ("<I think so>"); classes of WebVTT follow a dot. */
const ATTRIBUTES =
  "(?:\\.[\\w.#-]{1,60})?(?:\\s{1,4}[\\w:-]{1,30}\\s?=\\s?(?:\"[^\"<>]*\"?|'[^'<>]*'?|[^\\s<>]+)){0,12}";
/** A tag; one that is empty or a single word in lower case, which is a sound or a tag unknown; times of karaoke. */
export const TAG = new RegExp(
  `<(?:\\s?[/\\\\]?\\s?${TAG_NAME}${ATTRIBUTES}\\.?\\s?/?|/[a-z][^<>]*|(?:font|span|v|lang)\\b[^<>]*|[?!][^<>]*|\\d{1,4}:[\\d:.,]*)>`,
  "gi",
);
const SOUND_TAG = /<[a-z]{0,30}>/g;
/** Angle brackets around text. */
const BRACKET = /<(?=[\p{L}("'¿¡-])(?!3)|(?<=[\p{L}.?!,"')])>(?!>)/gu;
/** Tooltips and ruby annotations, which are not spoken. */
const UNSAID = /<(?:span[^<>]*\btooltiptext\b[^<>]*|rt)>[^<]*(?:<\/(?:span|rt)>)?/gi;
const VOICE = /^<v(?:\.[^\s<>]*)?\s+([^<>]+)>$/i;
const BLOCK_TAG = /^<\/?(?:div|p|li|ul|tr|td|table)\b/i;

type Unmarked = {
  /** The text; each voice begins a new line with a dash. */
  text: string;
  /** Names of WebVTT voice tags. */
  voices: string[];
};

/** Removes the markup of all formats: HTML and WebVTT tags, karaoke times, ASS overrides; decodes entities. */
export function stripMarkup(raw: string): Unmarked {
  const voices: string[] = [];
  let text = raw;
  if (text.includes("{")) text = dropDrawings(text).replace(OVERRIDE, "").replace(OPEN_OVERRIDE, "");
  if (text.includes("\\")) text = text.replace(/\\N/g, "\n").replace(/\\[nh]/g, " ");
  if (text.includes("<")) text = stripTags(text, voices);
  if (text.includes("&")) {
    text = decodeEntities(text);
    // Tags that were escaped as text.
    if (text.includes("<")) text = stripTags(text, voices);
  }
  return { text: /[<>]/.test(text) ? text.replace(SOUND_TAG, "").replace(BRACKET, "") : text, voices };
}

function stripTags(text: string, voices: string[]): string {
  return text.replace(UNSAID, "").replace(TAG, (tag) => {
    const voice = VOICE.exec(tag)?.[1]?.trim();
    if (voice) {
      voices.push(voice);
      return "\n- ";
    }
    if (/^<br\b/i.test(tag)) return "\n";
    return BLOCK_TAG.test(tag) ? " " : "";
  });
}

/** In ASS, everything between `{\p1}` and `{\p0}` is a drawing. */
function dropDrawings(text: string): string {
  if (!/\\p[1-9]/.test(text)) return text;
  let kept = "";
  let from = 0;
  let isDrawing = false;
  for (const override of text.matchAll(OVERRIDE)) {
    if (!isDrawing) kept += text.slice(from, override.index);
    from = override.index + override[0].length;
    const scale = [...override[0].matchAll(/\\p(\d)/g)].at(-1)?.[1];
    if (scale !== undefined) isDrawing = scale !== "0";
  }
  return isDrawing ? kept : kept + text.slice(from);
}
