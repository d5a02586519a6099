import { strongLinkingVerbs } from "../../tables/verb-classes.ts";
import type { Decision } from "../decision.ts";
import { canBe } from "../grammar.ts";
import { coreLeftOf, leftOf, movedBy, type Place, rightOf, type Token, tokenAt } from "../token.ts";

/** What an expert for a word looks at. */
export type Around = {
  readonly token: Token;
  readonly place: Place;
  readonly left: Token | undefined;
  readonly right: Token | undefined;
  readonly right2: Token | undefined;
  /** The nearest token to the left that is no adverb, and its place. */
  readonly core: Token | undefined;
  readonly corePlace: Place | undefined;
};

/** Decides a word by a rule of its own; undefined leaves it to the general rules. */
export type Expert = (around: Around) => Decision;

export type Experts = Readonly<Record<string, Expert>>;

export const adverb: Decision = { tag: "adverb" };
export const adjective: Decision = { tag: "adjective" };
export const noun: Decision = { tag: "noun" };
export const interjection: Decision = { tag: "interjection" };
export const pronoun: Decision = { tag: "pronoun" };
export const preposition: Decision = { tag: "preposition" };
export const conjunction: Decision = { tag: "conjunction" };
export const baseVerb: Decision = { tag: "verb", feature: "base" };

export function lookAround(place: Place, token: Token): Around {
  const corePlace = coreLeftOf(place);
  const right = rightOf(place);
  return {
    token,
    place,
    left: leftOf(place),
    right,
    right2: right === undefined ? undefined : rightOf(movedBy(place, 1)),
    core: corePlace === undefined ? undefined : tokenAt(corePlace),
    corePlace,
  };
}

/** A noun, or an adjective that leads to one, may follow without a determiner. */
export function isNounNext(right: Token | undefined): boolean {
  if (right === undefined) return false;
  return (
    right.tag === "name" || (right.info.closed.length === 0 && (canBe(right, "noun") || canBe(right, "adjective")))
  );
}

/** A verb after which an adjective describes the subject. */
export function isLinking(token: Token | undefined): boolean {
  return token?.tag === "be" || (token?.tag === "verb" && strongLinkingVerbs.has(token.lemma));
}
