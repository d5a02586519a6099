import type { Candidate } from "../forms/candidate.ts";
import { attributiveParticiples, stateParticiples } from "../tables/participles.ts";
import { properWords } from "../tables/proper-words.ts";
import {
  degreeWords,
  flatAdverbs,
  indefinites,
  labelNouns,
  linkingVerbs,
  resultVerbs,
  strongLinkingVerbs,
} from "../tables/verb-classes.ts";
import type { Context } from "./context.ts";
import {
  canBe,
  canBeFinite,
  canHaveFeature,
  isClosed,
  isObjectStart,
  isOneOf,
  isSubject,
  startsNounPhrase,
} from "./grammar.ts";
import { isBareDestination } from "./score-verb.ts";
import { type Token, tokenAt } from "./token.ts";

const pluralDeterminers = /^(?:these|those|both|many|few|several|all|some|any|no|most|more|other)$/;
const singularDeterminers = /^(?:a|an|another|each|every|this|that)$/;
const timeWords = /^(?:this|last|next|every|tonight|today|tomorrow|yesterday|one)$/;

/** A phrase that says when begins here, not an object ("early this year"). */
export function startsTime(token: Token | undefined): boolean {
  return token !== undefined && timeWords.test(token.form);
}

/** Nothing follows that the word could describe or govern. */
function isClauseEnd({ right }: Context): boolean {
  return (
    right === undefined ||
    startsTime(right) ||
    isClosed(right, "preposition", "conjunction", "to", "question") ||
    (canBe(right, "adverb") && right.info.candidates.length === 1)
  );
}

function isNounNext({ right }: Context): boolean {
  if (right?.form === "past" && right.info.closed.length > 0) return true;
  if (right === undefined || right.info.closed.length > 0 || right.info.candidates[0]?.tag === "adverb") return false;
  return canBe(right, "noun") || right.tag === "name" || canBe(right, "number");
}

/** "your mouth and drive": what follows a determined noun without a determiner is rarely a noun. */
function scoreJoinedNoun(isPlural: boolean, { acrossConjunction, place }: Context): number {
  if (isOneOf(acrossConjunction, "verb", "adverb")) return -0.5;
  if (!isOneOf(acrossConjunction, "noun", "name", "number")) return 0.5;
  const before = place.tokens[place.index - 3];
  return !isPlural && isOneOf(before, "determiner", "possessive") && before?.form !== "the" ? 0.5 : 2;
}

/** How well a noun reading fits its place. */
export function scoreNoun({ feature, lemma }: Candidate, context: Context): number {
  const { core, left, right, form } = context;
  let score = 0;
  if (right?.form === "of") score += 1.5;
  else if (isObjectStart(right) && !startsTime(right)) score -= form.endsWith("ing") ? 3.5 : 1.5;
  else if (
    (right?.form !== "being" && isClosed(right, "be", "modal", "have", "do")) ||
    canHaveFeature(right, ["third"])
  )
    score += 1.5;
  if (core === undefined) return score + (right === undefined ? 0.5 : canBeFinite(right) ? 1 : 0);
  if (isBareDestination(form, context) || (labelNouns.has(form) && (canBe(right, "number") || right?.tag === "digits")))
    return score + 6;
  switch (core.tag) {
    case "determiner":
      if (pluralDeterminers.test(core.form)) return score + (feature === "plural" ? 6 : 3.5);
      if (singularDeterminers.test(core.form)) return score + (feature === "plural" ? -1 : 5.5);
      return score + 5;
    case "possessive":
      return score + 5;
    case "adjective":
      return score + (core.feature === undefined || left === core ? 3.5 : 1.5);
    case "number":
    case "digits":
      return score + (feature === "plural" ? 5 : 3);
    case "preposition":
      return score + 3.5;
    case "noun":
    case "name":
      return score + (form.endsWith("ing") && lemma === form ? -1.5 : 1);
    case "verb":
      if (core.lemma === "get" && right === undefined && canHaveFeature(tokenAt(context.place), ["pastOrParticiple"]))
        return score;
      return score + (strongLinkingVerbs.has(core.lemma) && core.lemma !== "get" ? 0 : 1.8);
    case "be":
      return score + (feature === "plural" ? 1 : 0);
    case "pronoun":
      return score + (context.corePlace !== undefined && isSubject(context.corePlace) ? -4 : 1);
    case "modal":
    case "do":
    case "have":
      return score - 4;
    case "conjunction":
      return score + scoreJoinedNoun(feature === "plural", context);
    case "question":
      return score + (canHaveFeature(right, ["base", "past", "pastOrParticiple"]) ? 2 : 0);
    case "to":
      return score;
    default:
      return score;
  }
}

