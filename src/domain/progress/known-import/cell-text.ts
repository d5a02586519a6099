import { decodeEntities } from "../../subtitles/cleaning/entities.ts";

/** Longer cells are cut: nothing after it is a word or phrase of a list. */
const mostRead = 4_000;

const HIDDEN = /<(style|script)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
/** Anki's references to recordings, and LaTeX. */
const MEDIA = /\[(?:sound|anki):[^\]]*\]|\[latex\][\s\S]*?\[\/latex\]|\[\$\$?\][\s\S]*?\[\/\$\$?\]/gi;
const TAG = /<\/?([a-z][a-z0-9]*)\b[^<>]*>/gi;
const BLOCK = /^(?:br|div|p|li|ul|ol|tr|td|th|table|h[1-6]|hr|section)$/i;
/** The innermost of Anki's gaps, `{{c1::word::hint}}`. */
const GAP = /\{\{c\d{1,3}::((?:(?!\{\{|\}\}|::)[\s\S])*)(?:::(?:(?!\{\{|\}\})[\s\S])*)?\}\}/i;
const mostGaps = 50;

/** What stands in the gaps of a cloze note, a line each; the text as it is without any. */
function gapsOf(text: string): string {
  let rest = text;
  const words: string[] = [];
  for (let at = 0; at < mostGaps && rest.includes("{{"); at += 1) {
    const gap = GAP.exec(rest);
    const [all, word = ""] = gap ?? [];
    if (gap === null || all === undefined) break;
    words.push(word);
    rest = rest.slice(0, gap.index) + word + rest.slice(gap.index + all.length);
  }
  return words.length === 0 ? text : words.join("\n");
}

/** A field as a flash card shows it: without HTML, recordings and pictures, its lines as lines; of a cloze note the gaps alone. */
export function cellText(raw: string): string {
  const cut = raw.slice(0, mostRead);
  const bare = cut.includes("<") ? withoutTags(cut) : cut;
  const spoken = bare.includes("[") ? bare.replace(MEDIA, " ") : bare;
  const decoded = spoken.includes("&") ? decodeEntities(spoken) : spoken;
  return gapsOf(decoded)
    .replace(/[^\S\n]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
}

function withoutTags(text: string): string {
  return text
    .replace(HIDDEN, " ")
    .replace(TAG, (_, name: string) => (BLOCK.test(name) ? "\n" : ""))
    .replace(/<[a-z/!][^<>]*$/i, "");
}
