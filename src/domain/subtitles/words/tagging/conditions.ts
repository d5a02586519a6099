import { isFeature } from "../forms/candidate.ts";
import { subjectPronouns } from "../tables/closed-classes.ts";
import { wordLists } from "../tables/word-lists.ts";
import { isClosedTag, isItemTag } from "../tag.ts";
import type { Context } from "./context.ts";
import { contextConditions } from "./context-conditions.ts";
import {
  canBe,
  canBeFinite,
  canHaveFeature,
  isClosed,
  isParticiple,
  startsNounPhrase,
  startsObject,
  startsTime,
  type Token,
} from "./token.ts";

/*
 * The language of the tagger's tables. "after verb, not next object" holds where both of its conditions do:
 *
 * - POSITION VALUE …: one of the values is true of the token there. Positions are self, the neighbours prev, prev2,
 *   next, next2 and next3, and the others that Context names.
 * - is VALUE …: of the reading that is weighed. A feature; first, second, rare: its rank among the word's parts of speech;
 *   unwritten: the lexicon has the word only under others.
 * - a name of contextConditions.
 *
 * Values are a tag (the token's own where it is tagged already, else one that it may have), =form, ~lemma, +feature,
 * @list of words, usually-TAG (its commonest reading), and the names in `kinds`.
 */

export type Condition = (context: Context) => boolean;

type Test = (token: Token | undefined) => boolean;

const kinds: ReadonlyMap<string, Test> = new Map<string, Test>([
  ["any", (token) => token !== undefined],
  ["none", (token) => token === undefined],
  ["name", (token) => token?.tag === "name"],
  // A word that nobody knows.
  [
    "unread",
    (token) =>
      token?.tag === "unknown" && !token.info.isSound && token.info.closed.length + token.info.candidates.length === 0,
  ],
  ["digits", (token) => token?.tag === "digits"],
  ["sound", (token) => token?.tag === "sound"],
  ["open", (token) => token !== undefined && token.info.closed.length === 0],
  ["finite", canBeFinite],
  ["participle", isParticiple],
  ["object", startsObject],
  ["phrase", startsNounPhrase],
  ["time", startsTime],
  ["subject", (token) => subjectPronouns.has(token?.form ?? "")],
  ["indefinite", (token) => /(?:one|body)$/.test(token?.form ?? "")],
  ["plural", (token) => token?.info.candidates.some((c) => c.tag === "noun" && c.feature === "plural") ?? false],
  // A noun, or an adjective that leads to one, without a determiner.
  [
    "nominal",
    (token) =>
      token?.tag === "name" || (token?.info.closed.length === 0 && (canBe(token, "noun") || canBe(token, "adjective"))),
  ],
  // Nothing that the word before could describe or govern.
  [
    "end",
    (token) =>
      token === undefined ||
      startsTime(token) ||
      isClosed(token, "preposition", "conjunction", "to", "question") ||
      (canBe(token, "adverb") && token.info.candidates.length === 1),
  ],
]);

const tagged = ["prev", "prev2", "after", "after2", "governor", "joined", "joined2"] as const;
const untagged = ["self", "next", "next2", "next3", "before"] as const;

function compileValue(value: string, isTagged: boolean): Test | undefined {
  const rest = value.slice(1);
  switch (value[0]) {
    case "=":
      return (token) => token?.form === rest;
    case "~":
      return (token) => token?.lemma === rest;
    case "+":
      if (!isFeature(rest)) return undefined;
      return isTagged ? (token) => token?.feature === rest : (token) => canHaveFeature(token, rest);
    case "@": {
      const list = wordLists.get(rest);
      if (list === undefined) return undefined;
      return rest.endsWith("Verbs")
        ? (token) => token?.tag === "verb" && list.has(token.lemma)
        : (token) => token !== undefined && (list.has(token.lemma) || list.has(token.form));
    }
  }
  if (value.startsWith("usually-")) return (token) => token?.info.candidates[0]?.tag === value.slice(8);
  const kind = kinds.get(value);
  if (kind !== undefined) return kind;
  if (isTagged) return isItemTag(value) || isClosedTag(value) ? (token) => token?.tag === value : undefined;
  if (isItemTag(value)) return (token) => canBe(token, value);
  return isClosedTag(value) ? (token) => isClosed(token, value) : undefined;
}

const ranks: ReadonlyMap<string, (rank: number) => boolean> = new Map([
  ["first", (rank: number) => rank === 0],
  ["second", (rank: number) => rank === 1],
  ["rare", (rank: number) => rank > 1],
]);

function compileReading(values: readonly string[]): Condition {
  const tests = values.map((value): Condition => {
    if (value === "unwritten") return ({ candidate }) => candidate?.isUnwritten === true;
    const rank = ranks.get(value);
    if (rank !== undefined) return ({ candidate }) => candidate !== undefined && rank(candidate.rank ?? 2);
    if (!isFeature(value)) throw new Error(`No reading is "${value}".`);
    return ({ candidate }) => candidate?.feature === value;
  });
  return (context) => tests.some((test) => test(context));
}

function compileCondition(text: string): Condition {
  if (text.startsWith("not ")) {
    const positive = compileCondition(text.slice(4));
    return (context) => !positive(context);
  }
  const named = contextConditions.get(text);
  if (named !== undefined) return named;
  const [position, ...values] = text.split(" ");
  if (position === "is") return compileReading(values);
  const isTagged = tagged.some((name) => name === position);
  const at = [...tagged, ...untagged].find((name) => name === position);
  if (at === undefined) throw new Error(`There is no condition "${text}".`);
  const tests = values.map((value) => {
    const test = compileValue(value, isTagged);
    if (test === undefined) throw new Error(`There is no value "${value}" for ${at}.`);
    return test;
  });
  return (context) => {
    const token = context[at];
    return tests.some((test) => test(token));
  };
}

/** @throws {Error} where the text is not of the tables' language */
export function compileConditions(text: string): Condition {
  const conditions = text === "" ? [] : text.split(", ").map(compileCondition);
  const [only] = conditions;
  return only !== undefined && conditions.length === 1
    ? only
    : (context) => conditions.every((holds) => holds(context));
}
