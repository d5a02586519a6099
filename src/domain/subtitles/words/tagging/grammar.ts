import type { Feature } from "../forms/candidate.ts";
import { objectPronouns, subjectPronouns } from "../tables/closed-classes.ts";
import type { ItemTag, Tag } from "../tag.ts";
import { leftOf, movedBy, type Place, rightOf, type Unit, unitAt } from "./unit.ts";

export function canBe(unit: Unit | undefined, tag: ItemTag): boolean {
  if (unit === undefined) return false;
  if (unit.tag === "name") return tag === "noun";
  return unit.info.candidates.some((candidate) => candidate.tag === tag);
}

export function canHaveFeature(unit: Unit | undefined, features: readonly Feature[]): boolean {
  if (unit === undefined || unit.tag === "name") return false;
  return unit.info.candidates.some(({ tag, feature }) => tag === "verb" && features.includes(feature));
}

export function isOneOf(unit: Unit | undefined, ...tags: readonly Tag[]): boolean {
  return unit !== undefined && tags.includes(unit.tag);
}

/** Whether a unit to the right, not yet decided, is of a closed class in its usual reading. */
export function isClosed(unit: Unit | undefined, ...tags: readonly Tag[]): boolean {
  const first = unit?.info.closed[0];
  return first !== undefined && unit?.tag !== "name" && tags.includes(first);
}

const clauseOpeners = /^(?:before|after|since|until|till|like|than|as)$/;

/** A pronoun that the next verb belongs to ("I", "they"); "you" and "it" unless a verb or preposition wants them. */
export function isSubject(place: Place): boolean {
  const unit = unitAt(place);
  if (unit === undefined || unit.tag === "possessive") return false;
  if (subjectPronouns.has(unit.form) || unit.form === "there" || unit.form === "y'all") return true;
  if (unit.tag !== "pronoun" && unit.tag !== "determiner") return false;
  if (/^(?:me|him|us|them|her)$/.test(unit.form)) return false;
  const before = leftOf(place);
  return !isOneOf(before, "verb", "preposition", "to") || clauseOpeners.test(before?.form ?? "");
}

/** An auxiliary of a question stands before the subject at `place` ("do you", "can I", "did Mark"). */
export function isInverted(place: Place): boolean {
  return isOneOf(leftOf(place), "modal", "do");
}

/** A noun phrase may begin here. */
export function startsNounPhrase(unit: Unit | undefined): boolean {
  if (unit === undefined) return false;
  if (unit.tag === "name" || unit.tag === "digits") return true;
  if (isClosed(unit, "determiner", "possessive")) return true;
  if (isClosed(unit, "pronoun")) return unit.form !== "there";
  return unit.info.closed.length === 0 && (canBe(unit, "noun") || canBe(unit, "adjective") || canBe(unit, "number"));
}

/** An object follows for certain: a determiner, a possessive, or an object pronoun. */
export function isObjectStart(unit: Unit | undefined): boolean {
  if (unit === undefined) return false;
  if (unit.tag === "name" || unit.tag === "digits") return true;
  return isClosed(unit, "determiner", "possessive") || (isClosed(unit, "pronoun") && objectPronouns.has(unit.form));
}

/** A finite verb, an auxiliary or a modal may stand here. */
export function canBeFinite(unit: Unit | undefined): boolean {
  return isClosed(unit, "be", "have", "do", "modal") || canHaveFeature(unit, ["third", "past", "pastOrParticiple"]);
}

export function nextCore(place: Place): Unit | undefined {
  let at = place;
  for (let steps = 0; steps < 3; steps += 1) {
    const next = rightOf(at);
    if (next === undefined) return undefined;
    const isPassedOver = isClosed(next, "negation") || (canBe(next, "adverb") && next.info.candidates.length === 1);
    if (!isPassedOver) return next;
    at = movedBy(at, 1);
  }
  return undefined;
}
