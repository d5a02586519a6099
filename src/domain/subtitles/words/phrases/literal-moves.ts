import { containers, journeys, sources, wornThings } from "../tables/phrasal-nouns.ts";
import { placeNouns, timeUnits } from "../tables/phrase-conditions.ts";
import { isOneOf, type Token } from "../tagging/token.ts";
import {
  headAfter,
  isAmong,
  isDetermined,
  isIndefinite,
  isPerson,
  isThere,
  type PhrasalMatch,
} from "./phrasal-match.ts";

export const personalSubjects =
  /^(?:i|we|you|he|she|they|who|one|me|him|her|us|them|somebody|someone|anybody|everybody)$/;
/** Where one goes on to ("go on home", "get on over"). */
export const furtherOn = /^(?:home|ahead|over|up|down|back|in|out|inside|outside|upstairs|downstairs|along|through)$/;
/** Of these, the ones where something may be going on. */
export const happensIn = /^(?:over|up|down|back|in|out|inside|outside|upstairs|downstairs|through)$/;

/** A person comes up, while questions and names do in a figurative sense ("I'll come up", but "it came up"). */
export function isPersonsMove({ phrase, own, tokens }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  let at = verbAt;
  while (at > 0 && tokens[at]?.isAfterBreak === false) {
    const before = tokens[at - 1];
    const form = before?.form ?? "";
    if (personalSubjects.test(form)) return true;
    if (isPerson(before)) return true;
    if (form !== "to" && !/^(?:modal|be|have|do|negation|adverb|verb)$/.test(before?.tag ?? "")) return false;
    at -= 1;
  }
  // "Coming up!" is announced.
  return phrase !== "come up" || tokens[verbAt]?.feature !== "ing";
}

/** The token before a verb and its auxiliaries. */
export function subjectOf(tokens: readonly Token[], verbAt: number): Token | undefined {
  let at = verbAt;
  while (at > 0 && tokens[at]?.isAfterBreak === false) {
    at -= 1;
    if (!isOneOf(tokens[at], "to", "modal", "be", "have", "do", "negation", "adverb", "verb")) return tokens[at];
  }
  return undefined;
}

/** A ship, the sun or a price goes down; a person, and what has no subject, goes there. */
export function isThingsMove(match: PhrasalMatch): boolean {
  const subject = subjectOf(match.tokens, match.own[0] ?? 0);
  const isThing =
    isOneOf(subject, "noun", "name") || /^(?:it|which|that|this|everything|and)$/.test(subject?.form ?? "");
  // "No need to go down".
  const isGoal = subject?.tag === "noun" && match.tokens[subject.index + 1]?.tag === "to";
  return isThing && !isGoal && !isPersonsMove(match);
}

export function isMovedPerson(token: Token | undefined): boolean {
  return /^(?:me|you|him|her|us)$/.test(token?.form ?? "") || isPerson(token);
}

/** "What have you got in there?", "you got a long ride back to town" are of having. */
export function isPossessed({ own, tokens, isSplit, next }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  const lastAt = own.at(-1) ?? verbAt;
  if (tokens[verbAt]?.form !== "got") return false;
  if (isSplit && isIndefinite(tokens[verbAt + 1]) && (next !== undefined || isAmong(tokens[lastAt - 1], journeys)))
    return true;
  return (
    !isSplit && tokens.slice(Math.max(0, verbAt - 4), verbAt).some(({ form }) => form === "what" || form === "who")
  );
}

/** "The tie he's got on". */
export function isWorn({ own, tokens, next }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  return (
    tokens[verbAt]?.form === "got" &&
    (next === undefined || next.tag === "be") &&
    tokens.slice(0, verbAt).some((t) => isAmong(t, wornThings))
  );
}

/** What someone is got out of is left; "get a kick out of it" is of nothing that is left. */
export function isLeft({ own, tokens }: PhrasalMatch): boolean {
  const lastAt = own.at(-1) ?? 0;
  const source = tokens[lastAt + 2];
  const head = headAfter(tokens, lastAt + 2);
  if (source?.form === "this" && isPerson(tokens[lastAt - 1])) return true;
  if (isThere(source) || isAmong(head, placeNouns) || isAmong(head, sources)) return true;
  const inner = tokens[lastAt - 1];
  if (inner?.form === "it" && isDetermined(source)) return isAmong(headAfter(tokens, lastAt + 2), containers);
  return lastAt - (own[0] ?? 0) === 2 && inner?.tag === "pronoun";
}

/** "The change it would bring in his life": the object stands before, so "in" leads to a place. */
export function hasObjectBefore({ own, tokens }: PhrasalMatch): boolean {
  let at = (own[0] ?? 0) - 1;
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
    object?.tag === "noun" && !isAmong(object, timeUnits) && !/^(?:way|reason|place|case|course)$/.test(object.form)
  );
}
