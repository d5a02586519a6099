import { titleNouns } from "../tables/people-words.ts";
import {
  bodyParts,
  calledPeople,
  carryingVerbs,
  castThings,
  cheatedOn,
  checkedIn,
  containers,
  enteredPlaces,
  fetchedThings,
  journeys,
  keptOut,
  literalBefore,
  lookedInto,
  placeNouns,
  pulledThings,
  putUpThings,
  raisedThings,
  runFor,
  runThroughThings,
  seenThrough,
  statesOn,
  surfaceNouns,
  timeUnits,
  transport,
  windows,
  withObject,
  workplaces,
  wornThings,
} from "../tables/phrase-conditions.ts";
import type { Token } from "../tagging/token.ts";
import { isOneOf, startsObject, startsTime } from "../tagging/token.ts";
import { nounPhraseEnds } from "./noun-phrase.ts";

/** The head noun of the noun phrase after a particle: "door" in "through that old door". */
export function headAfter(tokens: readonly Token[], at: number): Token | undefined {
  const [end] = nounPhraseEnds(tokens, at);
  if (end === undefined)
    return tokens[at]?.isAfterBreak === false && tokens[at]?.tag === "noun" ? tokens[at] : undefined;
  let last = end;
  while (tokens[last]?.tag === "noun" && tokens[last]?.isAfterBreak === false) last += 1;
  return tokens[last - 1];
}

export function nextOf(tokens: readonly Token[], at: number): Token | undefined {
  const next = tokens[at + 1];
  return next?.isAfterBreak === false ? next : undefined;
}

export function isAmong(token: Token | undefined, nouns: ReadonlySet<string>): boolean {
  return token !== undefined && (nouns.has(token.lemma) || nouns.has(token.form));
}

/** A matched phrasal verb among its neighbours. */
export type PhrasalMatch = {
  readonly phrase: string;
  readonly own: readonly number[];
  readonly tokens: readonly Token[];
  /** Its object stands between its words. */
  readonly isSplit: boolean;
  /** The token after it, and the head noun of a noun phrase there. */
  readonly next: Token | undefined;
  readonly head: Token | undefined;
};

/** Verbs that have a place of their own in "up there", "out here" ("They work out there in the sun"). */
const placedVerbs = /^(?:work|look|eat|find|fight|try|call|live|make|put|keep|see|sleep|set)$/;
/** Verbs that lead there ("get up there"); "get in here" and "come in here" are entering. */
const leadingVerbs = /^(?:go|get|come|run|walk|climb|drive|move|fly|ride|hurry|stay|fall|sail)$/;
const directions = /^(?:over|out|up|down|in|off)$/;
const personalSubjects = /^(?:i|we|you|he|she|they|who|one|me|him|her|us|them|somebody|someone|anybody|everybody)$/;
/** Where one goes on to ("go on home", "get on over"). */
const furtherOn = /^(?:home|ahead|over|up|down|back|in|out|inside|outside|upstairs|downstairs|along|through)$/;
/** Of these, the ones where something may be going on. */
const happensIn = /^(?:over|up|down|back|in|out|inside|outside|upstairs|downstairs|through)$/;

/** A person comes up, while questions and names do in a figurative sense ("I'll come up", but "it came up"). */
function isPersonsMove({ phrase, own, tokens }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  let at = verbAt;
  while (at > 0 && tokens[at]?.isAfterBreak === false) {
    const before = tokens[at - 1];
    const form = before?.form ?? "";
    if (personalSubjects.test(form)) return true;
    if (before?.tag === "name" || isAmong(before, calledPeople) || isAmong(before, titleNouns)) return true;
    if (form !== "to" && !/^(?:modal|be|have|do|negation|adverb|verb)$/.test(before?.tag ?? "")) return false;
    at -= 1;
  }
  // "Coming up!" is announced.
  return phrase !== "come up" || tokens[verbAt]?.feature !== "ing";
}

function isThere(token: Token | undefined): boolean {
  return token?.form === "here" || token?.form === "there";
}

/** "What have you got in there?", "you got a long ride back to town" are of having. */
function isPossessed({ own, tokens, isSplit, next }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  if (tokens[verbAt]?.form !== "got") return false;
  if (isSplit && next !== undefined && isIndefinite(tokens[verbAt + 1])) return true;
  return tokens.slice(Math.max(0, verbAt - 4), verbAt).some(({ form }) => form === "what" || form === "who");
}

function isIndefinite(token: Token | undefined): boolean {
  return token?.tag === "number" || token?.tag === "digits" || /^(?:an?|no|some|any)$/.test(token?.form ?? "");
}

function isDetermined(token: Token | undefined): boolean {
  return token?.tag === "determiner" || token?.tag === "possessive";
}

