import { type DrawnTitle, drawPoster } from "./draw-poster.ts";
import type { Layer, Shape, TextBlock } from "./drawing.ts";

/** A drawn poster as it stands in a document: its palette, and what is inside its svg element. */
export type PosterMarkup = { readonly palette: number; readonly inner: string };

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? "");
}

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
    return `<text x="${tenths(x)}" y="${tenths(y)}" font-size="${tenths(size)}"${fitted}>${escaped(text)}</text>`;
  });
  const anchor = isCentred ? ' text-anchor="middle"' : "";
  const turn = isUpright ? ' transform="rotate(-90)"' : "";
  return `<g fill="var(--tone-${tone})"${anchor}${turn}>${set.join("")}</g>`;
}

export function posterMarkup(title: DrawnTitle): PosterMarkup {
  const { palette, layers, texts } = drawPoster(title);
  return { palette, inner: [...layers.map(layerMarkup), ...texts.map(textMarkup)].join("") };
}
