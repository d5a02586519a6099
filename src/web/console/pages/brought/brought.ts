import type { AnswerOf } from "../../../../contract/calls.ts";

export type Brought = AnswerOf<"Admin/GetBrought">["rows"][number];

export type BroughtSeason = Brought["seasons"][number];

/** Numbers in short: 1–5, 7. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range !== undefined && number === range[1] + 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(", ");
}

/** Of the words said; undefined where none is. */
export function shareOf(seasons: readonly BroughtSeason[], field: "unknownWords" | "nameWords"): number | undefined {
  const sum = (key: "runningWords" | "unknownWords" | "nameWords") =>
    seasons.reduce((total, season) => total + season[key], 0);
  const running = sum("runningWords");
  return running === 0 ? undefined : sum(field) / running;
}
