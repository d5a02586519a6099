/** Both lists newest first, as they are shown; the API gives them oldest first. */
export function newestFirst<Title>(titles: readonly Title[]): Title[] {
  return titles.toReversed();
}
