import {
  hedges,
  imperativeIdioms,
  neverAlone,
  objectPhrasalVerbs,
  openEnded,
  outbursts,
  pathPhrasalVerbs,
  placeNouns,
  predicateIdioms,
  surfaceNouns,
  timeUnits,
} from "../tables/phrase-conditions.ts";
import { canBe, isOneOf, startsNounPhrase } from "../tagging/grammar.ts";
import type { Unit } from "../tagging/unit.ts";
import type { PhrasePattern } from "./compile-phrases.ts";
import { nounPhraseEnds } from "./noun-phrase.ts";

/** A phrase found: the indexes of the units that are its own words, not those of its object. */
export type PhraseMatch = { readonly pattern: PhrasePattern; readonly units: readonly number[] };

const alwaysAdverb = /^(?:back|away|apart|together|ahead|forward|forth|along)$/;
const alwaysPreposition = /^(?:for|into|with|after|of|to|at|from|onto|without|against|upon|about|between)$/;

/** The noun that the phrase after a particle is about: "door" in "through that old door". */
function headAfter(units: readonly Unit[], at: number): Unit | undefined {
  const [end] = nounPhraseEnds(units, at);
  if (end === undefined) return units[at]?.isAfterBreak === false && units[at]?.tag === "noun" ? units[at] : undefined;
  let last = end;
  while (units[last]?.tag === "noun" && units[last]?.isAfterBreak === false) last += 1;
  return units[last - 1];
}

function nextOf(units: readonly Unit[], at: number): Unit | undefined {
  const next = units[at + 1];
  return next?.isAfterBreak === false ? next : undefined;
}

function isAmong(unit: Unit | undefined, nouns: ReadonlySet<string>): boolean {
  return unit !== undefined && (nouns.has(unit.lemma) || nouns.has(unit.form));
}

function acceptPhrasal({ pattern, units: own }: PhraseMatch, units: readonly Unit[]): boolean {
  const verbAt = own[0] ?? 0;
  const lastAt = own.at(-1) ?? verbAt;
  const verb = units[verbAt];
  const particle = units[lastAt];
  if (verb === undefined || particle === undefined) return false;
  const next = nextOf(units, lastAt);
  const head = next === undefined ? undefined : headAfter(units, lastAt + 1);
  const isSplit = lastAt - verbAt >= own.length;
  if (neverAlone.has(pattern.phrase) && !isSplit && !(next !== undefined && startsNounPhrase(next))) return false;
  if (pattern.phrase === "break into") return !isAmong(head, outbursts);
  if (pathPhrasalVerbs.has(verb.lemma) && isAmong(head, placeNouns) && !isSplit) {
    const isAlong = /^(?:up|down|off|on|into|through|over|around|of|out|in)$/.test(particle.form);
    if (isAlong && pattern.phrase !== "get off" && pattern.phrase !== "move out" && pattern.phrase !== "get out")
      return false;
  }
  if (pattern.phrase === "get over" && (next?.form === "here" || next?.form === "there")) return false;
  if (particle.form === "out" && next?.form === "of") return true;
  // Three words in their order are hardly together by chance ("check up on", "cut back on").
  if (pattern.parts.length > 2) return true;
  if (alwaysAdverb.test(particle.form) || alwaysPreposition.test(particle.form)) return true;
  if (isSplit) return particle.tag === "adverb";
  if (particle.form === "on" && isAmong(head, surfaceNouns)) return false;
  if (pattern.splits || objectPhrasalVerbs.has(pattern.phrase)) return true;
  return particle.tag !== "preposition" || isAmong(head, timeUnits);
}

function isPredicate(units: readonly Unit[], from: number, to: number): boolean {
  let at = from - 1;
  while (at >= 0 && isOneOf(units[at], "determiner", "adjective", "adverb") && units[at + 1]?.isAfterBreak === false)
    at -= 1;
  const isEnd = units[to + 1] === undefined || units[to + 1]?.isAfterBreak === true;
  const before = units[at];
  if (at < 0 || units[at + 1]?.isAfterBreak === true) return isEnd;
  return isOneOf(before, "be") || before?.lemma === "look" || before?.lemma === "sound" || before?.form === "like";
}

function acceptFixed({ pattern, units: own }: PhraseMatch, units: readonly Unit[]): boolean {
  const from = own[0] ?? 0;
  const to = own.at(-1) ?? from;
  const before = units[from]?.isAfterBreak === false ? units[from - 1] : undefined;
  const next = nextOf(units, to);
  const { phrase } = pattern;
  if (predicateIdioms.has(phrase)) return isPredicate(units, from, to);
  if (imperativeIdioms.has(phrase)) return before === undefined && units[from]?.feature === "base";
  if (hedges.has(phrase))
    return !isOneOf(before, "determiner", "possessive", "adjective", "number") && before?.form !== "what";
  if (openEnded.has(phrase)) {
    if (/^(?:away|apart|ahead|from|back|off|behind|out|up|down)$/.test(next?.form ?? "")) return false;
    return (
      next === undefined ||
      next.info.closed.length > 0 ||
      !(canBe(next, "noun") || canBe(next, "adjective")) ||
      canBe(next, "adverb")
    );
  }
  if (phrase === "behind someone's back")
    return !units.slice(Math.max(0, from - 3), from).some(({ lemma }) => /^(?:hand|arm|wrist)$/.test(lemma));
  if (phrase === "you're welcome") return next === undefined || isOneOf(next, "name", "noun") || next.form === "for";
  if (phrase.startsWith("not ") && units[from]?.form !== "not") return false;
  if (phrase === "that's all") return next?.form !== "right";
  if (phrase === "no way") return !/^(?:to|of|out|around|in|into|through|back)$/.test(next?.form ?? "");
  return true;
}

/** Whether what looks like a phrase is one here, and not its words by chance side by side. */
export function acceptPhrase(match: PhraseMatch, units: readonly Unit[]): boolean {
  return match.pattern.partOfSpeech === "phrasal verb" ? acceptPhrasal(match, units) : acceptFixed(match, units);
}
