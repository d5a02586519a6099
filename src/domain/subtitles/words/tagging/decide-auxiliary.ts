import { subjectPronouns } from "../tables/closed-classes.ts";
import type { Decision } from "./decision.ts";
import { canBe, canHaveFeature, isClosed, isObjectStart, isOneOf, nextCore } from "./grammar.ts";
import { leftOf, movedBy, type Place, rightOf, type Token, tokenAt } from "./token.ts";

const mainVerb = (lemma: string): Decision => ({ tag: "verb", lemma, feature: "base" });

function isBaseVerb(token: Token | undefined): boolean {
  return canHaveFeature(token, ["base"]) || isClosed(token, "be", "have", "do");
}

function isParticiple(token: Token | undefined): boolean {
  return (
    canHaveFeature(token, ["participle", "pastOrParticiple"]) ||
    token?.form === "been" ||
    token?.form === "had" ||
    token?.form === "done"
  );
}

/** "to" with a verb after it: "have to leave", "gotta", "used to be". */
function isToVerb(place: Place): boolean {
  const to = rightOf(place);
  return to?.form === "to" && isBaseVerb(nextCore(movedBy(place, 1)));
}

function startsQuestion(place: Place): boolean {
  const left = leftOf(place);
  if (left === undefined || isOneOf(left, "question", "conjunction") || left.tag === "noun") return true;
  return place.tokens
    .slice(Math.max(0, place.index - 4), place.index)
    .some(({ form }) => /^(?:what|who|which|whose|how|where|when|why)$/.test(form));
}

/** have: an auxiliary before a participle or "to", else a verb. */
export function decideHave(place: Place): Decision {
  const token = tokenAt(place);
  if (token === undefined || token.form === "'ve") return { tag: "have" };
  if (isToVerb(place) || (rightOf(place)?.form === "to" && rightOf(movedBy(place, 1)) === undefined))
    return { tag: "modal" };
  const next = nextCore(place);
  if (next?.form === "better" && token.form === "had") return { tag: "have" };
  const right = rightOf(place);
  if (isClosed(right, "negation")) return { tag: "have" };
  if (leftOf(place)?.tag === "modal" && canHaveFeature(next, ["past"])) return { tag: "have" };
  if (isParticiple(next) && !(canBe(next, "noun") && isObjectStart(next))) {
    const isAdjectiveBeforeNoun =
      canBe(next, "adjective") && rightOf(movedBy(place, 1))?.info.candidates[0]?.tag === "noun" && right === next;
    if (!isAdjectiveBeforeNoun || next?.form === "lost") return { tag: "have" };
  }
  const isSubjectNext =
    right !== undefined && (subjectPronouns.has(right.form) || /^(?:you|it)$/.test(right.form) || right.tag === "name");
  if (isSubjectNext && startsQuestion(place) && isParticiple(nextCore(movedBy(place, 1)))) return { tag: "have" };
  if (isObjectStart(right) && startsQuestion(place) && token.form !== "having" && hasParticipleLater(place))
    return { tag: "have" };
  if (right === undefined && !isOneOf(leftOf(place), "modal", "to", "do"))
    return isWanted(place) ? mainVerb("have") : { tag: "have" };
  return mainVerb("have");
}

/** "Has the mail come?": a participle after a short noun phrase. */
function hasParticipleLater({ tokens, index }: Place): boolean {
  if (!tokens.at(-1)) return false;
  for (let at = index + 2; at < tokens.length && at <= index + 5; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.isAfterBreak || isClosed(token, "preposition", "conjunction", "to")) return false;
    if (isParticiple(token) && !canBe(token, "noun") && !canBe(token, "adjective")) return true;
  }
  return false;
}

/** The object stands before: "everything I have", "what do you have". */
function isWanted(place: Place): boolean {
  const { tokens, index } = place;
  for (let at = index - 1; at >= 0 && at >= index - 6; at -= 1) {
    const token = tokens[at];
    if (token?.tag === "do" || token?.tag === "modal" || token?.form === "what") return true;
    if (token?.isAfterBreak === true) return /^(?:what|all|everything|whatever)$/.test(token.form);
  }
  return false;
}

