import { canonicalPathOf, matchPath, pathOf } from "../features/page/paths.ts";
import type { StoreLinks } from "../features/page/site-config.ts";

export type Redirect = { readonly status: 301 | 302; readonly location: string };

/** Addresses of the former site; `rest` is the part after the prefix. */
const legacyPaths: readonly (readonly [prefix: string, target: (rest: string) => string])[] = [
  ["/ingilizce-dizilerin-kelime-ve-anlamlari", () => pathOf("series", "tr")],
  ["/ingilizce-filmlerin-kelime-ve-anlamlari", () => pathOf("movies", "tr")],
  ["/tanitim", () => pathOf("howItWorks", "tr")],
  ["/hesap/kullanimKosullari", () => pathOf("home", "tr")],
  ["/dizi/ingilizce/:old", (old) => pathOf("seriesDetail", "tr", { url: titleOfLegacy(old) })],
  ["/film/ingilizce/:old", (old) => pathOf("movieDetail", "tr", { url: titleOfLegacy(old) })],
  ["/Liste/Listem/:old", (old) => pathOf("wordList", "tr", { url: old })],
];

/**
 * Where an address that is not canonical redirects to, with its query string: legacy addresses, trailing and doubled
 * slashes, needless percent signs, and /app by the device. Undefined for canonical and unknown addresses.
 * The location is a path of this site or a store link of the configuration, never taken from the request.
 */
export function redirectOf(url: URL, userAgent: string, storeLinks: StoreLinks): Redirect | undefined {
  const path = `/${url.pathname
    .split("/")
    .filter((segment) => segment !== "")
    .join("/")}`;
  if (path === "/app") return { status: 302, location: appLocation(url, userAgent, storeLinks) };
  const match = matchPath(path);
  const target = legacyTarget(path) ?? (match === undefined ? path : canonicalPathOf(match));
  return target === url.pathname ? undefined : { status: 301, location: target + url.search };
}

function appLocation(url: URL, userAgent: string, storeLinks: StoreLinks): string {
  const store = /iPhone|iPad|iPod/.test(userAgent)
    ? storeLinks.ios
    : /Android/.test(userAgent)
      ? storeLinks.android
      : undefined;
  if (store === undefined) return pathOf("home", "tr") + url.search;
  const location = new URL(store);
  for (const [name, value] of url.searchParams) location.searchParams.append(name, value);
  return location.href;
}

function legacyTarget(path: string): string | undefined {
  for (const [pattern, target] of legacyPaths) {
    if (!pattern.endsWith(":old")) {
      if (path === pattern) return target("");
      continue;
    }
    const prefix = pattern.slice(0, -":old".length);
    const rest = path.startsWith(prefix) ? decode(path.slice(prefix.length)) : undefined;
    if (rest !== undefined && rest !== "" && !rest.includes("/")) return target(rest);
  }
  return undefined;
}

function titleOfLegacy(old: string): string {
  return old.replace(/(?<=.)-kelimeler-ve-anlamlari$/, "");
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export type TitleAddress = {
  readonly kind: "series" | "movie";
  readonly combinedUrl: string;
  withUrl(combinedUrl: string): string;
};

/** Of an address of a title or one of its episodes: which title it names, and the same address with another name. */
export function titleOf({ pathname }: URL): TitleAddress | undefined {
  const match = matchPath(pathname);
  if (match?.id !== "seriesDetail" && match?.id !== "movieDetail" && match?.id !== "episode") return undefined;
  const { id, locale, params } = match;
  return {
    kind: id === "movieDetail" ? "movie" : "series",
    combinedUrl: params.url,
    withUrl: (url) => (id === "episode" ? pathOf(id, locale, { ...params, url }) : pathOf(id, locale, { url })),
  };
}
