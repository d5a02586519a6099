import { m } from "../../../i18n/generated/messages.js";
import { useCoverage } from "./coverage-queries.ts";
import { ShareMark } from "./title-share.tsx";

type EpisodeShareProps = { readonly seriesId: number; readonly episodeId: number };

/** The user's coverage of an episode, and whether it is the one of its season to begin with; nothing until it is known. */
export default function EpisodeShare({ seriesId, episodeId }: EpisodeShareProps) {
  const coverage = useCoverage({ kind: "series", id: seriesId });
  const episodes = coverage?.titles[0]?.seasons
    ?.map((season) => season.episodes)
    .find((ofSeason) => ofSeason.some((episode) => episode.episodeId === episodeId));
  const known = episodes?.find((episode) => episode.episodeId === episodeId);
  if (episodes === undefined || known === undefined) return null;
  const [easiest] = episodes.toSorted((a, b) => b.coverage - a.coverage);
  const isEasiest = episodes.length > 1 && easiest?.episodeId === episodeId;
  return (
    <>
      {isEasiest && <span>{m.episode_easiest()}</span>}
      <ShareMark share={known.coverage} learning={known.learning} />
    </>
  );
}
