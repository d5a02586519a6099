import { knownFileLimits } from "../../domain/progress/known-import/known-file.ts";
import { listLimits } from "../../domain/progress/list-limits.ts";
import { lockedWordList } from "../lexicon/word-list.ts";
import { get, noContent, type Operation, post } from "../operation.ts";
import { coverage, coverageBody, coverageQuery, levelCoverage, levelCoverageQuery } from "../progress/coverage.ts";
import { exportedFile, exportListQuery, exportMemoryQuery } from "../progress/export.ts";
import { generatedList, generateList } from "../progress/generate-list.ts";
import { markedKnown, markKnownBody, readKnown, readKnownBody, takeBackKnownBody } from "../progress/import-known.ts";
import { knownCount, knownIds, knownLevels, setKnown, setKnownLevel } from "../progress/known-words.ts";
import {
  addWords,
  changedWords,
  createList,
  deleteList,
  listInfo,
  listInfoQuery,
  listStart,
  listStartQuery,
  removedWords,
  removeWords,
  renameList,
  reorderList,
  shareList,
  userList,
  userLists,
  userListsQuery,
} from "../progress/lists.ts";
import { calendar, calendarQuery, leaderboard, leaderboardQuery, pointData, week } from "../progress/points.ts";
import { tonight, tonightBody, tonightQuery } from "../progress/tonight.ts";

const premiumWithPreview = {
  problems: ["premium.required", "not_found"],
  extendedProblems: {
    "premium.required": { description: "Premium Required, with the first words", schema: lockedWordList },
  },
} as const;

/** Known words, and coverage: the share of running words that they make up. */
export const knownWordOperations = {
  "WordList/GetKnownWords": {
    ...get,
    access: "user",
    summary: "The ids of the words on the known list and of those marked as not known, and the level of SetKnownLevel",
    answer: knownIds,
  },
  "WordList/GetKnownLevels": {
    ...get,
    access: "user",
    summary: "How many words of each level are on the known list",
    answer: knownLevels,
  },
  "WordList/SetKnown": {
    ...post,
    access: "user",
    summary: "Marks words as known or as not known, or takes the marks away; thousands at once",
    body: setKnown,
    answer: knownCount,
  },
  "WordList/SetKnownLevel": {
    ...post,
    access: "user",
    summary: "Lets words up to a level count as known, but those marked as not known; no word is marked",
    body: setKnownLevel,
    answer: setKnownLevel,
  },
  "WordList/ReadKnown": {
    ...post,
    access: "user",
    limit: "messages",
    summary:
      "Reads which words a text or a file names (multipart/form-data with one part, file), and how they stand with the person; marks nothing",
    description: `Text in lines, tables (.csv, .tsv) in UTF-8, UTF-16 or Windows-1254, packages of Anki (.apkg, .colpkg). A file may have 25 MB and ${knownFileLimits.notes.toLocaleString("en")} notes; nothing of it is kept.`,
    body: readKnownBody.nullish(),
    upload: { maxBytes: knownFileLimits.bytes },
    answer: readKnown,
    problems: ["too_large", "unsupported_media_type"],
  },
  "WordList/MarkKnown": {
    ...post,
    access: "user",
    summary: "Marks words as known, and begins cards where they were in another program",
    description: "What the answer names can be taken back by TakeBackKnown.",
    body: markKnownBody,
    answer: markedKnown,
  },
  "WordList/TakeBackKnown": {
    ...post,
    access: "user",
    summary: "Takes back what MarkKnown changed",
    body: takeBackKnownBody,
    answer: knownCount,
  },
  "WordList/GetCoverage": {
    ...get,
    access: "user",
    summary: "The share of what is said that the person knows: of every title, or of one list with its whole title",
    description: "Of titles that the person has brought, those of the newest 300 episodes are among them.",
    query: coverageQuery,
    answer: coverage,
    problems: ["not_found"],
  },
  "WordList/GetCoverageOfWords": {
    ...post,
    path: "WordList/GetCoverage",
    access: "public",
    summary: "The same for visitors, by the words and the level that they name",
    body: coverageBody,
    answer: coverage,
    problems: ["not_found"],
  },
  "WordList/GetCoverageOfLevel": {
    ...get,
    access: "public",
    isCached: true,
    summary: "The share of every title that somebody knows who knows the words up to a level",
    query: levelCoverageQuery,
    answer: levelCoverage,
  },
  "WordList/GetTonight": {
    ...get,
    access: "user",
    summary:
      "The few words of a list that help the person most to understand it, and the share known without and with them",
    description:
      "Words that are known, that are put off, or that have no meaning in the language asked for are left out. Of a shared or generated list the share is of its words, each by how often it is said.",
    query: tonightQuery,
    answer: tonight,
    ...premiumWithPreview,
  },
  "WordList/GetTonightOfWords": {
    ...post,
    path: "WordList/GetTonight",
    access: "public",
    summary: "The same for visitors, by the words and the level that they name",
    body: tonightBody,
    answer: tonight,
    ...premiumWithPreview,
  },
} as const satisfies Record<string, Operation>;

