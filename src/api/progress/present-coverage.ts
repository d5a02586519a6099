import type { Coverage } from "../../contract/progress/coverage.ts";
import { shareOf } from "../../domain/progress/coverage.ts";
import { coverageTarget, type ListCoverage, type TitleCoverage } from "../../services/progress/read-coverage.ts";

type KnownLevel = Coverage["level"];

/** Rounded down to four decimals, so that a target shown as reached is reached. */
export const roundedShare = (share: number) => Math.floor(share * 10_000 + 1e-6) / 10_000;

export function presentLearning(share: number): { learning?: number } {
  return share === 0 ? {} : { learning: roundedShare(share) };
}

function presentShares({ share, learningShare }: Pick<TitleCoverage, "share" | "learningShare">) {
  return { coverage: roundedShare(share), ...presentLearning(learningShare) };
}

export function presentCoverages(titles: readonly TitleCoverage[]): Coverage["titles"] {
  return titles.map(({ titleId, ...shares }) => ({ titleId, ...presentShares(shares) }));
}

export function presentTitleCoverages(titles: readonly TitleCoverage[], level: KnownLevel): Coverage {
  return { level, titles: presentCoverages(titles) };
}

export function presentListCoverage(coverage: ListCoverage, level: KnownLevel): Coverage {
  const { titleId, seasons, list, unjudgedWords, shortest } = coverage;
  return {
    level,
    titles: [
      {
        titleId,
        ...presentShares(coverage),
        seasons: seasons.map((season) => ({
          seasonId: season.seasonId,
          ...presentShares(season),
          episodes: season.episodes.map((one) => ({ episodeId: one.episodeId, ...presentShares(one) })),
        })),
      },
    ],
    list: {
      ...presentShares(list),
      target: coverageTarget / 100,
      unjudgedWords,
      ...(shortest === null
        ? {}
        : { shortestList: { wordIds: [...shortest.wordIds], coverage: roundedShare(shareOf(shortest.coverage)) } }),
    },
  };
}
