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

const extension = /\.(srt|vtt|ass|ssa|sbv)$/i;

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

const episodeWord = String.raw`(?:episodes?|ep|episodios?|cap[ií]tulos?|bölüm(?:ler)?)`;
const seasonWord = "(?:season|series|sezon|temporada)";

/** Of a season and an episode; what follows may begin with the end of a span. */
const numberings: readonly RegExp[] = [
  /^(.*?)[ ._[(-]*(?<![a-z0-9])s(\d{1,2})[ ._-]{0,3}ep?[ ._-]?(\d{1,3})(?=$|[^a-z0-9]|[es]p?\d)(.*)$/i,
  /^(.*?)[ ._[(-]*(?<![a-z0-9])(\d{1,2})x(\d{2,3})(?=$|[^a-z0-9]|[ex]\d)(.*)$/i,
  // "Season 1 Episode 2"
  new RegExp(
    String.raw`^(.*?)[ ._,[(-]*(?<![a-z0-9])${seasonWord}[ ._-]*(\d{1,2})[ ._,:;)\]-]*${episodeWord}[ ._-]*(\d{1,3})(?![a-z0-9])(.*)$`,
    "i",
  ),
  // "1. Sezon 2. Bölüm"
  new RegExp(
    String.raw`^(.*?)[ ._,[(-]*(?<![a-z0-9])(\d{1,2})[.ªa]?[ ._-]*(?:sezon|temporada)[ ._,:;-]*(\d{1,3})[.º]?[ ._-]*${episodeWord}(?![a-zü])(.*)$`,
    "i",
  ),
];

/** The further episodes of a file that has several: "E02", "-E02", "-02", "-1x02", "-S01E02", " & 2". */
const furtherEpisode =
  /^(?:[ ._]?[-–&+~][ ._]?|[ ._])?(?:s\d{1,2}[ ._]?)?(?:ep?[ ._]?|x|\d{1,2}x)(\d{1,3})(?=$|[^a-z0-9]|e\d)|^(?:[-–+~]| ?& ?)(\d{1,3})(?![a-z0-9])/i;
/** A larger number after an episode's is no episode ("S01E01-10 Things"). */
const mostTogether = 4;

const seasonFolder = /^(?:(?:season|series|sezon|temporada|s)[ ._-]*\d{1,2}|\d{1,2}[.ªa]?[ ._-]*(?:sezon|temporada))$/i;

/** "The Quay S02", "The Quay - Season 2", "Season 2"; "2. Sezon". */
const namesAndSeasons: readonly RegExp[] = [
  /^(.*?)[ ._([-]*(?<![a-z0-9])(?:season|series|sezon|temporada|s)[ ._-]*(\d{1,2})[)\]]?$/i,
  /^(.*?)[ ._([-]*(?<![a-z0-9])(\d{1,2})[.ªa]?[ ._-]*(?:sezon|temporada)[)\]]?$/i,
];
/** "03", "03 - The Ship", "Episode 3", "3. Bölüm": what a file in the folder of a season may be called. */
const numberAlone = new RegExp(
  String.raw`^(?:${episodeWord}[ ._-]*|e)?(\d{1,3})(?![a-z0-9])(?:[ ._-]+${episodeWord}(?![a-zü]))?(.*)$`,
  "i",
);
/** "The Quay Episode 3" there. */
const nameAndNumber = new RegExp(String.raw`^.*?[ ._([-]+${episodeWord}[ ._-]*(\d{1,3})(?![a-z0-9])(.*)$`, "i");

function tidy(text: string): string {
  const spaced = /[ ]/.test(text.trim()) ? text.replace(/_/g, " ") : text.replace(/[._]/g, " ");
  return spaced
    .replace(/\s+/g, " ")
    .replace(/^[\s.,)\]-]+|[\s,([-]+$/g, "")
    .trim();
}

function withoutRelease(text: string): string {
  return text.replace(release, "");
}

/** A year of a title: "2049" and "2160p" are none. */
const year = "(19\\d\\d|20[0-3]\\d)";
const yearInBrackets = new RegExp(String.raw`^(.*[^\s._])[ ._]*[([]${year}[)\]]`);
const yearAlone = new RegExp(String.raw`^(.*[^ ._([-])[ ._([-]+${year}(?:[ ._)\]-].*)?$`);

/** "The Office (2005)" is a name and a year, "Blade Runner 2049 (2017)" too; "1917" is a name. */
function nameAndYear(text: string): { name: string; year: number | null } {
  const match = yearInBrackets.exec(text.trim()) ?? yearAlone.exec(withoutRelease(text.trim()));
  const name = tidy(match?.[1] ?? "");
  if (match === null || name === "") return { name: tidy(withoutRelease(text)), year: null };
  return { name, year: Number(match[2]) };
}

function seriesFolder(folders: readonly string[]): string {
  const named = folders.filter((folder) => !seasonFolder.test(folder.trim()));
  return named.at(-1) ?? "";
}

/** The name of an episode, with the span of those that are in its file ("1–2", "The Ship (1–2)"). */
function episodeNameOf(episode: number, after: string): string | null {
  let last = episode;
  let rest = after;
  for (;;) {
    const match = furtherEpisode.exec(rest);
    const next = Number(match?.[1] ?? match?.[2]);
    if (match === null || next <= last || next - episode >= mostTogether) break;
    last = next;
    rest = rest.slice(match[0].length);
  }
  const name = tidy(withoutRelease(rest));
  if (last === episode) return name === "" ? null : name;
  const span = `${episode}–${last}`;
  return name === "" ? span : `${name} (${span})`;
}

function episodeOf(
  show: { name: string; year: number | null },
  season: string,
  episode: string,
  after: string,
): SubtitleIdentity {
  const episodeName = episodeNameOf(Number(episode), after);
  return { kind: "series", ...show, season: Number(season), episode: Number(episode), episodeName };
}

/** What follows the name of the series in a file's name, where it begins with it. */
function afterName(base: string, name: string): string | undefined {
  if (name === "") return undefined;
  const plain = base.replace(/[._]/g, " ").trim();
  return plain.toLowerCase().startsWith(name.toLowerCase())
    ? plain.slice(name.length).replace(/^[ -]+/, "")
    : undefined;
}

/** A numbered file in the folder of a season. */
function identifyInSeason(folders: readonly string[], base: string): SubtitleIdentity | undefined {
  const folder = folders.at(-1)?.trim() ?? "";
  const [, before = "", season] = namesAndSeasons.map((each) => each.exec(folder)).find((each) => each !== null) ?? [];
  if (season === undefined) return undefined;
  const named = nameAndYear(before);
  const show = named.name === "" ? nameAndYear(seriesFolder(folders.slice(0, -1))) : named;
  const [, episode, after = ""] =
    numberAlone.exec(base.trim()) ??
    numberAlone.exec(afterName(base, show.name) ?? "") ??
    nameAndNumber.exec(base.trim()) ??
    [];
  return episode === undefined ? undefined : episodeOf(show, season, episode, after);
}

/**
 * Tells from names like `Show Name/S01E02.srt`, `Show.Name.S01E02.Title.srt`, `Show Name - 1x02.srt`,
 * `Show Name Season 1 Episode 2.srt`, `Show Name/Season 1/02 - Title.srt` and `Movie Name (1999).srt` what a file is; of
 * several episodes it is the first, with the span in its name. `folders` are those above it, outermost first.
 */
export function identifySubtitle(folders: readonly string[], fileName: string): SubtitleIdentity {
  const base = fileName.replace(extension, "").replace(variant, "").replace(variant, "");
  const match = numberings.map((each) => each.exec(base)).find((each) => each !== null);
  if (match === undefined) {
    const inSeason = identifyInSeason(folders, base);
    if (inSeason !== undefined) return inSeason;
    const own = nameAndYear(base);
    return { kind: "movie", ...own, name: own.name === "" ? tidy(folders.at(-1) ?? "") : own.name };
  }
  const [, before = "", season = "", episode = "", after = ""] = match;
  const named = nameAndYear(before);
  const show = named.name === "" ? nameAndYear(seriesFolder(folders)) : named;
  return episodeOf(show, season, episode, after);
}
