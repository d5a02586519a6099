import type { OwnTitle, ReadEpisode } from "../../../contract/my-series.ts";
import { combinedUrlOf } from "../../../domain/catalogue/combined-url.ts";
import { difficultyOf } from "../../../domain/catalogue/difficulty.ts";
import { type Level, levels } from "../../../domain/lexicon/level.ts";
import { steppedLevel } from "../../../domain/lexicon/level-for.ts";
import { byMeaningLanguage } from "../../../domain/locale/meaning-language.ts";
import type { VisitorEpisode } from "./visitor-episode.ts";

/** The id of the title, its season and its episode: the last that the API takes, which none of its own will ever have. */
export const visitorId = 2_147_483_647;

export const levelOf = (number: number): Level => levels.find((level) => level === number) ?? 1;

const byLanguage = <Value>(value: Value) => ({ en: value, ...byMeaningLanguage(() => value) });

/** As of the language that its words were read in: of the others nothing is known here. */
function difficultyFor({ words, tokens }: ReadEpisode) {
  const counts = words.map(({ difficulty, cognate = false, falseFriend }, at) => {
    const level = steppedLevel(levelOf(difficulty), cognate, falseFriend !== undefined);
    return { level, words: 1, tokens: tokens[at] ?? 0 };
  });
  return byLanguage(difficultyOf(counts));
}

/** The title of a visitor's episode, as the API gives those of one's own; undefined before it is arranged. */
export function visitorTitle({ read, arranged }: VisitorEpisode): OwnTitle | undefined {
  if (arranged === null) return undefined;
  const { title: name, year = null, kind, rows } = arranged;
  const { difficulty, wordCount, runningWords } = read;
  const figures = { id: visitorId, wordCount, difficulty, difficultyFor: difficultyFor(read) };
  const title: Omit<Extract<OwnTitle, { kind: "movie" }>, "kind"> = {
    ...figures,
    name,
    year,
    combinedUrl: combinedUrlOf(name),
    genres: [],
    description: { tr: "", en: "", es: "" },
    posterUrl: null,
    isPremium: false,
    cognateWords: byLanguage(0),
    falseFriendWords: byLanguage(0),
    runningWords,
    isMine: true,
    publicTitle: null,
  };
  if (kind === "movie") return { kind, ...title };
  const episode = { ...figures, episodeNumber: rows[0]?.episode ?? 1, name: read.guess.episodeName };
  const season = { ...figures, seasonNumber: rows[0]?.season ?? 1, isPremium: false, episodes: [episode] };
  return { kind, ...title, seasons: [season] };
}
