import type { Movie, Series } from "../../../../contract/catalogue.ts";
import { escapeHtml } from "../../page/escape-html.ts";
import {
  type Composition,
  dialogue,
  filmFrame,
  horizon,
  initial,
  letterbox,
  projector,
  spine,
  stack,
  tiles,
  type YearPlace,
} from "./compositions.ts";
import {
  type Layer,
  type Motif,
  type PosterDrawing,
  type Random,
  type Shape,
  seededRandom,
  sheet,
  type TextBlock,
} from "./drawing.ts";
import { motifOfName, motifsOfTitle, standsOnGround } from "./genre-motifs.ts";

/** The palettes of poster.module.css that suit each genre. */
const palettesOfGenre: Readonly<Record<string, readonly [number, ...number[]]>> = {
  action: [6, 1, 9, 12],
  adventure: [8, 0, 6, 13],
  animation: [5, 10, 6, 13],
  biography: [4, 9, 1, 7],
  comedy: [6, 4, 5, 7, 10, 13],
  crime: [0, 11, 2, 12],
  documentary: [4, 0, 11, 5],
  drama: [1, 9, 7, 3, 4],
  family: [7, 5, 13, 4],
  fantasy: [2, 3, 10, 8],
  history: [4, 8, 9, 12],
  horror: [3, 9, 11, 12],
  music: [3, 10, 2, 13],
  mystery: [2, 0, 8, 11],
  romance: [7, 3, 10, 12],
  "science-fiction": [1, 2, 5, 10],
  sport: [8, 5, 13, 1],
  thriller: [11, 0, 3, 1],
  war: [8, 11, 4, 9],
  western: [6, 9, 12, 7],
};

function palettesOf(genre: string | undefined): readonly [number, ...number[]] {
  return palettesOfGenre[genre ?? ""] ?? [1, 0, 2, 4, 9, 12];
}

export type DrawnTitle = Pick<Series | Movie, "kind" | "name" | "combinedUrl" | "year" | "genres">;

/** Compositions without a picture of a genre. */
const plainCompositions: readonly Composition[] = [dialogue, tiles, initial];

type Compositions = readonly [Composition, ...Composition[]];

const forAnyName: Compositions = [letterbox, stack, filmFrame, horizon, dialogue, projector, tiles];
const forShortNames: Compositions = [...forAnyName, initial, spine];
const forOneWord: Compositions = [spine, initial, spine, horizon, letterbox, tiles, filmFrame, dialogue];
const forLongNames: Compositions = [stack, dialogue, letterbox, stack, filmFrame];

function compositionFor(name: string, random: Random): Composition {
  if (name.length < 4) return random.pick([initial, horizon]);
  if (/^\d/.test(name)) return random.pick([initial, initial, stack, dialogue]);
  const words = name.trim().split(/\s+/).length;
  if (words === 1 && name.length > 4) return random.pick(forOneWord);
  if (name.length > 34) return random.pick(forLongNames);
  return random.pick(name.length < 18 ? forShortNames : forAnyName);
}

/** Changes all posters: chosen so that of the free films no two have the same design. */
const edition = 9002;

function randomOf({ kind, combinedUrl, genres }: DrawnTitle): Random {
  return seededRandom(`${edition} ${kind} ${combinedUrl} ${genres.join()}`);
}

/** What a poster is made of, before its proportions; without a motif where the composition has no place for it. */
type Design = { readonly palette: number; readonly motif: Motif | undefined; readonly compose: Composition };

export function designOf(title: DrawnTitle, random = randomOf(title)): Design {
  const [first, second] = title.genres;
  const palette = random.pick(palettesOf(random.next() < 0.6 ? first : (second ?? first)));
  const ofGenre = random.pick(motifsOfTitle(title.genres, second !== undefined && random.next() < 0.4));
  const motif = motifOfName(title.name) ?? ofGenre;
  const compose = compositionFor(title.name, random);
  return { palette, motif: plainCompositions.includes(compose) ? undefined : motif, compose };
}

/**
 * The poster of a title: always the same one for the same name, address and genres. The composition, the motif, the
 * palette and all proportions are random numbers seeded by them, so that hardly two are alike.
 */
export function drawPoster(title: DrawnTitle): PosterDrawing {
  const random = randomOf(title);
  const { palette, motif, compose } = designOf(title, random);
  const {
    layers,
    texts,
    year: place,
    yearTone = 3,
    yearX,
  } = compose({
    name: title.name,
    random,
    motif: motif?.(random) ?? [],
    isStanding: motif !== undefined && standsOnGround(motif),
  });
  return { palette, layers, texts: [...texts, ...yearBlock(title.year, place, yearTone, yearX)] };
}

const yearPlaces = {
  top: { x: sheet.width / 2, y: 17 },
  corner: { x: sheet.width - sheet.margin - 12, y: 24 },
  bottom: { x: sheet.margin, y: sheet.height - 12 },
} as const satisfies Readonly<Record<YearPlace, object>>;

function yearBlock(
  year: number | null,
  place: YearPlace,
  tone: TextBlock["tone"],
  x: number = yearPlaces[place].x,
): TextBlock[] {
  if (year === null) return [];
  const line = { text: String(year), x, y: yearPlaces[place].y, size: 10 };
  return [{ lines: [line], tone, isCentred: place !== "bottom" }];
}

/** A drawn poster as HTML has it: its palette, and the content of its svg element. */
export type PosterMarkup = { readonly palette: number; readonly inner: string };

const tenths = (value: number): number => Math.round(value * 10) / 10;

function shapeMarkup({ d, tone, stroke }: Shape): string {
  const paint =
    stroke === undefined
      ? `fill="var(--tone-${tone})"`
      : `fill="none" stroke="var(--tone-${tone})" stroke-width="${stroke}"`;
  return `<path ${paint} d="${d}"/>`;
}

function layerMarkup({ shapes, x = 0, y = 0, scale }: Layer): string {
  const paths = shapes.map(shapeMarkup).join("");
  if (scale === undefined) return paths;
  return `<g transform="translate(${tenths(x)} ${tenths(y)})scale(${tenths(scale * 10) / 10})">${paths}</g>`;
}

function textMarkup({ lines, tone, isCentred, isUpright }: TextBlock): string {
  const set = lines.map(({ text, x, y, size, width }) => {
    const fitted = width === undefined ? "" : ` textLength="${tenths(width)}"`;
    return `<text x="${tenths(x)}" y="${tenths(y)}" font-size="${tenths(size)}"${fitted}>${escapeHtml(text)}</text>`;
  });
  const anchor = isCentred ? ' text-anchor="middle"' : "";
  const turn = isUpright ? ' transform="rotate(-90)"' : "";
  return `<g fill="var(--tone-${tone})"${anchor}${turn}>${set.join("")}</g>`;
}

export function posterMarkup(title: DrawnTitle): PosterMarkup {
  const { palette, layers, texts } = drawPoster(title);
  return { palette, inner: [...layers.map(layerMarkup), ...texts.map(textMarkup)].join("") };
}
