import { Link, useLoaderData } from "react-router";
import type { Locale } from "../../../domain/locale/locale.ts";
import { wordListTypes } from "../../api-client.ts";
import { findEpisode, neighboursOf } from "../../catalogue/find-title.ts";
import { episodePath, type PageEpisode, pageEpisodeOf, pickedEpisodeOf } from "../../catalogue/page-episode.ts";
import { m } from "../../i18n/generated/messages.js";
import { wordCountText } from "../../i18n/texts.ts";
import { pageLoader } from "../../page/page-loader.ts";
import { pageMeta } from "../../page/page-meta.ts";
import { breadcrumbData, type Crumb, episodeData } from "../../page/structured-data.ts";
import { useLocale } from "../../page/use-page.ts";
import { loadWordList } from "../../page/word-list-data.ts";
import { pathOf } from "../../paths.ts";
import { Breadcrumb } from "../../ui/breadcrumb/breadcrumb.tsx";
import { Coverage } from "../../ui/coverage/coverage.tsx";
import { LevelTag } from "../../ui/level-tag/level-tag.tsx";
import { Poster, posterTitleOf } from "../../ui/poster/poster.tsx";
import { preparePosters } from "../../ui/poster/poster-drawer.ts";
import { EpisodePicker } from "../../ui/season-nav/episode-picker.tsx";
import { PremiumMark } from "../../ui/title-card/premium-mark.tsx";
import { WordListSection } from "../../ui/word-list/word-list-section.tsx";
import styles from "./episode.module.css";

const load = pageLoader("episode", async (request) => {
  await preparePosters();
  const { url, season, episode } = request.params;
  const place = findEpisode(await request.catalogue.get(), url, season, episode);
  if (place === undefined) return undefined;
  const { previous, next } = neighboursOf(place);
  return {
    place: pageEpisodeOf(place),
    poster: posterTitleOf(place.series),
    picked: pickedEpisodeOf(place),
    previous: previous && pageEpisodeOf(previous),
    next: next && pageEpisodeOf(next),
    list: await loadWordList(request, wordListTypes.episode, place.episode.id),
  };
});

export const loader = load;
export const clientLoader = load;

export const meta = pageMeta<"episode", Awaited<ReturnType<typeof load>>>("episode", ({ place }, { locale }, site) => {
  const texts = { name: place.seriesName, episode: fullNameOf(place) };
  return {
    title: m.episode_title(texts),
    description: m.episode_description(texts),
    openGraphType: "video.episode",
    structuredData: [episodeData({ site, locale }, place), breadcrumbData(site, crumbsOf(place, locale))],
  };
});

function fullNameOf({ seasonNumber, episode }: PageEpisode): string {
  return m.episode_full_name({ season: seasonNumber, episode: episode.episodeNumber });
}

function crumbsOf(place: PageEpisode, locale: Locale): Crumb[] {
  return [
    { name: m.nav_home(), path: pathOf("home", locale) },
    { name: m.nav_series(), path: pathOf("series", locale) },
    { name: place.seriesName, path: pathOf("seriesDetail", locale, { url: place.seriesUrl }) },
    { name: fullNameOf(place), path: episodePath(place, locale) },
  ];
}

export default function EpisodePage() {
  const { place, poster, picked, previous, next, list } = useLoaderData<typeof load>();
  const locale = useLocale();
  const { episode } = place;
  return (
    <>
      <div className={styles.top}>
        <Breadcrumb crumbs={crumbsOf(place, locale)} />
        <EpisodePicker key={fullNameOf(place)} {...picked} />
      </div>
      <div className={styles.header}>
        <div className={styles.poster}>
          <Poster title={poster} />
        </div>
        <div className={styles.text}>
          <h1 tabIndex={-1}>
            <span lang="en">{place.seriesName}</span> <small>{fullNameOf(place)}</small>
          </h1>
          {episode.name !== null && (
            <p className={styles.name} lang="en">
              {episode.name}
            </p>
          )}
          <p className={styles.facts}>
            <LevelTag level={episode.difficulty} />
            <span>{wordCountText(episode.wordCount)}</span>
            {picked.isPremium && <PremiumMark />}
          </p>
          <p className="note">{m.watch_elsewhere_episode()}</p>
        </div>
      </div>
      <Coverage
        key={`coverage ${episode.id}`}
        type={wordListTypes.episode}
        id={episode.id}
        title={`${place.seriesName}, ${fullNameOf(place)}`}
      />
      <WordListSection
        key={episode.id}
        list={list}
        caption={m.words_of_episode()}
        title={`${place.seriesName}, ${fullNameOf(place)}`}
      />
      {(previous || next) && (
        <nav className={styles.neighbours} aria-label={m.neighbours_label()}>
          {previous && <NeighbourLink place={previous} text={m.previous_episode()} />}
          {next && <NeighbourLink place={next} text={m.next_episode()} />}
        </nav>
      )}
    </>
  );
}

function NeighbourLink({ place, text }: { place: PageEpisode; text: string }) {
  return (
    <Link to={episodePath(place, useLocale())} prefetch="intent">
      <small>{text}</small> <span>{fullNameOf(place)}</span>
    </Link>
  );
}
