import { z } from "zod";
import { uploadLimits } from "../../domain/my-series/limits.ts";
import {
  arrangeBody,
  broughtUpload,
  ownEpisodeBody,
  ownTitle,
  ownTitleBody,
  ownTitles,
  readEpisode,
  readEpisodeQuery,
  renameTitleBody,
  uploadQuery,
} from "../my-series.ts";
import { get, noContent, nothing, type Operation, post } from "../operation.ts";

const files =
  "Of the files (.srt, .vtt, .sbv, .ass, .ssa, or archives of them, .zip) figures alone are kept; nothing of their text.";

/** Titles that people bring themselves; all other calls take their ids from their owner, and know them of nobody else. */
export const mySeriesOperations = {
  "MySeries/Upload": {
    ...post,
    access: "user",
    limit: "messages",
    summary: "Takes subtitle files (multipart/form-data with the parts file), which are then read; Watch tells of it",
    description: `${files} At most ${uploadLimits.files} files of 5 MB.`,
    body: nothing,
    upload: { maxBytes: uploadLimits.bytes, maxFiles: uploadLimits.files },
    answer: broughtUpload,
    problems: ["too_large", "unsupported_media_type", "conflict"],
  },
  "MySeries/ReadEpisode": {
    ...post,
    access: "optional",
    limit: "messages",
    summary:
      "Reads one subtitle (multipart/form-data with one part, file) and gives all figures of it, also to visitors",
    description: files,
    query: readEpisodeQuery,
    body: nothing,
    upload: { maxBytes: uploadLimits.bytesOfFile },
    answer: readEpisode,
    problems: ["too_large", "unsupported_media_type"],
  },
  "MySeries/Watch": {
    ...get,
    access: "user",
    summary: "An upload as it is read, by server-sent events `upload`",
    query: uploadQuery,
    answer: z.string().describe("Events, the last when all files are read; their data is a WatchedUpload"),
    contentType: "text/event-stream",
    problems: ["not_found"],
  },
  "MySeries/Arrange": {
    ...post,
    access: "user",
    summary: "Makes a title of the files of an upload, or puts them into one; the same again comes to the same",
    body: arrangeBody,
    answer: ownTitle,
    problems: ["not_found", "conflict"],
  },
  "MySeries/GetMyTitles": {
    ...get,
    path: "MySeries/GetTitles",
    access: "user",
    summary: "The titles that the person has brought, oldest first, and what more there may be",
    answer: ownTitles,
  },
  "MySeries/Rename": {
    ...post,
    access: "user",
    summary: "Gives a title of the person's another name, and the address of it",
    body: renameTitleBody,
    ...noContent,
    problems: ["not_found"],
  },
  "MySeries/RemoveEpisode": {
    ...post,
    access: "user",
    summary: "Takes an episode out of a title of the person's; with the last one the title goes",
    body: ownEpisodeBody,
    ...noContent,
    problems: ["not_found"],
  },
  "MySeries/Delete": {
    ...post,
    access: "user",
    summary: "Deletes a title of the person's; what was learnt of its words stays",
    body: ownTitleBody,
    ...noContent,
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
