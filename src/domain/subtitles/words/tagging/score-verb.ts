import type { Candidate, Feature } from "../forms/candidate.ts";
import { ingAdjectives, stateParticiples } from "../tables/participles.ts";
import { titleNouns } from "../tables/people-words.ts";
import {
  bareDestinations,
  bareInfinitiveVerbs,
  chainVerbs,
  clauseVerbs,
  ingVerbs,
  motionVerbs,
  strongLinkingVerbs,
} from "../tables/verb-classes.ts";
import type { Context } from "./context.ts";
import {
  canBe,
  canBeFinite,
  canHaveFeature,
  isClosed,
  isInverted,
  isObjectStart,
  isOneOf,
  isSubject,
} from "./grammar.ts";
import { leftOf, tokenAt } from "./token.ts";

/** Learner's dictionaries list it as an adjective that may follow be. */
function isListedAdjective(form: string): boolean {
  return stateParticiples.has(form) || ingAdjectives.has(form);
}

function isParticiple(feature: Feature): boolean {
  return feature === "participle" || feature === "pastOrParticiple";
}

function isPast(feature: Feature): boolean {
  return feature === "past" || feature === "pastOrParticiple";
}

/** "go to work", "back to school": a place or a state after "to", although the word is a verb too. */
export function isBareDestination(form: string, { core, corePlace, right }: Context): boolean {
  if (core?.tag !== "to" || corePlace === undefined || !bareDestinations.has(form)) return false;
  if (isObjectStart(right)) return false;
  const before = leftOf(corePlace);
  return (
    before !== undefined && (motionVerbs.has(before.lemma) || isOneOf(before, "adverb", "noun", "name", "pronoun"))
  );
}

function scoreAtStart(feature: Feature, { form, right, right2 }: Context): number {
  if (feature === "ing") return 1.5;
  if (feature !== "base") return isObjectStart(right) ? 0 : -1;
  if (right === undefined) return 0.5;
  if (right.tag === "name" && titleNouns.has(form)) return -3;
  if (right.form === "that") return 1;
  if (isObjectStart(right)) return 3.5;
  if (isClosed(right, "be", "modal", "have") && right.form !== "being" && right.form !== "having") return -3;
  if (right.form === "being" || canHaveFeature(right, ["ing"])) return 2.5;
  if (/^(?:up|down|out|off|over|back|away|aside|forward)$/.test(right.form)) return 3.5;
  if (right.form === "to") return canHaveFeature(right2, ["base"]) ? 0 : right2?.form === "the" ? 2 : 3.2;
  if (isClosed(right, "preposition", "conjunction", "question")) return 1.5;
  return canBeFinite(right) && !canBe(right, "noun") ? -1.5 : 1;
}

function scoreAfterSubject(feature: Feature, context: Context): number {
  const { core, corePlace, governor } = context;
  if (corePlace === undefined) return 0;
  if (isInverted(corePlace)) return feature === "base" ? 6 : -2;
  const before = leftOf(corePlace);
  const isWanted = isOneOf(governor, "verb") && bareInfinitiveVerbs.has(governor?.lemma ?? "");
  if (isWanted && feature === "base") return 5;
  if (before?.tag === "be" && (feature === "ing" || isParticiple(feature))) {
    if (isObjectStart(context.right)) return 6;
    return isListedAdjective(context.form) ? 0.5 : 4;
  }
  if (before?.tag === "have" && isParticiple(feature)) return 4;
  if (!isSubject(corePlace)) {
    if (isOneOf(before, "verb") && clauseVerbs.has(before?.lemma ?? ""))
      return feature === "base" || isPast(feature) ? 3 : 1.5;
    return feature === "ing" ? 2 : -1;
  }
  if (feature === "ing") return -1;
  if (feature === "participle") return -2;
  const isThird =
    /^(?:he|she|it|this|that|who|which|what|everyone|everybody|somebody|someone|nobody|anybody|everything|nothing|something)$/.test(
      core?.form ?? "",
    );
  if (feature === "base") return isThird && core?.form !== "that" && core?.form !== "who" ? 0 : 5;
  if (feature === "third") return isThird || core?.tag !== "pronoun" ? 5 : 0;
  return 5;
}

function scoreAfterNoun(feature: Feature, { core, governor, left, right }: Context): number {
  if (governor !== undefined && isOneOf(governor, "do", "modal") && feature === "base") return 5;
  if (isOneOf(governor, "verb") && bareInfinitiveVerbs.has(governor?.lemma ?? "") && feature === "base") {
    return governor?.lemma === "have" || governor?.lemma === "see" ? 1.5 : 3.5;
  }
  if (governor?.tag === "be" && feature === "ing") return 2;
  if (feature === "ing") return 1.5;
  if (feature === "participle") return 0;
  const isPlural = core?.feature === "plural" || core?.form === "people" || core?.form === "police";
  if (feature === "base") return isPlural && !isOneOf(governor, "preposition", "verb") ? 2.5 : -2;
  if (feature === "third")
    return isPlural ? -1 : right === undefined || canBeFinite(right) ? 2.5 : governor === undefined ? 4.5 : 3.5;
  return left === core || isObjectStart(right) ? 2.5 : 2;
}