/** do: an auxiliary in questions, denials and echoes, else a verb. */
export function decideDo(place: Place): Decision {
  const token = tokenAt(place);
  const left = leftOf(place);
  const right = rightOf(place);
  if (token?.form === "doing") return mainVerb("do");
  if (isClosed(right, "negation") || /^(?:so|neither|nor)$/.test(left?.form ?? "")) return { tag: "do" };
  if (isOneOf(left, "modal", "to", "have", "be")) return mainVerb("do");
  const isInvertedSubject = left?.tag === "pronoun" && isOneOf(leftOf(movedBy(place, -1)), "do", "modal");
  if (isInvertedSubject) return mainVerb("do");
  if (right === undefined) return isOneOf(left, "negation", "verb") ? mainVerb("do") : { tag: "do" };
  if (/^(?:me|him|us|them|myself|yourself|himself|herself|themselves)$/.test(right.form)) return mainVerb("do");
  if (subjectPronouns.has(right.form) || /^(?:you|y'all|there|'s)$/.test(right.form)) return { tag: "do" };
  if (canHaveFeature(right, ["base"]) && !isObjectStart(right) && !canBe(right, "noun")) return { tag: "do" };
  if (startsQuestion(place) && token?.form !== "done" && hasBaseVerbLater(place)) return { tag: "do" };
  return mainVerb("do");
}

/** "Did Mark leave?", "Does this tie match my shirt?": a bare verb after a short noun phrase. */
function hasBaseVerbLater({ tokens, index }: Place): boolean {
  let seenNoun = false;
  for (let at = index + 1; at < tokens.length && at <= index + 6; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.isAfterBreak || isClosed(token, "preposition", "conjunction", "to", "question"))
      return false;
    if (seenNoun && (canHaveFeature(token, ["base"]) || isClosed(token, "be", "have", "do"))) return true;
    if (
      token.tag === "name" ||
      canBe(token, "noun") ||
      isClosed(token, "pronoun") ||
      (isClosed(token, "determiner") && at === index + 1 && /^(?:this|that|any|anyone|it)$/.test(token.form))
    ) {
      seenNoun = true;
    }
  }
  return false;
}

/** going, used, got, ought before "to" and a verb are no verbs of their own. */
export function decideSemiModal(place: Place): Decision {
  const token = tokenAt(place);
  if (!isToVerb(place)) return undefined;
  const left = leftOf(place);
  const before = left?.tag === "negation" || left?.tag === "adverb" ? leftOf(movedBy(place, -1)) : left;
  const verb = nextCore(movedBy(place, 1));
  switch (token?.form) {
    case "going": {
      const isPlace =
        canBe(verb, "noun") &&
        (rightOf(movedBy(place, 2)) === undefined || isClosed(rightOf(movedBy(place, 2)), "preposition"));
      return isPlace &&
        /^(?:work|school|bed|church|jail|prison|court|college|town|class|lunch|dinner|sleep|hell|war|camp|market)$/.test(
          verb?.form ?? "",
        )
        ? undefined
        : { tag: "modal" };
    }
    case "used":
      return isOneOf(before, "be", "have") || before?.lemma === "get" ? undefined : { tag: "modal" };
    case "use":
      return before?.tag === "do" ? { tag: "modal" } : undefined;
    case "got":
      return { tag: "modal" };
    case "ought":
      return { tag: "modal" };
    default:
      return undefined;
  }
}

/** 's: a possessive's ending, or is, has, us. */
export function decideApostropheS(place: Place): Decision {
  const left = leftOf(place);
  const right = rightOf(place);
  if (
    isOneOf(left, "pronoun", "determiner", "question", "adverb") &&
    left?.form !== "one" &&
    !/(?:one|body)$/.test(left?.form ?? "")
  ) {
    return { tag: left?.tag === "adverb" && canBe(left, "noun") && canBe(right, "noun") ? "possessive" : "be" };
  }
  if (right === undefined) return { tag: isOneOf(leftOf(movedBy(place, -1)), "be") ? "possessive" : "be" };
  if (right.info.closed.length > 0 && !canBe(right, "noun")) return { tag: right.form === "own" ? "possessive" : "be" };
  if (canHaveFeature(right, ["ing"]) && !canBe(right, "noun") && !canBe(right, "adjective")) return { tag: "be" };
  const right2 = rightOf(movedBy(place, 1));
  if (canBe(right, "adverb") && !canBe(right, "noun") && !canBe(right, "adjective")) return { tag: "be" };
  const isParticipleNext = canHaveFeature(right, ["participle", "pastOrParticiple"]);
  if (isParticipleNext && !(canBe(right2, "noun") && !isClosed(right2, "preposition"))) return { tag: "be" };
  if (right.tag === "name" || canBe(right, "noun")) {
    const isPlainNoun = !canBe(right, "adjective") && !canBe(right, "adverb");
    return { tag: isPlainNoun || canBe(right2, "noun") ? "possessive" : "be" };
  }
  return { tag: canBe(right, "adjective") && canBe(right2, "noun") ? "possessive" : "be" };
}

/** 'd: had before a participle, else would. */
export function decideApostropheD(place: Place): Decision {
  const next = nextCore(place);
  if (isParticiple(next) && !canHaveFeature(next, ["base"])) return { tag: "have" };
  if (next?.form === "better") return { tag: "have" };
  const left = leftOf(place);
  return { tag: isOneOf(left, "question") || left?.form === "what" ? "do" : "modal" };
}
