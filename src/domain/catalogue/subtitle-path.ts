/** What a subtitle file's path says it is of. */
export type SubtitleIdentity =
  | {
      readonly kind: "series";
      readonly name: string;
      readonly year: number | null;
      readonly season: number;
      readonly episode: number;
      readonly episodeName: string | null;
    }
  | { readonly kind: "movie"; readonly name: string; readonly year: number | null };

const extension = /\.(srt|vtt|ass|ssa)$/i;

export function isSubtitleName(fileName: string): boolean {
  return extension.test(fileName);
}

export function isPackName(fileName: string): boolean {
  return /\.pack\.json(\.gz)?$/i.test(fileName);
}

/** Suffixes for a language or a kind of subtitle. */
const variant = /[ ._-]+(en|eng|english|en-us|en-gb|hi|sdh|cc|forced|default)$/i;

/** From the first of these on, a name describes the release and not the title. */
const release =
  /[ ._([-]+(\d{3,4}[pi]|4k|uhd|hdr|x26[45]|h[ .]?26[45]|hevc|xvid|web([ .-]?(dl|rip))?|blu[ .-]?ray|b[dr]rip|dvd(rip)?|hdtv|amzn|nf|proper|repack|extended|remastered|multi)([ ._)\]-].*)?$/i;

const numbered = /^(.*?)[ ._[(-]*(?<![a-z0-9])s(\d{1,2})[ ._-]?e(\d{1,3})(?:[ ._-]?e\d{1,3})?(?![a-z0-9])[\])]?(.*)$/i;
const crossed = /^(.*?)[ ._[(-]*(?<![a-z0-9])(\d{1,2})x(\d{2,3})(?![a-z0-9])[\])]?(.*)$/i;
const dated = /^(.+?)[ ._]*[ ._([](19\d\d|20\d\d)[)\]]?(?:[ ._([-].*)?$/;
const seasonFolder = /^(season|series|sezon|temporada|s)[ ._-]*\d{1,2}$/i;

/** "The Quay S02", "The Quay - Season 2", "Season 2". */
const nameAndSeason = /^(.*?)[ ._([-]*(?<![a-z0-9])(?:season|series|sezon|temporada|s)[ ._-]*(\d{1,2})[)\]]?$/i;
/** "03", "03 - The Ship", "Episode 3", "3. Bölüm": what a file in the folder of a season may be called. */
const numberAlone =
  /^(?:(?:episode|episodio|cap[ií]tulo|bölüm|ep?)[ ._-]*)?(\d{1,3})(?:[ ._-]+(?:episode|episodio|bölüm)?(.*))?$/i;

function tidy(text: string): string {
  const spaced = /[ ]/.test(text.trim()) ? text.replace(/_/g, " ") : text.replace(/[._]/g, " ");
  return spaced
    .replace(/\s+/g, " ")
    .replace(/^[\s.-]+|[\s-]+$/g, "")
    .trim();
}

function withoutRelease(text: string): string {
  return text.replace(release, "");
}

/** "The Office (2005)" is a name and a year; "1917" is a name. */
function nameAndYear(text: string): { name: string; year: number | null } {
  const match = dated.exec(text.trim());
  const name = tidy(withoutRelease(match?.[1] ?? text));
  if (match === null || name === "") return { name: tidy(withoutRelease(text)), year: null };
  return { name, year: Number(match[2]) };
}

function seriesFolder(folders: readonly string[]): string {
  const named = folders.filter((folder) => !seasonFolder.test(folder.trim()));
  return named.at(-1) ?? "";
}

/** A numbered file in the folder of a season. */
function identifyInSeason(folders: readonly string[], base: string): SubtitleIdentity | undefined {
  const [, before = "", season] = nameAndSeason.exec(folders.at(-1)?.trim() ?? "") ?? [];
  const [, episode, after = ""] = numberAlone.exec(base.trim()) ?? [];
  if (season === undefined || episode === undefined) return undefined;
  const named = nameAndYear(before);
  const show = named.name === "" ? nameAndYear(seriesFolder(folders.slice(0, -1))) : named;
  const episodeName = tidy(withoutRelease(after)) || null;
  return { kind: "series", ...show, season: Number(season), episode: Number(episode), episodeName };
}

/**
 * Tells from names like `Show Name/S01E02.srt`, `Show.Name.S01E02.Title.srt`, `Show Name - 1x02.srt`,
 * `Show Name/Season 1/02.srt` and `Movie Name (1999).srt` what a file is. `folders` are those above it, outermost first.
 */
export function identifySubtitle(folders: readonly string[], fileName: string): SubtitleIdentity {
  const base = fileName.replace(extension, "").replace(variant, "").replace(variant, "");
  const match = numbered.exec(base) ?? crossed.exec(base);
  if (match === null) {
    const inSeason = identifyInSeason(folders, base);
    if (inSeason !== undefined) return inSeason;
    const own = nameAndYear(base);
    return { kind: "movie", ...own, name: own.name === "" ? tidy(folders.at(-1) ?? "") : own.name };
  }
  const [, before = "", season, episode, after = ""] = match;
  const named = nameAndYear(before);
  const show = named.name === "" ? nameAndYear(seriesFolder(folders)) : named;
  const episodeName = tidy(withoutRelease(after));
  return {
    kind: "series",
    ...show,
    season: Number(season),
    episode: Number(episode),
    episodeName: episodeName === "" ? null : episodeName,
  };
}
