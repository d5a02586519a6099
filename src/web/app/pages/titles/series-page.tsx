import { Link, useLoaderData } from "react-router";
import type { Series } from "../../../../contract/catalogue.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { easiestEpisode } from "../../../features/catalogue/easiest-episode.ts";
import { findSeries, relatedTitles } from "../../../features/catalogue/find-title.ts";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { seriesData } from "../../../features/catalogue/structured-data.ts";
import { titleIn } from "../../../features/catalogue/title-in-language.ts";
import { cardTitleOf } from "../../../features/catalogue/titles/card-title.ts";
import { TitleHeader } from "../../../features/catalogue/titles/title-header.tsx";
import { Watching } from "../../../features/catalogue/titles/watch-link.tsx";
import { LevelChart } from "../../../features/lexicon/level-chart.tsx";
import { loadWordList } from "../../../features/lexicon/word-list-data.ts";
import { Breadcrumb, breadcrumbData, type Crumb } from "../../../features/page/breadcrumb.tsx";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale, useSite } from "../../../features/page/use-page.ts";
import { Coverage } from "../../../features/words/coverage/coverage.tsx";
import { isOriginal } from "../../../features/words/script/originals.ts";
import { m } from "../../../i18n/generated/messages.js";
import { PersonalSeasonNav } from "./personal-season-nav.tsx";
import { RelatedTitles } from "./related-titles.tsx";
import styles from "./series-page.module.css";
import { SeriesWords } from "./series-words.tsx";

const load = pageLoader("seriesDetail", async (request) => {
  await loadPosterDrawer();
  const content = await request.catalogue.get();
  const { locale } = request;
  const found = findSeries(content, request.params.url);
  if (found === undefined) return undefined;
  const series = titleIn(found, locale);
  const [counts, list] = await Promise.all([
    request.client.call("WordList/GetLevelCounts", { query: { titleId: series.id } }),
    loadWordList(request, { kind: "series", id: series.id }),
  ]);
  return {
    series,
    counts,
    list,
    related: relatedTitles(series, content.seriesList).map((title) => cardTitleOf(title, locale)),
  };
});

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<"seriesDetail", Awaited<ReturnType<typeof load>>>(
  "seriesDetail",
  ({ series }, { locale }, site) => ({
    title: m.series_detail_title({ name: series.name }),
    description: m.series_detail_description({ name: series.name }),
    openGraphType: "video.tv_show",
    structuredData: [seriesData({ site, locale }, series), breadcrumbData(site, crumbsOf(series, locale))],
  }),
);

function crumbsOf(series: Series, locale: Locale): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: m.nav_series(), path: pathOf("series", locale) },
    { name: series.name, path: pathOf("seriesDetail", locale, { url: series.combinedUrl }) },
  ];
}

export default function SeriesDetailPage() {
  const { series, counts, list, related } = useLoaderData<typeof load>();
  const episodeCount = series.seasons.reduce((sum, season) => sum + season.episodes.length, 0);
  const { name = "" } = useSite() ?? {};
  const note = isOriginal(series.combinedUrl) ? m.original_series_note({ name }) : m.watch_elsewhere_series();
  const facts = [m.seasons_count({ count: series.seasons.length }), m.episodes_count({ count: episodeCount })];
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(series, useLocale())} />
      <TitleHeader title={series} facts={facts}>
        <Begin series={series} />
        <Watching title={series} note={note} />
      </TitleHeader>
      <Coverage key={series.id} kind="series" id={series.id} title={series.name} />
      <div className={styles.overview} data-wide={series.seasons.length > 1 || undefined}>
        <LevelChart counts={counts} caption={m.level_chart_title()} />
        <PersonalSeasonNav
          key={series.id}
          seriesId={series.id}
          seriesUrl={series.combinedUrl}
          seasons={series.seasons}
          counts={counts}
        />
      </div>
      <RelatedTitles titles={related} heading={m.related_series()} />
      <SeriesWords key={series.id} series={series} list={list} />
    </>
  );
}

/** The way into a series for who does not know where to start. */
function Begin({ series }: { series: Series }) {
  const locale = useLocale();
  const first = easiestEpisode(series);
  if (first === undefined) return null;
  const season = first.seasonNumber;
  const episode = first.episode.episodeNumber;
  return (
    <p>
      <Link className="button" to={pathOf("episode", locale, { url: series.combinedUrl, season, episode })}>
        {m.series_begin({ episode: m.episode_full_name({ season, episode }) })}
      </Link>
    </p>
  );
}
