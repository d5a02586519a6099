import type { AnswerOf, BodyOf } from "../../../contract/calls.ts";
import { languageOfType } from "../../../contract/lexicon/mean-language-types.ts";
import type { Word } from "../../../contract/lexicon/word-list.ts";
import { type Level, levels } from "../../../domain/lexicon/level.ts";
import {
  findShortestList,
  flagKnown,
  flagLearning,
  learningShareOf,
  measureCoverage,
  shareOf,
} from "../../../domain/progress/coverage.ts";
import { type CoverageIndex, createCoverageIndex, type WordFacts } from "../../../domain/progress/coverage-index.ts";
import type { Knowledge } from "../../../domain/progress/knowledge.ts";
import { findCandidates, lastEvening, likelyLevelOf, rankCandidates } from "../../../domain/progress/tonight.ts";

type Answers = {
  [Name in "WordList/GetCoverageOfWords" | "WordList/GetTonightOfWords"]: AnswerOf<Name>;
};

/** The words of an episode or film, and what its shares are worked out from. */
export type CountedWords = {
  readonly id: number;
  readonly titleId: number;
  /** Null of a film. */
  readonly seasonId: number | null;
  readonly words: readonly Word[];
  /** Running words that each of the words covers. */
  readonly tokens: readonly number[];
  readonly runningWords: number;
  readonly unjudgedWords: number;
};

const target = 95;
/** Of an evening that had more only so many are told, as the API does. */
const eveningWords = 60;

/** Rounded down to four decimals, as the API does. */
const rounded = (share: number) => Math.floor(share * 10_000 + 1e-6) / 10_000;

const levelOf = (number: number): Level => levels.find((level) => level === number) ?? 1;

/** What the API's calls would answer a visitor of an episode or film, worked out in this browser by the same rules. */
export function createListAnswers(list: CountedWords, language: number) {
  const spoken = languageOfType(language);
  const index = indexOf();
  const { episodes } = index;

  function indexOf(): CoverageIndex {
    const { runningWords, unjudgedWords, words, tokens, titleId, seasonId, id } = list;
    const place = { titleId, seasonId, episodeId: id, isPremium: false };
    const wordIds = words.map(({ id }) => id);
    const firsts = words.map(({ times }) => times[0] ?? 0);
    const facts = new Map(
      words.map((word): [number, WordFacts] => [
        word.id,
        {
          level: levelOf(word.difficulty),
          languages: word.mean === null ? [] : [spoken],
          easierIn: word.cognate === true ? [spoken] : [],
          harderIn: word.falseFriend === undefined ? [] : [spoken],
        },
      ]),
    );
    return createCoverageIndex([{ ...place, runningWords, unjudgedWords, wordIds, tokens, firsts }], (id) =>
      facts.get(id),
    );
  }

  function measure(knowledge: Knowledge) {
    const known = flagKnown(index, knowledge);
    return { known, coverage: measureCoverage(episodes, known, flagLearning(index, knowledge)) };
  }

  const learningOf = (share: number) => (share === 0 ? {} : { learning: rounded(share) });

  function coverageOf(body: BodyOf<"WordList/GetCoverageOfWords">): Answers["WordList/GetCoverageOfWords"] {
    const { knownWordIds = [], unknownWordIds = [], learningWordIds = [], level = 0 } = body;
    const knowledge = { wordIds: knownWordIds, unknownIds: unknownWordIds, learningIds: learningWordIds, level };
    const { known, coverage } = measure(knowledge);
    const shares = { coverage: rounded(shareOf(coverage)), ...learningOf(learningShareOf(coverage)) };
    const shortest = findShortestList(index, episodes, known, target);
    const { seasonId, titleId, id } = list;
    const seasons = seasonId === null ? [] : [{ seasonId, ...shares, episodes: [{ episodeId: id, ...shares }] }];
    return {
      level,
      titles: [{ titleId, ...shares, seasons }],
      list: {
        ...shares,
        target: target / 100,
        unjudgedWords: coverage.unjudgedWords,
        shortestList: { wordIds: [...shortest.wordIds], coverage: rounded(shareOf(shortest.coverage)) },
      },
    };
  }

  function tonightOf(body: BodyOf<"WordList/GetTonightOfWords">): Answers["WordList/GetTonightOfWords"] {
    const { count = 10, known = [], unknown = [], learning = [], answered = [], level = 0, skip = [] } = body;
    const before = measure({ wordIds: known, unknownIds: unknown, learningIds: learning, level });
    const wish = { language: spoken, skipped: new Set([...learning, ...skip]) };
    const marked = known.map((id) => index.levels[index.numbers.get(id) ?? -1] ?? 0);
    const ranked = rankCandidates(
      findCandidates(index, episodes, before.known, wish),
      likelyLevelOf(levelOf(level) === level ? level : 0, marked),
    );
    const taken = ranked.slice(0, count);
    const byId = new Map(list.words.map((word) => [word.id, word]));
    const { coverage } = before;
    const isLearning = new Set(learning);
    const gain = taken.reduce((sum, each) => sum + each.gain, 0);
    const learnt = taken.reduce((sum, each) => sum + (isLearning.has(each.wordId) ? 0 : each.gain), 0);
    const shareWith = (more: number) =>
      rounded(shareOf({ ...coverage, knownWords: Math.min(coverage.knownWords + more, coverage.runningWords) }));
    const evening = lastEvening(
      answered.map(([wordId, day, isMissed]) => ({ wordId, day, isMissed })),
      (id) => byId.has(id),
    );
    return {
      words: taken.flatMap(({ wordId }) => byId.get(wordId) ?? []),
      shareBefore: shareWith(0),
      shareAfter: shareWith(gain),
      ...learningOf(learningShareOf(coverage)),
      ...(coverage.learningWords > 0 && { shareLearnt: shareWith(coverage.learningWords + learnt) }),
      ...(evening && {
        evening: {
          day: evening.day,
          words: evening.words.slice(0, eveningWords).flatMap(({ wordId, isMissed }) => {
            const word = byId.get(wordId);
            return word === undefined ? [] : [{ id: wordId, phrase: word.phrase, isMissed }];
          }),
        },
      }),
    };
  }

  return { coverageOf, tonightOf };
}
