import { calledPeople, obstacles, surfaceNouns } from "../tables/phrasal-nouns.ts";
import {
  motives,
  neverAlone,
  objectPhrasalVerbs,
  onlyApart,
  otherBreakInto,
  pathPhrasalVerbs,
  placeNouns,
  placePhrasalVerbs,
  spread,
  timeUnits,
  transport,
} from "../tables/phrase-conditions.ts";
import type { Token } from "../tagging/token.ts";
import { isOneOf, startsNounPhrase, startsTime } from "../tagging/token.ts";
import { isMovedPerson } from "./literal-moves.ts";
import { isLiteral } from "./literal-readings.ts";
import { isReflexive } from "./noun-phrase.ts";
import { headAfter, isAmong, nextOf } from "./phrasal-match.ts";
import type { PhraseMatch } from "./phrase-match.ts";

const alwaysAdverb = /^(?:back|away|apart|together|ahead|forward|forth|along)$/;
/** Verbs of getting something for someone ("dig him up a spade"). */
const found = /^(?:dig|pick|fix|cook|whip|rustle)$/;
const alwaysPreposition = /^(?:for|into|with|after|of|to|at|from|onto|without|against|upon|about|between)$/;

/** Whether a matched phrasal verb is meant as one. */
export function acceptPhrasal(match: PhraseMatch, tokens: readonly Token[]): boolean {
  const { pattern, tokens: own } = match;
  const verbAt = own[0] ?? 0;
  const lastAt = own.at(-1) ?? verbAt;
  const verb = tokens[verbAt];
  const particle = tokens[lastAt];
  // "A put-down", "a try-out" are nouns.
  if (verb === undefined || particle === undefined) return false;
  if (particle.before === "-" && pattern.phrase !== "shut up") return false;
  const next = nextOf(tokens, lastAt);
  const head = next === undefined ? undefined : headAfter(tokens, lastAt + 1);
  // Adverbs divide nothing ("get right up", "working too hard on it").
  const isApart = lastAt - verbAt >= own.length;
  const isSplit = isApart && tokens.slice(verbAt + 1, lastAt).some(({ tag }) => tag !== "adverb");
  if (neverAlone.has(pattern.phrase) && !isSplit && !(next !== undefined && startsNounPhrase(next))) return false;
  if (pattern.phrase === "break into") return !isAmong(head, otherBreakInto);
  if (pattern.phrase === "go around" && (isSpread(tokens, verbAt) || next?.feature === "ing")) return true;
  if (
    pathPhrasalVerbs.has(verb.lemma) &&
    isAmong(head, placeNouns) &&
    !isSplit &&
    !isMany(tokens, head) &&
    !(startsTime(next) && isAmong(head, timeUnits))
  ) {
    const isAlong = /^(?:up|down|off|on|into|through|over|around|of|out|in)$/.test(particle.form);
    if (isAlong && !entersPlace(pattern.phrase, head)) return false;
  }
  if (isLiteral({ own, tokens, phrase: pattern.phrase, isSplit, head, next })) return false;
  if (particle.form === "out" && next?.form === "of") return !isAmong(headAfter(tokens, lastAt + 2), motives);
  // "Put your hat back on" is put on.
  if (
    isSplit &&
    particle.form === "back" &&
    verb.lemma === "put" &&
    /^(?:on|in|up|down|out|off)$/.test(next?.form ?? "") &&
    next?.tag === "adverb"
  )
    return false;
  // Three words in this order are hardly ever a coincidence ("check up on", "cut back on").
  if (pattern.parts.length > 2) return true;
  if (alwaysAdverb.test(particle.form) || alwaysPreposition.test(particle.form)) return true;
  // "You can't pin this on me".
  if (isSplit && (pattern.phrase === "pin on" || pattern.phrase === "show around")) return true;
  // "Take a few days off work".
  const inner = tokens[lastAt - 1];
  if (isSplit && pattern.phrase === "take off" && isAmong(inner, timeUnits) && next?.form === "work") return true;
  // "I'm sorry I put you through that".
  if (isSplit && pattern.phrase === "put through" && (isReflexive(inner) || isMovedPerson(inner))) return true;
  // "It turns out all they want is money".
  if (pattern.phrase === "turn out" && isOutcome(tokens, verbAt)) return true;
  if (isSplit || (isApart && pattern.splits))
    return (
      particle.tag === "adverb" ||
      isCalled(tokens, verbAt, lastAt + 1) ||
      (isSplit && isClosing(match, tokens, next, head))
    );
  if (particle.form === "on" && isAmong(head, surfaceNouns)) return false;
  if (pattern.phrase === "come on" && isOneOf(next, "pronoun", "noun", "name", "verb") && isImperative(tokens, verbAt))
    return true;
  if ((pattern.splits && !onlyApart.has(pattern.phrase)) || objectPhrasalVerbs.has(pattern.phrase)) return true;
  if (pattern.phrase === "get out" && isTakenOut(next, head)) return true;
  return (
    particle.tag !== "preposition" ||
    // A subject begins, so the particle has no object ("stop fooling around we have to go").
    /^(?:i|he|she|we|they)$/.test(next?.form ?? "") ||
    // "He got up, you know", "get out you fool".
    (next?.form === "you" && (isImperative(tokens, verbAt) || tokens[lastAt + 2]?.form === "know")) ||
    next?.form === "alone" ||
    next?.tag === "adverb" ||
    isAmong(head, timeUnits) ||
    isCalled(tokens, verbAt, lastAt + 1)
  );
}

