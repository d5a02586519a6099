/** A line of a broken name, with its width in units of the font size. */
export type SetLine = { readonly text: string; readonly width: number };

/** Letter widths of the display font (Brygada 1918) in the weight of posters, rounded to 0.05. */
const widths: readonly (readonly [letters: string, width: number])[] = [
  [" '", 0.2],
  [".,:;!¡", 0.25],
  ["jl()", 0.3],
  ["fıiíIİÍ", 0.35],
  ["t’-/", 0.4],
  ["J", 0.45],
  ["1cçrsşz?¿–", 0.5],
  ["27aegğvyáéF", 0.55],
  ["04dhnñpquüúPTY", 0.65],
  ["ABCÇRUÜVXÁÚ", 0.7],
  ["DGĞHKNÑOÖQÓ", 0.75],
  ["w&½", 0.8],
  ["M", 0.9],
  ["m", 0.95],
  ["W—", 1],
];

const widthOfLetter = new Map(widths.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width])));

/** The estimated width of a text in units of the font size; the drawing spaces the letters to match it. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widthOfLetter.get(letter) ?? 0.6), 0);
}

const maxWordLength = 18;
const softHyphen = "\u00ad";
const vowel = /[aeiouyıöüáéíóú]/i;

/** A word too long for any line, hyphenated, after a vowel where there is one. */
function partsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length <= maxWordLength) return [word];
  const half = Math.ceil(letters.length / Math.ceil(letters.length / 12));
  let at = half;
  while (at > half - 3 && !(vowel.test(letters[at - 1] ?? "") && !vowel.test(letters[at] ?? ""))) at -= 1;
  return [`${letters.slice(0, at).join("")}${softHyphen}`, ...partsOf(letters.slice(at).join(""))];
}

/** Words that should not end a line. */
const clinging = /^(?:a|an|the|of|to|in|on|at|by|over|under|from|into|and|or|for|with|ve|de|la|el|los|las|y|del)$/i;

function lineOf(words: readonly string[]): SetLine {
  const text = words.join(" ").replaceAll(`${softHyphen} `, "").replace(softHyphen, "-");
  return { text, width: widthOf(text) };
}

/** Every way to break words into at most `maxLines` lines. */
function* breaksOf(words: readonly string[], maxLines: number): Generator<SetLine[]> {
  if (words.length === 0) yield [];
  if (maxLines === 0) return;
  for (let taken = 1; taken <= words.length; taken += 1) {
    const line = lineOf(words.slice(0, taken));
    for (const rest of breaksOf(words.slice(taken), maxLines - 1)) yield [line, ...rest];
  }
}

/** The penalty for lines that end with a word such as "the", and for lines of one or two letters. */
function penaltyOf(lines: readonly SetLine[]): number {
  const badEnds = lines.slice(0, -1).filter(({ text }) => clinging.test(text.split(" ").at(-1) ?? "")).length;
  const tooShort = lines.length > 1 ? lines.filter(({ text }) => text.length < 3).length : 0;
  return badEnds * 0.2 + tooShort * 0.2;
}

const maxWords = 12;

/**
 * Breaks a name into the lines with the best score, less a penalty; `scoreOf` gives the size that lines can have.
 * Names are cut after a dozen words; the whole name is beside the poster.
 */
export function breakName(
  name: string,
  maxLines: number,
  scoreOf: (lines: readonly SetLine[]) => number,
): readonly SetLine[] {
  const all = name.trim().split(/\s+/).flatMap(partsOf);
  const words = all.length > maxWords ? [...all.slice(0, maxWords - 1), `${all[maxWords - 1]}…`] : all;
  let best: { readonly lines: SetLine[]; readonly score: number } | undefined;
  for (const lines of breaksOf(words, Math.max(maxLines, Math.ceil(words.length / 3)))) {
    const score = scoreOf(lines) * (1 - penaltyOf(lines));
    if (best === undefined || score > best.score) best = { lines, score };
  }
  return best?.lines ?? [lineOf(words)];
}

export type Measure = {
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly leading: number;
};

/** The largest font size at which all lines fit a measure. */
export function sizeOf(lines: readonly SetLine[], { width, height, largest, leading }: Measure): number {
  const widest = Math.max(...lines.map((line) => line.width));
  return Math.min(largest, width / widest, height / (lines.length * leading));
}
