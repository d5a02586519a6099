import type { Tag } from "../tag.ts";
import { type Condition, compileConditions } from "./conditions.ts";
import { Context, type IsPhrasal } from "./context.ts";
import type { WordRules } from "./open-word-rules.ts";
import type { ReadingModel } from "./reading-model.ts";
import type { Token } from "./token.ts";
import { wordRules } from "./word-rules.ts";

type Rule = { readonly applies: Condition; readonly tag: Tag };

/** The words with rules of their own, compiled. */
export type CompiledRules = ReadonlyMap<string, readonly Rule[]>;

/** @throws {Error} where a condition is not of the rules' language */
export function compileRules(groups: readonly WordRules[]): CompiledRules {
  const rules = new Map<string, Rule[]>();
  for (const [words, rows] of groups) {
    const compiled = rows.map(([when, tag]) => ({ applies: compileConditions(when), tag }));
    for (const word of words.split(" ")) rules.set(word, [...(rules.get(word) ?? []), ...compiled]);
  }
  return rules;
}

export const compiledWordRules = compileRules(wordRules);

/** "no" and "ah" are sounds but where they lead to a noun ("no money"). */
function isSoundHere({ self, prev, next }: Context): boolean {
  const { closed, candidates } = self.info;
  if (closed.length === 0 && candidates.length === 0) return true;
  if (self.form === "no") return next === undefined && prev === undefined;
  return closed.length === 0;
}

function tagByRules(rules: readonly Rule[], context: Context): Tag | undefined {
  for (const { applies, tag } of rules) if (applies(context)) return tag;
  return undefined;
}

function settle(
  token: Token,
  tag: Tag,
  candidate = token.info.candidates.find((reading) => reading.tag === tag),
): void {
  // "I'd no choice"
  const auxiliary = tag !== "verb" ? undefined : token.form === "'d" ? "have" : token.info.closed[0];
  token.tag = tag;
  token.lemma = candidate?.lemma ?? auxiliary ?? token.form;
  token.feature = candidate?.feature;
}

/** Function words of English that are words of other languages too. */
const sharedForms = /^(?:a|am|an|as|do|has|he|in|me|no|on|or)$/;

/** A line in another language: it has more words that nobody knows than others, and no function word of English. */
function isForeign(tokens: readonly Token[]): boolean {
  const unknown = new Set<string>();
  let known = 0;
  for (const { tag, form, info } of tokens) {
    if (tag === "unknown") unknown.add(form);
    else if (info.closed.length > 0 && !sharedForms.test(form)) return false;
    else if (tag !== "name" && tag !== "sound" && tag !== "digits") known += 1;
  }
  return unknown.size >= 2 && unknown.size >= known;
}

/** Tags the tokens of a sentence that are no names and no digits, from left to right. */
export function tagSentence(
  tokens: readonly Token[],
  model: ReadingModel,
  isPhrasal: IsPhrasal,
  ruled = compiledWordRules,
): void {
  let unknown = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.tag === "name" || token.tag === "digits") continue;
    const { closed, candidates, isSound } = token.info;
    const rules = ruled.get(token.form);
    const usual = closed[0] ?? (candidates.length < 2 ? (candidates[0]?.tag ?? "unknown") : undefined);
    if (usual === "unknown" && !isSound) unknown += 1;
    if (usual !== undefined && rules === undefined && !isSound) {
      settle(token, usual);
      continue;
    }
    const context = new Context(tokens, index, token, isPhrasal);
    const tag =
      isSound && isSoundHere(context)
        ? "sound"
        : ((rules === undefined ? undefined : tagByRules(rules, context)) ?? usual);
    const candidate = tag === undefined ? model.likeliest(context, candidates) : undefined;
    settle(token, tag ?? candidate?.tag ?? "unknown", candidate);
  }
  if (unknown < 2 || !isForeign(tokens)) return;
  for (const token of tokens) if (token.tag !== "name" && token.tag !== "digits") settle(token, "unknown");
}
