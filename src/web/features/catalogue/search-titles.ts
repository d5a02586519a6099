import type { Content, Movie, Series } from "../../../contract/catalogue.ts";
import { fold } from "../../i18n/fold.ts";
import { newestFirst } from "./newest-first.ts";

/** Series and films whose names contain the text; names that begin with it come first. Empty for an empty text. */
export function searchTitles(content: Content, text: string): (Series | Movie)[] {
  const wanted = fold(text.trim());
  if (wanted === "") return [];
  const found = [...newestFirst(content.seriesList), ...newestFirst(content.movieList)]
    .map((title) => ({ title, position: fold(title.name).indexOf(wanted) }))
    .filter(({ position }) => position !== -1);
  return found.sort((a, b) => Math.min(a.position, 1) - Math.min(b.position, 1)).map(({ title }) => title);
}