/** "You ready?": the verb is left out. */
function isBareQuestion({ corePlace, core, left, place }: Context): boolean {
  const isAdjective = tokenAt(place)?.info.candidates[0]?.tag === "adjective";
  return isAdjective && left === core && corePlace?.index === 0 && core?.tag === "pronoun";
}

function isNounFirst(token: Token | undefined): boolean {
  return token?.info.candidates[0]?.tag === "noun";
}

function isRarelyVerb(token: Token | undefined): boolean {
  return token?.info.candidates.every(({ tag, rarity }) => tag !== "verb" || (rarity ?? 0) > 1) ?? false;
}

function isAfterObject({ core, governor }: Context, verbs: ReadonlySet<string>): boolean {
  return isOneOf(core, "pronoun", "noun", "name") && governor?.tag === "verb" && verbs.has(governor.lemma);
}

/** A noun follows, at once or after another adjective ("a small raised part", "an old and ugly house", "a short, high sound"). */
function leadsToNoun(context: Context): boolean {
  const { core, right, right2, place } = context;
  if (startsTime(right)) return false;
  if (isNounNext(context)) return true;
  if (right !== undefined && right2 !== undefined) {
    const isModifier = canBe(right, "adjective") || canHaveFeature(right, ["participle", "pastOrParticiple"]);
    if (isModifier && canBe(right2, "noun") && isOneOf(core, "determiner", "possessive", "adjective", "number"))
      return true;
    if (right.info.closed.length === 0 && canBe(right, "adjective")) return true;
  }
  if (!isOneOf(core, "determiner", "possessive", "adjective")) return false;
  const isJoint =
    right !== undefined ? /^(?:and|or|but)$/.test(right.form) : place.tokens[place.index + 1]?.before === ",";
  let at = place.index + (right === undefined ? 1 : 2);
  while (at < place.index + 4 && (canBe(place.tokens[at], "adverb") || isClosed(place.tokens[at], "negation"))) {
    if (place.tokens[at]?.info.candidates[0]?.tag === "adjective") break;
    at += 1;
  }
  return isJoint && place.tokens[at]?.info.candidates[0]?.tag === "adjective" && place.tokens[at + 1] !== undefined;
}

