import { z } from "zod";
import { content, contentVersion, easyTitles } from "../catalogue.ts";
import { siteList, siteListQuery, siteWordsQuery } from "../lexicon/site-list.ts";
import {
  levelCountsQuery,
  lexiconWordsQuery,
  lockedWordList,
  titleLevelCounts,
  wordList,
  wordListQuery,
} from "../lexicon/word-list.ts";
import { get, ignored, type Operation } from "../operation.ts";

/** The catalogue, the words of its titles, and the lexicon. */
export const catalogueOperations = {
  "Home/GetContent": {
    ...get,
    access: "public",
    isCached: true,
    summary: "All series, seasons, episodes and movies, oldest first",
    answer: content,
  },
  "Home/GetContentVersion": {
    ...get,
    access: "public",
    isCached: true,
    summary: "The number that rises with every published change",
    answer: contentVersion,
  },
  "Home/GetEasyTitles": {
    ...get,
    access: "public",
    isCached: true,
    summary: "The easiest series and movies that are free, at most eight, with how fast and how plainly they speak",
    answer: easyTitles,
  },
  "WordList/GetLevelCounts": {
    ...get,
    access: "optional",
    summary: "How many words of each level a series or movie has, in all and by season",
    query: levelCountsQuery,
    answer: titleLevelCounts,
    problems: ["not_found"],
  },
  "WordList/GetWordListV2": {
    ...get,
    access: "optional",
    summary:
      "The words said in an episode, a season, a series or a movie, most frequent first; those of an own, shared or generated list in its order",
    query: wordListQuery,
    answer: wordList,
    problems: ["premium.required", "not_found"],
    extendedProblems: {
      "premium.required": { description: "Premium Required, with the first words", schema: lockedWordList },
    },
  },
  "WordList/GetLexiconWords": {
    ...get,
    access: "public",
    isCached: true,
    summary: "The lexicon's entries of one level, from A to Z; they come from no title, so count is 0, times empty",
    query: lexiconWordsQuery,
    answer: wordList,
  },
  "WordList/GetSiteList": {
    ...get,
    access: "public",
    isCached: true,
    summary: "A list that the site itself offers: its words by parts, and how much of what is said they are",
    query: siteListQuery,
    answer: siteList,
  },
  "WordList/GetSiteWords": {
    ...get,
    access: "public",
    isCached: true,
    summary: "The words of one part of such a list, most frequent first; they come from no title, as above",
    query: siteWordsQuery,
    answer: wordList,
    problems: ["not_found"],
  },
  "Poster/GetPoster": {
    ...get,
    path: "Poster/{hash}",
    access: "public",
    summary: "A poster that the operator uploaded, as WebP",
    params: z.strictObject({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    query: ignored,
    answer: z.any().describe("A WebP picture"),
    contentType: "image/webp",
    problems: ["not_found"],
  },
  "Speech/GetSpeech": {
    ...get,
    path: "Speech/{wordId}",
    access: "public",
    summary: "How a word sounds; 404 where the site has no voice",
    params: z.strictObject({
      wordId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).describe("A word's id"),
    }),
    query: ignored,
    answer: z.any().describe("A WAV file"),
    contentType: "audio/wav",
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
