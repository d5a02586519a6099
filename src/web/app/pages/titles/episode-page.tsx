import { Link, useLoaderData } from "react-router";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { findEpisode, neighboursOf } from "../../../features/catalogue/find-title.ts";
import { loadPosterDrawer, Poster, posterTitleOf } from "../../../features/catalogue/poster/poster.tsx";
import { episodeData } from "../../../features/catalogue/structured-data.ts";
import { episodePath, type PageEpisode, pageEpisodeOf } from "../../../features/catalogue/title-path.ts";
import { CompanionLink } from "../../../features/catalogue/titles/companion-link.tsx";
import { EpisodePicker, pickedEpisodeOf } from "../../../features/catalogue/titles/season-nav.tsx";
import { PremiumMark } from "../../../features/catalogue/titles/title-card.tsx";
import { LevelTag } from "../../../features/lexicon/level-tag.tsx";
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
import { wordCountText } from "../../../i18n/texts.ts";
import styles from "./episode-page.module.css";

const load = pageLoader("episode", async (request) => {
  await loadPosterDrawer();
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
    list: await loadWordList(request, { kind: "episode", id: place.episode.id }),
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
  const siteName = useSite()?.name ?? "";
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
            <LevelTag level={episode.difficultyFor[locale]} />
            <span>{wordCountText(episode.wordCount)}</span>
            {picked.isPremium && <PremiumMark />}
          </p>
        </div>
      </div>
      <Tonight
        key={`tonight ${episode.id}`}
        kind="episode"
        id={episode.id}
        title={`${place.seriesName}, ${fullNameOf(place)}`}
      />
      {isOriginal(place.seriesUrl) ? (
        <Script
          key={`script ${episode.id}`}
          url={place.seriesUrl}
          season={place.seasonNumber}
          episode={episode.episodeNumber}
          note={m.original_note({ name: siteName })}
        />
      ) : (
        <p className="note">
          {m.watch_elsewhere_episode()} <CompanionLink path={companionPathOf(place, locale)} />
        </p>
      )}
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

function companionPathOf({ seriesUrl: url, seasonNumber: season, episode }: PageEpisode, locale: Locale): string {
  return pathOf("episodeCompanion", locale, { url, season, episode: episode.episodeNumber });
}

function NeighbourLink({ place, text }: { place: PageEpisode; text: string }) {
  return (
    <Link to={episodePath(place, useLocale())} prefetch="intent">
      <small>{text}</small> <span>{fullNameOf(place)}</span>
    </Link>
  );
}
