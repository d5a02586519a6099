import { objectPronouns } from "../tables/closed-classes.ts";
import type { Unit } from "../tagging/unit.ts";

/** An object between a verb and its particle is no longer than this many units. */
const maxLength = 6;

const inside: ReadonlySet<string> = new Set([
  "determiner",
  "possessive",
  "adjective",
  "number",
  "digits",
  "noun",
  "name",
  "adverb",
]);

export function isReflexive(unit: Unit | undefined): boolean {
  return unit !== undefined && /sel(?:f|ves)$/.test(unit.form) && unit.tag === "pronoun";
}

function isPronounObject(unit: Unit): boolean {
  return objectPronouns.has(unit.form) && unit.tag !== "possessive" && unit.tag !== "number";
}

/**
 * The places where a noun phrase that begins at `from` may end, nearest first (index after its last unit). It holds a
 * pronoun, or determiners, adjectives and nouns with a noun last; "and", "of" may join two.
 */
export function nounPhraseEnds(units: readonly Unit[], from: number): number[] {
  const first = units[from];
  if (first === undefined || first.isAfterBreak) return [];
  const ends: number[] = [];
  if (isPronounObject(first)) ends.push(from + 1);
  if (first.tag === "determiner" && /^(?:this|that|these|those|all|both)$/.test(first.form) && ends.length === 0)
    ends.push(from + 1);
  for (let at = from; at < units.length && at < from + maxLength; at += 1) {
    const unit = units[at];
    if (unit === undefined || (at > from && unit.isAfterBreak)) break;
    const isJoint =
      at > from && (unit.form === "and" || unit.form === "of" || unit.form === "or") && ends.at(-1) === at;
    const isPronounIn = unit.tag === "pronoun" && at > from && units[at - 1]?.tag === "conjunction";
    if (!inside.has(unit.tag) && !isJoint && !isPronounIn) break;
    if (unit.tag === "adverb" && ends.length > 0) break;
    if (unit.tag === "noun" || unit.tag === "name" || isPronounIn || (unit.tag === "number" && at > from)) {
      ends.push(at + 1);
    }
  }
  return [...new Set(ends)].sort((a, b) => a - b);
}

/**
 * The places where a possessive that begins at `from` may end: my, the kid's, somebody else's.
 */
export function possessiveEnds(units: readonly Unit[], from: number): number[] {
  const first = units[from];
  if (first === undefined) return [];
  const own = first.tag === "possessive" && first.form !== "'s" ? [from + 1] : [];
  const longer = nounPhraseEnds(units, from).flatMap((end) =>
    units[end]?.form === "'s" && units[end]?.word === units[end - 1]?.word ? [end + 1] : [],
  );
  return [...own, ...longer];
}
