import type { Movie, Series } from "../../../../contract/catalogue.ts";
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
import { type PosterDrawing, sheet, type TextBlock } from "./drawing.ts";
import { motifOf, standsOnGround } from "./motifs.ts";
import { palettesOf } from "./palettes.ts";
import { type Random, seededRandom } from "./seeded-random.ts";

export type DrawnTitle = Pick<Series | Movie, "kind" | "name" | "combinedUrl" | "year" | "genres">;

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

/**
 * The poster of a title: always the same one for the same name, address and genres. The composition, the palette
 * and all proportions are drawn by lot from them, so that hardly two are alike.
 */
export function drawPoster({ kind, name, combinedUrl, year, genres }: DrawnTitle): PosterDrawing {
  const random = seededRandom(`${kind} ${combinedUrl} ${genres.join()}`);
  const [first, second] = genres;
  const palette = random.pick(palettesOf(random.next() < 0.7 ? first : (second ?? first)));
  const sign = motifOf(second !== undefined && random.next() < 0.4 ? second : first);
  const compose = compositionFor(name, random);
  const {
    layers,
    texts,
    year: place,
    yearTone = 3,
    yearX,
  } = compose({
    name,
    random,
    motif: sign(random),
    isStanding: standsOnGround(sign),
  });
  return { palette, layers, texts: [...texts, ...yearBlock(year, place, yearTone, yearX)] };
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
