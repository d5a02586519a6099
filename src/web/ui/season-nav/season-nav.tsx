import { Link } from "react-router";
import type { Season } from "../../../contract/catalogue.ts";
import { m } from "../../i18n/generated/messages.js";
import { wordCountText } from "../../i18n/texts.ts";
import { useLocale } from "../../page/use-page.ts";
import { pathOf } from "../../paths.ts";
import { LevelTag } from "../level-tag/level-tag.tsx";
import styles from "./season-nav.module.css";

/** The episodes of a series, season by season, as links. All but the first season are folded. */
export function SeasonNav({ seriesUrl, seasons }: { seriesUrl: string; seasons: readonly Season[] }) {
  return (
    <nav aria-labelledby="seasons">
      <h2 id="seasons">{seasons.length === 1 ? m.episodes_heading() : m.seasons_heading()}</h2>
      {seasons.map((season, index) =>
        seasons.length === 1 ? (
          <EpisodeList key={season.id} seriesUrl={seriesUrl} season={season} />
        ) : (
          <details key={season.id} className={styles.season} open={index === 0}>
            <summary>
              <span>{m.season_name({ season: season.seasonNumber })}</span>{" "}
              <small>
                {m.episodes_count({ count: season.episodes.length })}
                {season.isPremium && ` · ${m.premium_title()}`}
              </small>
            </summary>
            <EpisodeList seriesUrl={seriesUrl} season={season} />
          </details>
        ),
      )}
    </nav>
  );
}

function EpisodeList({ seriesUrl, season }: { seriesUrl: string; season: Season }) {
  const locale = useLocale();
  return (
    <ol className={styles.episodes}>
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
            <span>{wordCountText(wordCount)}</span>
            <LevelTag level={difficulty} hasName={false} />
          </span>
        </li>
      ))}
    </ol>
  );
}
