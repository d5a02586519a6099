import {
  carryingVerbs,
  days,
  keptOut,
  literalBefore,
  placeNouns,
  timeUnits,
  transport,
  withObject,
} from "../tables/phrase-conditions.ts";
import { isOneOf, startsObject, startsTime } from "../tagging/token.ts";
import { hasLiteralSign } from "./has-literal-sign.ts";
import { furtherOn, hasObjectBefore, isPersonsMove, personalSubjects } from "./literal-moves.ts";
import { isLiteralVerb } from "./literal-verbs.ts";
import { headAfter, isAmong, isIndefinite, isThere, type PhrasalMatch } from "./phrasal-match.ts";

/** Verbs that have a place of their own in "up there", "out here" ("They work out there in the sun"). */
const placedVerbs = /^(?:work|die|look|eat|find|fight|try|call|live|make|put|keep|see|sleep|set)$/;
/** Verbs that lead there ("get up there"); "get in here" and "come in here" are entering. */
const leadingVerbs = /^(?:go|get|come|run|walk|climb|drive|move|fly|ride|hurry|stay|fall|sail)$/;
/** What their object stands before is a place ("the money you put in the bank"). */
const placingPhrasalVerb = /^(?:bring|carry|get|give|have|let|put|send|take|turn) (?:in|on)$/;
/** Where someone is taken out for fun. */
const outings = /^(?:theater|restaurant|cafe|bar|club|park|pool|beach|place|night|lake)$/;
const directions = /^(?:over|out|up|down|in|off)$/;
/** "Look for a minute" is of looking that long. */
const durable = /^(?:live|look|call|head|go|come|care|fall|stand)$/;

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
    if (tokens[at]?.tag === "noun" && personalSubjects.test(tokens[at + 1]?.form ?? "")) return true;
  }
  return false;
}

/** "He was put in one cell": what the verb acts on is the subject, so the particle leads to a place. */
function isPassiveInPlace({ own, tokens, isSplit, next, head }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  const verb = tokens[verbAt];
  if (isSplit || own.length > 2 || verb === undefined || !/participle/i.test(verb.feature ?? "")) return false;
  if ((!startsObject(next) && next?.tag !== "number") || (startsTime(next) && next?.form !== "one")) return false;
  if (!/^(?:in|on|over|through|around|up|down)$/.test(tokens[own[1] ?? 0]?.form ?? "")) return false;
  // "Taken in a raid", "three photos taken in a day".
  if (verb.isAfterBreak || tokens[verbAt - 1]?.tag === "noun")
    return verb.feature === "participle" && verb.form !== verb.lemma && isOneOf(next, "determiner", "possessive");
  if (isAmong(head, timeUnits)) return false;
  let at = verbAt - 1;
  while (at > 0 && tokens[at]?.tag === "adverb") at -= 1;
  return tokens[at]?.tag === "be" && tokens[at]?.form !== "'s";
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
  const isPersonInside = /^(?:me|us|you|him|her|them)$/.test(tokens[lastAt - 1]?.form ?? "");
  // "You take over here", "we talked it all over".
  const isMeant =
    (phrase === "take over" && !isSplit && next === "here") || (phrase === "talk over" && isSplit && !isPlaced);
  if (particle?.form === "over" && !isMeant && (tokens[lastAt - 1]?.form === "all" || isPlaced)) return true;
  if (tokens[lastAt - 1]?.form === "upside") return true;
  if (literalBefore.get(phrase)?.test(next) === true && !(next === "to" && tokens[lastAt + 2]?.tag === "verb"))
    return true;
  if (isPlaced && !isSplit && own.length === 2) {
    const direction = particle?.form ?? "";
    if (placedVerbs.test(verb?.lemma ?? "") && directions.test(direction)) return true;
    if (leadingVerbs.test(verb?.lemma ?? "") && /^(?:out|up|down|off)$/.test(direction))
      return !(/^(?:get|come) out$/.test(phrase) && next === "here") && (phrase !== "go up" || isPersonsMove(match));
  }
  // "They lived for a year": how long.
  if (particle?.form === "for" && durable.test(verb?.lemma ?? "") && isAmong(match.head, timeUnits))
    return (
      isIndefinite(match.next) ||
      match.next === match.head ||
      match.next?.tag === "adverb" ||
      /^(?:past|last|next|first)$/.test(tokens[lastAt + 2]?.form ?? "")
    );
  // "We've had her over a year": more than.
  if (particle?.form === "over" && isIndefinite(match.next) && isAmong(match.head, timeUnits)) return true;
  if (withObject.has(phrase) && /^(?:and|or|to|on|at|by|too|now|later|again)?$/.test(next) && !isStranded(match))
    return true;
  if (particle?.form === "over" && next === "to" && /^(?:go|run|walk|drive|get|fly|step)$/.test(verb?.lemma ?? ""))
    return true;
  if (particle?.form === "on" && !isSplit && days.has(match.head?.lemma.toLowerCase() ?? "")) return true;
  if (particle?.form === "by" && isAmong(match.head, transport)) return true;
  if (verb?.lemma === "stand" && particle?.form === "down" && isPlaced) return true;
  // "Let's" has its object in itself.
  if (verb?.lemma === "let" && tokens[verbAt + 1]?.word === verb.word) return true;
  if (
    placingPhrasalVerb.test(phrase) &&
    (isSplit ? match.next === undefined : match.head !== undefined && !isAmong(match.head, timeUnits))
  ) {
    if (hasObjectBefore(match)) return true;
  }
  if (isPassiveInPlace(match) || isLiteralVerb(match) || hasLiteralSign(match)) return true;
  // "He looked her up and down".
  if (isSplit && particle?.form === "up" && next === "and" && tokens[lastAt + 2]?.form === "down") return true;
  if (!isSplit || own.length > 2) return false;
  // "Take the train on to Rome".
  if (particle?.form === "on") return carryingVerbs.has(verb?.lemma ?? "") && (next === "to" || furtherOn.test(next));
  if (!directions.test(particle?.form ?? "")) return false;
  // "You'd never let me in here", "pick me up here", "bring her in here".
  if (isPlaced) {
    const isMeant =
      /^(?:pick up|(?:help|freak|hear|cut) out)$/.test(phrase) ||
      (phrase === "put up" && isPersonInside) ||
      (phrase === "bring in" && next === "here");
    return verb?.lemma !== "let" && !isMeant;
  }
  if (particle?.form === "out" && next === "of") return !keptOut.has(verb?.lemma ?? "");
  // "Take it out to the barn", but "take her out to a restaurant".
  if (particle?.form === "out" && /^(?:take|bring|send|carry)$/.test(verb?.lemma ?? "") && /^(?:to|in)$/.test(next)) {
    const place = headAfter(tokens, lastAt + 2);
    if (isAmong(place, placeNouns) && !outings.test(place?.lemma ?? "")) return true;
  }
  const isWay = /^(?:up|down|over)$/.test(particle?.form ?? "");
  return isWay && carryingVerbs.has(verb?.lemma ?? "") && /^(?:to|into|onto|from)$/.test(next);
}
