import { useLoaderData } from "react-router";
import type { Movie } from "../../../../contract/catalogue.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { findMovie, relatedTitles } from "../../../features/catalogue/find-title.ts";
import { loadPosterDrawer } from "../../../features/catalogue/poster/poster.tsx";
import { movieData } from "../../../features/catalogue/structured-data.ts";
import { titleIn } from "../../../features/catalogue/title-in-language.ts";
import { cardTitleOf } from "../../../features/catalogue/titles/card-title.ts";
import { CompanionLink } from "../../../features/catalogue/titles/companion-link.tsx";
import { TitleHeader } from "../../../features/catalogue/titles/title-header.tsx";
import { Watching } from "../../../features/catalogue/titles/watch-link.tsx";
import { LevelChart } from "../../../features/lexicon/level-chart.tsx";
import { loadWordList } from "../../../features/lexicon/word-list-data.ts";
import { Breadcrumb, breadcrumbData, type Crumb } from "../../../features/page/breadcrumb.tsx";
import { pageLoader } from "../../../features/page/page-loader.ts";
import { pageMeta } from "../../../features/page/page-meta.ts";
import { pathOf } from "../../../features/page/paths.ts";
import { useLocale, useSite } from "../../../features/page/use-page.ts";
import { isOriginal } from "../../../features/words/script/originals.ts";
import { Script } from "../../../features/words/script/script.tsx";
import { Tonight } from "../../../features/words/tonight/tonight.tsx";
import { WordListSection } from "../../../features/words/word-list/word-list-section.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { RelatedTitles } from "./related-titles.tsx";

const load = pageLoader("movieDetail", async (request) => {
  await loadPosterDrawer();
  const content = await request.catalogue.get();
  const { locale } = request;
  const found = findMovie(content, request.params.url);
  if (found === undefined) return undefined;
  const movie = titleIn(found, locale);
  const [counts, list] = await Promise.all([
    request.client.call("WordList/GetLevelCounts", { query: { titleId: movie.id } }),
    loadWordList(request, { kind: "movie", id: movie.id }),
  ]);
  return {
    movie,
    counts,
    list,
    related: relatedTitles(movie, content.movieList).map((title) => cardTitleOf(title, locale)),
  };
});

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<"movieDetail", Awaited<ReturnType<typeof load>>>(
  "movieDetail",
  ({ movie }, { locale }, site) => ({
    title: m.movie_detail_title({ name: movie.name }),
    description: m.movie_detail_description({ name: movie.name }),
    openGraphType: "video.movie",
    structuredData: [movieData({ site, locale }, movie), breadcrumbData(site, crumbsOf(movie, locale))],
  }),
);

function crumbsOf(movie: Movie, locale: Locale): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: m.nav_movies(), path: pathOf("movies", locale) },
    { name: movie.name, path: pathOf("movieDetail", locale, { url: movie.combinedUrl }) },
  ];
}

export default function MovieDetailPage() {
  const { movie, counts, list, related } = useLoaderData<typeof load>();
  const locale = useLocale();
  const siteName = useSite()?.name ?? "";
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(movie, locale)} />
      <TitleHeader title={movie} />
      <Tonight key={movie.id} kind="movie" id={movie.id} title={movie.name} />
      {isOriginal(movie.combinedUrl) ? (
        <>
          <Watching title={movie} note={m.original_note({ name: siteName })} />
          <Script url={movie.combinedUrl} />
        </>
      ) : (
        <Watching title={movie} note={m.watch_elsewhere_movie()}>
          <CompanionLink path={pathOf("movieCompanion", locale, { url: movie.combinedUrl })} />
        </Watching>
      )}
      <LevelChart counts={counts} caption={m.level_chart_title()} />
      <RelatedTitles titles={related} heading={m.related_movies()} />
      <WordListSection key={movie.id} list={list} caption={m.words_of_movie()} title={movie.name} />
    </>
  );
}
