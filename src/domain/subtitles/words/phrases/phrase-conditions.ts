import { wordLists } from "../tables/word-lists.ts";
import { compileIn, type Language, type Position } from "../tagging/condition-language.ts";
import { canBe, isOneOf, type Token } from "../tagging/token.ts";
import type { MatchedPhrase, PhraseCondition } from "./matched-phrase.ts";
import type { NounClasses } from "./nouns.ts";
import { phrasalConditions } from "./phrasal-conditions.ts";

/** What comments on a sentence begins it ("but to be honest", not "I want to be honest"). */
function isOpening({ prev }: MatchedPhrase): boolean {
  return (
    prev === undefined ||
    isOneOf(prev, "sound", "interjection") ||
    /^(?:and|but|because|'cause|so|well|now|see)$/.test(prev.form)
  );
}

function isPredicate({ tokens, from, next }: MatchedPhrase): boolean {
  let at = from - 1;
  while (
    at >= 0 &&
    (isOneOf(tokens[at], "determiner", "adjective", "adverb", "negation") || tokens[at]?.form === "such") &&
    tokens[at + 1]?.isAfterBreak === false
  )
    at -= 1;
  if (at < 0 || tokens[at + 1]?.isAfterBreak === true) return next === undefined;
  const before = tokens[at];
  return (
    isOneOf(before, "be") || /^(?:what|like)$/.test(before?.form ?? "") || /^(?:look|sound)$/.test(before?.lemma ?? "")
  );
}

/** An answer or praise: it begins the clause, and nothing that it could be a part of follows. */
function isSaidAlone({ prev, next, next2, nouns }: MatchedPhrase): boolean {
  const isFirst = prev === undefined || isOneOf(prev, "sound", "interjection", "conjunction");
  // "Not at all dear".
  const isCalledNext = next !== undefined && nouns.called.has(next.form) && next2 === undefined;
  return isFirst && (next === undefined || isCalledNext || !isOneOf(next, "adjective", "noun"));
}

/** "I thank you", "to thank you for it": one thanks someone, and says no thanks. */
function isThanking({ tokens, from, first }: MatchedPhrase): boolean {
  if (!/^(?:thank|bless)$/.test(first.form)) return true;
  let at = from;
  while (at > 0 && tokens[at]?.isAfterBreak === false && isOneOf(tokens[at - 1], "adverb", "negation")) at -= 1;
  if (at === 0 || tokens[at]?.isAfterBreak !== false) return false;
  const before = tokens[at - 1];
  if (isOneOf(before, "to", "modal", "do")) return true;
  return (
    /^(?:i|we|he|she|they|who)$/.test(before?.form ?? "") ||
    (tokens[at - 2]?.form === "let" && before?.tag === "pronoun")
  );
}

/** "The best in the world", "what in the world": what it strengthens stands before it. */
function isStrengthening({ tokens, from }: MatchedPhrase): boolean {
  for (let at = from - 1; at >= 0 && tokens[at + 1]?.isAfterBreak === false; at -= 1) {
    const { form = "", feature } = tokens[at] ?? {};
    if (
      feature === "superlative" ||
      /^(?:most|best|worst|last|no|not|n't|without|nothing|nobody|only|all|every|everything|any|anything|anybody|anyone)$/.test(
        form,
      )
    )
      return true;
    if (form === "one" && tokens[at + 1]?.tag === "noun") return true;
    if (at === from - 1 && /^(?:what|who|where|why|how|when)$/.test(form)) return true;
  }
  return false;
}

/** "What have you got there?", "nice camera you've got there": of a thing that someone has. */
function isShown({ tokens, from, first, near, nouns }: MatchedPhrase): boolean {
  if (first.form !== "got") return false;
  const owner = isOneOf(tokens[from - 1], "have") ? from - 2 : from - 1;
  const thing = tokens[owner]?.isAfterBreak === false ? tokens[owner - 1] : undefined;
  // "By the time we got there".
  if (tokens[owner]?.tag === "pronoun" && thing?.tag === "noun" && !nouns.time.has(thing.lemma) && thing.form !== "way")
    return true;
  return near.some(({ form }) => form === "what" || form === "who");
}

/** "Go to hell!", "you can go to hell", "tell him to go to hell"; who is sent there by God is not told so. */
function isWished(match: MatchedPhrase): boolean {
  const { first, prev, earlier } = match;
  if (first.feature !== "base") return false;
  if (prev?.tag === "to") return earlier.some(({ lemma }) => lemma === "tell");
  return isOpening(match) || /^(?:can|could|may)$/.test(prev?.form ?? "");
}

/** A predicate begins here: what stands before it is a subject ("I mean it just feels right"). */
function isPredicateAt(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (tokens[at]?.tag === "adverb" && tokens[at]?.isAfterBreak === false) at += 1;
  const token = tokens[at];
  const isFiniteVerb = token?.tag === "verb" && (token.feature === "third" || token.feature === "past");
  return token?.isAfterBreak === false && (isOneOf(token, "be", "modal") || isFiniteVerb);
}

/** "For good reason", "so far away": it belongs to a noun or adjective that follows. */
function leadsOn({ next }: MatchedPhrase): boolean {
  if (next === undefined) return false;
  if (/^(?:as|to|away|apart|ahead|from|back|off|behind|out|up|down)$/.test(next.form)) return true;
  const isNominal = canBe(next, "noun") || canBe(next, "adjective");
  return next.info.closed.length === 0 && isNominal && next.info.candidates[0]?.tag !== "adverb";
}

const named: ReadonlyMap<string, PhraseCondition> = new Map<string, PhraseCondition>([
  ...phrasalConditions,
  ["apart", ({ isApart }) => isApart],
  // "Step-up", "well-done".
  ["hyphen", ({ last }) => last.before === "-"],
  // "The other days", of a phrase that has one.
  ["other form", ({ last }) => last.form !== last.lemma],
  ["opening", isOpening],
  ["predicate", isPredicate],
  ["said alone", isSaidAlone],
  ["thanking", isThanking],
  ["strengthening", isStrengthening],
  ["shown", isShown],
  ["wished", isWished],
  ["leads on", leadsOn],
  ["predicate next", ({ tokens, to }) => isPredicateAt(tokens, to + 1)],
  ["predicate behind it", ({ tokens, to }) => isPredicateAt(tokens, to + 2)],
]);

const at = (read: Position<MatchedPhrase>["at"], isTagged = true): Position<MatchedPhrase> => ({ at: read, isTagged });

/** Where conditions of phrases look, as MatchedPhrase explains; `ahead` is the next token by what it may be. */
const positions: ReadonlyMap<string, Position<MatchedPhrase>> = new Map([
  ["first", at(({ first }) => first)],
  ["second", at(({ second }) => second)],
  ["inside", at(({ inside }) => inside)],
  ["inner", at(({ inner }) => inner)],
  ["last", at(({ last }) => last)],
  ["prev", at(({ prev }) => prev)],
  ["prev2", at(({ prev2 }) => prev2)],
  ["preceding", at(({ preceding }) => preceding)],
  ["near", at(({ near }) => near)],
  ["earlier", at(({ earlier }) => earlier)],
  ["next", at(({ next }) => next)],
  ["next2", at(({ next2 }) => next2)],
  ["ahead", at(({ next }) => next, false)],
  ["later", at(({ tokens, to }) => tokens.slice(to))],
  ["object", at(({ object }) => object)],
  ["head", at(({ head }) => head)],
  ["modifier", at(({ modifier }) => modifier)],
  ["goal", at(({ goal }) => goal)],
  ["subject", at(({ subject }) => subject)],
]);

/** A compiler of the conditions of rows, for these classes of nouns. */
export function phraseConditions(nouns: NounClasses): (when: string) => PhraseCondition {
  const language: Language<MatchedPhrase> = { positions, named, lists: new Map([...wordLists, ...nouns]) };
  return (when) => compileIn(when, language);
}
