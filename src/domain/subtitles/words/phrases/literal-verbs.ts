import {
  arrivals,
  blownThings,
  bodyParts,
  businesses,
  carriedOut,
  castThings,
  cheatedOn,
  checkedIn,
  containers,
  enteredPlaces,
  fetchedThings,
  journeys,
  lookedInto,
  meals,
  occasions,
  pinnedThings,
  pulledThings,
  raisedThings,
  runFor,
  runningThings,
  runThroughThings,
  seenThrough,
  statesOn,
  surfaceNouns,
  switchedThings,
  windows,
  workplaces,
  wornThings,
} from "../tables/phrasal-nouns.ts";
import { days, placeNouns, timeUnits, transport } from "../tables/phrase-conditions.ts";
import { isOneOf } from "../tagging/token.ts";
import {
  furtherOn,
  happensIn,
  hasObjectBefore,
  isLeft,
  isMovedPerson,
  isPersonsMove,
  isPossessed,
  isThingsMove,
  isWorn,
  subjectOf,
} from "./literal-moves.ts";
import {
  headAfter,
  innerObject,
  isAmong,
  isDetermined,
  isIndefinite,
  isPerson,
  isThere,
  type PhrasalMatch,
} from "./phrasal-match.ts";

/** The literal sense of single phrasal verbs. */
export function isLiteralVerb(match: PhrasalMatch): boolean {
  const { phrase, own, tokens, next, head, isSplit } = match;
  const verbAt = own[0] ?? 0;
  const lastAt = own.at(-1) ?? 0;
  const form = next?.form ?? "";
  /** Of a split verb, the end of what stands between. */
  const inner = tokens[lastAt - 1];
  switch (phrase) {
    case "look into":
      return (
        isAmong(head, lookedInto) ||
        tokens.slice(0, verbAt).some((t) => /^(?:mirror|telescope|lens|camera)$/.test(t.lemma))
      );
    case "look through":
      // "A window we can look through".
      return (
        isAmong(head, seenThrough) ||
        (head === undefined && tokens.slice(0, verbAt).some((t) => isAmong(t, seenThrough)))
      );
    case "look back":
      return (
        form === "in" && (isAmong(headAfter(tokens, lastAt + 2), timeUnits) || tokens[lastAt + 2]?.tag === "digits")
      );
    case "come up":
      return (form !== "next" || head !== undefined) && form !== "with" && isPersonsMove(match);
    case "go over":
      return head?.lemma === "head";
    case "come over":
      if (form === "on") return isAmong(headAfter(tokens, lastAt + 2), transport);
      return isDetermined(next) && !isAmong(head, timeUnits);
    case "go down":
      return !isThingsMove(match);
    case "go up":
      // One goes up stairs, but up to someone.
      return (
        form === "to" &&
        !isOneOf(tokens[lastAt + 2], "verb", "digits", "number") &&
        !isAmong(headAfter(tokens, lastAt + 2), placeNouns)
      );
    case "come out":
    case "go out":
      if (form === "to" && (tokens[lastAt + 2]?.tag === "name" || headAfter(tokens, lastAt + 2)?.form === "place"))
        return true;
      return /^(?:in|into|onto|to)$/.test(form) && isAmong(headAfter(tokens, lastAt + 2), placeNouns);
    case "get at":
    case "get back at":
    case "drag into":
      return isAmong(head, placeNouns);
    case "get over":
      return head?.lemma === "line" || (next?.tag === "adjective" && head === undefined);
    case "get together":
      // "A nice get together".
      return tokens[verbAt]?.isAfterBreak === false && isOneOf(tokens[verbAt - 1], "determiner", "adjective");
    case "fit in":
      return !isSplit && (isDetermined(next) || form === "it");
    case "blow off":
    case "blow out":
      return isAmong(isSplit ? innerObject(match) : head, blownThings);
    case "carry out":
      return isSplit && (isOneOf(inner, "noun", "name") ? !isAmong(inner, carriedOut) : isMovedPerson(inner));
    case "chill out":
      return isDetermined(next);
    case "do over":
      return !isSplit && head?.form === "way";
    case "do without":
      // "Get more done without me".
      return (
        tokens[verbAt]?.form === "done" && !tokens.slice(Math.max(0, verbAt - 3), verbAt).some((t) => t.tag === "have")
      );
    case "go without":
      return next?.feature === "ing" && !/^(?:eat|sleep|drink|smoke)$/.test(next.lemma);
    case "go after":
      return isAmong(head, occasions) || isAmong(head, meals);
    case "call for":
      // "I'm calling for Betty" is of the phone.
      return tokens[verbAt]?.feature === "ing" && head?.tag === "name" && subjectOf(tokens, verbAt)?.form === "i";
    case "catch up":
      // "Caught up in the excitement".
      return form === "in" && tokens[verbAt]?.form === "caught";
    case "turn to":
      // "He turns to me and laughs".
      return isMovedPerson(next) && tokens[lastAt + 2]?.form === "and";
    case "come through":
      // "Coming through!" asks to let one pass.
      return next === undefined && tokens[verbAt]?.feature === "ing" && subjectOf(tokens, verbAt) === undefined;
    case "go with":
      // "Get a quarrel going with her".
      return (
        tokens[verbAt]?.feature === "ing" &&
        tokens[verbAt - 1]?.tag === "noun" &&
        tokens.slice(0, verbAt).some(({ lemma, tag }) => tag === "verb" && /^(?:get|have)$/.test(lemma))
      );
    case "start off":
      // "I start a week off".
      return isSplit && isIndefinite(tokens[verbAt + 1]) && isAmong(inner, timeUnits);
    case "come for":
      return isAmong(head, meals) || isAmong(subjectOf(tokens, verbAt), arrivals);
    case "come on":
      // "Come on down", "come right on back".
      return furtherOn.test(form) || /^(?:straight|right)$/.test(inner?.form ?? "");
    case "go on":
    case "get on":
      if (phrase === "get on" && (isSplit || isPossessed(match) || isWorn(match))) return true;
      if (furtherOn.test(form)) return phrase === "get on" || tokens[verbAt]?.form === "go" || !happensIn.test(form);
      if (phrase === "go on")
        return (
          tokens[verbAt]?.isAfterBreak === false &&
          (isAmong(tokens[verbAt - 1], wornThings) || isAmong(tokens[verbAt - 1], switchedThings))
        );
      // "Get on TV".
      if (next?.tag === "name") return true;
      return /^(?:me|you|him|us|them|here|there)$/.test(form) || (isDetermined(next) && !isAmong(head, transport));
    case "get in":
      if (isSplit || isPossessed(match)) return true;
      if (head === undefined || next?.tag === "name" || head.form === "way") return false;
      return !isAmong(head, enteredPlaces) && !isAmong(head, timeUnits);
    case "get into":
      return isSplit && head?.form !== "lot" && isAmong(head, placeNouns);
    case "ask for":
      // "I ask you for the last time".
      return (
        isSplit && isAmong(head, timeUnits) && /^(?:first|last|second|third)$/.test(tokens[lastAt + 2]?.form ?? "")
      );
    case "get down":
      if (isSplit && inner?.form === "hair") return true;
      if (form === "to" && isOneOf(tokens[lastAt + 2], "determiner", "possessive")) return true;
      return isPossessed(match) || (tokens[verbAt]?.form === "got" && isThere(next));
    case "get down to":
      return head !== undefined && !isAmong(head, businesses);
    case "get around":
      return isPossessed(match) || (tokens[verbAt]?.form === "got" && isThere(next));
    case "get back":
      if (isSplit && inner?.form === "it" && /^(?:on|up|together)$/.test(form)) return true;
      // "Get him back in the house", but "get it back in a week".
      if (isSplit && /^(?:in|into|on)$/.test(form)) {
        const place = headAfter(tokens, lastAt + 2);
        return isThere(tokens[lastAt + 2]) || (place !== undefined && !isAmong(place, timeUnits));
      }
      return isPossessed(match) || (isSplit && next !== undefined && isIndefinite(tokens[verbAt + 1]));
    case "get to":
      return next === undefined && tokens[verbAt]?.form === "got" && isOneOf(tokens[verbAt - 1], "have");
    case "carry on":
      return next !== undefined && (isAmong(head, bodyParts) || isAmong(head, placeNouns));
    case "sleep in":
      // "His bed hasn't been slept in".
      return isDetermined(next) || isOneOf(tokens[verbAt - 1], "be");
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
      // "Get 'em up!" is of hands.
      if (isSplit && inner?.form === "them" && tokens[verbAt]?.isAfterBreak === true) return true;
      if (isSplit) return innerObject(match)?.tag === "noun" && !isPerson(innerObject(match));
      if (/^(?:on|onto)$/.test(form)) {
        const place = headAfter(tokens, lastAt + 2);
        return place?.lemma !== "foot" && !isAmong(place, timeUnits) && tokens[lastAt + 2]?.tag !== "name";
      }
      return /^(?:into|close)$/.test(form) || (form === "to" && tokens[lastAt + 2]?.tag !== "verb");
    case "get off":
    case "give off":
      return isSplit && (isAmong(inner, timeUnits) || days.has(inner?.lemma.toLowerCase() ?? ""));
    case "let out":
      return form === "of" && headAfter(tokens, lastAt + 2)?.form === "sight";
    case "hold against":
      return head?.form === "will";
    case "call in":
    case "drop in":
      if (isIndefinite(next) && isAmong(head, timeUnits)) return true;
      return isDetermined(next) && head?.tag === "name";
    case "come by":
      return head?.form === "way";
    case "work on":
      // "Work on that term paper".
      if (head?.form === "paper" && tokens[head.index - 1]?.tag === "noun") return false;
      return isAmong(head, workplaces) || (form === "time" && head === next);
    case "tell off":
      // "I'll tell you right off".
      return /^(?:right|straight)$/.test(inner?.form ?? "");
    case "trade in":
      return !isSplit && next !== undefined && !isDetermined(next) && next.tag !== "pronoun";
    case "knock off":
      // "Knock it off!" is said to someone.
      return (
        isSplit && inner?.form === "it" && (tokens[verbAt]?.feature !== "base" || tokens[verbAt - 1]?.form === "they")
      );
    case "go by":
      return isAmong(head, placeNouns);
    case "hit on":
      // Who is "hitting on" someone is after a person.
      return isAmong(head, bodyParts) || (tokens[verbAt]?.feature !== "ing" && isDetermined(next) && !isPerson(head));
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
      if (isSplit && inner?.form === "them" && next === undefined) return tokens[verbAt]?.isAfterBreak === true;
      if (isSplit && form === "on" && isAmong(headAfter(tokens, lastAt + 2), surfaceNouns))
        return headAfter(tokens, lastAt + 2)?.lemma !== "wall";
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
    case "pin on":
      return isAmong(head, bodyParts) || isAmong(isSplit ? inner : head, pinnedThings);
    case "take off":
      if (isSplit) return form === "to";
      return isAmong(head, bodyParts) || isAmong(head, surfaceNouns);
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
      // "What I've got going for the party".
      return isAmong(head, journeys) || tokens[verbAt - 1]?.form === "got";
    case "go through with":
      // "What he goes through with his boss".
      return next !== undefined && hasObjectBefore(match);
    case "go under":
      return head !== undefined && !/^(?:name|alias|knife|hammer|title)$/.test(head.lemma);
    case "look out":
      // A warning is an order; who looks out looks outside.
      return tokens[verbAt]?.feature !== "base" || /^(?:i|we|and)$/.test(subjectOf(tokens, verbAt)?.form ?? "");
    case "have on":
      if (isSplit && (isAmong(inner, bodyParts) || isAmong(inner, runningThings))) return true;
      if (isSplit) return head !== undefined && !isAmong(head, timeUnits);
      if (/^(?:me|you|him|her|us|them|it)$/.test(form)) return true;
      return head !== undefined && !isAmong(head, wornThings) && !isAmong(head, timeUnits);
    case "get out":
      if (isSplit) return form === "of" && !isLeft(match);
      if (!/^(?:in|into|on|onto)$/.test(form)) return false;
      return tokens[lastAt + 2]?.form === "front" || isAmong(headAfter(tokens, lastAt + 2), placeNouns);
    case "get out of":
      return isSplit;
    case "come along":
      return isDetermined(next);
    default:
      return false;
  }
}
