import { strongLinkingVerbs } from "../../tables/verb-classes.ts";
import type { Decision } from "../decision.ts";
import { canBe } from "../grammar.ts";
import { coreLeftOf, leftOf, movedBy, type Place, rightOf, type Unit, unitAt } from "../unit.ts";

/** What an expert for a word looks at. */
export type Around = {
  readonly unit: Unit;
  readonly place: Place;
  readonly left: Unit | undefined;
  readonly right: Unit | undefined;
  readonly right2: Unit | undefined;
  /** The nearest unit to the left that is no adverb, and its place. */
  readonly core: Unit | undefined;
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

export function lookAround(place: Place, unit: Unit): Around {
  const corePlace = coreLeftOf(place);
  const right = rightOf(place);
  return {
    unit,
    place,
    left: leftOf(place),
    right,
    right2: right === undefined ? undefined : rightOf(movedBy(place, 1)),
    core: corePlace === undefined ? undefined : unitAt(corePlace),
    corePlace,
  };
}

/** A noun, or an adjective that leads to one, may follow without a determiner. */
export function isNounNext(right: Unit | undefined): boolean {
  if (right === undefined) return false;
  return (
    right.tag === "name" || (right.info.closed.length === 0 && (canBe(right, "noun") || canBe(right, "adjective")))
  );
}

/** A verb after which an adjective describes the subject. */
export function isLinking(unit: Unit | undefined): boolean {
  return unit?.tag === "be" || (unit?.tag === "verb" && strongLinkingVerbs.has(unit.lemma));
}