function scoreAfterVerb(feature: Feature, { core, form, left }: Context): number {
  const lemma = core?.lemma ?? "";
  if (feature === "ing") return ingVerbs.has(lemma) ? 3.5 : 1;
  if (isParticiple(feature))
    return lemma === "get" && !isListedAdjective(form) ? 3.5 : strongLinkingVerbs.has(lemma) ? 0.5 : -1.5;
  if (feature !== "base") return -2;
  if (left === core && chainVerbs.has(lemma) && core?.feature !== "past" && core?.feature !== "ing") return 2.5;
  return -1.5;
}

/** Progressive or passive, unless the form is an adjective of its own ("is missing" against "is missing two teeth"). */
function scoreAfterBe(feature: Feature, { form, right }: Context): number {
  if (feature !== "ing" && !isParticiple(feature)) return -4;
  if (isObjectStart(right)) return feature === "ing" ? 6 : 4;
  if (isParticiple(feature) && right?.form === "by") return 4.5;
  if (isListedAdjective(form)) return 0.5;
  return feature === "ing" ? 4 : 2.5;
}

function scoreAfterConjunction(feature: Feature, { previousVerb, acrossConjunction, right }: Context): number {
  if (feature === "base" && isObjectStart(right) && right?.tag !== "name" && acrossConjunction?.tag === "name")
    return 3;
  if (acrossConjunction?.tag === "verb" || acrossConjunction?.tag === "adverb") {
    return previousVerb === undefined || previousVerb.feature === feature || feature !== "base" ? 2.5 : 2;
  }
  if (isOneOf(acrossConjunction, "adjective", "noun", "number")) return previousVerb?.feature === feature ? 1.5 : 0;
  return feature === "base" ? 1.2 + (isObjectStart(right) ? 1.5 : 0) : 0.8;
}

/** "threads that doctors use": a verb follows the plural that only looks like a verb. */
function isPluralSubject({ right }: Context): boolean {
  return canHaveFeature(right, ["base", "past", "pastOrParticiple"]) || isClosed(right, "be", "have", "do", "modal");
}

/** How well a verb reading fits its place. */
export function scoreVerb(candidate: Candidate, context: Context): number {
  const { feature, rarity = 0 } = candidate;
  const isNounRather = feature === "third" && rarity > 0 && canBe(tokenAt(context.place), "noun");
  if (isNounRather && isPluralSubject(context)) return -4;
  return scorePlainVerb(candidate, context) - (isNounRather ? 2 : 0);
}

function scorePlainVerb({ feature, lemma }: Candidate, context: Context): number {
  const { core, left, form } = context;
  if (core === undefined) return scoreAtStart(feature, context);
  switch (core.tag) {
    case "modal":
    case "do":
      return feature === "base" ? 6 : -5;
    case "to":
      if (isBareDestination(form, context)) return -2;
      return feature === "base" ? 5 : feature === "ing" ? 2 : -5;
    case "have":
      if (left?.form === "better") return feature === "base" ? 6 : -2;
      return isParticiple(feature) ? 7 : feature === "ing" ? 0 : -4;
    case "be":
      return scoreAfterBe(feature, context);
    case "pronoun":
      return scoreAfterSubject(feature, context);
    case "determiner":
    case "possessive":
      if (
        isSubject(context.corePlace ?? { tokens: [], index: 0 }) &&
        core.tag === "determiner" &&
        left?.form === "that"
      )
        return 0;
      return feature === "ing" || isParticiple(feature) ? -2.5 : -6;
    case "name":
    case "noun":
      return scoreAfterNoun(feature, context);
    case "adjective":
      if (feature === "ing") return 0;
      return left === core && !isOneOf(context.governor, "be") ? (feature === "base" ? -3 : -1) : -1.5;
    case "number":
      return feature === "ing" || isPast(feature) ? 0.5 : -2;
    case "preposition":
      return feature === "ing" ? 3 : isParticiple(feature) ? -1.5 : -4;
    case "verb":
      return scoreAfterVerb(feature, context);
    case "conjunction":
      return scoreAfterConjunction(feature, context);
    case "question":
      return lemma === "come" ? 3 : feature === "base" ? 0 : 1;
    default:
      return tokenAt(context.place)?.isAfterBreak === true ? scoreAtStart(feature, context) : 0;
  }
}
