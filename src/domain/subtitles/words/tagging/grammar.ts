import type { Feature } from "../forms/candidate.ts";
import { objectPronouns, subjectPronouns } from "../tables/closed-classes.ts";
import type { ItemTag, Tag } from "../tag.ts";
import { leftOf, movedBy, type Place, rightOf, type Token, tokenAt } from "./token.ts";

export function canBe(token: Token | undefined, tag: ItemTag): boolean {
  if (token === undefined) return false;
  if (token.tag === "name") return tag === "noun";
  return token.info.candidates.some((candidate) => candidate.tag === tag);
}

export function canHaveFeature(token: Token | undefined, features: readonly Feature[]): boolean {
  if (token === undefined || token.tag === "name") return false;
  return token.info.candidates.some(({ tag, feature }) => tag === "verb" && features.includes(feature));
}

export function isOneOf(token: Token | undefined, ...tags: readonly Tag[]): boolean {
  return token !== undefined && tags.includes(token.tag);
}

/** Whether a token to the right, not yet decided, is of a closed class in its usual reading. */
export function isClosed(token: Token | undefined, ...tags: readonly Tag[]): boolean {
  const first = token?.info.closed[0];
  return first !== undefined && token?.tag !== "name" && tags.includes(first);
}

const clauseOpeners = /^(?:before|after|since|until|till|like|than|as)$/;

/** A pronoun that the next verb belongs to ("I", "they"); "you" and "it" unless a verb or preposition wants them. */
export function isSubject(place: Place): boolean {
  const token = tokenAt(place);
  if (token === undefined || token.tag === "possessive") return false;
  if (subjectPronouns.has(token.form) || token.form === "there" || token.form === "y'all") return true;
  if (token.tag !== "pronoun" && token.tag !== "determiner") return false;
  if (/^(?:me|him|us|them|her)$/.test(token.form)) return false;
  const before = leftOf(place);
  return !isOneOf(before, "verb", "preposition", "to") || clauseOpeners.test(before?.form ?? "");
}

/** An auxiliary of a question stands before the subject at `place` ("do you", "can I", "did Mark"). */
export function isInverted(place: Place): boolean {
  return isOneOf(leftOf(place), "modal", "do");
}

/** A noun phrase may begin here. */
export function startsNounPhrase(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.tag === "name" || token.tag === "digits") return true;
  if (isClosed(token, "determiner", "possessive")) return true;
  if (isClosed(token, "pronoun")) return token.form !== "there";
  return (
    token.info.closed.length === 0 && (canBe(token, "noun") || canBe(token, "adjective") || canBe(token, "number"))
  );
}

/** An object follows for certain: a determiner, a possessive, or an object pronoun. */
export function isObjectStart(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.tag === "name" || token.tag === "digits") return true;
  return isClosed(token, "determiner", "possessive") || (isClosed(token, "pronoun") && objectPronouns.has(token.form));
}

/** A finite verb, an auxiliary or a modal may stand here. */
export function canBeFinite(token: Token | undefined): boolean {
  return isClosed(token, "be", "have", "do", "modal") || canHaveFeature(token, ["third", "past", "pastOrParticiple"]);
}

export function nextCore(place: Place): Token | undefined {
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
