import { objectPronouns } from "../tables/closed-classes.ts";
import type { Token } from "../tagging/token.ts";

/** The longest object between a verb and its particle, in tokens. */
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

/** "Two of his fingers", "both of those boxes". */
const quantities = /^(?:all|both|some|any|each|none|most|half|one|two|three|four|five|six)$/;

export function isReflexive(token: Token | undefined): boolean {
  return token !== undefined && /sel(?:f|ves)$/.test(token.form) && token.tag === "pronoun";
}

function isPronounObject(token: Token): boolean {
  return objectPronouns.has(token.form) && token.tag !== "possessive" && token.tag !== "number";
}

/**
 * Where a noun phrase that begins at `from` may end, nearest first (index after its last token). It is a pronoun, or
 * determiners, adjectives and nouns with a noun last; "and", "or" and "of" may join two.
 */
export function nounPhraseEnds(tokens: readonly Token[], from: number): number[] {
  const first = tokens[from];
  if (first === undefined || first.isAfterBreak) return [];
  const ends: number[] = [];
  if (isPronounObject(first)) {
    ends.push(from + 1);
    // "Turn you two in".
    if (/^(?:two|three|both|all)$/.test(tokens[from + 1]?.form ?? "")) ends.push(from + 2);
  }
  if (first.tag === "determiner" && /^(?:this|that|these|those|all|both)$/.test(first.form) && ends.length === 0)
    ends.push(from + 1);
  for (let at = from; at < tokens.length && at < from + maxLength; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > from && token.isAfterBreak)) break;
    const isPart = token.form === "of" && at === from + 1 && quantities.test(first.form);
    const isJoint =
      isPart ||
      (at > from && (token.form === "and" || token.form === "of" || token.form === "or") && ends.at(-1) === at);
    const isPronounIn =
      token.tag === "pronoun" &&
      at > from &&
      (tokens[at - 1]?.tag === "conjunction" || tokens[at - 1]?.form === "of" || /^ones?$/.test(token.form));
    const follows = tokens[at + 1]?.form;
    const isJoined =
      at === from &&
      token.tag === "pronoun" &&
      (follows === "and" ||
        (first.form === "such" && /^an?$/.test(follows ?? "")) ||
        (follows === "of" && quantities.test(token.form)));
    if (!inside.has(token.tag) && !isJoint && !isPronounIn && !isJoined) break;
    if (token.tag === "adverb" && ends.length > 0) break;
    if (token.tag === "noun" || token.tag === "name" || isPronounIn || (token.tag === "number" && at > from)) {
      ends.push(at + 1);
    }
  }
  return [...new Set(ends)].sort((a, b) => a - b);
}

/**
 * Where a possessive that begins at `from` may end: my, the kid's, somebody else's.
 */
export function possessiveEnds(tokens: readonly Token[], from: number): number[] {
  const first = tokens[from];
  if (first === undefined) return [];
  const own = first.tag === "possessive" && first.form !== "'s" ? [from + 1] : [];
  const longer = nounPhraseEnds(tokens, from).flatMap((end) =>
    tokens[end]?.form === "'s" && tokens[end]?.word === tokens[end - 1]?.word ? [end + 1] : [],
  );
  return [...own, ...longer];
}
