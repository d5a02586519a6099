import type { Content, Movie } from "../../../../contract/catalogue.ts";
import type { Locale } from "../../../../domain/locale/locale.ts";
import { type PosterTitle, posterTitleOf } from "../../../features/catalogue/poster/poster.tsx";

import { cardTitlesOf } from "../../../features/catalogue/titles/card-title.ts";
import type { ApiClient } from "../../../features/page/api-client.ts";
import { shareText, understoodShareText } from "../../../features/progress/coverage/share-text.ts";
import { m } from "../../../i18n/generated/messages.js";

/** A word as it is said in a line, with the facts of its entry in the lexicon. */
export type LineWord = {
  readonly text: string;
  readonly phrase: string;
  readonly level: number;
  readonly ipa: string;
  readonly mean: string;
  readonly definition: string;
};

/** A subtitle for people of a level: words, and the text between them. */
export type Line = {
  readonly parts: readonly (LineWord | string)[];
  /** What the line is to them. */
  readonly caption: string;
};

type Entry = Pick<LineWord, "phrase" | "level" | "ipa" | "definition"> & { mean(): string };

/** As content/lexicon has them, but for the meaning, which has to be short here. */
export const lineEntries = {
  accomplice: {
    phrase: "accomplice",
    level: 5,
    ipa: "əˈkɑmplɪs",
    definition: "a person who helps someone to do a crime",
    mean: m.home_word_accomplice,
  },
  dawn: {
    phrase: "dawn",
    level: 4,
    ipa: "dɔn",
    definition: "the time when the sun comes up",
    mean: m.home_word_dawn,
  },
  eye: {
    phrase: "keep an eye on",
    level: 3,
    ipa: "ˌkip ən ˈaɪ ɑn",
    definition: "to watch carefully so that nothing bad happens",
    mean: m.home_word_eye,
  },
  loot: {
    phrase: "loot",
    level: 5,
    ipa: "lut",
    definition: "money or things that have been stolen",
    mean: m.home_word_loot,
  },
  midnight: {
    phrase: "midnight",
    level: 2,
    ipa: "ˈmɪdˌnaɪt",
    definition: "twelve o'clock at night",
    mean: m.home_word_midnight,
  },
  passenger: {
    phrase: "passenger",
    level: 2,
    ipa: "ˈpæsəndʒɚ",
    definition: "a person in a car, bus or plane who is not the driver",
    mean: m.home_word_passenger,
  },
  platform: {
    phrase: "platform",
    level: 2,
    ipa: "ˈplætˌfɔrm",
    definition: "the place in a station where you get on a train",
    mean: m.home_word_platform,
  },
  stash: {
    phrase: "stash",
    level: 5,
    ipa: "stæʃ",
    definition: "to put something away in a secret place",
    mean: m.home_word_stash,
  },
  stranger: {
    phrase: "stranger",
    level: 3,
    ipa: "ˈstreɪndʒɚ",
    definition: "a person that you do not know",
    mean: m.home_word_stranger,
  },
  suitcase: {
    phrase: "suitcase",
    level: 2,
    ipa: "ˈsutˌkeɪs",
    definition: "a large hard bag for your clothes when you travel",
    mean: m.home_word_suitcase,
  },
  suspicious: {
    phrase: "suspicious",
    level: 4,
    ipa: "səˈspɪʃəs",
    definition: "making you feel that something may be wrong or against the law",
    mean: m.home_word_suspicious,
  },
  vanish: {
    phrase: "vanish",
    level: 4,
    ipa: "ˈvænɪʃ",
    definition: "to go out of sight suddenly and completely",
    mean: m.home_word_vanish,
  },
} satisfies Record<string, Entry>;

type Said = string | readonly [text: string, entry: keyof typeof lineEntries];

/** What is said in the picture's scene, for people without a level and of levels 1 to 4; the last one for 5 too. */
const lines: readonly (readonly Said[])[] = [
  [
    ["Keep an eye on", "eye"],
    "that",
    ["suspicious", "suspicious"],
    ["suitcase", "suitcase"],
    "until",
    ["midnight.", "midnight"],
  ],
  ["Whose", ["suitcase", "suitcase"], "is that on the", ["platform?", "platform"]],
  [["Keep an eye on", "eye"], "that", ["stranger", "stranger"], "until", ["midnight.", "midnight"]],
  [
    "That",
    ["suspicious", "suspicious"],
    ["passenger", "passenger"],
    ["vanished", "vanish"],
    "before",
    ["dawn.", "dawn"],
  ],
  [
    "His",
    ["accomplice", "accomplice"],
    ["stashed", "stash"],
    "the",
    ["loot", "loot"],
    "in a",
    ["suitcase.", "suitcase"],
  ],
];

