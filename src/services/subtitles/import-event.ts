import type { FileProblem } from "./file-problem.ts";

/** A word, how often it is said, and the seconds of its first occurrences where they are known. */
export type Occurrences = { readonly word: string; readonly count: number; readonly firsts?: readonly number[] };

export type FileReport = {
  readonly type: "file";
  /** The path as it was given or found. */
  readonly file: string;
  /** "imported" is new, "replaced" had other content or other settings before. */
  readonly status: "imported" | "replaced" | "unchanged" | "failed";
  /** The episode or film ("Show Name S01E02"); empty where it is unknown. */
  readonly title: string;
  /** Null where nothing of it is stored. */
  readonly titleId: number | null;
  readonly words: number;
  readonly runningWords: number;
  /** Damaged cues, or why the file failed. */
  readonly problems: readonly FileProblem[];
  readonly unknown: readonly Occurrences[];
  readonly names: readonly Occurrences[];
  /** Of which episode a subtitle is; null and 1 of a film. */
  readonly season?: number | null;
  readonly episode?: number;
};

/** The progress of an import. */
export type ImportEvent =
  | { readonly type: "start"; readonly files: number }
  | { readonly type: "reading"; readonly done: number; readonly files: number }
  | FileReport
  | { readonly type: "end"; readonly version: number; readonly changed: number; readonly isComplete: boolean };