/** Users' own lists, shared lists and generated lists. */
export const listOperations = {
  "WordList/GetUserLists": {
    ...get,
    access: "user",
    summary: "The person's own lists, without the known list",
    query: userListsQuery,
    answer: userLists,
  },
  "WordList/CreateList": {
    ...post,
    access: "user",
    summary: "Makes a list, empty or as a copy of a shared or generated one; free users have four at most",
    body: createList,
    answer: userList,
    problems: ["premium.required", "not_found", "conflict"],
  },
  "WordList/RenameList": {
    ...post,
    access: "user",
    summary: "Gives a list another title",
    body: renameList,
    answer: userList,
    problems: ["not_found"],
  },
  "WordList/ShareList": {
    ...post,
    access: "user",
    summary: "Lets whoever has a list's address see it, or nobody any more",
    body: shareList,
    answer: userList,
    problems: ["not_found"],
  },
  "WordList/DeleteList": {
    ...post,
    access: "user",
    summary: "Deletes a list for good",
    body: deleteList,
    ...noContent,
    problems: ["not_found"],
  },
  "WordList/ReorderList": {
    ...post,
    access: "user",
    summary: "Puts the named words first, in their order",
    body: reorderList,
    answer: userList,
    problems: ["not_found"],
  },
  "WordList/AddWords": {
    ...post,
    access: "user",
    summary: "Puts words at the end of a list, by their ids or as they are written, or rows back that were taken out",
    body: addWords,
    answer: changedWords,
    problems: ["not_found", "conflict"],
  },
  "WordList/RemoveWords": {
    ...post,
    access: "user",
    summary: "Takes words out of a list",
    body: removeWords,
    answer: removedWords,
    problems: ["not_found"],
  },
  "WordList/GetListInfo": {
    ...get,
    access: "optional",
    summary: "What a shared or generated list is called and whose it is; of an own list with a token",
    query: listInfoQuery,
    answer: listInfo,
    problems: ["not_found"],
  },
  "WordList/ExportList": {
    ...get,
    access: "optional",
    summary: "A list as a file for other programs: CSV, JSON or Anki",
    query: exportListQuery,
    answer: exportedFile,
    contentType: "application/octet-stream",
    problems: ["premium.required", "not_found"],
  },
  "Memory/ExportMemory": {
    ...get,
    access: "user",
    summary: "The words that the person learns or has learnt, with their cards, as a file for other programs",
    query: exportMemoryQuery,
    answer: exportedFile,
    contentType: "application/octet-stream",
  },
  "WordList/GetListStart": {
    ...get,
    access: "optional",
    summary: "What a shared or generated list is called and its first hundred words, as its page begins",
    query: listStartQuery,
    answer: listStart,
    problems: ["not_found"],
  },
  "WordList/GenerateList": {
    ...post,
    access: "optional",
    limit: "messages",
    summary: "Makes a list of a selection, of pasted text, or of a subtitle (multipart/form-data with one part, file)",
    description:
      "The list is seen by whoever has its url and expires after 30 days. Of a text or a subtitle only the words are kept. A subtitle may have 5 MB and 20,000 cues.",
    body: generateList.nullish(),
    upload: { maxBytes: listLimits.fileBytes },
    answer: generatedList,
    problems: ["premium.required", "not_found", "too_large", "unsupported_media_type"],
  },
} as const satisfies Record<string, Operation>;

/** Points, the days on which they were earned, and the leaderboard. */
export const scoreOperations = {
  "Score/GetPointData": {
    ...get,
    access: "user",
    summary: "The person's points, streak and place",
    answer: pointData,
  },
  "Score/GetCalendar": {
    ...get,
    access: "user",
    summary: "The days of a year on which the person earned points, by the days of their time zone",
    query: calendarQuery,
    answer: calendar,
  },
  "Score/GetLeaderboard": {
    ...get,
    access: "optional",
    summary: "The first hundred of a month, and the place of who asks",
    query: leaderboardQuery,
    answer: leaderboard,
  },
  "Home/GetWeek": {
    ...get,
    access: "public",
    summary:
      "What people did in the last seven days, some minutes ago at most; with fewer than five learners all are 0",
    answer: week,
  },
} as const satisfies Record<string, Operation>;
