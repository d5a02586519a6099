import type { Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import type { ArticleId, PageText } from "../articles/page-text.ts";
import { episodePath, type PageEpisode } from "../catalogue/page-episode.ts";
import { pathOf } from "./paths.ts";
import type { SiteConfig } from "./site-config.ts";

/** A schema.org item as JSON-LD. */
export type StructuredData = { readonly "@type": string } & Readonly<Record<string, unknown>>;

type Place = { readonly site: SiteConfig; readonly locale: Locale };

export function seriesData({ site, locale }: Place, series: Series): StructuredData {
  return {
    "@type": "TVSeries",
    name: series.name,
    url: site.publicUrl + pathOf("seriesDetail", locale, { url: series.combinedUrl }),
    ...titleData(series, locale),
    numberOfSeasons: series.seasons.length,
    numberOfEpisodes: series.seasons.reduce((sum, season) => sum + season.episodes.length, 0),
  };
}

export function movieData({ site, locale }: Place, movie: Movie): StructuredData {
  return {
    "@type": "Movie",
    name: movie.name,
    url: site.publicUrl + pathOf("movieDetail", locale, { url: movie.combinedUrl }),
    ...titleData(movie, locale),
  };
}

export function episodeData({ site, locale }: Place, place: PageEpisode): StructuredData {
  const { seriesName, seriesUrl, seasonNumber, episode } = place;
  return {
    "@type": "TVEpisode",
    ...(episode.name !== null && { name: episode.name }),
    url: site.publicUrl + episodePath(place, locale),
    episodeNumber: episode.episodeNumber,
    inLanguage: "en",
    partOfSeason: { "@type": "TVSeason", seasonNumber },
    partOfSeries: {
      "@type": "TVSeries",
      name: seriesName,
      url: site.publicUrl + pathOf("seriesDetail", locale, { url: seriesUrl }),
    },
  };
}

export function articleData({ site, locale }: Place, id: ArticleId, text: PageText): StructuredData {
  const publisher = { "@type": "Organization", name: site.name, url: site.publicUrl };
  return {
    "@type": "Article",
    headline: text.heading,
    description: text.description,
    inLanguage: locale,
    ...(text.published !== undefined && { datePublished: text.published }),
    ...(text.updated !== undefined && { dateModified: text.updated }),
    mainEntityOfPage: site.publicUrl + pathOf(id, locale),
    image: `${site.publicUrl}/share.png`,
    author: publisher,
    publisher,
  };
}

export type Crumb = { readonly name: string; readonly path: string };

export function breadcrumbData(site: SiteConfig, crumbs: readonly Crumb[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.publicUrl + path,
    })),
  };
}

function titleData(title: Series | Movie, locale: Locale) {
  return {
    inLanguage: "en",
    ...(title.description[locale] !== "" && { description: title.description[locale] }),
    ...(title.year !== null && { dateCreated: String(title.year) }),
    ...(title.genres.length > 0 && { genre: title.genres }),
  };
}
