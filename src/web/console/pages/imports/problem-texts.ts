import type { FileProblemCode } from "../../../../domain/subtitles/file-problem.ts";
import { m } from "../../messages.ts";

/** What was wrong with a file, from the detail that its code has. */
export const problemTexts: Readonly<Record<FileProblemCode, (detail: string) => string>> = {
  "unreadable-time": (line) => m.imports_problem_unreadable_time({ line }),
  "no-duration": (line) => m.imports_problem_no_duration({ line }),
  "ends-before-start": (line) => m.imports_problem_ends_before_start({ line }),
  "text-without-time": (line) => m.imports_problem_text_without_time({ line }),
  "missing-fields": (line) => m.imports_problem_missing_fields({ line }),
  "not-a-subtitle": (line) =>
    line === "" ? m.imports_problem_ends_early() : m.imports_problem_not_a_subtitle({ line }),
  "not-english": (percent) => m.imports_problem_not_english({ percent }),
  "too-large": (megabytes) => m.imports_problem_too_large({ megabytes }),
  "no-series-name": () => m.imports_problem_no_series_name(),
  "same-place": (first) => m.imports_problem_same_place({ first }),
  "not-an-episode": () => m.imports_problem_not_an_episode(),
  "not-a-movie": () => m.imports_problem_not_a_movie(),
  "title-json": (reason) => m.imports_problem_title_json({ reason }),
  "title-fields": (reason) => m.imports_problem_title_fields({ reason }),
  pack: (reason) => m.imports_problem_pack({ reason }),
  "no-files": () => m.imports_problem_no_files(),
  "not-there": () => m.imports_problem_not_there(),
  failed: (reason) => m.imports_problem_failed({ reason }),
};
