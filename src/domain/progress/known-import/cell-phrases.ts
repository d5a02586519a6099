const longestPhrase = 100;
const shown = 80;

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;
const BULLET = /^(?:\d{1,5}[.)]\s+|[-–—•*·]\s*)/;
const OPENING = /^["'“”„«»‘]+/;
const END = /[\s.!?,:;…"“”«»]+$/;
/** Between a word and its meaning: "rope - halat", "rope = halat", "rope: halat". */
const MEANS = /\s+(?:-|–|—|->|=>|→|=|:)\s+|\s*[=→]\s*|:\s+/;

function clean(piece: string): string {
  return piece
    .replace(BRACKETS, " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(BULLET, "")
    .replace(OPENING, "")
    .replace(END, "")
    .trim();
}

/** A phrase of a cell as it may be understood, the likeliest first. */
export type CellPhrase = readonly string[];

/**
 * The phrases of a cell or a line: parts between commas, semicolons and strokes, without what stands in brackets; of "word -
 * meaning" the whole, then either side.
 */
export function cellPhrases(text: string): CellPhrase[] {
  return text.split(/[\n;•|]+|,(?!\d)|\s\/\s/).flatMap((piece) => {
    const whole = clean(piece);
    if (!/\p{L}/u.test(whole)) return [];
    const [left = "", ...others] = whole.split(MEANS).map(clean);
    const right = others.at(-1);
    const sides = right === undefined ? [] : [left, right].filter((side) => side !== "");
    return [[whole, ...sides].filter((phrase) => phrase.length <= longestPhrase || phrase === whole)];
  });
}

/** As it is shown where it is unknown. */
export function shownPhrase([whole = ""]: CellPhrase): string {
  return whole.length > shown ? `${whole.slice(0, shown - 1)}…` : whole;
}
