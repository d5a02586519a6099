import type { OwnTitle } from "../../../contract/my-series.ts";
import { combinedUrlOf } from "../../../domain/catalogue/combined-url.ts";
import { byMeaningLanguage } from "../../../domain/locale/meaning-language.ts";
import { visitorId } from "../lexicon/visitor-id.ts";
import type { VisitorEpisode } from "./visitor-episode.ts";

/** Every language has the same: to work out a level for each, what every page loads would have the rule in it. */
const byLanguage = <Value>(value: Value) => ({ en: value, ...byMeaningLanguage(() => value) });

/** The title of a visitor's episode, as the API gives those of one's own; undefined before it is arranged. */
export function visitorTitle({ read, arranged }: VisitorEpisode): OwnTitle | undefined {
  if (arranged === null) return undefined;
  const { title: name, year = null, kind, rows } = arranged;
  const { difficulty, wordCount, runningWords } = read;
  const figures = { id: visitorId, wordCount, difficulty, difficultyFor: byLanguage(difficulty) };
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
