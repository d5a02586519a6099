import { subjectPronouns } from "../tables/closed-classes.ts";
import type { Decision } from "./decision.ts";
import { canBe, canBeFinite, canHaveFeature, isClosed, isOneOf, startsNounPhrase } from "./grammar.ts";
import { startsTime } from "./score-others.ts";
import { leftOf, movedBy, type Place, rightOf, tokenAt } from "./token.ts";

/** Verbs that lead along a path, so that what follows up, down, off … is the path ("ran up the hill"). */
const pathVerbs = new Set(
  (
    "go come run walk climb look drive fall jump get move fly ride crawl swim slip slide roll race head travel hurry sneak wander step stare sail " +
    "march float flow pour rush chase follow live be hang lean turn sit stand"
  ).split(" "),
);

/** What adverb particles of a transitive verb look like: the object may follow ("shut down the engine"). */
const loose = new Set(["up", "down", "off", "out", "over"]);

/** Their adverb needs one of these verbs, else the noun that they belong to stands elsewhere ("What's it about?"). */
const rareAdverbs: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["about", new Set("run walk move turn lie mess go wander stand hang sit".split(" "))],
  ["by", new Set("stop come pass go stand drop swing walk drive get fly run".split(" "))],
  ["under", new Set("go come get put dive stay".split(" "))],
]);

/** "turn it down a little", "hold on a second". */
const timeOrDegree =
  /^(?:little|bit|lot|notch|few|second|sec|minute|moment|while|day|week|month|year|couple|touch|tad|further|more)$/;

const dayParts = /^(?:morning|afternoon|evening|night|week|weekend|month|year|summer|winter|spring|fall|time)$/;

const complex: ReadonlyMap<string, string> = new Map([
  ["out", "of"],
  ["off", "of"],
  ["inside", "of"],
  ["outside", "of"],
  ["up", "to"],
]);

/** "What page are we on?": its noun stands at the head of the question. */
function isStranded({ tokens, index }: Place): boolean {
  let at = index;
  while (at > 0 && tokens[at]?.isAfterBreak === false) at -= 1;
  if (!/^(?:what|which|who|whose)$/.test(tokens[at]?.form ?? "")) return false;
  return (
    isOneOf(tokens[index - 1], "pronoun", "noun", "name", "be") &&
    tokens.slice(at, index).every(({ tag }) => tag !== "verb" && tag !== "modal")
  );
}

/** in, up, off …: a preposition where its noun follows, else an adverb. */
export function decideParticle(place: Place): Decision {
  const token = tokenAt(place);
  const left = leftOf(place);
  const right = rightOf(place);
  const form = token?.form ?? "";
  const adverb: Decision = { tag: "adverb" };
  const preposition: Decision = { tag: "preposition" };
  if (isOneOf(left, "determiner", "possessive", "adjective") && canBe(token, "noun") && !startsNounPhrase(right))
    return { tag: "noun" };
  if (isOneOf(left, "determiner", "possessive") && canBe(token, "adjective") && startsNounPhrase(right))
    return { tag: "adjective" };
  if (right !== undefined && right.form === complex.get(form) && form !== "up") return preposition;
  const verbs = rareAdverbs.get(form);
  if (verbs !== undefined && !(left?.tag === "verb" && verbs.has(left.lemma) && !startsNounPhrase(right)))
    return preposition;
  if (right === undefined) return isStranded(place) ? preposition : adverb;
  if (form === "in" && right.form === "may") return preposition;
  const opensClause = /^(?:before|since|past|by|about)$/.test(form);
  const isLast = rightOf(movedBy(place, 1)) === undefined;
  if (
    isLast &&
    !canBe(right, "number") &&
    !opensClause &&
    right.info.closed.length === 0 &&
    right.tag !== "name" &&
    (canBe(right, "adverb") || !canBe(right, "noun"))
  )
    return adverb;
  if (subjectPronouns.has(right.form)) return opensClause ? preposition : adverb;
  if (!opensClause && /^(?:you|it|there)$/.test(right.form) && canBeFinite(rightOf(movedBy(place, 1)))) return adverb;
  const right2 = rightOf(movedBy(place, 1));
  if (right.form === "that" && !opensClause && isClosed(right2, "pronoun", "determiner", "possessive")) return adverb;
  const isMeasure = /^(?:a|one|any)$/.test(right.form) && timeOrDegree.test(right2?.form ?? "");
  if (isMeasure && (loose.has(form) || (form === "on" && /^(?:hold|hang)$/.test(left?.lemma ?? "")))) return adverb;
  if (/^(?:this|that|one)$/.test(right.form) && dayParts.test(right2?.form ?? "") && left?.tag === "verb")
    return adverb;
  if (right.form === "all" && isClosed(right2, "preposition")) return adverb;
  if (left?.tag === "be" && /^(?:in|out)side$/.test(form) && canHaveFeature(right, ["ing"])) return adverb;
  if (startsTime(right) && right.form !== "this" && right.form !== "that" && right.form !== "one") return adverb;
  if (startsTime(right) && canBe(rightOf(movedBy(place, 1)), "noun") && /^(?:up|down|off|out|away|over)$/.test(form))
    return adverb;
  if (isClosed(right, "preposition", "conjunction", "to", "question", "negation", "be", "modal", "have", "do")) {
    return canBe(right, "adverb") && form === "from" ? preposition : adverb;
  }
  if (right.form === "here" || right.form === "there" || right.form === "now" || right.form === "then") {
    return isOneOf(left, "verb", "pronoun", "noun", "name", "be") ? adverb : preposition;
  }
  if (canHaveFeature(right, ["ing"]) && !canBe(right, "noun")) {
    return left?.tag === "verb" && form === "on" ? adverb : preposition;
  }
  if (!startsNounPhrase(right)) return adverb;
  if (loose.has(form) && left?.tag === "verb" && !pathVerbs.has(left.lemma)) return adverb;
  if (
    canHaveFeature(right, ["base"]) &&
    left?.tag === "verb" &&
    !isClosed(right, "determiner", "possessive", "pronoun")
  ) {
    return canBe(right, "noun") && right.info.candidates[0]?.tag !== "verb" ? preposition : adverb;
  }
  return preposition;
}
