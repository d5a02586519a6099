import {
  box,
  disc,
  type Layer,
  pill,
  polygon,
  type Random,
  type Shape,
  sheet,
  type TextBlock,
  type TextLine,
  type Tone,
} from "./drawing.ts";
import { breakName, type Measure, type SetLine, sizeOf } from "./set-name.ts";

export type Scene = {
  readonly name: string;
  readonly random: Random;
  /** The genre's motif. */
  readonly motif: readonly Shape[];
  /** Whether the motif can stand on the ground. */
  readonly isStanding: boolean;
};

/** Where the year does not overlap the rest. */
export type YearPlace = "top" | "corner" | "bottom";

export type Composed = {
  readonly layers: readonly Layer[];
  readonly texts: readonly TextBlock[];
  readonly year: YearPlace;
  readonly yearTone?: Tone;
  /** The start of the year, if not the margin. */
  readonly yearX?: number;
};

export type Composition = (scene: Scene) => Composed;

const { width, height, margin } = sheet;
const inner = width - 2 * margin;
const leading = 1.04;
/** Depth of descenders below the baseline, in units of the font size. */
const descent = 0.24;

/** From 0.6 to 1: how even the widths of the lines are. */
function evennessOf(lines: readonly SetLine[]): number {
  const widest = Math.max(...lines.map((line) => line.width));
  const mean = lines.reduce((sum, line) => sum + line.width, 0) / lines.length;
  return 0.6 + (0.4 * mean) / widest;
}

function setIn(name: string, measure: Measure, mostLines = 5): { lines: readonly SetLine[]; size: number } {
  const lines = breakName(name, mostLines, (broken) => sizeOf(broken, measure) * evennessOf(broken));
  return { lines, size: sizeOf(lines, measure) };
}

type Place = { readonly x: number; readonly bottom?: number; readonly top?: number };

/** Lines of one size, below `top` or above `bottom`. */
function blockOf(set: { lines: readonly SetLine[]; size: number }, { x, bottom, top = 0 }: Place): TextLine[] {
  const { lines, size } = set;
  const first = bottom === undefined ? top + size * 0.8 : bottom - size * (descent + (lines.length - 1) * leading);
  return lines.map(({ text, width: units }, index) => ({
    text,
    x,
    y: first + index * size * leading,
    size,
    width: units * size,
  }));
}

/** The height of lines of one size, from the top of the capitals to the lowest descender. */
function heightOf({ lines, size }: { lines: readonly SetLine[]; size: number }): number {
  return size * (0.8 + descent + (lines.length - 1) * leading);
}

/** A wide picture between two dark bars, with the name as its subtitle. */
export const letterbox: Composition = ({ name, random, motif }) => {
  const set = setIn(name, { width: inner, height: 92, largest: 30, leading });
  const bar = height - heightOf(set) - 30;
  // The bars cut nothing off the motif.
  const scale = Math.min(random.integer(130, 165), bar - 34) / 100;
  return {
    layers: [
      { shapes: motif, x: 100 - 50 * scale, y: (bar + 26) / 2 - 50 * scale, scale },
      { shapes: [{ d: box(0, 0, width, 26) + box(0, bar, width, height), tone: 3 }] },
    ],
    texts: [{ lines: blockOf(set, { x: 100, bottom: height - 14 }), tone: 0, isCentred: true }],
    year: "top",
    yearTone: 0,
  };
};

/** Letters with descenders. */
const descends = /[gjpqyçşğQJ,;]/;

/** A smaller motif is left out. */
const minMotif = 40;

/** Smaller lines are hard to read on a card. */
const minLineSize = 13;

