import { isOneOf } from "../tagging/token.ts";
import { isAlongPath, isLiteral } from "./literal-readings.ts";
import { isAmong, type MatchedPhrase } from "./matched-phrase.ts";
import { isReflexive } from "./noun-phrase.ts";
import { isCalled, isGoverning } from "./phrasal-conditions.ts";

const alwaysAdverb = /^(?:back|away|apart|together|ahead|forward|forth|along)$/;
const alwaysPreposition = /^(?:for|into|with|after|of|to|at|from|onto|without|against|upon|about|between)$/;
/** Verbs of getting something for someone ("dig him up a spade"). */
const found = /^(?:dig|pick|fix|cook|whip|rustle)$/;

/** "I worked that out myself", "talk it over some rainy night", "fix it up real good": no object of the particle follows. */
function isClosing({ own, from, first, second: inner, tokens, next, next2, head, nouns }: MatchedPhrase): boolean {
  if ((own[1] ?? 0) - from !== 2) return false;
  if (isReflexive(next) || next?.tag === "adverb" || next?.form === "real") return true;
  if (next?.feature === "ing" && next.tag === "verb") return true;
  // "Pick me up some milk".
  if (inner?.tag === "pronoun" && found.test(first.lemma) && /^(?:an?|another|some)$/.test(next?.form ?? ""))
    return true;
  // "Stood me up the other night", "took us on one by one", "talk it over some".
  if (next?.form === "the" && next2?.form === "other" && nouns.time.has(tokens[next2.index + 1]?.form ?? ""))
    return true;
  if (next?.form === "the") return next2?.form === "way";
  if (next?.form === "one") return /^(?:at|by)$/.test(next2?.form ?? "");
  if (isAmong(head, nouns.time)) return true;
  return next2 === undefined && (isOneOf(next, "adjective") || next?.form === "some");
}

/** What the general rules say of a phrasal verb that none of its rows has decided. */
function acceptPhrasal(match: MatchedPhrase): boolean {
  const { pattern, last, next, isSplit, isApart, nouns } = match;
  if (isAlongPath(match) || isLiteral(match)) return false;
  if (last.form === "out" && next?.form === "of") return !isAmong(match.goal, nouns.motive);
  // Three words in this order are hardly ever a coincidence ("check up on", "cut back on").
  if (pattern.parts.length > 2) return true;
  if (alwaysAdverb.test(last.form) || alwaysPreposition.test(last.form)) return true;
  const hasObjectInside = isSplit || (isApart && pattern.splits);
  if (!hasObjectInside && last.form === "on" && isAmong(match.head, nouns.surface)) return false;
  if (pattern.rules.unlessLiteral.some((holds) => holds(match))) return true;
  if (hasObjectInside) return last.tag === "adverb" || isCalled(match) || (isSplit && isClosing(match));
  return pattern.splits || !isGoverning(match);
}

/** "Had a baby goat", "no job worries": its noun belongs to the next one. */
function isCompound({ pattern, next, nouns }: MatchedPhrase): boolean {
  const { parts } = pattern;
  return (
    parts[0]?.kind === "verb" &&
    /^(?:have|get|make)$/.test(parts[0].text) &&
    parts.at(-1)?.kind === "noun" &&
    next?.tag === "noun" &&
    next.form !== "hand" &&
    !nouns.called.has(next.form) &&
    !nouns.time.has(next.lemma) &&
    !nouns.day.has(next.lemma)
  );
}

/** What is so of all phrases but phrasal verbs, before their rows are asked. */
function isOtherwise(match: MatchedPhrase): boolean {
  const { pattern, first } = match;
  const [part] = pattern.parts;
  if (part === undefined || !("text" in part)) return isCompound(match);
  // "You've got company", but "get company"; "isn't really" has no "not really".
  const isGet = part.text === "get" && !pattern.phrase.startsWith("get ");
  return (isGet && first.form !== "got") || (part.text === "not" && first.form !== "not") || isCompound(match);
}

/** Whether a match is the phrase here and not its words in their literal sense. */
export function acceptPhrase(match: MatchedPhrase): boolean {
  const { pattern, last } = match;
  const isPhrasal = pattern.partOfSpeech === "phrasal verb";
  // "A put-down", "a try-out" are nouns.
  if (isPhrasal ? last.before === "-" && !pattern.allows.has("hyphen") : isOtherwise(match)) return false;
  for (const { holds, accepts } of pattern.rules.deciding) if (holds(match)) return accepts;
  return isPhrasal ? acceptPhrasal(match) : true;
}
