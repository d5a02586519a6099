import { z } from "zod";
import {
  importQuery,
  imports,
  importsQuery,
  namesSet,
  retryImport,
  setName,
  uploadedImport,
  wordPlaces,
  wordPlacesQuery,
} from "../console/imports.ts";
import { get, noContent, nothing, type Operation, post } from "../operation.ts";

const uploadLimits = { maxBytes: 100 * 1024 * 1024, maxFiles: 10_000 };

/** Subtitles that are given to the console. */
export const importOperations = {
  "Admin/UploadSubtitles": {
    ...post,
    access: "editor",
    summary:
      "Takes subtitle files, folders and zip archives (multipart/form-data with the parts file) and keeps drafts of them",
    description:
      "Up to 100 MB and 10,000 files; an archive at most 300 MB when it is unpacked. A file's name may be its path in a folder.",
    body: nothing,
    upload: uploadLimits,
    answer: uploadedImport,
    problems: ["too_large", "unsupported_media_type"],
  },
  "Admin/GetImports": {
    ...get,
    access: "editor",
    summary: "Imports, the newest first, or one of them file by file",
    query: importsQuery,
    answer: imports,
    problems: ["not_found"],
  },
  "Admin/WatchImport": {
    ...get,
    access: "editor",
    summary: "An import as it goes on, by server-sent events `import` whose data is that of GetImports",
    query: importQuery,
    answer: z.string().describe("Events, the last when the import has ended"),
    contentType: "text/event-stream",
    problems: ["not_found"],
  },
  "Admin/GetWordPlaces": {
    ...get,
    access: "editor",
    summary:
      "Where the names and unknown words of an import's files of a title are said at first, among which headwords",
    query: wordPlacesQuery,
    answer: wordPlaces,
    problems: ["not_found"],
  },
  "Admin/SetName": {
    ...post,
    access: "editor",
    summary: "Says of a title's words whether they are names, and reads its kept files again",
    body: setName,
    answer: namesSet,
    problems: ["not_found"],
  },
  "Admin/RetryImport": {
    ...post,
    access: "editor",
    summary: "Runs an import again that has ended, for a week; forced, whatever its language",
    body: retryImport,
    ...noContent,
    problems: ["not_found", "conflict"],
  },
} as const satisfies Record<string, Operation>;
