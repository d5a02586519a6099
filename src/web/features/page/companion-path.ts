import { matchPath, pathOf } from "./paths.ts";

/** The page with the words of an episode or film by the minute, by the address of its word page; undefined for others. */
export function companionPathOf(pathname: string): string | undefined {
  const match = matchPath(pathname);
  if (match?.id === "episode") return pathOf("episodeCompanion", match.locale, match.params);
  return match?.id === "movieDetail" ? pathOf("movieCompanion", match.locale, match.params) : undefined;
}
