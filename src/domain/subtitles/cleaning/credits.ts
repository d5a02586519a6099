const anyOf = (...parts: string[]): string => `(?:${parts.map((part) => `(?:${part})`).join("|")})`;

/** Words about subtitles only. */
const SUBTITLING = anyOf(
  "sub(?:title)?s?",
  "closed[- ]caption(?:s|ed|ing)?",
  "caption(?:s|ed|ing)?",
  "subtitled|subtitling|fansubs?",
  "(?:re-?)?sync(?:s|ed|hroni[sz]ed)?",
  "transcripts?|corrections?",
);
/** Words about other work too: only a name may follow. */
const OTHER_WORK = anyOf(
  "[Tt]ranslat(?:ed|ions?)",
  "[Cc]orrect(?:ed|ions?)",
  "[Ee]dit(?:ed|or|ing)",
  "[Tt]im(?:ed|ing)",
  "[Aa]dapt(?:ed|ation)",
  "[Ii]mproved|[Ee]ncoded|[Rr]ipped|[Uu]ploaded|[Pp]roofread|[Tt]ranscri(?:bed|ption)",
);
const TEAM = "(?:translation|subtitling|subtitles?|subbing|sync|fansub) (?:team|group|crew)";

const CREDIT_LINE = new RegExp(
  String.raw`^[^\p{L}\d©\n]{0,20}${anyOf(
    `(?:(?:[a-z-]{3,15}(?:ed|read)|english)(?: ?,| (?:&|and))? ){0,2}${SUBTITLING}(?: (?:&|and|[a-z-]{2,15})){0,3} by\\b(?! (?:the way|the time|any|now|then))`,
    `(?:english )?(?:sub(?:title)?s|captions|(?:re-?)?sync(?:ed)?|translators?|proofreaders?|typesetters?|qc) ?:`,
    `(?:[a-z']{1,20} ){0,4}${TEAM}\\b(?! (?:is|was|are|were|has|had|will|can))`,
    "please rate this subtitle|rate this subtitle",
    "advertise your product|support us and become|help other users to choose",
    "(?:free )?downloaded from\\b",
    "watch (?:any|your favou?rite|more)\\b.{0,30}\\bonline\\b",
    "do you want subtitles\\b",
    "(?:copyright )?© ?(?:\\d{4}|[a-z])|all rights reserved",
  )}`,
  "imu",
);
/** A colon after "by" is never spoken. */
const WORK_BY_COLON = new RegExp(String.raw`^[^\p{L}\d\n]{0,20}${OTHER_WORK} [Bb]y ?:`, "mu");
/** "S02E11" and "2x07" number an episode in a file's name; "Season 2 Episode 11" alone is its title. */
const EPISODE_LINE = /\bS\d{1,2} ?E\d{1,3}\b|\b\d{1,2}x\d{2}$|^season \d{1,2}\W{1,3}episode \d{1,3}$/im;
const NAMED_WORK_LINE = new RegExp(
  String.raw`^[^\p{L}\d\n]{0,20}${OTHER_WORK}(?: (?:and|&) [a-z]{2,15}){0,2}(?: [Bb]y:?|:) (?:[\p{Lu}@]\S{0,30}|\S{0,30}[\d_]\S{0,30})(?: \p{Lu}\S{0,30}){0,2}(?<![.?!,])$`,
  "mu",
);
const ANYWHERE = new RegExp(
  anyOf(
    "opensubtitles|addic7ed|podnapisi|tvsubtitles|tv4user|transcriptwiki|my-subs|yify",
    "(?:subscene|yts|amara|wgbh)\\.[a-z]",
    "remove all ads|choose the best subtitles|become (?:a )?vip member",
    "national captioning|captioning institute|media access group|subtitles? downloaded",
  ),
  "i",
);

/** Every credit matches this; most other lines do not, which saves the slower patterns. */
const HINT =
  /\d ?[ex]\d|season \d|\bby\b|:|\bsubs?\b|subtitl|subbing|sync|caption|www\.|\.[a-z]{2,4}\b|rate this|advertise|support us|download|online|©|rights|team|group|crew|ads|vip|yify|7ed|wiki/i;

/** Whether a text names who made, offers or advertises the subtitle. */
export function isCredit(text: string): boolean {
  if (!HINT.test(text)) return false;
  return (
    CREDIT_LINE.test(text) ||
    NAMED_WORK_LINE.test(text) ||
    WORK_BY_COLON.test(text) ||
    EPISODE_LINE.test(text) ||
    ANYWHERE.test(text) ||
    isBareAddress(text)
  );
}

/** A line that begins a sentence of two words in lower case or more and ends it, without a word that credits have. */
function isSpoken(line: string): boolean {
  if (HINT.test(line) || !/^\P{Ll}.*\p{L}{2}[.?!]["']?$/u.test(line)) return false;
  return (line.match(/(?<!\S)\p{Ll}[\p{Ll}']*/gu)?.length ?? 0) >= 2;
}

/** Drops the text of a credit, but for lines that are spoken under or above it. */
export function dropCredits(text: string): string {
  if (!isCredit(text)) return text;
  const lines = text.split("\n");
  return lines.length === 1 ? "" : lines.filter(isSpoken).join("\n");
}

const ADDRESS =
  /^\W{0,3}www\.|:\/\/|[^\s@]@[^\s@]{1,60}\.[a-z]|[a-z0-9]\.(?:com|org|net|info|tv|io|me|edu|gov|co\.uk)(?:\/\S*)?\W{0,3}$/i;

/** Drops web and mail addresses, also spoken ones. */
export function dropAddresses(text: string): string {
  if (!/\.[a-z]{2}|:\/\//i.test(text)) return text;
  return text
    .split("\n")
    .map((line) =>
      line
        .split(" ")
        .filter((word) => !ADDRESS.test(word))
        .join(" "),
    )
    .join("\n");
}

/** An address alone or after one or two words ("visit", "from"). */
function isBareAddress(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[a-z\d]/i.test(word));
  return words.length <= 3 && words.some((word) => ADDRESS.test(word));
}
