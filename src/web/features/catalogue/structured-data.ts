import type { Movie, Series } from "../../../contract/catalogue.ts";
import type { Locale } from "../../../domain/locale/locale.ts";
import type { StructuredData } from "../page/page-head.ts";
import { pathOf } from "../page/paths.ts";
import type { SiteConfig } from "../page/site-config.ts";
import { episodePath, type PageEpisode } from "./title-path.ts";

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

function titleData(title: Series | Movie, locale: Locale) {
  return {
    inLanguage: "en",
    ...(title.description[locale] !== "" && { description: title.description[locale] }),
    ...(title.year !== null && { dateCreated: String(title.year) }),
    ...(title.genres.length > 0 && { genre: title.genres }),
  };
}
