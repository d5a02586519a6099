import { type ComponentType, useId } from "react";
import { Link } from "react-router";
import type { Season } from "../../../../contract/catalogue.ts";
import type { LevelCounts } from "../../../../contract/lexicon/word-list.ts";
import { m } from "../../../i18n/generated/messages.js";
import { wordCountText } from "../../../i18n/texts.ts";
import { LevelBar } from "../../lexicon/level-bar.tsx";
import { LevelTag } from "../../lexicon/level-tag.tsx";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import type { EpisodePlace } from "../find-title.ts";
import styles from "./season-nav.module.css";
import { PremiumMark } from "./title-card.tsx";

type SeasonNavProps = {
  readonly seriesUrl: string;
  readonly seasons: readonly Season[];
  readonly counts: LevelCounts;
  /** Content for each episode from a later area. */
  readonly Share?: ComponentType<{ readonly episodeId: number }> | undefined;
};

/**
 * Links to the episodes of a series by season; of several seasons one is open at a time. Each season shows the levels of
 * its words as a bar; the level chart has them as a table.
 */
export function SeasonNav({ seriesUrl, seasons, counts, Share }: SeasonNavProps) {
  const levelsOf = new Map(counts.seasons.map(({ seasonId, levels }) => [seasonId, levels]));
  return (
    <nav className={styles.nav} aria-labelledby="seasons">
      <h2 id="seasons">{seasons.length === 1 ? m.episodes_heading() : m.seasons_heading()}</h2>
      {seasons.map((season, index) =>
        seasons.length === 1 ? (
          <EpisodeList key={season.id} seriesUrl={seriesUrl} season={season} Share={Share} />
        ) : (
          <details key={season.id} className={styles.season} name="season" open={index === 0}>
            <summary>
              <span className={styles.name}>{m.season_name({ season: season.seasonNumber })}</span>
              <span className={styles.levels}>
                <LevelBar counts={levelsOf.get(season.id) ?? []} isThin />
              </span>
              <span className={styles.facts}>
                {season.isPremium && <PremiumMark />}
                <span className={styles.count}>{m.episodes_count({ count: season.episodes.length })}</span>
                <span className={styles.words}>{wordCountText(season.wordCount)}</span>
                <LevelTag level={season.difficulty} hasName={false} />
              </span>
            </summary>
            <EpisodeList seriesUrl={seriesUrl} season={season} Share={Share} />
          </details>
        ),
      )}
    </nav>
  );
}

type EpisodeListProps = Pick<SeasonNavProps, "seriesUrl" | "Share"> & { readonly season: Season };

function EpisodeList({ seriesUrl, season, Share }: EpisodeListProps) {
  const locale = useLocale();
  return (
    <ol className={styles.episodes} data-many={season.episodes.length > 8 || undefined}>
      {season.episodes.map(({ id, episodeNumber, name, wordCount, difficulty }) => (
        <li key={id}>
          <Link
            prefetch="intent"
            to={pathOf("episode", locale, { url: seriesUrl, season: season.seasonNumber, episode: episodeNumber })}
          >
            <span className={styles.number}>{m.episode_name({ episode: episodeNumber })}</span>{" "}
            {name !== null && <span lang="en">{name}</span>}
          </Link>
          <span className={styles.facts}>
            {Share && <Share episodeId={id} />}
            <span className={styles.words}>{wordCountText(wordCount)}</span>
            <LevelTag level={difficulty} hasName={false} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** An episode and the others of its series, for `EpisodePicker`. */
export type PickedEpisode = {
  readonly seriesUrl: string;
  readonly seasonNumber: number;
  readonly episodeNumber: number;
  readonly isPremium: boolean;
  /** Every season, with the episode that its link leads to. */
  readonly seasons: readonly { readonly seasonNumber: number; readonly firstEpisode: number }[];
  /** The episodes of this season. */
  readonly episodes: readonly { readonly episodeNumber: number; readonly name: string | null }[];
};

export function pickedEpisodeOf({ series, season, episode }: EpisodePlace): PickedEpisode {
  return {
    seriesUrl: series.combinedUrl,
    seasonNumber: season.seasonNumber,
    episodeNumber: episode.episodeNumber,
    isPremium: series.isPremium || season.isPremium,
    seasons: series.seasons.flatMap(({ seasonNumber, episodes }) =>
      episodes[0] === undefined ? [] : [{ seasonNumber, firstEpisode: episodes[0].episodeNumber }],
    ),
    episodes: season.episodes.map(({ episodeNumber, name }) => ({ episodeNumber, name })),
  };
}

/** A button with the current episode that opens links to all others. */
export function EpisodePicker({ seriesUrl, seasonNumber, episodeNumber, seasons, episodes }: PickedEpisode) {
  const id = useId();
  const locale = useLocale();
  const pathTo = (season: number, episode: number) => pathOf("episode", locale, { url: seriesUrl, season, episode });
  return (
    <>
      <button type="button" className={styles.openPicker} popoverTarget={id}>
        {m.episode_full_name({ season: seasonNumber, episode: episodeNumber })}
      </button>
      <nav id={id} popover="auto" className={styles.picker} aria-label={m.episode_picker()}>
        {seasons.length > 1 && (
          <ol className={styles.pickerSeasons}>
            {seasons.map((season) => (
              <li key={season.seasonNumber}>
                <Link
                  to={pathTo(season.seasonNumber, season.firstEpisode)}
                  aria-current={season.seasonNumber === seasonNumber ? "true" : undefined}
                >
                  {m.season_name({ season: season.seasonNumber })}
                </Link>
              </li>
            ))}
          </ol>
        )}
        <ol className={styles.pickerEpisodes}>
          {episodes.map((episode) => (
            <li key={episode.episodeNumber}>
              <Link
                to={pathTo(seasonNumber, episode.episodeNumber)}
                prefetch="intent"
                aria-current={episode.episodeNumber === episodeNumber ? "page" : undefined}
              >
                <b>{m.episode_name({ episode: episode.episodeNumber })}</b>{" "}
                {episode.name !== null && <span lang="en">{episode.name}</span>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
