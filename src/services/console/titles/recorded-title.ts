import type { ManagedTitle } from "../../../storage/console/titles.ts";

/** What the audit log keeps of a title. */
export function recordedOf(title: ManagedTitle) {
  const { name, year, combinedUrl, genres, description, isPremium, showLines, isHidden, posterUrl } = title;
  const { watchUrl, licence, credit } = title;
  const premiumSeasons = title.seasons.filter((season) => season.isPremium).map(({ seasonNumber }) => seasonNumber);
  return {
    name,
    year,
    combinedUrl,
    genres,
    description,
    isPremium,
    premiumSeasons,
    showLines,
    watchUrl,
    licence,
    credit,
    isHidden,
    posterUrl,
  };
}