/** How well an adjective reading fits its place. */
export function scoreAdjective(candidate: Candidate, context: Context): number {
  const { core, left, right, form } = context;
  const hasNoun = leadsToNoun(context);
  if (!hasNoun && attributiveParticiples.has(form) && !stateParticiples.has(form) && candidate.lemma === form) {
    return right?.form === "one" ? 3 : -6;
  }
  if (!hasNoun && properWords.has(form) && !isOneOf(core, "be") && !strongLinkingVerbs.has(core?.lemma ?? ""))
    return -3;
  const isSureNoun = hasNoun && right !== undefined && !canBe(right, "verb") && !canBe(right, "adverb");
  let score = isSureNoun ? 1.5 : 0;
  if (left !== undefined && degreeWords.has(left.form) && left.tag !== "noun")
    score +=
      core?.tag === "verb" && !linkingVerbs.has(core.lemma) && !hasNoun ? 1 : hasNoun || isClauseEnd(context) ? 3 : 2;
  const isRare = (candidate.rarity ?? 0) > 1;
  if (left !== undefined && indefinites.has(left.form)) return score + (isRare ? 0 : 4);
  const isCompound = (candidate.rarity ?? 0) > 0 && isNounFirst(tokenAt(context.place)) && !isNounFirst(right);
  if (isRare || isCompound) score -= isNounFirst(right) ? 0 : 2;
  if (core === undefined)
    return (
      score +
      (right === undefined
        ? 1.5
        : hasNoun
          ? 2
          : isClosed(right, "to", "preposition") && !/^(?:up|down|out|off|over)$/.test(right.form)
            ? 1.5
            : 0)
    );
  switch (core.tag) {
    case "determiner":
    case "possessive":
    case "number":
      return score + (hasNoun ? 5 : right?.form === "one" || right?.form === "ones" ? 4.5 : -0.5);
    case "adjective":
      return score + (hasNoun ? 3.5 : -0.5);
    case "be":
      return score + (hasNoun ? 2 : 4);
    case "verb":
      if (strongLinkingVerbs.has(core.lemma)) return score + (hasNoun ? 2 : 4);
      if (linkingVerbs.has(core.lemma)) return score + (flatAdverbs.has(form) ? 0 : 2.5);
      return score + (hasNoun ? 2 : -0.5);
    case "pronoun":
    case "noun":
    case "name":
      if (context.governor?.tag === "be") return score + 4;
      if (isAfterObject(context, resultVerbs)) return score + (hasNoun ? 1 : 3);
      if (right === undefined && isBareQuestion(context)) return score + 2.5;
      return score + (hasNoun && core.tag === "pronoun" ? 1.5 : -2);
    case "preposition":
      return score + (hasNoun ? 3 : 0);
    case "modal":
    case "do":
    case "to":
    case "have":
      return score + (hasNoun && core.tag === "to" ? (isRarelyVerb(tokenAt(context.place)) ? 5 : 1) : -3.5);
    case "conjunction":
      return score + (isOneOf(context.acrossConjunction, "adjective") ? 2.5 : hasNoun ? 1 : 0);
    case "question":
      return score + 2;
    default:
      return score;
  }
}

/** How well an adverb reading fits its place. */
export function scoreAdverb({ lemma }: Candidate, context: Context): number {
  const isDoubtful =
    canBe(tokenAt(context.place), "adjective") && !flatAdverbs.has(context.form) && !lemma.endsWith("ly");
  return scorePlainAdverb(context) - (isDoubtful && lemma === context.form ? 2 : 0);
}

function scorePlainAdverb(context: Context): number {
  const { core, left, right } = context;
  const isEnd = isClauseEnd(context);
  const isAfterPlainObject =
    isOneOf(core, "noun", "name") && context.governor?.tag === "verb" && !resultVerbs.has(context.governor.lemma);
  if (left !== undefined && degreeWords.has(left.form) && isEnd && isAfterPlainObject) return 4;
  if (left !== undefined && degreeWords.has(left.form) && isEnd)
    return core?.tag === "be" ? 1.5 : core?.tag === "verb" && !strongLinkingVerbs.has(core.lemma) ? 3.5 : 2.5;
  if (core === undefined)
    return right === undefined ? 0.5 : startsNounPhrase(right) && !isNounNext(context) ? 1.5 : 0.5;
  switch (core.tag) {
    case "verb":
      return isEnd ? (strongLinkingVerbs.has(core.lemma) ? 1 : 3.5) : 0.8;
    case "pronoun":
    case "noun":
    case "name":
      if (canHaveFeature(right, ["third", "past", "base"]) || isClosed(right, "modal", "be", "have", "do")) return 2.5;
      return isEnd ? 2 : 0.5;
    case "modal":
    case "do":
    case "have":
    case "to":
      return canBe(right, "verb") || isClosed(right, "be", "have") ? 3 : 0;
    case "be":
      return isEnd
        ? 0.5
        : canBe(right, "adjective") || canBe(right, "verb") || isClosed(right, "determiner", "preposition")
          ? 2
          : 0.5;
    case "determiner":
    case "possessive":
      return canBe(right, "adjective") && context.right2 !== undefined ? 1 : -4;
    default:
      return isEnd ? 1 : 0;
  }
}

/** How well an interjection fits its place: it stands alone. */
export function scoreInterjection(_candidate: Candidate, { core, right, place }: Context): number {
  if (core !== undefined || right !== undefined) return -4;
  return place.tokens.slice(0, place.index).every(({ tag }) => tag === "sound" || tag === "interjection") ? 3.5 : -1;
}
