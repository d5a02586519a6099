import type { Feature } from "../forms/candidate.ts";
import type { FormInfo } from "../forms/form-info.ts";
import type { Tag } from "../tag.ts";

/** One word of a sentence as the grammar sees it: "don't" is two of them in one running word. */
export type Token = {
  readonly form: string;
  readonly info: FormInfo;
  /** Index of its running word in the sentence. */
  readonly word: number;
  /** Punctuation, or the start of the sentence, stands before it. */
  readonly isAfterBreak: boolean;
  /** The comma, dash … that stands before it; "" for none. */
  readonly before: string;
  /** What the statistical tagger says (Universal POS). */
  readonly guess: string;
  /** What it is; decided from left to right. */
  tag: Tag;
  lemma: string;
  feature: Feature | undefined;
};

/** Reads tokens around a place without bounds checks; nothing is seen across a break unless asked for. */
export type Place = {
  readonly tokens: readonly Token[];
  readonly index: number;
};

/** The token before, undefined at the start of a stretch without punctuation. */
export function leftOf({ tokens, index }: Place): Token | undefined {
  return tokens[index]?.isAfterBreak === false ? tokens[index - 1] : undefined;
}

/** The token after, undefined at the end of a stretch without punctuation. */
export function rightOf({ tokens, index }: Place): Token | undefined {
  const next = tokens[index + 1];
  return next?.isAfterBreak === false ? next : undefined;
}

export function movedBy(place: Place, steps: number): Place {
  return { tokens: place.tokens, index: place.index + steps };
}

const transparent: ReadonlySet<Tag> = new Set<Tag>(["adverb", "negation", "sound"]);

/** "kind of" before what it weakens: the place of its "of". */
function isHedge(place: Place): boolean {
  const kind = leftOf(place);
  if (kind === undefined || !/^(?:kind|sort)$/.test(kind.form)) return false;
  const before = leftOf(movedBy(place, -1));
  return before === undefined || !/^(?:determiner|possessive|adjective|number)$/.test(before.tag);
}

/** The nearest place to the left that is no adverb and no not; undefined where the stretch begins before. */
export function coreLeftOf(place: Place): Place | undefined {
  let at = place;
  for (let steps = 0; steps < 4; steps += 1) {
    const left = leftOf(at);
    if (left === undefined) return undefined;
    at = movedBy(at, -1);
    if (
      (left.form === "of" && isHedge(at)) ||
      (left.form === "little" && left.tag === "adverb" && leftOf(at)?.form === "a")
    ) {
      at = movedBy(at, -1);
      continue;
    }
    if (!transparent.has(left.tag) || left.form === "there") return at;
  }
  return undefined;
}

export function tokenAt({ tokens, index }: Place): Token | undefined {
  return tokens[index];
}