function lineOf(said: readonly Said[], personsLevel: number): Line {
  const parts = said.map((part) => {
    if (typeof part === "string") return part;
    const [text, name] = part;
    return { text, ...lineEntries[name], mean: lineEntries[name].mean() };
  });
  const count = parts.filter((part) => typeof part !== "string" && part.level > personsLevel).length;
  return { parts, caption: personsLevel === 0 ? m.home_line_tap() : captionOf(count) };
}

function captionOf(count: number): string {
  return count === 0 ? m.home_line_known() : m.home_line_new({ count });
}

/** The lines by people's levels; the first one is for those whose level is not known. */
export function homeLines(): Line[] {
  return [0, 1, 2, 3, 4, 5].map((level) => lineOf(lines[Math.min(level, 4)] ?? [], level));
}

/** The button of the first screen leads to the kind that has more titles; the other one is beside it. */
function waysTo(series: number, movies: number) {
  const toSeries = { page: "series", text: m.home_to_series() } as const;
  const toMovies = { page: "movies", text: m.home_to_movies() } as const;
  const [first, other] = movies > series ? [toMovies, toSeries] : [toSeries, toMovies];
  return [
    { ...first, kind: undefined },
    { ...other, kind: "secondary" },
  ];
}

/** What the page tells beside its lines and the film; texts are part of the page's data, since code would be in its first load. */
export function homeSections({ seriesList, movieList }: Content, latest: string | undefined) {
  const [series, movies] = [seriesList.length, movieList.length];
  return {
    splash: {
      heading: m.home_heading(),
      lead: m.home_lead(),
      ways: waysTo(series, movies),
      toBring: m.bring_door(),
    },
    headings: {
      steps: m.home_steps_heading(),
      figures: m.home_figures_heading(),
      newest: m.home_newest_heading(),
    },
    steps: [
      { title: m.home_step_1_title(), text: m.home_step_1_text() },
      { title: m.home_step_2_title(), text: m.home_step_2_text() },
      { title: m.home_step_3_title(), text: m.home_step_3_text() },
      { title: m.home_step_4_title(), text: m.home_step_4_text() },
    ],
    figures: [
      { name: m.home_series_figure({ count: series }), value: series },
      { name: m.home_movies_figure({ count: movies }), value: movies },
    ],
    apps: { heading: m.home_apps_heading(), text: m.home_apps_text() },
    newest: latest && m.home_newest_text({ name: latest }),
    congratulations: {
      heading: m.home_congratulations_heading(),
      text: m.home_congratulations_text(),
      way: m.home_congratulations_way(),
    },
  };
}

export type SplashTexts = ReturnType<typeof homeSections>["splash"];

export type AppTexts = ReturnType<typeof homeSections>["apps"];

export type Figure = ReturnType<typeof homeSections>["figures"][number];

export type HomeFilm = {
  readonly title: PosterTitle & Pick<Movie, "id">;
  readonly heading: string;
  /** How much of it somebody understands who knows the words up to A2. */
  readonly share: string;
  readonly text: string;
  /** Asks for the reader's own level. */
  readonly own: string;
  readonly way: string;
};

/** A shorter text says little about how hard it is to follow a film. */
const fewestWords = 3_000;
const a2 = 2;

/** The films that take turns, one a day. */
const filmsInTurn = 14;
/** Told besides the day's: somebody may have studied that one. */
const spareFilms = 4;

/**
 * Of the free films of which somebody with A2 knows most, the one of a day, and those of the days after it; none where
 * none is long enough.
 */
export async function homeFilms({ movieList }: Content, client: ApiClient, now: number): Promise<HomeFilm[]> {
  const titles = await client.call("WordList/GetCoverageOfLevel", { query: { level: a2 } });
  const shareOf = ({ id }: Movie) => titles.find(({ titleId }) => titleId === id)?.coverage ?? 0;
  const inTurn = movieList
    .filter(({ isPremium, runningWords }) => !isPremium && runningWords >= fewestWords)
    .sort((a, b) => shareOf(b) - shareOf(a))
    .slice(0, filmsInTurn);
  const first = Math.floor(now / 86_400_000) % Math.max(1, inTurn.length);
  return [...inTurn.slice(first), ...inTurn.slice(0, first)]
    .slice(0, 1 + spareFilms)
    .map((title) => filmOf(title, shareOf(title)));
}

function filmOf(title: Movie, share: number): HomeFilm {
  return {
    title: { id: title.id, ...posterTitleOf(title) },
    heading: m.home_film_heading(),
    own: m.home_film_own(),
    way: m.home_film_way(),
    share: shareText(share),
    text: m.home_film_share({ percent: understoodShareText(share) }),
  };
}

const newestShown = 6;

/** The titles that were added last. Ids rise in the order of creation, across series and films. */
export function newestTitles({ seriesList, movieList }: Content, locale: Locale) {
  const newest = [...seriesList, ...movieList].sort((a, b) => b.id - a.id).slice(0, newestShown);
  return cardTitlesOf(newest, locale);
}
