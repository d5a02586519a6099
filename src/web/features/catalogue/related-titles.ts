type Compared = {
  readonly id: number;
  readonly genres: readonly string[];
  readonly difficulty: number;
};

/** How far two titles are from each other: a genre in common counts more than a level. */
function distance(one: Compared, other: Compared): number {
  const common = one.genres.filter((genre) => other.genres.includes(genre)).length;
  return Math.abs(one.difficulty - other.difficulty) - 1.5 * common;
}

/** The titles most like one in genre and level, at most so many, the newer first among equals; `titles` are oldest first. */
export function relatedTitles<Title extends Compared>(title: Title, titles: readonly Title[], most = 6): Title[] {
  return titles
    .filter(({ id }) => id !== title.id)
    .toReversed()
    .map((other) => ({ other, away: distance(title, other) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ other }) => other);
}
