import {
  canBe,
  canBeFinite,
  canHaveFeature,
  isClosed,
  isInverted,
  isObjectStart,
  isOneOf,
  isSubject,
  startsNounPhrase,
} from "../grammar.ts";
import { leftOf, movedBy, rightOf } from "../token.ts";
import {
  adjective,
  adverb,
  conjunction,
  type Expert,
  type Experts,
  interjection,
  isLinking,
  isNounNext,
  noun,
  preposition,
  pronoun,
} from "./expert.ts";

const her: Expert = ({ token, right }) => {
  if (token.form === "his") return { tag: "possessive" };
  if (/^(?:past|will|being|can|might)$/.test(right?.form ?? "")) return { tag: "possessive" };
  const isAdverbNext = right?.info.candidates[0]?.tag === "adverb";
  return isNounNext(right) && !isAdverbNext && !canHaveFeature(right, ["ing"]) ? { tag: "possessive" } : pronoun;
};

/** this, all, what …: a determiner where its noun follows ("this house"), else a pronoun ("this hurts"). */
export const determinerOrPronoun: Expert = ({ token, left, right, right2, place }) => {
  if (/^(?:a|an|the|every|my|your|its|our|their)$/.test(token.form)) return undefined;
  if (!isNounNext(right) && right?.form !== "one" && !canBe(right, "number")) return pronoun;
  if (/^(?:what|which)$/.test(token.form) && canHaveFeature(right, ["third", "past", "pastOrParticiple"])) {
    const isClause = isClosed(right2, "pronoun", "possessive", "determiner", "to");
    if (isClause && !canBeFinite(rightOf(movedBy(place, 2)))) return pronoun;
  }
  if (token.form === "both" && left?.tag === "be") return pronoun;
  const isVerbFirst = right?.info.candidates[0]?.tag === "verb";
  if (token.form === "that" && left?.tag === "noun" && isVerbFirst) return pronoun;
  if (/^(?:these|those|all|some|any|no|both|which|what)$/.test(token.form)) return undefined;
  const isPlural = right?.info.candidates.some(({ tag, feature }) => tag === "noun" && feature === "plural") ?? false;
  if (token.form === "that" && left !== undefined && isPlural && !isVerbFirst && right2 !== undefined)
    return conjunction;
  const isParticiple = canHaveFeature(right, ["pastOrParticiple"]) && !canBe(right, "adjective");
  return isParticiple || canHaveFeature(right, ["third", "past"]) ? pronoun : undefined;
};

const like: Expert = ({ core, corePlace, right }) => {
  if (core === undefined || corePlace === undefined) return preposition;
  if (isOneOf(core, "modal", "do", "to")) return { tag: "verb" };
  if (core.tag === "conjunction" && isObjectStart(right)) return preposition;
  if (!isOneOf(core, "pronoun", "name", "noun")) return preposition;
  if (isInverted(corePlace)) return { tag: "verb" };
  if (!isSubject(corePlace) || isOneOf(leftOf(corePlace), "verb", "be", "preposition")) return preposition;
  const isSingular =
    core.tag === "name" || (core.tag === "noun" && core.feature !== "plural" && core.form !== "people");
  const isThird = /^(?:he|she|it|this|that|something|anything|nothing|one)$/.test(core.form);
  return isSingular || isThird ? preposition : { tag: "verb" };
};

const so: Expert = ({ left, right }) => {
  if (right === undefined)
    return isOneOf(left, "verb", "adjective", "be", "negation", "pronoun") ? adverb : conjunction;
  if (/^(?:then|now|here|there|today|tonight|maybe|just|please|anyway|what|yeah)$/.test(right.form)) return conjunction;
  if (isClosed(right, "do", "modal", "be", "have") && left === undefined) return adverb;
  const isGraded = canBe(right, "adjective") || canBe(right, "adverb");
  if (!isGraded || right.tag === "name" || (right.info.closed.length > 0 && right.form !== "near")) return conjunction;
  const first = right.info.candidates[0]?.tag;
  return first === "adjective" || first === "adverb" || left !== undefined ? adverb : conjunction;
};

const there: Expert = ({ left, right, right2, place }) => {
  const isBeNext = isClosed(right, "be") || /^'(?:s|re|ve)$/.test(right?.form ?? "");
  if (isBeNext && left?.tag !== "preposition") return pronoun;
  if (isClosed(right, "modal", "have") && (isClosed(right2, "be", "have", "negation") || right2?.form === "been"))
    return pronoun;
  const isQuestion = left?.tag === "be" && leftOf(movedBy(place, -1)) === undefined;
  return isQuestion && startsNounPhrase(right) ? pronoun : adverb;
};

const one: Expert = ({ left, right }) => {
  if (right?.form === "of" && left?.tag !== "adjective") return { tag: "number" };
  if (right?.form === "another") return pronoun;
  return isNounNext(right) && !canBeFinite(right) ? { tag: "number" } : pronoun;
};

const modalOrNoun: Expert = ({ left }) => {
  if (isOneOf(left, "possessive", "adjective", "number")) return noun;
  const isDetermined = left?.tag === "determiner" && /^(?:a|an|the|no|my|your|another)$/.test(left.form);
  return isDetermined ? noun : { tag: "modal" };
};

const well: Expert = ({ token, left, right, core }) => {
  const isParticipleNext = canHaveFeature(right, ["participle"]);
  if (isOneOf(left, "determiner", "possessive")) {
    return isParticipleNext || canHaveFeature(right, ["pastOrParticiple"]) ? adverb : noun;
  }
  if (left === undefined) return isParticipleNext || right?.form === "done" ? adverb : interjection;
  const isState = isLinking(core) && (right === undefined || isClosed(right, "preposition", "conjunction"));
  if (isState && left.form !== "as") return adjective;
  return token.isAfterBreak ? interjection : adverb;
};

/** Closed words with more than one use. */
export const functionWordExperts: Experts = {
  her,
  his: her,
  that: determinerOrPronoun,
  all: (around) =>
    /^(?:you|we|they|us|them|it)$/.test(around.left?.form ?? "") ? pronoun : determinerOrPronoun(around),
  like,
  so,
  there,
  one,
  though: ({ left, right }) => (right === undefined && left !== undefined ? adverb : conjunction),
  either: (around) =>
    around.right === undefined && around.left?.tag !== "verb" ? adverb : determinerOrPronoun(around),
  however: ({ right }) => (canBe(right, "adjective") ? undefined : adverb),
  whatever: (around) =>
    around.left === undefined && around.right === undefined ? interjection : determinerOrPronoun(around),
  mine: ({ left }) => {
    const isNoun =
      isOneOf(left, "determiner", "possessive", "adjective", "number") && !/^th(?:at|is)$/.test(left?.form ?? "");
    return isNoun ? noun : pronoun;
  },
  can: modalOrNoun,
  will: modalOrNoun,
  might: modalOrNoun,
  must: modalOrNoun,
  may: ({ left }) =>
    /^(?:in|of|since|until|till|by|last|next|this|early|late|mid)$/.test(left?.form ?? "") ? noun : { tag: "modal" },
  being: ({ left }) => (/^(?:human|living|other|fellow|supreme|alien)$/.test(left?.form ?? "") ? noun : { tag: "be" }),
  well,
  while: ({ left }) => (/^(?:a|this|that|long|little|good|the)$/.test(left?.form ?? "") ? noun : conjunction),
  next: ({ right, right2 }) => (right?.form === "to" && !canHaveFeature(right2, ["base"]) ? preposition : undefined),
  instead: ({ right }) => (right?.form === "of" ? preposition : adverb),
};
