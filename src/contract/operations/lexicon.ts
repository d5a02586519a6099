import { entries, entriesQuery, exportedOverlay, savedEntry, saveEntry, thisEntry } from "../console/lexicon.ts";
import { reportPlaces, reportPlacesQuery } from "../console/reports.ts";
import { lexiconPack, packQuery } from "../lexicon/pack.ts";
import { get, noContent, type Operation, post } from "../operation.ts";

/** The lexicon, edited in the console above its files. */
export const lexiconOperations = {
  "Lexicon/GetPack": {
    ...get,
    access: "public",
    isCached: true,
    summary:
      "The lexicon for programs that find the words of a text by themselves, in one language; some 2 MB compressed",
    query: packQuery,
    answer: lexiconPack,
  },
  "Admin/SearchEntries": {
    ...get,
    access: "editor",
    summary: "Words and phrases that contain what was typed, those that begin with it first",
    query: entriesQuery,
    answer: entries,
  },
  "Admin/SaveEntry": {
    ...post,
    access: "editor",
    summary:
      "Makes or changes the entry of a phrase and part of speech, with all its senses, and publishes it, unless it has faults",
    body: saveEntry,
    answer: savedEntry,
  },
  "Admin/RevertEntry": {
    ...post,
    access: "editor",
    summary: "Goes back to the entry of the lexicon's files; one that they do not have becomes a fallback",
    body: thisEntry,
    ...noContent,
    problems: ["not_found"],
  },
  "Admin/ExportOverlay": {
    ...get,
    access: "editor",
    summary: "The edited entries as rows for content/lexicon, with warnings",
    answer: exportedOverlay,
  },
  "Admin/GetReportPlaces": {
    ...get,
    access: "editor",
    summary: "Where the word of a report is said: title, episode, second and the headwords around",
    query: reportPlacesQuery,
    answer: reportPlaces,
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
