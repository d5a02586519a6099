import { canBe, canHaveFeature, isObjectStart, isOneOf } from "../grammar.ts";
import { type Around, adjective, adverb, type Expert, type Experts, isLinking, isNounNext, noun } from "./expert.ts";

/** Before its noun an adjective ("much time"), else an adverb ("talk too much"). */
const amount: Expert = ({ left, right, right2 }) => {
  if (!isNounNext(right)) return adverb;
  const isAdverbNext = canBe(right, "adverb") && !canHaveFeature(right, ["base"]);
  if (canBe(right, "noun") && !isAdverbNext) return adjective;
  return canBe(right, "adjective") && isNounNext(right2) && left?.tag !== "determiner" ? adjective : adverb;
};

/** Like an amount, but an adverb before an adjective ("more beautiful", but "more good people"). */
const degree: Expert = (around) => {
  const { token, right, right2 } = around;
  const isAdjectiveNext = canBe(right, "adjective") && right?.info.candidates[0]?.tag === "adjective";
  if (!isAdjectiveNext) return amount(around);
  return isNounNext(right2) && token.form !== "most" ? amount(around) : adverb;
};

/** "How far is it?" */
const distance: Expert = ({ left, right }) => (left?.form === "how" && !isNounNext(right) ? adverb : undefined);

function isGoodHere({ core, right }: Around): boolean {
  if (isNounNext(right) || isLinking(core) || isOneOf(core, "determiner", "preposition", "adjective")) return true;
  if (isOneOf(core, "verb", "noun", "name")) return false;
  return core?.tag !== "pronoun" || /^(?:some|any|no)thing$/.test(core.form);
}

/** The comparative of good or well. */
const better: Expert = (around) => {
  const { core, left, right } = around;
  if (left?.tag === "to" && isObjectStart(right)) return { tag: "verb", lemma: "better", feature: "base" };
  const isAdvice = isOneOf(core, "have", "modal") || (core?.tag === "pronoun" && canHaveFeature(right, ["base"]));
  return !isAdvice && isGoodHere(around)
    ? { tag: "adjective", lemma: "good", feature: "comparative" }
    : { tag: "adverb", lemma: "well", feature: "comparative" };
};

/** Words of amount and degree. */
export const amountExperts: Experts = {
  much: amount,
  more: degree,
  most: degree,
  less: degree,
  least: degree,
  many: () => adjective,
  few: () => adjective,
  enough: (around) => {
    if (isOneOf(around.left, "adjective", "adverb")) return adverb;
    return isLinking(around.left) ? adjective : amount(around);
  },
  little: (around) => {
    const { left, right } = around;
    if (left?.form === "a" && !canBe(right, "noun")) return adverb;
    return isOneOf(left, "determiner", "possessive", "adjective") ? adjective : amount(around);
  },
  half: ({ right }) => (canBe(right, "adjective") && !canBe(right, "noun") ? adverb : noun),
  far: distance,
  long: distance,
  often: distance,
  longer: ({ core, right }) =>
    isNounNext(right) || isLinking(core) ? undefined : { tag: "adverb", lemma: "long", feature: "comparative" },
  better,
  other: ({ left }) => (left?.form === "each" ? { tag: "pronoun" } : adjective),
  others: () => noun,
  only: ({ left }) => (isOneOf(left, "determiner", "possessive") || left?.form === "'s" ? adjective : adverb),
  second: ({ left, right }) => {
    if (!isOneOf(left, "determiner", "possessive", "number", "adjective", "digits")) return undefined;
    const isTimeNext = right?.info.candidates[0]?.tag === "adverb";
    return isNounNext(right) && !isTimeNext ? adjective : noun;
  },
};
