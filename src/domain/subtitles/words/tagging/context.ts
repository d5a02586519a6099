import { isOneOf } from "./grammar.ts";
import { coreLeftOf, leftOf, movedBy, type Place, rightOf, type Token, tokenAt } from "./token.ts";

/** What stands around a token; everything to its left is decided, nothing to its right is. */
export type Context = {
  readonly place: Place;
  readonly form: string;
  readonly left: Token | undefined;
  /** The nearest token to the left that is no adverb, and its place. */
  readonly core: Token | undefined;
  readonly corePlace: Place | undefined;
  /** What stands before the noun phrase that ends at `core` ("let" in "let the man go"). */
  readonly governor: Token | undefined;
  readonly right: Token | undefined;
  readonly right2: Token | undefined;
  /** What "and", "or" joins this token to. */
  readonly acrossConjunction: Token | undefined;
  /** The last verb before, in the same sentence. */
  readonly previousVerb: Token | undefined;
};

const maxPhrase = 6;

/** The token before the noun phrase that ends at `place`. */
export function governorOf(place: Place): Token | undefined {
  let at = place;
  for (let steps = 0; steps < maxPhrase; steps += 1) {
    const left = leftOf(at);
    if (left === undefined) return undefined;
    const isInside = isOneOf(left, "determiner", "possessive", "adjective", "number", "digits", "noun", "name");
    const current = tokenAt(at);
    const isComplete = isOneOf(current, "determiner", "possessive", "pronoun");
    if (!isInside || isComplete) return left;
    at = movedBy(at, -1);
  }
  return undefined;
}

function verbBefore({ tokens, index }: Place): Token | undefined {
  for (let at = index - 1; at >= 0 && at >= index - 12; at -= 1) if (tokens[at]?.tag === "verb") return tokens[at];
  return undefined;
}

export function contextOf(place: Place): Context {
  const right = rightOf(place);
  const corePlace = coreLeftOf(place);
  const core = corePlace === undefined ? undefined : tokenAt(corePlace);
  const isJoined = core?.tag === "conjunction" && corePlace !== undefined;
  return {
    place,
    form: tokenAt(place)?.form ?? "",
    left: leftOf(place),
    core,
    corePlace,
    governor: corePlace === undefined ? undefined : governorOf(corePlace),
    right,
    right2: right === undefined ? undefined : rightOf(movedBy(place, 1)),
    acrossConjunction: isJoined ? corePlace.tokens[corePlace.index - 1] : undefined,
    previousVerb: verbBefore(place),
  };
}