/** Every line as wide as the sheet, like a wood type poster. */
export const stack: Composition = ({ name, random, motif }) => {
  const tallest = 74;
  const sizes = (lines: readonly SetLine[]) => lines.map((line) => Math.min(tallest, inner / line.width));
  const heightOfAll = (lines: readonly SetLine[]) => sizes(lines).reduce((sum, size) => sum + size * 0.92, 0);
  const lines = breakName(name, 6, (broken) => {
    const total = heightOfAll(broken);
    const fine = Math.min(...sizes(broken)) < minLineSize ? 0.5 : 1;
    return fine * (total > 190 ? 190 / total / 2 : total / 190);
  });
  const total = heightOfAll(lines);
  const shrink = Math.min(1, 196 / total);
  let y = margin + 2;
  const set = lines.map((line, index): TextLine => {
    const size = (sizes(lines)[index] ?? 20) * shrink;
    const baseline = y + size * 0.78;
    y += size * (descends.test(line.text) ? 1.06 : 0.92);
    return { text: line.text, x: margin, y: baseline, size, width: line.width * size };
  });
  const left = height - 30 - y - 8;
  const scale = Math.min(1.6, left / 100);
  const x = random.pick([width - margin - 100 * scale, 100 - 50 * scale, margin]);
  return {
    layers:
      left < minMotif
        ? []
        : [
            { shapes: motif, x, y: height - 30 - 100 * scale, scale },
            // Covers the parts of the motif outside its square, so that name and year are on a plain ground.
            { shapes: [{ d: box(0, 0, width, y + 4) + box(0, height - 30, width, 30), tone: 0 }] },
          ],
    texts: [{ lines: set, tone: 3 }],
    year: "bottom",
  };
};

/** A strip of film with its perforation; the name is below the picture. */
export const filmFrame: Composition = ({ name, random, motif }) => {
  const side = random.pick([0, width - 24]);
  const left = side === 0 ? 34 : 12;
  const set = setIn(name, { width: 154, height: 110, largest: 34, leading });
  const bottom = height - heightOf(set) - 42;
  const holes = Array.from({ length: 13 }, (_, index) => box(side + 7, 5 + index * 23, 10, 14)).join("");
  const scale = random.integer(105, 130) / 100;
  return {
    layers: [
      { shapes: motif, x: left + 77 - 50 * scale, y: (bottom + 14) / 2 - 50 * scale, scale },
      // Covers the parts of the motif outside the picture.
      {
        shapes: [
          { d: `${box(0, 0, width, height)}M${left} 14V${bottom}h154V14z`, tone: 0 },
          { d: `M${left} 14V${bottom}h154V14z`, tone: 1, stroke: 2 },
          { d: box(side, 0, 24, height), tone: 3 },
          { d: holes, tone: 0 },
        ],
      },
    ],
    texts: [{ lines: blockOf(set, { x: left, top: bottom + 13 }), tone: 3 }],
    year: "bottom",
    yearX: left,
  };
};

/** Hills with the motif behind them, or on them before a large disc, and the name in the sky. */
export const horizon: Composition = ({ name, random, motif, isStanding }) => {
  const set = setIn(name, { width: inner, height: 118, largest: 64, leading });
  const top = margin + 4 + heightOf(set);
  const line = Math.max(top + 70, random.integer(186, 214));
  const [swing, second] = [random.integer(-26, 26), random.integer(-18, 18)];
  const r = Math.min(random.integer(40, 62), (line - top - 10) / 1.35);
  const [x, y] = [random.integer(60, 150), line - r * 0.35];
  const rising = { shapes: motif, x: x - r, y: y - r, scale: r / 50 };
  const hill = (y: number, bend: number) => `M0 ${y}C60 ${y - bend} 130 ${y + bend} 200 ${y - bend / 2}V300H0z`;
  return {
    layers: [
      isStanding ? { shapes: [{ d: disc(x, y, r), tone: 2 }] } : rising,
      { shapes: [{ d: hill(line, swing), tone: 1 }] },
      { shapes: isStanding ? motif : [], x: random.integer(16, 96), y: line - 58, scale: 0.62 },
      { shapes: [{ d: hill(line + 44, second), tone: 3 }] },
    ],
    texts: [{ lines: blockOf(set, { x: margin, top: margin + 4 }), tone: 3 }],
    year: "bottom",
    yearTone: 0,
  };
};

/** A dialogue of subtitle lines, one of which is the name. */
export const dialogue: Composition = ({ name, random }) => {
  const set = setIn(name, { width: inner, height: 150, largest: 56, leading });
  const block = heightOf(set);
  const gap = 19;
  const before = Math.floor((height - block - 60) / gap / random.pick([1.4, 1.8, 2.4]));
  const top = margin + before * gap + 4;
  const bars: { readonly d: string; readonly isFirst: boolean }[] = [];
  let isFirst = random.next() < 0.5;
  for (let y = margin; y < height - 36; y += gap) {
    if (y > top - gap && y < top + block + 8) continue;
    if (random.next() < 0.62) isFirst = !isFirst;
    const long = random.integer(50, 132);
    bars.push({ d: pill(isFirst ? margin : width - margin - long, y, long, 9), isFirst });
  }
  const spoken = (wanted: boolean) =>
    bars
      .filter((bar) => bar.isFirst === wanted)
      .map(({ d }) => d)
      .join("");
  return {
    layers: [
      {
        shapes: [
          { d: spoken(true), tone: 1 },
          { d: spoken(false), tone: 2 },
        ],
      },
    ],
    texts: [{ lines: blockOf(set, { x: margin, top }), tone: 3 }],
    year: "bottom",
  };
};

