import { subjectPronouns } from "../tables/closed-classes.ts";
import { numberWords } from "../tables/fixed-words.ts";
import { type Context, nextCore } from "./context.ts";
import { canBe, canHaveFeature, isBaseVerb, isClosed, isOneOf, isParticiple, startsTime, type Token } from "./token.ts";

/** "Once he left, he felt better": after a comma another clause begins. */
function isBeforeClause({ tokens, index }: Context): boolean {
  return tokens.some(
    ({ index: at, before, form, info }) =>
      at > index + 2 &&
      before === "," &&
      (subjectPronouns.has(form) || /^(?:you|it|there|the|my|your|his|her|our|their)$/.test(form)) &&
      info.closed.length > 0,
  );
}

/** "What play are you acting in?": the question asks for a noun. */
function asksForNoun({ tokens, index }: Context): boolean {
  let at = index;
  while (at > 0 && tokens[at]?.isAfterBreak === false) at -= 1;
  return (
    /^(?:what|which|whose)$/.test(tokens[at]?.form ?? "") &&
    tokens[at + 1]?.tag === "noun" &&
    !startsTime(tokens[at + 1]) &&
    tokens[at + 1]?.lemma !== "time"
  );
}

/** The parts of a verb group. */
const ofVerbs = ["verb", "be", "have", "do", "modal", "adverb", "negation"] as const;

const clauseOpeners = /^(?:before|after|since|until|till|like|than|as)$/;

/** A pronoun that the next verb belongs to ("I", "they"); "you" and "it" unless a verb or preposition takes them. */
export function isSubject(token: Token | undefined, before: Token | undefined): boolean {
  if (token === undefined || token.tag === "possessive") return false;
  if (subjectPronouns.has(token.form) || token.form === "there" || token.form === "y'all") return true;
  if (token.tag !== "pronoun" && token.tag !== "determiner") return false;
  if (/^(?:me|him|us|them|her)$/.test(token.form)) return false;
  return !isOneOf(before, "verb", "preposition", "to") || clauseOpeners.test(before?.form ?? "");
}

function isNounNext({ next }: Context): boolean {
  if (next?.form === "past" && next.info.closed.length > 0) return true;
  if (next === undefined || next.info.closed.length > 0 || next.info.candidates[0]?.tag === "adverb") return false;
  return canBe(next, "noun") || next.tag === "name" || canBe(next, "number");
}

/** No dictionary has it: of such words nouns are the most. */
function isUnknown(token: Token | undefined): boolean {
  if (token === undefined || token.tag === "name" || token.form.startsWith("'")) return false;
  return token.info.closed.length === 0 && token.info.candidates.length === 0 && !token.info.isSound;
}

/** A noun follows, at once or after another adjective ("a small raised part", "an old and ugly house", "the usual 50 cents"). */
export function leadsToNoun(context: Context): boolean {
  const { after, next, next2, tokens, index } = context;
  if (startsTime(next)) return false;
  if (
    isNounNext(context) ||
    ((next?.tag === "digits" || isUnknown(next)) && isOneOf(after, "determiner", "possessive"))
  )
    return true;
  if (next !== undefined && next2 !== undefined) {
    const isModifier = canBe(next, "adjective") || canHaveFeature(next, "participle", "pastOrParticiple");
    if (isModifier && canBe(next2, "noun") && isOneOf(after, "determiner", "possessive", "adjective", "number"))
      return true;
    if (next.info.closed.length === 0 && canBe(next, "adjective")) return true;
  }
  if (!isOneOf(after, "determiner", "possessive", "adjective")) return false;
  const isJoint = next !== undefined ? /^(?:and|or|but)$/.test(next.form) : tokens[index + 1]?.before === ",";
  let at = index + (next === undefined ? 1 : 2);
  while (at < index + 4 && (canBe(tokens[at], "adverb") || isClosed(tokens[at], "negation"))) {
    if (tokens[at]?.info.candidates[0]?.tag === "adjective") break;
    at += 1;
  }
  return isJoint && tokens[at]?.info.candidates[0]?.tag === "adjective" && tokens[at + 1] !== undefined;
}

function startsQuestion({ tokens, index, prev }: Context): boolean {
  if (prev === undefined || isOneOf(prev, "question", "conjunction", "noun")) return true;
  return tokens
    .slice(Math.max(0, index - 4), index)
    .some(({ form }) => /^(?:what|who|which|whose|how|where|when|why)$/.test(form));
}

/** "Has the mail come?": a participle after a short noun phrase. */
function hasParticipleLater({ tokens, index }: Context): boolean {
  for (let at = index + 2; at < tokens.length && at <= index + 6; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.isAfterBreak || isClosed(token, "conjunction", "to")) return false;
    if (token.form !== "of" && isClosed(token, "preposition")) return false;
    // "Sent" is a coin too.
    if (
      isParticiple(token) &&
      !canBe(token, "adjective") &&
      (!canBe(token, "noun") || (token.form === "sent" && at > index + 2))
    )
      return true;
  }
  return false;
}

/** "Did Mark leave?", "Does this tie match my shirt?": a bare verb after a short noun phrase. */
function hasBaseVerbLater({ tokens, index }: Context): boolean {
  let seenNoun = false;
  for (let at = index + 1; at < tokens.length && at <= index + 6; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.isAfterBreak || isClosed(token, "preposition", "conjunction", "to", "question"))
      return false;
    if (seenNoun && isBaseVerb(token)) return true;
    const isDeterminer = at === index + 1 && /^(?:this|that|any|anyone|it)$/.test(token.form);
    if (token.tag === "name" || canBe(token, "noun") || isClosed(token, "pronoun") || isDeterminer) seenNoun = true;
  }
  return false;
}

