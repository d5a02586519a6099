import type { AnswerOf } from "../../../contract/calls.ts";
import { visitorId } from "../lexicon/visitor-id.ts";
import { createListAnswers } from "../progress/list-answers.ts";
import type { VisitorEpisode } from "./visitor-episode.ts";

/** What the API's calls would answer of a visitor's episode, worked out in this browser by the same rules. */
export function createVisitorAnswers({ read, arranged }: VisitorEpisode, language: number) {
  const isMovie = arranged?.kind === "movie";
  const seasonNumber = arranged?.rows[0]?.season ?? 1;
  const { words, tokens, runningWords, unjudgedWords, levels } = read;
  const place = { id: visitorId, titleId: visitorId, seasonId: isMovie ? null : visitorId };
  const { coverageOf, tonightOf } = createListAnswers(
    { ...place, words, tokens, runningWords, unjudgedWords },
    language,
  );

  function levelCounts(): AnswerOf<"WordList/GetLevelCounts"> {
    return { levels, seasons: isMovie ? [] : [{ seasonId: visitorId, seasonNumber, levels }] };
  }

  return { levelCounts, coverageOf, tonightOf };
}
