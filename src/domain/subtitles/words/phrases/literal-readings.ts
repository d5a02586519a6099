import {
  bodyParts,
  carryingVerbs,
  checkedIn,
  enteredPlaces,
  journeys,
  keptOut,
  lookedInto,
  placeNouns,
  raisedThings,
  runFor,
  surfaceNouns,
  timeUnits,
  transport,
  workplaces,
} from "../tables/phrase-conditions.ts";
import type { Token } from "../tagging/token.ts";
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
const directions = /^(?:over|out|up|down|in|off)$/;
const personalSubjects = /^(?:i|we|you|he|she|they|who)$/;

/** A person comes up, while questions and names do in a figurative sense ("I'll come up", but "it came up"). */
function isPersonsMove({ own, tokens }: PhrasalMatch): boolean {
  let at = own[0] ?? 0;
  while (at > 0 && tokens[at]?.isAfterBreak === false) {
    const before = tokens[at - 1];
    if (!/^(?:modal|be|have|do|negation|adverb)$/.test(before?.tag ?? ""))
      return personalSubjects.test(before?.form ?? "");
    at -= 1;
  }
  return true;
}

function isThere(token: Token | undefined): boolean {
  return token?.form === "here" || token?.form === "there";
}

/** "What have you got in there?" is of having. */
function isPossessed({ own, tokens }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  if (tokens[verbAt]?.form !== "got") return false;
  return tokens.slice(Math.max(0, verbAt - 4), verbAt).some(({ form }) => form === "what" || form === "who");
}

/** What someone is got out of is left; "get a kick out of it" is of nothing that is left. */
function isLeft({ own, tokens }: PhrasalMatch): boolean {
  const lastAt = own.at(-1) ?? 0;
  const source = tokens[lastAt + 2];
  if (isThere(source) || isAmong(headAfter(tokens, lastAt + 2), placeNouns)) return true;
  return lastAt - (own[0] ?? 0) === 2 && tokens[lastAt - 1]?.tag === "pronoun";
}

/** The literal sense of single phrasal verbs. */
function isLiteralVerb(match: PhrasalMatch): boolean {
  const { phrase, own, tokens, next, head, isSplit } = match;
  const lastAt = own.at(-1) ?? 0;
  /** Of a split verb, the end of what stands between. */
  const inner = tokens[lastAt - 1];
  switch (phrase) {
    case "look into":
      return isAmong(head, lookedInto);
    case "come up":
      if (/^(?:here|there|behind|beside|into)$/.test(next?.form ?? "")) return true;
      return (next === undefined || /^(?:and|to|from|for)$/.test(next.form)) && isPersonsMove(match);
    case "come out":
    case "get down":
      return next?.form === "here";
    case "go down":
    case "run down":
      return /^(?:here|there|to|into)$/.test(next?.form ?? "") || (phrase === "go down" && isPersonsMove(match));
    case "make up":
      return /^(?:here|there)$/.test(next?.form ?? "");
    case "make out":
    case "look out":
    case "fall out":
    case "work out":
    case "pass out":
      return next?.form === "of";
    case "get in":
      if (isSplit || isPossessed(match)) return true;
      return head !== undefined && next?.tag !== "name" && !isAmong(head, enteredPlaces) && !isAmong(head, timeUnits);
    case "sleep in":
      return next?.tag === "determiner" || next?.tag === "possessive";
    case "check in":
      return !isSplit && (next?.tag === "determiner" || next?.tag === "possessive") && !isAmong(head, checkedIn);
    case "walk out":
      return /^(?:to|onto|into)$/.test(next?.form ?? "") || isAmong(headAfter(tokens, lastAt + 2), placeNouns);
    case "step up":
      return /^(?:to|on|onto|into|in|here|there)$/.test(next?.form ?? "");
    case "get up":
      return isSplit && isAmong(inner, raisedThings);
    case "get off":
      return isSplit && isAmong(inner, timeUnits);
    case "work on":
      return isAmong(head, workplaces);
    case "go by":
      return isAmong(head, placeNouns);
    case "hit on":
      return isAmong(head, bodyParts);
    case "hang up":
      return isThere(next);
    case "catch on":
      return next?.form === "fire";
    case "run for":
      return isAmong(head, runFor);
    case "hold up":
    case "put up":
      return isAmong(isSplit ? inner : head, raisedThings);
    case "run out of":
    case "stand out":
      return /^(?:here|there)$/.test(next?.form ?? "");
    case "stand by":
      return isAmong(head, placeNouns) || isAmong(head, surfaceNouns);
    case "go over":
      return next?.form === "with";
    case "go for":
      return isAmong(head, journeys);
    case "have on":
      return isAmong(head, bodyParts) || (isSplit && isAmong(inner, bodyParts));
    case "get out":
      return isSplit && next?.form === "of" && !isLeft(match);
    case "get out of":
      return isSplit;
    case "let in":
      return next?.form === "on";
    case "get on":
      return isSplit;
    case "come along":
      return next?.tag === "determiner" || next?.tag === "possessive";
    default:
      return false;
  }
}

/** Whether the particle begins a place, a direction or an origin of its own ("take it over there", "make a hero out of him"). */
export function isLiteral(match: PhrasalMatch): boolean {
  const { own, tokens, isSplit } = match;
  const verbAt = own[0] ?? 0;
  const lastAt = own.at(-1) ?? verbAt;
  const verb = tokens[verbAt];
  const particle = tokens[lastAt];
  const next = match.next?.form ?? "";
  const isPlaced = isThere(match.next) && tokens[lastAt + 2]?.tag !== "be";
  if (particle?.form === "over" && (tokens[lastAt - 1]?.form === "all" || (isPlaced && verb?.lemma !== "come")))
    return true;
  if (match.phrase === "look over" && /^(?:by|at|to|near|behind|beyond)$/.test(next)) return true;
  if (
    isPlaced &&
    !isSplit &&
    own.length === 2 &&
    placedVerbs.test(verb?.lemma ?? "") &&
    directions.test(particle?.form ?? "")
  )
    return true;
  if (particle?.form === "over" && next === "to" && /^(?:go|run|walk|drive|get|fly|step)$/.test(verb?.lemma ?? ""))
    return true;
  if (particle?.form === "by" && isAmong(match.head, transport)) return true;
  if (verb?.lemma === "stand" && particle?.form === "down" && isPlaced) return true;
  // "Let's" has its object in itself.
  if (verb?.lemma === "let" && tokens[verbAt + 1]?.word === verb.word) return true;
  if (isLiteralVerb(match)) return true;
  const isApart = isSplit && tokens.slice(verbAt + 1, lastAt).some(({ tag }) => tag !== "adverb");
  if (!isApart || own.length > 2 || !directions.test(particle?.form ?? "")) return false;
  if (isPlaced) return true;
  if (particle?.form === "out" && next === "of") return !keptOut.has(verb?.lemma ?? "");
  const isWay = /^(?:up|down|over)$/.test(particle?.form ?? "");
  return isWay && carryingVerbs.has(verb?.lemma ?? "") && /^(?:to|into|onto|from)$/.test(next);
}
