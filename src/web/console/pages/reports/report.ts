import type { AnswerOf } from "../../../../contract/calls.ts";

export type Report = AnswerOf<"Admin/GetReports">["rows"][number];

/** What a report is about: a word, or the name of a title. */
export function subjectOf({ id, details: { phrase, name } }: Report): string {
  return [phrase, name].find((text) => typeof text === "string" && text !== "")?.toString() ?? `#${id}`;
}
