import type { Coverage } from "../../contract/progress/coverage.ts";
import { shareOf } from "../../domain/progress/coverage.ts";
import { coverageTarget, type ListCoverage, type TitleCoverage } from "../../services/progress/read-coverage.ts";

type KnownLevel = Coverage["level"];

/** Rounded down to four decimals, so that a target shown as reached is reached. */
export const roundedShare = (share: number) => Math.floor(share * 10_000 + 1e-6) / 10_000;

export function presentCoverages(titles: readonly TitleCoverage[]): Coverage["titles"] {
  return titles.map(({ titleId, share }) => ({ titleId, coverage: roundedShare(share) }));
}

export function presentTitleCoverages(titles: readonly TitleCoverage[], level: KnownLevel): Coverage {
  return { level, titles: presentCoverages(titles) };
}

export function presentListCoverage(coverage: ListCoverage, level: KnownLevel): Coverage {
  const { titleId, share, seasons, listShare, unjudgedWords, shortest } = coverage;
  return {
    level,
    titles: [
      {
        titleId,
        coverage: roundedShare(share),
        seasons: seasons.map((season) => ({
          seasonId: season.seasonId,
          coverage: roundedShare(season.share),
          episodes: season.episodes.map((one) => ({ episodeId: one.episodeId, coverage: roundedShare(one.share) })),
        })),
      },
    ],
    list: {
      coverage: roundedShare(listShare),
      target: coverageTarget / 100,
      unjudgedWords,
      ...(shortest === null
        ? {}
        : { shortestList: { wordIds: [...shortest.wordIds], coverage: roundedShare(shareOf(shortest.coverage)) } }),
    },
  };
}
