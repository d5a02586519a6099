import { useEffect, useRef, useState } from "react";
import type { DrawnTitle } from "./draw-poster.ts";
import type { PosterMarkup } from "./poster-markup.ts";

let draw: ((title: DrawnTitle) => PosterMarkup) | undefined;

/**
 * Fetches what draws posters. Loaders of pages that show them wait for it, on the server and when one comes from
 * another page; a page that came as a document has its posters drawn and needs none of it.
 */
export async function preparePosters(): Promise<void> {
  draw ??= (await import("./poster-markup.ts")).posterMarkup;
}

/** The poster of a title, undefined where it already stands in the document; and where the sheet is to be hung. */
export function usePosterMarkup(title: DrawnTitle) {
  const sheet = useRef<SVGSVGElement>(null);
  const [, setIsReady] = useState(draw !== undefined);
  useEffect(() => {
    if (draw === undefined && sheet.current?.childElementCount === 0) preparePosters().then(() => setIsReady(true));
  }, []);
  // Drawn once: what the document brought stays, also when the drawer comes later.
  const [drawn] = useState(() => draw?.(title));
  return { sheet, markup: drawn ?? (sheet.current?.childElementCount === 0 ? draw?.(title) : undefined) };
}
