import { isOneOf, startsObject, startsTime, type Token } from "../tagging/token.ts";
import { isAmong, isThere, type MatchedPhrase } from "./matched-phrase.ts";

const personalSubjects = /^(?:i|we|you|he|she|they|who|one|me|him|her|us|them|somebody|someone|anybody|everybody)$/;

/** A person comes up, while questions and names do in a figurative sense ("I'll come up", but "it came up"). */
function isPersonsMove(match: MatchedPhrase): boolean {
  const { tokens, from } = match;
  for (let at = from; at > 0 && tokens[at]?.isAfterBreak === false; at -= 1) {
    const before = tokens[at - 1];
    if (personalSubjects.test(before?.form ?? "") || match.isPerson(before)) return true;
    if (before?.form !== "to" && !isOneOf(before, "modal", "be", "have", "do", "negation", "adverb", "verb"))
      return false;
  }
  return true;
}

/** A ship, the sun or a price goes down; a person, and what has no subject, goes there. */
function isThingsMove(match: MatchedPhrase): boolean {
  const { subject, tokens } = match;
  const isThing =
    isOneOf(subject, "noun", "name") || /^(?:it|which|that|this|everything|and)$/.test(subject?.form ?? "");
  // "No need to go down".
  const isGoal = subject?.tag === "noun" && tokens[subject.index + 1]?.tag === "to";
  return isThing && !isGoal && !isPersonsMove(match);
}

export function isIndefinite(token: Token | undefined): boolean {
  return isOneOf(token, "number", "digits") || /^(?:an?|no|some|any|many|several)$/.test(token?.form ?? "");
}

/** "What have you got in there?", "you got a long ride back to town" are of having. */
function isPossessed({ first, second, inner, near, next, isSplit, nouns }: MatchedPhrase): boolean {
  if (first.form !== "got") return false;
  if (isSplit) return isIndefinite(second) && (next !== undefined || isAmong(inner, nouns.journey));
  return near.some(({ form }) => form === "what" || form === "who");
}

/** "The tie he's got on". */
function isWorn({ first, earlier, next, nouns }: MatchedPhrase): boolean {
  return (
    first.form === "got" &&
    (next === undefined || next.tag === "be") &&
    earlier.some((token) => isAmong(token, nouns.clothing))
  );
}

/** What someone is got out of is left; "get a kick out of it" is of nothing that is left. */
function isLeft(match: MatchedPhrase): boolean {
  const { tokens, from, to, inner, goal, nouns } = match;
  const source = tokens[to + 2];
  if (source?.form === "this" && match.isPerson(inner)) return true;
  if (isThere(source) || isAmong(goal, nouns.place) || isAmong(goal, nouns.source)) return true;
  if (inner?.form === "it" && isOneOf(source, "determiner", "possessive")) return isAmong(goal, nouns.container);
  return to - from === 2 && inner?.tag === "pronoun";
}

/** "The change it would bring in his life": the object stands before, so "in" leads to a place. */
export function hasObjectBefore({ tokens, from, nouns }: MatchedPhrase): boolean {
  let at = from - 1;
  while (
    at > 0 &&
    tokens[at + 1]?.isAfterBreak === false &&
    isOneOf(tokens[at], "modal", "be", "have", "do", "adverb", "negation")
  )
    at -= 1;
  const isSubject = /^(?:i|we|you|he|she|they|it)$/.test(tokens[at]?.form ?? "");
  if (at < 1 || !isSubject || tokens[at]?.isAfterBreak !== false || tokens[at + 1]?.isAfterBreak !== false)
    return false;
  const object = tokens[at - 1];
  if (object?.form === "what" || object?.form === "whatever") return true;
  return (
    object?.tag === "noun" && !isAmong(object, nouns.time) && !/^(?:way|reason|place|case|course)$/.test(object.form)
  );
}

/** "The papers you went over", "what we have to get over": the object stands before the verb. */
function isStranded({ from, tokens }: MatchedPhrase): boolean {
  for (let at = from; at > 0 && tokens[at]?.isAfterBreak === false; at -= 1) {
    const { form = "", tag } = tokens[at - 1] ?? {};
    if (/^(?:what|which|that|whatever|things?|something|anything|everything|nothing|lot|much)$/.test(form)) return true;
    if (tag === "noun" && personalSubjects.test(tokens[at]?.form ?? "")) return true;
  }
  return false;
}

/** "Was slept in", "hasn't been spoken for". */
function isPassive({ first, from, tokens }: MatchedPhrase): boolean {
  if (!/participle/i.test(first.feature ?? "")) return false;
  let at = from;
  while (at > 0 && tokens[at]?.isAfterBreak === false && isOneOf(tokens[at - 1], "adverb", "negation", "pronoun"))
    at -= 1;
  return isOneOf(tokens[at - 1], "be") && tokens[at]?.isAfterBreak === false;
}

