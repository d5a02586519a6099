/** What can be wrong with a subtitle file or with a line of it. */
export const fileProblemCodes = [
  // Of a cue, which is left out (CueProblemCode); the detail is the beginning of its line.
  "unreadable-time",
  "no-duration",
  "ends-before-start",
  "text-without-time",
  "missing-fields",
  /** No cue can be parsed; the detail is the beginning of the first bad line, empty where the file ends. */
  "not-a-subtitle",
  /** The detail is how many percent of its words are frequent English words. */
  "not-english",
  /** The detail is its size in megabytes. */
  "too-large",
  /** The name of a file does not tell its series. */
  "no-series-name",
  /** The detail is the path of the first file of the same episode or film. */
  "same-place",
  /** title.json says series, the name says a film; and the reverse. */
  "not-an-episode",
  "not-a-movie",
  /** The folder's title.json is no JSON, or says what it may not; the detail is its path and the reason, in English. */
  "title-json",
  "title-fields",
  /** A title pack cannot be used; the detail is the reason, in English. */
  "pack",
  "no-files",
  "not-there",
  /** The import itself failed; the detail is the reason, in English. */
  "failed",
] as const;

export type FileProblemCode = (typeof fileProblemCodes)[number];