/** "Get out your books", "get out words", but "get out the door", "get out the back". */
function isTakenOut(next: Token | undefined, head: Token | undefined): boolean {
  return (
    (isOneOf(next, "determiner", "possessive") || next === head) &&
    head?.tag === "noun" &&
    !isAmong(head, placeNouns) &&
    !/^(?:way|side|front|back|hell|heck|fuck)$/.test(head.form)
  );
}

/** "Turns into a lot of mush". */
function isMany(tokens: readonly Token[], head: Token | undefined): boolean {
  return head?.form === "lot" && tokens[head.index + 1]?.form === "of";
}

/** "I worked that out myself", "talk it over some rainy night", "fix it up real good": no object of the particle follows. */
function isClosing(
  { tokens: own }: PhraseMatch,
  tokens: readonly Token[],
  next: Token | undefined,
  head: Token | undefined,
): boolean {
  if ((own[1] ?? 0) - (own[0] ?? 0) !== 2) return false;
  if (isReflexive(next) || next?.tag === "adverb" || next?.form === "real") return true;
  const second = next === undefined ? undefined : nextOf(tokens, next.index);
  if (next?.feature === "ing" && next.tag === "verb") return true;
  // "Pick me up some milk".
  const verb = tokens[own[0] ?? 0];
  const inner = tokens[(own[0] ?? 0) + 1];
  if (inner?.tag === "pronoun" && found.test(verb?.lemma ?? "") && /^(?:an?|another|some)$/.test(next?.form ?? ""))
    return true;
  // "Stood me up the other night", "took us on one by one", "talk it over some".
  if (next?.form === "the" && second?.form === "other" && timeUnits.has(tokens[second.index + 1]?.form ?? ""))
    return true;
  if (next?.form === "the") return second?.form === "way";
  if (next?.form === "one") return /^(?:at|by)$/.test(second?.form ?? "");
  if (isAmong(head, timeUnits)) return true;
  return second === undefined && (isOneOf(next, "adjective") || next?.form === "some");
}

/** "The gossip that's going around town": what many hear or catch, not who walks. */
function isSpread(tokens: readonly Token[], verbAt: number): boolean {
  return tokens.slice(Math.max(0, verbAt - 4), verbAt).some(({ tag, lemma }) => tag === "noun" && spread.has(lemma));
}

/** Phrasal verbs that mean getting into, onto, off or out of a place, hitting it or switching it. */
function entersPlace(phrase: string, place: Token | undefined): boolean {
  // "Turn on the water".
  if (phrase === "turn on" || phrase === "turn off") return place?.form === "water";
  if (phrase === "run into") return isAmong(place, obstacles);
  return placePhrasalVerbs.has(phrase) && (phrase !== "get on" || isAmong(place, transport));
}

/** "It turned out", "Turns out he lied", "turn out all wrong". */
function isOutcome(tokens: readonly Token[], verbAt: number): boolean {
  const before = tokens[verbAt]?.isAfterBreak === true ? undefined : tokens[verbAt - 1];
  if (/^(?:it|things)$/.test(before?.form ?? "") || tokens[verbAt + 2]?.form === "all") return true;
  const isFirst = before === undefined || (before.tag === "adverb" && (before.isAfterBreak || verbAt === 1));
  return isFirst && tokens[verbAt]?.feature === "third";
}

function isImperative(tokens: readonly Token[], verbAt: number): boolean {
  return tokens[verbAt]?.isAfterBreak === true || isOneOf(tokens[verbAt - 1], "sound", "interjection");
}

/** "Hold on Walter", "Oh come on girls": someone called without a comma after an imperative. */
function isCalled(tokens: readonly Token[], verbAt: number, nameAt: number): boolean {
  let at = nameAt;
  while (tokens[at]?.tag === "adjective" && tokens[at]?.isAfterBreak === false) at += 1;
  const called = tokens[at];
  const after = nextOf(tokens, at);
  const isEnd = after === undefined || /^(?:i|you|he|she|it|we|they)$/.test(after.form);
  // "You hold on, pal".
  const before = tokens[verbAt - 1];
  const isOpened =
    (before?.isAfterBreak === true || verbAt === 1) && /^(?:you|wait|just|now)$/.test(before?.form ?? "");
  const isFirst = isImperative(tokens, verbAt) || isOpened;
  return isEnd && isFirst && (called?.tag === "name" || (called !== undefined && calledPeople.has(called.form)));
}
