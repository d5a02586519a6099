import { governorOf } from "../context.ts";
import { canBe, canHaveFeature, isClosed, isInverted, isObjectStart, isOneOf, isSubject } from "../grammar.ts";
import { leftOf, movedBy } from "../token.ts";
import {
  adjective,
  adverb,
  baseVerb,
  type Expert,
  type Experts,
  interjection,
  isLinking,
  isNounNext,
  noun,
} from "./expert.ts";

const turning = /^(?:turn|go|look|take|veer|swerve|steer|drive|move|step|lean|bear|keep|swipe|make)$/;

/** today, tomorrow …: an adverb where it says when, a noun as owner, subject or after a preposition. */
const when: Expert = ({ left, right, right2, place }) => {
  if (right?.form === "'s") return right2 === undefined ? adverb : noun;
  if (isOneOf(left, "preposition", "to", "determiner")) return noun;
  const before = left?.tag === "adjective" ? leftOf(movedBy(place, -1)) : undefined;
  if (/^(?:a|the|my|your|our)$/.test(before?.form ?? "")) return noun;
  return left === undefined && isClosed(right, "be", "modal") ? noun : adverb;
};

const right: Expert = ({ left, right: next, core }) => {
  const isOwned = isOneOf(left, "determiner", "possessive");
  if (next === undefined && left === undefined) return adjective;
  if (next?.form === "back" && !isOwned) return adverb;
  if (
    next !== undefined &&
    (canBe(next, "adverb") || isClosed(next, "preposition")) &&
    !canHaveFeature(next, ["base"])
  ) {
    if (isOwned) return noun;
    if (/^(?:about|with|for|of|to|from)$/.test(next.form) || left?.tag === "preposition") return adjective;
    const isClose = /^(?:here|there|now|behind|in|on|up|down|over|outside|inside|next)$/.test(next.form);
    if (left?.tag !== "be" || isClose) return adverb;
  }
  if (isOwned || left?.tag === "number") return isNounNext(next) ? adjective : noun;
  if (left?.tag === "verb" && !isLinking(left)) return isNounNext(next) ? adjective : adverb;
  if (isLinking(core)) return adjective;
  if (left?.tag === "preposition") return noun;
  return !isNounNext(next) && isOneOf(left, "noun", "pronoun") ? adverb : adjective;
};

const left: Expert = ({ left: before, right: next, place }) => {
  if (before?.tag === "verb" && turning.test(before.lemma) && !isObjectStart(next)) return adverb;
  if (before?.tag === "possessive") return isNounNext(next) ? adjective : noun;
  if (before?.tag === "determiner" && !isSubject(movedBy(place, -1))) return isNounNext(next) ? adjective : noun;
  return isOneOf(before, "preposition", "to") && !isObjectStart(next) ? noun : undefined;
};

const back: Expert = ({ token, left: before, right: next, core, corePlace }) => {
  if (isOneOf(before, "possessive", "determiner")) {
    const isBackDoor =
      isNounNext(next) && canBe(next, "noun") && !(before?.tag === "possessive" && canBe(next, "verb"));
    return isBackDoor ? adjective : noun;
  }
  if (before?.tag === "preposition" && !token.isAfterBreak)
    return next === undefined || next.form === "of" ? noun : adverb;
  const isSubjectBefore = corePlace !== undefined && core?.tag === "pronoun" && isSubject(corePlace);
  const governor = corePlace === undefined ? undefined : leftOf(corePlace);
  if (/^(?:me|him|us|them)$/.test(next?.form ?? "") && isSubjectBefore && governor?.tag !== "verb") return baseVerb;
  const isInvertedBefore =
    corePlace !== undefined && isOneOf(core, "noun", "name") && isOneOf(governorOf(corePlace), "modal", "do");
  const isLed = /^(?:up|off|down)$/.test(next?.form ?? "");
  const isBase = isInvertedBefore || isOneOf(core, "modal", "do", "to") || (isSubjectBefore && governor?.tag !== "be");
  if (isBase && (isLed || isObjectStart(next))) return baseVerb;
  return before === undefined && (isLed || isClosed(next, "possessive")) ? baseVerb : adverb;
};

const home: Expert = ({ left: before, right: next }) => {
  if (isOneOf(before, "determiner", "possessive", "adjective", "preposition", "number")) return noun;
  if (isNounNext(next) && next?.info.candidates[0]?.tag === "noun") return noun;
  return isClosed(next, "be") && before === undefined ? noun : adverb;
};

const last: Expert = ({ left: before, right: next, place }) => {
  if (isOneOf(before, "modal", "do", "to")) return baseVerb;
  if (isOneOf(before, "determiner", "possessive") && !isNounNext(next)) return adjective;
  if (before === undefined) return undefined;
  if (isInverted(movedBy(place, -1))) return baseVerb;
  return before.tag === "pronoun" && isSubject(movedBy(place, -1)) && canHaveFeature(next, ["past"])
    ? adverb
    : undefined;
};

const damn: Expert = ({ left: before, right: next }) => {
  if (next === undefined) return before === undefined ? interjection : noun;
  if (isClosed(next, "pronoun", "determiner", "possessive")) return baseVerb;
  return canBe(next, "noun") ? adjective : adverb;
};

/** A command that is one word ("Duck!"). */
const command: Expert = ({ left: before, right: next }) =>
  before === undefined && next === undefined ? baseVerb : undefined;

/** Words of open classes that the general rules misjudge. */
export const contentWordExperts: Experts = {
  right,
  left,
  back,
  home,
  last,
  damn,
  first: ({ left: before, right: next, place }) =>
    before?.tag === "pronoun" &&
    isSubject(movedBy(place, -1)) &&
    canHaveFeature(next, ["base", "past", "pastOrParticiple"])
      ? adverb
      : undefined,
  today: when,
  tonight: when,
  tomorrow: when,
  yesterday: when,
  fine: ({ left: before, right: next, core }) =>
    next === undefined && before?.tag === "adverb" && core?.tag === "pronoun" ? adverb : undefined,
  sharp: ({ left: before, right: next }) =>
    next === undefined && isOneOf(before, "number", "digits", "adverb") ? adverb : undefined,
  please: ({ left: before, right: next }) => (isOneOf(before, "to", "modal") && next !== undefined ? baseVerb : adverb),
  own: ({ core, right: next }) => {
    const isVerb = isOneOf(core, "modal", "do", "to") || (core?.tag === "pronoun" && isObjectStart(next));
    return isVerb ? { tag: "verb", lemma: "own", feature: "base" } : adjective;
  },
  glasses: ({ left: before, right: next }) => {
    const isForDrinks = isOneOf(before, "number", "digits") || next?.form === "of";
    return { tag: "noun", lemma: isForDrinks ? "glass" : "glasses", feature: "plural" };
  },
  freeze: command,
  duck: command,
};
