/** The four colours of a poster's palette: ground, muted, bright, and the one of texts. */
export type Tone = 0 | 1 | 2 | 3;

/** A path, filled or, with a stroke width, stroked. */
export type Shape = { readonly d: string; readonly tone: Tone; readonly stroke?: number };

/** Shapes in a square of 100 by 100, translated and scaled. */
export type Layer = {
  readonly shapes: readonly Shape[];
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
};

export type TextLine = {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  /** The letters are spaced to this width, whatever the font. */
  readonly width?: number;
};

export type TextBlock = {
  readonly lines: readonly TextLine[];
  readonly tone: Tone;
  readonly isCentred?: boolean;
  /** Rotated about the origin, to be read from bottom to top. */
  readonly isUpright?: boolean;
};

/** A poster of 200 by 300. */
export type PosterDrawing = {
  readonly palette: number;
  readonly layers: readonly Layer[];
  readonly texts: readonly TextBlock[];
};

export const sheet = { width: 200, height: 300, margin: 16 } as const;

const round = (value: number): number => Math.round(value * 10) / 10;

export function disc(x: number, y: number, r: number): string {
  const radius = round(r);
  return `M${round(x - r)} ${round(y)}a${radius} ${radius} 0 1 0 ${round(2 * r)} 0a${radius} ${radius} 0 1 0 ${round(-2 * r)} 0`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** A bar with rounded ends. */
export function pill(x: number, y: number, width: number, height: number): string {
  const r = round(height / 2);
  const straight = round(width - height);
  return `M${round(x + r)} ${round(y)}h${straight}a${r} ${r} 0 0 1 0 ${round(height)}h${-straight}a${r} ${r} 0 0 1 0 ${round(-height)}z`;
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

/** A deterministic random generator (the seed hashed by FNV-1a, then mulberry32); `next` gives 0 to 1. */
export type Random = {
  next(): number;
  /** An integer, both bounds included. */
  integer(from: number, to: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
};

export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    next,
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}

/** A picture for a genre in a square of 100 by 100, varied from title to title. */
export type Motif = (random: Random) => readonly Shape[];
