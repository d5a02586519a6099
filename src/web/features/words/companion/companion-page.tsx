import { Link, type MetaFunction, useLoaderData } from "react-router";
import { Icon } from "../../../design/icon.tsx";
import { Skeleton } from "../../../design/placeholder.tsx";
import { m } from "../../../i18n/generated/messages.js";
import { findEpisode, findMovie } from "../../catalogue/find-title.ts";
import { episodePath, pageEpisodeOf, titlePath } from "../../catalogue/title-path.ts";
import { late, useLoaded } from "../../page/late.ts";
import { type PageRequest, pageLoader } from "../../page/page-loader.ts";
import { privateMeta } from "../../page/page-meta.ts";
import { useIsBrowser } from "../../page/use-page.ts";
import type { CoveredList } from "../../progress/coverage/ask-coverage.ts";
import styles from "./companion-page.module.css";

type CompanionId = "episodeCompanion" | "movieCompanion";

type CompanionData = {
  readonly list: CoveredList;
  readonly name: string;
  /** Of an episode. */
  readonly place?: { readonly season: number; readonly episode: number };
  readonly wordPath: string;
};

const ids = ["episodeCompanion", "movieCompanion"] as const;

const load = pageLoader<CompanionId, CompanionData>(ids, async (request) => {
  const content = await request.catalogue.get();
  if (!isEpisode(request)) {
    const movie = findMovie(content, request.params.url);
    if (movie === undefined) return undefined;
    const { name, id } = movie;
    return { list: { kind: "movie", id }, name, wordPath: titlePath(movie, request.locale) };
  }
  const { url, season, episode } = request.params;
  const found = findEpisode(content, url, season, episode);
  if (found === undefined) return undefined;
  return {
    list: { kind: "episode", id: found.episode.id },
    name: found.series.name,
    place: { season, episode },
    wordPath: episodePath(pageEpisodeOf(found), request.locale),
  };
});

export const loader = load;
export const clientLoader = load;

/** What it shows is of a person's own, so it is in no index. */
export const meta: MetaFunction<typeof load> = ({ loaderData, matches }) => {
  if (loaderData === undefined) return [];
  const { name, place } = loaderData;
  const title = place === undefined ? name : `${name}, ${m.episode_full_name(place)}`;
  return privateMeta(() => m.companion_title({ title }))({ matches });
};

const titleBackdrop = late(() => import("../../catalogue/poster/title-backdrop.tsx"));

const companion = late(() => import("./companion.tsx"));

/** The words of an episode or film for who watches it elsewhere. What is shown depends on the user. */
export default function CompanionPage() {
  const { list, name, place, wordPath } = useLoaderData<typeof load>();
  const isBrowser = useIsBrowser();
  const Companion = useLoaded(isBrowser, companion);
  const Backdrop = useLoaded(isBrowser, titleBackdrop);
  return (
    <div className={`always-dark ${styles.stage}`}>
      <div className={styles.bar}>
        <Link className="icon-button" to={wordPath} aria-label={m.companion_leave()} title={m.companion_leave()}>
          <Icon name="close" />
        </Link>
        {Backdrop && (
          <div className={styles.poster}>
            <Backdrop key={wordPath} path={wordPath} as="poster" />
          </div>
        )}
        <h1 tabIndex={-1}>
          <span lang="en">{name}</span> {place !== undefined && <small>{m.episode_full_name(place)}</small>}
          <span className="visually-hidden">: {m.companion_heading()}</span>
        </h1>
      </div>
      {Backdrop && <Backdrop key={wordPath} path={wordPath} as="colours" />}
      {Companion === undefined ? (
        <div className={styles.waiting} aria-busy="true">
          <Skeleton lines={6} />
        </div>
      ) : (
        <Companion key={`${list.kind} ${list.id}`} list={list} />
      )}
    </div>
  );
}

function isEpisode(request: PageRequest<CompanionId>): request is PageRequest<"episodeCompanion"> {
  return request.id === "episodeCompanion";
}
