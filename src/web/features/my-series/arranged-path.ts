import type { OwnTitle } from "../../../contract/my-series.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import type { Row } from "../../../domain/my-series/arrangement.ts";
import { findEpisode } from "../catalogue/find-title.ts";
import { episodePath, pageEpisodeOf, titlePath } from "../catalogue/title-path.ts";
import { linked } from "../progress/own-titles.ts";

/** The page of what was made of files: of a series that of the first episode that came in. */
export function arrangedPath(title: OwnTitle, rows: readonly Row[], locale: Locale): string {
  const own = linked(title);
  const [first] = rows.toSorted((a, b) => (a.season ?? 0) - (b.season ?? 0) || (a.episode ?? 0) - (b.episode ?? 0));
  if (own.kind === "series" && first !== undefined) {
    const content = { version: 0, seriesList: [own], movieList: [] };
    const found = findEpisode(content, own.combinedUrl, first.season ?? 0, first.episode ?? 0);
    if (found !== undefined) return episodePath(pageEpisodeOf(found), locale);
  }
  return titlePath(own, locale);
}