/** The object stands before: "everything I have", "what do you have". */
function isObjectBefore({ tokens, index }: Context): boolean {
  if (/^(?:what|all|everything|whatever|anything)$/.test(tokens[index - 2]?.form ?? "")) return true;
  for (let at = index - 1; at >= 0 && at >= index - 6; at -= 1) {
    const token = tokens[at];
    if (token?.tag === "do" || token?.tag === "modal" || token?.form === "what") return true;
    if (token?.isAfterBreak === true) return /^(?:what|all|everything|whatever)$/.test(token.form);
  }
  return false;
}

/** "What does a broken clock do?": the clause begins with what and an auxiliary, and has no other verb. */
function isAskedWhat({ tokens, index }: Context): boolean {
  let at = index;
  while (at > 0 && tokens[at]?.isAfterBreak === false) at -= 1;
  if (tokens[at]?.form !== "what" || !isOneOf(tokens[at + 1], "do", "modal")) return false;
  return tokens.slice(at + 2, index).every(({ tag }) => tag !== "verb");
}

/** What is asked for or meant stands before the subject: "what she's done", "all he's lost". */
function isAskedBefore({ tokens, index, prev2 }: Context): boolean {
  return (
    isOneOf(prev2, "pronoun", "noun", "name") &&
    /^(?:what|all|everything|whatever|anything)$/.test(tokens[index - 3]?.form ?? "")
  );
}

/** "What page are we on?": the noun of the preposition stands at the head of the question. */
function isStranded({ tokens, index }: Context): boolean {
  let at = index;
  while (at > 0 && tokens[at]?.isAfterBreak === false) at -= 1;
  if (!/^(?:what|which|who|whose)$/.test(tokens[at]?.form ?? "")) return false;
  return tokens.slice(at, index).every(({ tag }) => tag !== "verb" && tag !== "modal");
}

/** "The mess we're in", "something to lean on": the noun of the preposition stands before a clause without one. */
function isRelative({ tokens, index }: Context): boolean {
  let at = index - 1;
  while (at > 0 && tokens[at + 1]?.isAfterBreak === false && isOneOf(tokens[at], ...ofVerbs)) at -= 1;
  const subject = tokens[at];
  const isClause = subject?.tag === "to" || isSubject(subject, undefined);
  if (at < 1 || at === index - 1 || !isClause || subject?.isAfterBreak !== false) return false;
  const noun = tokens[at - 1]?.form === "that" && subject.tag !== "to" ? tokens[at - 2] : tokens[at - 1];
  if (/^(?:time|day|minute|moment)$/.test(noun?.lemma ?? "")) return false;
  return noun?.tag === "noun" || /^(?:one|(?:some|any|no|every)(?:thing|one|body)|enough)$/.test(noun?.form ?? "");
}

/** An order follows after a comma ("Boy, come here"); "look" is an exclamation too. */
function isBeforeOrder({ tokens, index, next }: Context): boolean {
  const following = next === undefined ? tokens[index + 1] : undefined;
  return (
    following?.info.closed.length === 0 &&
    following.form !== "look" &&
    following.info.candidates[0]?.tag === "verb" &&
    isBaseVerb(following)
  );
}

const isNumber = (token: Token | undefined) => token !== undefined && numberWords.has(token.form);

/** Conditions of the tables that look at more than one token. */
export const contextConditions: ReadonlyMap<string, (context: Context) => boolean> = new Map([
  ["after subject", ({ after, after2 }: Context) => isSubject(after, after2)],
  ["prev subject", ({ prev, prev2 }) => isSubject(prev, prev2)],
  ["question starts", startsQuestion],
  ["participle later", hasParticipleLater],
  [
    "progressive later",
    ({ tokens, index }) => tokens.slice(index + 3, index + 7).some((token) => canHaveFeature(token, "ing")),
  ],
  ["participle after subject", ({ tokens, index }) => isParticiple(nextCore(tokens, index + 1))],
  ["base later", hasBaseVerbLater],
  ["infinitive next", ({ tokens, index, next }) => next?.form === "to" && isBaseVerb(nextCore(tokens, index + 1))],
  ["object before", isObjectBefore],
  ["asked before", isAskedBefore],
  ["stranded", isStranded],
  // "One of her own", but "one of her own sons".
  [
    "of one's own",
    ({ tokens, index, next, next2, next3 }) =>
      next?.form === "of" &&
      isClosed(next2, "possessive", "determiner") &&
      next3?.form === "own" &&
      (tokens[index + 4]?.isAfterBreak !== false || isClosed(tokens[index + 4], "conjunction", "preposition", "to")),
  ],
  ["clause later", isBeforeClause],
  ["question noun", asksForNoun],
  ["relative", isRelative],
  ["order follows", isBeforeOrder],
  ["said again", ({ tokens, index, self }) => tokens[index + 1]?.form === self.form],
  ["what before", isAskedWhat],
  // Behind the comma or dash after it.
  ["goes on", ({ tokens, index }) => tokens[index + 1] !== undefined],
  ["counted", ({ tokens, index }) => isNumber(tokens[index - 1]) || isNumber(tokens[index + 1])],
]);