/** "The papers you went over", "what we have to get over": the object stands before the verb. */
function isStranded({ own, tokens }: PhrasalMatch): boolean {
  let at = own[0] ?? 0;
  while (at > 0 && tokens[at]?.isAfterBreak === false) {
    at -= 1;
    if (
      /^(?:what|which|that|whatever|things?|something|anything|everything|nothing|lot|much)$/.test(
        tokens[at]?.form ?? "",
      )
    )
      return true;
    // "The papers you went over".
    if (tokens[at]?.tag === "noun" && personalSubjects.test(tokens[at + 1]?.form ?? "")) return true;
  }
  return false;
}

/** What someone is got out of is left; "get a kick out of it" is of nothing that is left. */
function isLeft({ own, tokens }: PhrasalMatch): boolean {
  const lastAt = own.at(-1) ?? 0;
  const source = tokens[lastAt + 2];
  if (isThere(source) || isAmong(headAfter(tokens, lastAt + 2), placeNouns)) return true;
  return lastAt - (own[0] ?? 0) === 2 && tokens[lastAt - 1]?.tag === "pronoun";
}

/** "He was put in one cell": what the verb acts on is the subject, so the particle leads to a place. */
function isPassiveInPlace({ own, tokens, isSplit, next, head }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  const verb = tokens[verbAt];
  if (isSplit || own.length > 2 || verb?.isAfterBreak !== false || !/participle/i.test(verb.feature ?? ""))
    return false;
  if (!(startsObject(next) || next?.tag === "number") || startsTime(next) || isAmong(head, timeUnits)) return false;
  let at = verbAt - 1;
  while (at > 0 && tokens[at]?.tag === "adverb") at -= 1;
  return (
    tokens[at]?.tag === "be" &&
    tokens[at]?.form !== "'s" &&
    /^(?:in|on|over|through|around|up|down)$/.test(tokens[own[1] ?? 0]?.form ?? "")
  );
}