/** A projector beam on the name. */
export const projector: Composition = ({ name, random, motif }) => {
  const set = setIn(name, { width: inner - 12, height: 104, largest: 36, leading });
  const top = height - heightOf(set) - 54;
  const from = random.pick([-10, 210]);
  return {
    layers: [
      {
        shapes: [
          {
            d: polygon([
              [from, 24],
              [0, top],
              [0, height - 30],
              [width, height - 30],
              [width, top],
            ]),
            tone: 1,
          },
        ],
      },
      { shapes: motif, x: from < 0 ? 84 : 16, y: Math.max(14, top - 128), scale: 1 },
      { shapes: [{ d: box(margin - 6, top, inner + 12, height - 34 - top), tone: 3 }] },
    ],
    texts: [{ lines: blockOf(set, { x: 100, top: top + 10 }), tone: 0, isCentred: true }],
    year: "bottom",
  };
};

/** The name runs up the sheet as on the spine of a book. */
export const spine: Composition = ({ name, random, motif }) => {
  const set = setIn(name, { width: height - 2 * margin - 6, height: 96, largest: 92, leading: 0.98 }, 2);
  const block = heightOf(set);
  const scale = random.integer(120, 160) / 100;
  return {
    layers: [
      { shapes: motif, x: margin + block + 4, y: random.pick([40, 150 - 50 * scale, 292 - 100 * scale]), scale },
    ],
    texts: [{ lines: blockOf(set, { x: -(height - margin), top: margin - 2 }), tone: 3, isUpright: true }],
    year: "corner",
  };
};

/** The first letter, or the number, in the size of the sheet. */
export const initial: Composition = ({ name, random }) => {
  const number = /^\d{1,4}\b/.exec(name)?.[0];
  const first = number ?? [...name.replace(/^(?:the|a|an)\s+/i, "")][0] ?? "";
  const set = setIn(name, { width: inner, height: 100, largest: 34, leading });
  const size = first.length === 1 ? random.integer(290, 340) : 430 / first.length;
  const bottom = height - heightOf(set) - 40;
  return {
    layers: [
      { shapes: [{ d: disc(random.integer(40, 160), random.integer(60, 150), random.integer(46, 70)), tone: 1 }] },
    ],
    texts: [
      { lines: [{ text: first, x: 100 + random.integer(-14, 14), y: bottom, size }], tone: 2, isCentred: true },
      { lines: blockOf(set, { x: margin, bottom: height - 32 }), tone: 3 },
    ],
    year: "bottom",
  };
};

const tileForms = [
  "h50a50 50 0 0 1-50 50z",
  "m50 0v50a50 50 0 0 1-50-50z",
  "m50 50h-50a50 50 0 0 1 50-50z",
  "m0 50v-50a50 50 0 0 1 50 50z",
  "a25 25 0 0 0 50 0z",
  "m0 50a25 25 0 0 1 50 0z",
] as const;

/** Tiles of quarter and half discs. */
export const tiles: Composition = ({ name, random }) => {
  const set = setIn(name, { width: inner, height: 106, largest: 38, leading });
  const rows = heightOf(set) > 58 ? 3 : 4;
  const drawn: Record<1 | 2, string> = { 1: "", 2: "" };
  for (let index = 0; index < rows * 4; index += 1) {
    const form = random.pick(tileForms);
    if (random.next() < 0.12) continue;
    drawn[random.next() < 0.55 ? 1 : 2] += `M${(index % 4) * 50} ${Math.floor(index / 4) * 50}${form}`;
  }
  return {
    layers: [
      {
        shapes: [
          { d: drawn[1], tone: 1 },
          { d: drawn[2], tone: 2 },
        ],
      },
    ],
    texts: [{ lines: blockOf(set, { x: margin, top: rows * 50 + 14 }), tone: 3 }],
    year: "bottom",
  };
};
