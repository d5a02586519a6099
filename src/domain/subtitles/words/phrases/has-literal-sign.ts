import { type LiteralSigns, literalSigns } from "../tables/literal-signs.ts";
import { isOneOf } from "../tagging/token.ts";
import { innerObject, isAmong, type PhrasalMatch } from "./phrasal-match.ts";

/** "Was slept in", "hasn't been spoken for". */
function isPassive({ own, tokens }: PhrasalMatch): boolean {
  let at = own[0] ?? 0;
  if (!/participle/i.test(tokens[at]?.feature ?? "")) return false;
  while (at > 0 && tokens[at]?.isAfterBreak === false && isOneOf(tokens[at - 1], "adverb", "negation", "pronoun"))
    at -= 1;
  return isOneOf(tokens[at - 1], "be") && tokens[at]?.isAfterBreak === false;
}

/** "Step right in", "won't you please step in?". */
function isImperative({ own, tokens }: PhrasalMatch): boolean {
  const verbAt = own[0] ?? 0;
  const verb = tokens[verbAt];
  return verb?.feature === "base" && (verb.isAfterBreak || tokens[verbAt - 1]?.form === "please");
}

function hasObject(match: PhrasalMatch, { objects, inner, heads }: LiteralSigns): boolean {
  const { own, isSplit, head } = match;
  const lastAt = own.at(-1) ?? 0;
  const object = isSplit ? innerObject(match) : head;
  if (objects !== undefined && isAmong(object, objects)) return true;
  if (heads !== undefined && isAmong(head, heads)) return true;
  return isSplit && lastAt - (own[0] ?? 0) === 2 && inner?.test(object?.form ?? "") === true;
}

/** Whether one of the signs of its table shows that a phrasal verb is literal. */
export function hasLiteralSign(match: PhrasalMatch): boolean {
  const { phrase, own, tokens, next, isSplit } = match;
  const signs = literalSigns.get(phrase);
  if (signs === undefined) return false;
  const verbAt = own[0] ?? 0;
  // "He's too kind to string along" has its object before it.
  const isStranded = tokens[verbAt - 1]?.tag === "to" && tokens[verbAt - 2]?.tag === "adjective";
  if (signs.isApart === true && !isSplit && !isPassive(match) && !isStranded) return true;
  if (hasObject(match, signs)) return true;
  if (next !== undefined && signs.next?.test(next.form) === true && !isOneOf(tokens[next.index + 1], "verb"))
    return true;
  if (next !== undefined && isSplit && signs.nextApart?.test(next.form) === true)
    return !isOneOf(tokens[next.index + 1], "be", "modal");
  if (tokens.slice(Math.max(0, verbAt - 4), verbAt).some(({ form }) => signs.before?.test(form) === true)) return true;
  if (signs.passive !== undefined && isPassive(match)) return signs.passive.unless?.test(next?.form ?? "") !== true;
  if (signs.infinitive === true && next?.tag === "verb" && next.feature === "base") return true;
  return signs.imperative === true && isImperative(match);
}
