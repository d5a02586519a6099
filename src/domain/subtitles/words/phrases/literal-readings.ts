import { startsTime } from "../tagging/token.ts";
import { isAmong, isThere, type MatchedPhrase } from "./matched-phrase.ts";
import { hasObjectBefore, isIndefinite, isPassiveInPlace } from "./phrasal-conditions.ts";

/** Verbs of motion and looking: with a place after the particle they are literal ("turned off the road", "looked up the ladder"). */
const pathVerbs = /^(?:look|turn|run|go|come|walk|climb|drive|move|fall|back|fly|jump|step|head|get)$/;
/** Particles that lead along a path. */
const along = /^(?:up|down|off|on|into|through|over|around|of|out|in)$/;
/** Verbs that have a place of their own in "up there", "out here" ("They work out there in the sun"). */
const placedVerbs = /^(?:work|die|look|eat|find|fight|try|call|live|make|put|keep|see|sleep|set)$/;
/** Verbs that lead there ("get up there"); "get in here" and "come in here" are entering. */
const leadingVerbs = /^(?:go|get|come|run|walk|climb|drive|move|fly|ride|hurry|stay|fall|sail)$/;
/** What the object of "in" and "on" stands before is a place ("the money you put in the bank"). */
const placingVerbs = /^(?:bring|carry|get|give|have|let|put|send|take|turn)$/;
/** Verbs that move an object: with where to after the particle they are literal ("take the box down to the cellar"). */
const carryingVerbs = /^(?:take|bring|get|send|put|carry|move)$/;
/** Verbs whose object stands before "out of" ("keep him out of it"); "make a hero out of him" is none. */
const keptOut = /^(?:keep|leave|talk|cut|throw|kick|get|let|lock)$/;
/** "Look for a minute" is of looking that long. */
const durable = /^(?:live|look|call|head|go|come|care|fall|stand)$/;
const directions = /^(?:over|out|up|down|in|off)$/;
/** Where one goes on to ("go on home", "get on over"). */
const furtherOn = /^(?:home|ahead|over|up|down|back|in|out|inside|outside|upstairs|downstairs|along|through)$/;

/** "They ran up the hill", but "turns into a lot of mush". */
export function isAlongPath({ first, last, tokens, next, head, isSplit, nouns }: MatchedPhrase): boolean {
  const isMany = head?.form === "lot" && tokens[head.index + 1]?.form === "of";
  return (
    pathVerbs.test(first.lemma) &&
    along.test(last.form) &&
    isAmong(head, nouns.place) &&
    !isSplit &&
    !isMany &&
    !(startsTime(next) && isAmong(head, nouns.time))
  );
}

/** "They lived for a year", "we've had her over a year". */
function isDuration({ first, last, next, next2, head, nouns }: MatchedPhrase): boolean {
  if (!isAmong(head, nouns.time)) return false;
  if (last.form === "over") return isIndefinite(next);
  if (last.form !== "for" || !durable.test(first.lemma)) return false;
  return (
    isIndefinite(next) ||
    next === head ||
    next?.tag === "adverb" ||
    /^(?:past|last|next|first)$/.test(next2?.form ?? "")
  );
}

/** Whether the particle begins a place, a direction or an origin of its own ("take it over there", "make a hero out of him"). */
export function isLiteral(match: MatchedPhrase): boolean {
  const { own, first, last, inner, isSplit, next, head, goal, nouns, tokens, to } = match;
  const verb = first.lemma;
  const particle = last.form;
  const following = next?.form ?? "";
  const isPlaced = isThere(next) && tokens[to + 2]?.tag !== "be";
  if (particle === "over" && (inner?.form === "all" || isPlaced)) return true;
  if (inner?.form === "upside") return true;
  if (isPlaced && !isSplit && own.length === 2) {
    if (placedVerbs.test(verb) && directions.test(particle)) return true;
    if (leadingVerbs.test(verb) && /^(?:out|up|down|off)$/.test(particle)) return true;
  }
  if (isDuration(match)) return true;
  if (particle === "over" && following === "to" && /^(?:go|run|walk|drive|get|fly|step)$/.test(verb)) return true;
  if (particle === "on" && !isSplit && isAmong(head, nouns.day)) return true;
  if (particle === "by" && isAmong(head, nouns.vehicle)) return true;
  if (verb === "stand" && particle === "down" && isPlaced) return true;
  // "Let's" has its object in itself.
  if (verb === "let" && match.second?.word === first.word) return true;
  if (
    placingVerbs.test(verb) &&
    /^(?:in|on)$/.test(particle) &&
    own.length === 2 &&
    (isSplit ? next === undefined : head !== undefined && !isAmong(head, nouns.time)) &&
    hasObjectBefore(match)
  )
    return true;
  if (isPassiveInPlace(match)) return true;
  // "He looked her up and down".
  if (isSplit && particle === "up" && following === "and" && tokens[to + 2]?.form === "down") return true;
  if (!isSplit || own.length > 2) return false;
  // "Take the train on to Rome".
  if (particle === "on") return carryingVerbs.test(verb) && (following === "to" || furtherOn.test(following));
  if (!directions.test(particle)) return false;
  // "You'd never let me in here", "bring her in here".
  if (isPlaced) return verb !== "let";
  if (particle === "out" && following === "of") return !keptOut.test(verb);
  // "Take it out to the barn", but "take her out to a restaurant".
  if (particle === "out" && /^(?:take|bring|send|carry)$/.test(verb) && /^(?:to|in)$/.test(following)) {
    if (isAmong(goal, nouns.place) && !isAmong(goal, nouns.outing)) return true;
  }
  return /^(?:up|down|over)$/.test(particle) && carryingVerbs.test(verb) && /^(?:to|into|onto|from)$/.test(following);
}
