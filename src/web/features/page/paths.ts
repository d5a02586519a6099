import { isLocale, type Locale, locales } from "../../../domain/locale/locale.ts";

/**
 * The one table of addresses: the path after the locale's prefix (none for Turkish, /en, /es), without slashes at the
 * ends; `:name` is a parameter. Spanish addresses are the English ones unless they are given: every first load has this
 * table. The console has one address and its own language switch.
 */
const table = {
  home: { tr: "", en: "" },
  series: { tr: "dizi", en: "tv-series" },
  movies: { tr: "film", en: "movies" },
  seriesDetail: { tr: "dizi/:url", en: "tv-series/:url" },
  movieDetail: { tr: "film/:url", en: "movies/:url" },
  episode: {
    tr: "dizi/:url/:season/:episode",
    en: "tv-series/:url/:season/:episode",
  },
  movieCompanion: { tr: "film/:url/izlerken", en: "movies/:url/follow-along" },
  episodeCompanion: {
    tr: "dizi/:url/:season/:episode/izlerken",
    en: "tv-series/:url/:season/:episode/follow-along",
  },
  bring: { tr: "dizini-getir", en: "bring-your-series" },
  auth: { tr: "auth", en: "auth" },
  account: { tr: "hesabim", en: "account" },
  wordList: { tr: "liste/:url", en: "wordlist/:url" },
  quiz: { tr: "quiz", en: "quiz" },
  review: { tr: "tekrar", en: "review" },
  watchPlan: { tr: "izleme-plani", en: "watch-plan" },
  levelTest: { tr: "seviye-testi", en: "level-test" },
  contact: { tr: "iletisim", en: "contact" },
  premium: { tr: "premium", en: "premium" },
  premiumProcessing: { tr: "premium/isleniyor", en: "premium/isleniyor" },
  premiumError: { tr: "premium/odemehata", en: "premium/odemehata" },
  activation: { tr: "hesabim/aktivasyon/:code", en: "hesabim/aktivasyon/:code" },
  passwordReset: {
    tr: "hesabim/sifre-yenile/:code",
    en: "hesabim/sifre-yenile/:code",
  },
  about: { tr: "hakkimizda", en: "about" },
  privacy: { tr: "gizlilikPolitikasi", en: "privacy-policy" },
  mobilePrivacy: { tr: "mobilePrivacyPolicy", en: "mobile-privacy-policy" },
  terms: { tr: "kullanimKosullari", en: "use-conditions" },
  howItWorks: { tr: "nasil-calisir", en: "how-does-it-work" },
  purchaseTerms: { tr: "satin-alma-kosullari", en: "terms-of-service" },
  references: { tr: "atiflar", en: "references" },
  blog: { tr: "blog", en: "blog" },
  blogGuide: {
    tr: "blog/dizilerle-ingilizce-ogrenme-rehberi",
    en: "blog/guide-to-learning-english-with-series",
    es: "blog/guia-para-aprender-ingles-con-series",
  },
  blogEasySeries: {
    tr: "blog/ingilizce-ogrenmek-icin-8-kolay-dizi",
    en: "blog/8-easy-series-to-learn-english",
    es: "blog/8-series-faciles-para-aprender-ingles",
  },
  blogWords5000: {
    tr: "blog/en-cok-kullanilan-5000-ingilizce-kelime",
    en: "blog/5000-most-common-english-words",
    es: "blog/5000-palabras-mas-comunes-en-ingles",
  },
  blogWordsA1: {
    tr: "blog/ingilizce-a1-kelimeleri",
    en: "blog/english-a1-words",
    es: "blog/palabras-a1-en-ingles",
  },
  blogAcademicWords: {
    tr: "blog/yds-yokdil-600-kelime",
    en: "blog/600-academic-exam-words",
    es: "blog/600-palabras-academicas-en-ingles",
  },
  pdfA1: {
    tr: "premium/ingilizce-a1-kelime-listesi-pdf",
    en: "premium/english-a1-word-list-pdf",
  },
  pdfAcademic: {
    tr: "premium/yds-kelime-listesi-pdf",
    en: "premium/academic-word-list-pdf",
  },
  pdf5000: {
    tr: "premium/5000-kelime-listesi-pdf",
    en: "premium/5000-word-list-pdf",
  },
  console: { tr: "yonetim" },
} as const satisfies Record<string, { readonly tr: string; readonly en?: string; readonly es?: string }>;

export type PathId = keyof typeof table;

type NamesIn<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? NamesIn<Head> | NamesIn<Tail>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

