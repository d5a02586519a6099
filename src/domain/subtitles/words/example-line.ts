/** In UTF-16 units; short enough to be a quotation. */
export const maxLineLength = 120;

const minGoodLength = 25;
const maxGoodLength = 80;

export type ExampleFacts = {
  readonly text: string;
  /** It has the beginning and the end of a sentence. */
  readonly isComplete: boolean;
  /** Unknown words and names. */
  readonly unknownWords: number;
  readonly runningWords: number;
};

/** How well a line suits as an example: whole sentences of moderate length with few unknown words score high. */
export function exampleScore({ text, isComplete, unknownWords, runningWords }: ExampleFacts): number {
  const { length } = text;
  const isLong = length > maxLineLength;
  let score = isComplete ? 40 : 0;
  if (length < minGoodLength) score -= minGoodLength - length;
  else if (length > maxGoodLength) score -= (Math.min(length, maxLineLength) - maxGoodLength) / 2;
  if (runningWords < 4) score -= 15;
  score -= (30 * unknownWords) / Math.max(3, runningWords);
  return isLong ? score - 60 : score;
}

/**
 * The line around `from` to `to`: whole where it fits, else cut between words, with "…" for what is left out.
 */
export function trimLine(text: string, from: number, to: number): string {
  if (text.length <= maxLineLength) return text;
  const room = maxLineLength - 2;
  if (to - from > room) return `${text.slice(from, from + room).replace(/\s+\S*$/, "")}…`;
  let start = Math.max(0, Math.min(from - Math.floor((room - (to - from)) / 2), text.length - room));
  if (start > 0) {
    const space = text.indexOf(" ", start);
    start = space === -1 || space >= from ? from : space + 1;
  }
  let end = Math.min(text.length, start + room);
  if (end < text.length) {
    const space = text.lastIndexOf(" ", end);
    end = space < to ? to : space;
  }
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}