/** "It turned out", "Turns out he lied", "turn out all wrong". */
function isOutcome({ first, from, prev, tokens }: MatchedPhrase): boolean {
  if (/^(?:it|things)$/.test(prev?.form ?? "") || tokens[from + 2]?.form === "all") return true;
  const isFirst = prev === undefined || (prev.tag === "adverb" && (prev.isAfterBreak || from === 1));
  return isFirst && first.feature === "third";
}

/** "Get out your books", "get out words", but "get out the door", "get out the back". */
function isTakenOut({ next, head, nouns }: MatchedPhrase): boolean {
  return (
    (isOneOf(next, "determiner", "possessive") || next === head) &&
    head?.tag === "noun" &&
    !isAmong(head, nouns.place) &&
    !/^(?:way|side|front|back|hell|heck|fuck)$/.test(head.form)
  );
}

/** "Hold on Walter", "Oh come on girls": someone called without a comma after an imperative. */
export function isCalled(match: MatchedPhrase): boolean {
  const { from, to, tokens, preceding, nouns } = match;
  let at = to + 1;
  while (tokens[at]?.tag === "adjective" && tokens[at]?.isAfterBreak === false) at += 1;
  const called = tokens[at];
  const after = tokens[at + 1]?.isAfterBreak === false ? tokens[at + 1] : undefined;
  const isEnd = after === undefined || /^(?:i|you|he|she|it|we|they)$/.test(after.form);
  // "You hold on, pal".
  const isOpened =
    (preceding?.isAfterBreak === true || from === 1) && /^(?:you|wait|just|now)$/.test(preceding?.form ?? "");
  return (
    isEnd &&
    (isImperative(match) || isOpened) &&
    (called?.tag === "name" || (called !== undefined && nouns.called.has(called.form)))
  );
}

function isImperative({ first, preceding }: MatchedPhrase): boolean {
  return first.isAfterBreak || isOneOf(preceding, "sound", "interjection");
}

/** Its particle is the preposition of what follows ("get up the stairs"), unless a clause, a time or a call does. */
export function isGoverning(match: MatchedPhrase): boolean {
  const { last, next, head, tokens, to, nouns } = match;
  return !(
    last.tag !== "preposition" ||
    // A subject begins, so the particle has no object ("stop fooling around we have to go").
    /^(?:i|he|she|we|they)$/.test(next?.form ?? "") ||
    // "He got up, you know", "get out you fool".
    (next?.form === "you" && (isImperative(match) || tokens[to + 2]?.form === "know")) ||
    next?.form === "alone" ||
    next?.tag === "adverb" ||
    isAmong(head, nouns.time) ||
    isCalled(match)
  );
}

/** "He was put in one cell": what the verb acts on is the subject, so the particle leads to a place. */
export function isPassiveInPlace({
  own,
  from,
  first,
  last,
  tokens,
  isSplit,
  next,
  head,
  nouns,
}: MatchedPhrase): boolean {
  if (isSplit || own.length > 2 || !/participle/i.test(first.feature ?? "")) return false;
  if ((!startsObject(next) && next?.tag !== "number") || (startsTime(next) && next?.form !== "one")) return false;
  if (!/^(?:in|on|over|through|around|up|down)$/.test(last.form)) return false;
  // "Taken in a raid", "three photos taken in a day".
  if (first.isAfterBreak || tokens[from - 1]?.tag === "noun")
    return first.feature === "participle" && first.form !== first.lemma && isOneOf(next, "determiner", "possessive");
  if (isAmong(head, nouns.time)) return false;
  let at = from - 1;
  while (at > 0 && tokens[at]?.tag === "adverb") at -= 1;
  return tokens[at]?.tag === "be" && tokens[at]?.form !== "'s";
}

/** Conditions of rows on more than one token, of phrasal verbs. */
export const phrasalConditions: readonly (readonly [string, (match: MatchedPhrase) => boolean])[] = [
  ["split", ({ isSplit }) => isSplit],
  ["person moves", isPersonsMove],
  ["thing moves", isThingsMove],
  // "Coming up!"
  ["announced", ({ first, subject }) => first.feature === "ing" && subject === undefined],
  ["possessed", isPossessed],
  ["worn", isWorn],
  ["left", isLeft],
  ["object before", hasObjectBefore],
  ["stranded", isStranded],
  ["passive", isPassive],
  // "He's too kind to string along" has its object before it.
  ["adjective to", ({ tokens, from }) => tokens[from - 1]?.tag === "to" && tokens[from - 2]?.tag === "adjective"],
  ["outcome", isOutcome],
  ["taken out", isTakenOut],
  ["governs", isGoverning],
];
