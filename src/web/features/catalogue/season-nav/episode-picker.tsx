import { useId } from "react";
import { Link } from "react-router";
import { m } from "../../../i18n/generated/messages.js";
import { pathOf } from "../../page/paths.ts";
import { useLocale } from "../../page/use-page.ts";
import type { PickedEpisode } from "../page-episode.ts";
import styles from "./episode-picker.module.css";

/** A button that says where one is and opens the way to every other episode. */
export function EpisodePicker({ seriesUrl, seasonNumber, episodeNumber, seasons, episodes }: PickedEpisode) {
  const id = useId();
  const locale = useLocale();
  const pathTo = (season: number, episode: number) => pathOf("episode", locale, { url: seriesUrl, season, episode });
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        {m.episode_full_name({ season: seasonNumber, episode: episodeNumber })}
      </button>
      <nav id={id} popover="auto" className={styles.picker} aria-label={m.episode_picker()}>
        {seasons.length > 1 && (
          <ol className={styles.seasons}>
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
        <ol className={styles.episodes}>
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
