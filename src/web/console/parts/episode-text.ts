/** "S01E02", or undefined of a film. */
export function episodeText({ season, episode }: { readonly season: number | null; readonly episode: number }) {
  if (season === null) return undefined;
  const pad = (value: number) => String(value).padStart(2, "0");
  return `S${pad(season)}E${pad(episode)}`;
}

/** Seconds as a player shows them: "4:05", "1:02:03". */
export function timeText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, "0")}:${rest}`;
}
