import { expect, test } from "vitest";
import type { ReadEpisode } from "../../../contract/my-series.ts";
import { visitorId } from "../lexicon/visitor-id.ts";
import { createVisitorAnswers } from "./visitor-answers.ts";
import { visitorTitle } from "./visitor-title.ts";

const word = (id: number, phrase: string, difficulty: number, times: number[], mean: string | null = "x") => ({
  id,
  phrase,
  mean,
  definition: "",
  synonyms: [],
  difficulty,
  partOfSpeech: "noun" as const,
  ipa: "",
  count: times.length,
  times,
});

const read: ReadEpisode = {
  uploadId: "6e6a4c4e-4d0c-4f3c-9d21-3d1c5b7b1a11",
  guess: { name: "Pier", year: null, season: 2, episode: 3, episodeName: "Fog" },
  seconds: 60,
  difficulty: 2,
  wordCount: 4,
  runningWords: 20,
  closedClassWords: 8,
  nameWords: 1,
  otherWords: 2,
  unjudgedWords: 1,
  levels: [1, 1, 1, 1, 0],
  words: [
    word(1, "rope", 1, [3, 9, 11, 20]),
    word(2, "pier", 2, [5, 6, 7]),
    word(3, "fog", 3, [8]),
    word(4, "murk", 4, [9], null),
  ],
  tokens: [4, 3, 1, 1],
};

const rows = [{ file: 1, season: 2, episode: 3 }];
const arranged = { uploadId: read.uploadId, title: "The Pier", kind: "series", rows } as const;
const answers = createVisitorAnswers({ read, arranged }, 2);
const asked = { type: 2, id: visitorId };

test("what is known of it is told as the API tells it: all but unknown headwords and what no dictionary has", () => {
  // 20 words: 9 of unknown headwords, 1 that no dictionary has.
  expect(answers.coverageOf(asked)).toMatchObject({
    titles: [{ titleId: visitorId, coverage: 0.5, seasons: [{ coverage: 0.5, episodes: [{ coverage: 0.5 }] }] }],
    list: { coverage: 0.5, target: 0.95, unjudgedWords: 1 },
  });
  expect(answers.coverageOf({ ...asked, level: 1, knownWordIds: [3], learningWordIds: [2] }).list).toMatchObject({
    coverage: 0.75,
    learning: 0.15,
    shortestList: { wordIds: [2, 4], coverage: 0.95 },
  });
});

test("tonight has what lifts the share most, with a meaning, and not what is known, asked or put off", () => {
  const tonight = answers.tonightOf({ ...asked, count: 10 });
  expect(tonight.words.map(({ phrase }) => phrase)).toEqual(["rope", "pier", "fog"]);
  expect(tonight).toMatchObject({ shareBefore: 0.5, shareAfter: 0.9 });
  const wish = { ...asked, count: 10 as const, known: [1], learning: [3], skip: [2] };
  expect(answers.tonightOf(wish).words).toEqual([]);
  const answered = [[2, "2026-11-28", true] as const, [99, "2026-11-29", false] as const];
  expect(answers.tonightOf({ ...asked, answered }).evening).toEqual({
    day: "2026-11-28",
    words: [{ id: 2, phrase: "pier", isMissed: true }],
  });
});

test("it is a title with a season and the episode; a film has none", () => {
  expect(visitorTitle({ read, arranged })).toMatchObject({
    kind: "series",
    name: "The Pier",
    combinedUrl: "the-pier",
    seasons: [{ seasonNumber: 2, episodes: [{ episodeNumber: 3, name: "Fog", wordCount: 4 }] }],
  });
  const film = { ...arranged, kind: "movie", rows: [{ file: 1, season: null, episode: null }] } as const;
  expect(visitorTitle({ read, arranged: film })).not.toHaveProperty("seasons");
  expect(createVisitorAnswers({ read, arranged: film }, 2).levelCounts()).toEqual({ levels: read.levels, seasons: [] });
  expect(visitorTitle({ read, arranged: null })).toBeUndefined();
});