/** The literal sense of single phrasal verbs. */
function isLiteralVerb(match: PhrasalMatch): boolean {
  const { phrase, own, tokens, next, head, isSplit } = match;
  const verbAt = own[0] ?? 0;
  const lastAt = own.at(-1) ?? 0;
  const form = next?.form ?? "";
  /** Of a split verb, the end of what stands between. */
  const inner = tokens[lastAt - 1];
  switch (phrase) {
    case "look into":
      return isAmong(head, lookedInto);
    case "look through":
      return isAmong(head, seenThrough);
    case "look back":
      return (
        form === "in" && (isAmong(headAfter(tokens, lastAt + 2), timeUnits) || tokens[lastAt + 2]?.tag === "digits")
      );
    case "come up":
      return /^(?:and|or|to|from|for|again|in|on|at|out|close)?$/.test(form) && isPersonsMove(match);
    case "go over":
      return head?.lemma === "head";
    case "come over":
      if (form === "on") return isAmong(headAfter(tokens, lastAt + 2), transport);
      return isDetermined(next) && !isAmong(head, timeUnits);
    case "go down":
      return isPersonsMove(match);
    case "go on":
    case "get on":
      if (phrase === "get on" && isSplit) return true;
      if (furtherOn.test(form)) return phrase === "get on" || tokens[verbAt]?.form === "go" || !happensIn.test(form);
      if (phrase === "go on") return false;
      return /^(?:me|you|him|us|them|here|there)$/.test(form) || (isDetermined(next) && !isAmong(head, transport));
    case "get in":
      if (isSplit || isPossessed(match)) return true;
      return head !== undefined && next?.tag !== "name" && !isAmong(head, enteredPlaces) && !isAmong(head, timeUnits);
    case "get into":
      return isSplit && head?.form !== "lot" && isAmong(head, placeNouns);
    case "get down":
    case "get around":
      return isPossessed(match) || (tokens[verbAt]?.form === "got" && isThere(next));
    case "get back":
      return isPossessed(match) || (isSplit && next !== undefined && isIndefinite(tokens[verbAt + 1]));
    case "get to":
      return next === undefined && tokens[verbAt]?.form === "got" && isOneOf(tokens[verbAt - 1], "have");
    case "sleep in":
      return isDetermined(next);
    case "check in":
      return !isSplit && isDetermined(next) && !isAmong(head, checkedIn);
    case "walk out":
      return isAmong(headAfter(tokens, lastAt + 2), placeNouns);
    case "step up":
      return next === undefined && tokens[verbAt]?.isAfterBreak === true;
    case "sit up":
      return (
        /^(?:in|on)$/.test(form) &&
        !/^(?:bed|chair|couch|sofa|seat|side|edge)$/.test(headAfter(tokens, lastAt + 2)?.form ?? "")
      );
    case "get up":
      if (isSplit) return isAmong(inner, raisedThings) || isAmong(inner, putUpThings);
      if (/^(?:on|onto)$/.test(form))
        return headAfter(tokens, lastAt + 2)?.lemma !== "foot" && isDetermined(tokens[lastAt + 2]);
      return /^(?:into|close)$/.test(form) || (form === "to" && tokens[lastAt + 2]?.tag !== "verb");
    case "get off":
      return isSplit && isAmong(inner, timeUnits);
    case "work on":
      return isAmong(head, workplaces);
    case "go by":
      return isAmong(head, placeNouns);
    case "hit on":
      return isAmong(head, bodyParts);
    case "cheat on":
      return isAmong(head, cheatedOn);
    case "run for":
      return isAmong(head, runFor);
    case "run through":
      return (
        isDetermined(next) &&
        !isAmong(head, runThroughThings) &&
        !/^(?:this|that|these|those)$/.test(head?.form ?? form)
      );
    case "hold up":
    case "put up":
      return isAmong(isSplit ? inner : head, raisedThings);
    case "keep up":
      if (isSplit && /^(?:them|'em|em)$/.test(inner?.form ?? ""))
        return tokens.slice(0, verbAt).some((token) => isAmong(token, raisedThings));
      return isAmong(isSplit ? inner : head, raisedThings);
    case "keep on":
      return isDetermined(next) && !isAmong(head, timeUnits) && head?.form !== "way";
    case "keep out":
      return isSplit && inner?.form === "eye";
    case "throw out":
      if (form === "of") return isAmong(headAfter(tokens, lastAt + 2), windows);
      return isAmong(isSplit ? inner : head, castThings);
    case "put in":
      return !isSplit && !isIndefinite(next) && isAmong(head, containers);
    case "put on":
      return isAmong(head, bodyParts) || isAmong(head, statesOn) || (isSplit && isThere(next));
    case "put out":
      return form === "to" || isAmong(isSplit ? inner : head, bodyParts);
    case "bring up":
      return isAmong(isSplit ? inner : head, fetchedThings);
    case "bring on":
      return !isSplit && tokens[verbAt]?.feature === "base" && form === "the";
    case "bring about":
      return next?.tag === "digits" || next?.tag === "number";
    case "draw up":
      return isAmong(isSplit ? inner : head, pulledThings);
    case "stand by":
      return isAmong(head, placeNouns) || isAmong(head, surfaceNouns);
    case "go for":
      return isAmong(head, journeys);
    case "have on":
      if (isSplit) return isAmong(head, bodyParts) || isAmong(inner, bodyParts);
      if (/^(?:me|you|him|her|us|them|it)$/.test(form)) return true;
      return head !== undefined && !isAmong(head, wornThings) && !isAmong(head, timeUnits);
    case "get out":
      if (isSplit) return form === "of" && !isLeft(match);
      return form === "in" && tokens[lastAt + 2]?.form === "front";
    case "get out of":
      return isSplit;
    case "come along":
      return isDetermined(next);
    default:
      return false;
  }
}

/** Whether the particle begins a place, a direction or an origin of its own ("take it over there", "make a hero out of him"). */
export function isLiteral(match: PhrasalMatch): boolean {
  const { own, tokens, isSplit, phrase } = match;
  const verbAt = own[0] ?? 0;
  const lastAt = own.at(-1) ?? verbAt;
  const verb = tokens[verbAt];
  const particle = tokens[lastAt];
  const next = match.next?.form ?? "";
  const isPlaced = isThere(match.next) && tokens[lastAt + 2]?.tag !== "be";
  if (particle?.form === "over" && (tokens[lastAt - 1]?.form === "all" || isPlaced)) return true;
  if (literalBefore.get(phrase)?.test(next) === true && !(next === "to" && tokens[lastAt + 2]?.tag === "verb"))
    return true;
  if (isPlaced && !isSplit && own.length === 2) {
    const direction = particle?.form ?? "";
    if (placedVerbs.test(verb?.lemma ?? "") && directions.test(direction)) return true;
    if (leadingVerbs.test(verb?.lemma ?? "") && /^(?:out|up|down|off)$/.test(direction))
      return (phrase !== "get out" || next !== "here") && (phrase !== "go up" || isPersonsMove(match));
  }
  if (withObject.has(phrase) && /^(?:and|or|to|on|at|by|too|now|later|again)?$/.test(next) && !isStranded(match))
    return true;
  if (particle?.form === "over" && next === "to" && /^(?:go|run|walk|drive|get|fly|step)$/.test(verb?.lemma ?? ""))
    return true;
  if (particle?.form === "by" && isAmong(match.head, transport)) return true;
  if (verb?.lemma === "stand" && particle?.form === "down" && isPlaced) return true;
  // "Let's" has its object in itself.
  if (verb?.lemma === "let" && tokens[verbAt + 1]?.word === verb.word) return true;
  if (isPassiveInPlace(match) || isLiteralVerb(match)) return true;
  if (!isSplit || own.length > 2) return false;
  // "Take the train on to Rome".
  if (particle?.form === "on") return carryingVerbs.has(verb?.lemma ?? "") && (next === "to" || furtherOn.test(next));
  if (!directions.test(particle?.form ?? "")) return false;
  if (isPlaced) return true;
  if (particle?.form === "out" && next === "of") return !keptOut.has(verb?.lemma ?? "");
  const isWay = /^(?:up|down|over)$/.test(particle?.form ?? "");
  return isWay && carryingVerbs.has(verb?.lemma ?? "") && /^(?:to|into|onto|from)$/.test(next);
}
