/** A name in lines, each with its width in units of the letters' size. */
export type SetLine = { readonly text: string; readonly width: number };

/** Of the display face (Brygada 1918) at the weight of posters, measured to a twentieth. */
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

/** About how wide a text is, in units of its size; the drawing spaces the letters to make it exactly so. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widthOfLetter.get(letter) ?? 0.6), 0);
}

const longestWord = 18;
const softHyphen = "\u00ad";
const vowel = /[aeiouyıöüáéíóú]/i;

/** A word too long for any line, in parts with a hyphen; parted after a vowel where there is one. */
function partsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length <= longestWord) return [word];
  const half = Math.ceil(letters.length / Math.ceil(letters.length / 12));
  let at = half;
  while (at > half - 3 && !(vowel.test(letters[at - 1] ?? "") && !vowel.test(letters[at] ?? ""))) at -= 1;
  return [`${letters.slice(0, at).join("")}${softHyphen}`, ...partsOf(letters.slice(at).join(""))];
}

const leaning = /^(?:a|an|the|of|to|in|on|at|by|over|under|from|into|and|or|for|with|ve|de|la|el|los|las|y|del)$/i;

function lineOf(words: readonly string[]): SetLine {
  const text = words.join(" ").replaceAll(`${softHyphen} `, "").replace(softHyphen, "-");
  return { text, width: widthOf(text) };
}

/** Every way to break words into at most `most` lines. */
function* breaksOf(words: readonly string[], most: number): Generator<SetLine[]> {
  if (words.length === 0) yield [];
  if (most === 0) return;
  for (let taken = 1; taken <= words.length; taken += 1) {
    const line = lineOf(words.slice(0, taken));
    for (const rest of breaksOf(words.slice(taken), most - 1)) yield [line, ...rest];
  }
}

/** A line that ends with "the" leans on the next one; a line of one or two letters is a crumb. */
function faultsOf(lines: readonly SetLine[]): number {
  const leans = lines.slice(0, -1).filter(({ text }) => leaning.test(text.split(" ").at(-1) ?? "")).length;
  const crumbs = lines.length > 1 ? lines.filter(({ text }) => text.length < 3).length : 0;
  return leans * 0.2 + crumbs * 0.2;
}

const mostWords = 12;

/**
 * Breaks a name so that it can be set largest: `scoreOf` tells how large a way of breaking can be set.
 * The longest names keep their first dozen words; the whole name stands beside the poster.
 */
export function breakName(
  name: string,
  mostLines: number,
  scoreOf: (lines: readonly SetLine[]) => number,
): readonly SetLine[] {
  const all = name.trim().split(/\s+/).flatMap(partsOf);
  const words = all.length > mostWords ? [...all.slice(0, mostWords - 1), `${all[mostWords - 1]}…`] : all;
  let best: { readonly lines: SetLine[]; readonly score: number } | undefined;
  for (const lines of breaksOf(words, Math.max(mostLines, Math.ceil(words.length / 3)))) {
    const score = scoreOf(lines) * (1 - faultsOf(lines));
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

/** The size at which all lines, alike, fill a measure. */
export function sizeOf(lines: readonly SetLine[], { width, height, largest, leading }: Measure): number {
  const widest = Math.max(...lines.map((line) => line.width));
  return Math.min(largest, width / widest, height / (lines.length * leading));
}