/** The parameters of an address; `season` and `episode` are integers from 0, the others strings. */
export type ParamsOf<Id extends PathId> = {
  readonly [Name in NamesIn<(typeof table)[Id]["tr"]>]: Name extends "season" | "episode" ? number : string;
};

type ParamsArgument<Id extends PathId> = keyof ParamsOf<Id> extends never ? [] : [params: ParamsOf<Id>];

export type PathMatch = {
  [Id in PathId]: { readonly id: Id; readonly locale: Locale; readonly params: ParamsOf<Id> };
}[PathId];

/** Addresses without a page of the site: the PDFs' answer a file or redirect, the console's 404 (src/web/console). */
const withoutPage = ["pdfA1", "pdfAcademic", "pdf5000", "console"] as const satisfies readonly PathId[];

export type ExistingPageId = Exclude<PathId, (typeof withoutPage)[number]>;

export const pathIds = Object.keys(table).filter(isPathId);

function isPathId(id: string): id is PathId {
  return Object.hasOwn(table, id);
}

export function pageExists(id: PathId): id is ExistingPageId {
  return !withoutPage.some((other) => other === id);
}

/** The pattern of an address with its locale's prefix and a leading slash; undefined where the locale has none. */
export function patternOf(id: PathId, locale: Locale): string | undefined {
  const row: { readonly [L in Locale]?: string } = table[id];
  const rest = row[locale] ?? (locale === "es" ? row.en : undefined);
  if (rest === undefined) return undefined;
  const segments = [...(locale === "tr" ? [] : [locale]), ...segmentsOf(rest)];
  return `/${segments.join("/")}`;
}

/** The address of a page: a path from the root, without a trailing slash. The console's is the same everywhere. */
export function pathOf<Id extends PathId>(id: Id, locale: Locale, ...[params]: ParamsArgument<Id>): string {
  return fill(patternOf(id, locale) ?? `/${table[id].tr}`, locale, params ?? {});
}

/**
 * The `url` of a title that somebody has brought, whose pages are at the same addresses behind `benim`, such as
 * `dizi/benim/low-tide/1/2`. No title of the catalogue has the sign in its address.
 */
export function ownUrl(url: string): string {
  return `~${url}`;
}

/** What stands before one's own in an address. */
export function ownFolder(locale: Locale): string {
  return locale === "tr" ? "/benim/" : "/mine/";
}

/** The entry of the table that an address matches, whether it has a page of the site or not; undefined for an unknown one. */
export function matchPath(pathname: string): PathMatch | undefined {
  const locale = localeOfPath(pathname);
  // One's own after the catalogue's, of which a title may be named by the same word.
  for (const path of [pathname, pathname.replace(ownFolder(locale), "/~")]) {
    const segments = decodeSegments(path);
    if (segments === undefined) return undefined;
    for (const id of pathIds) {
      const pattern = patternOf(id, locale);
      const params = pattern === undefined ? undefined : matchSegments(segmentsOf(pattern), segments);
      // The parameters come from the pattern that the type is made from.
      if (params !== undefined) return { id, locale, params } as PathMatch;
    }
  }
  return undefined;
}

/** False where a path has malformed percent signs. */
export function isDecodablePath(pathname: string): boolean {
  return decodeSegments(pathname) !== undefined;
}

/** A path of a locale that never names a page. */
export function unknownPathOf(locale: Locale): string {
  return locale === "tr" ? "/-" : `/${locale}/-`;
}

/** The locale of a path by its first segment, also of an unknown path. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split("/", 2)[1] ?? "";
  return first !== "tr" && isLocale(first) ? first : "tr";
}

/** The addresses of the same page in every locale that has one. */
export function alternatesOf(match: PathMatch): readonly { readonly locale: Locale; readonly path: string }[] {
  return locales.flatMap((locale) => {
    const pattern = patternOf(match.id, locale);
    return pattern === undefined ? [] : [{ locale, path: fill(pattern, locale, match.params) }];
  });
}

/** The canonical path of a matched address. */
export function canonicalPathOf(match: PathMatch): string {
  return fill(patternOf(match.id, match.locale) ?? "/", match.locale, match.params);
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return segmentsOf(pathname).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function fill(pattern: string, locale: Locale, params: Readonly<Record<string, string | number>>): string {
  return pattern
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    .replace("/~", ownFolder(locale));
}

function matchSegments(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string | number> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith(":")) {
      if (part !== segment) return undefined;
      continue;
    }
    const name = part.slice(1);
    if (name === "season" || name === "episode") {
      if (!/^(0|[1-9]\d{0,3})$/.test(segment)) return undefined;
      params[name] = Number(segment);
    } else {
      params[name] = segment;
    }
  }
  return params;
}
