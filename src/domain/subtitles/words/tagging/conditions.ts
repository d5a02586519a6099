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
 * The language of the tagger's rules. "after verb, not next object" holds where both of its conditions do:
 *
 * - POSITION VALUE …: one of the values is true of the token there. Positions are self, the neighbours prev, prev2,
 *   next, next2 and next3, and the others that Context names.
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

/** Where the tokens are tagged already. */
const taggedPositions = ["prev", "prev2", "after", "after2", "governor"] as const;
/** Where they are not. */
const untaggedPositions = ["self", "next", "next2", "next3", "before"] as const;

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

/** A loop, since these are asked millions of times and `some` would need a new function each time. */
function anyOf(tests: readonly Test[]): Test {
  const [only] = tests;
  if (only !== undefined && tests.length === 1) return only;
  return (token) => {
    for (const test of tests) if (test(token)) return true;
    return false;
  };
}

function negated(holds: Condition): Condition {
  return (context) => !holds(context);
}

function compileCondition(text: string): Condition {
  if (text.startsWith("not ")) return negated(compileCondition(text.slice(4)));
  const named = contextConditions.get(text);
  if (named !== undefined) return named;
  const [position, ...values] = text.split(" ");
  const isTagged = taggedPositions.some((name) => name === position);
  const at = [...taggedPositions, ...untaggedPositions].find((name) => name === position);
  if (at === undefined) throw new Error(`There is no condition "${text}".`);
  const tests = values.map((value) => {
    const test = compileValue(value, isTagged);
    if (test === undefined) throw new Error(`There is no value "${value}" for ${at}.`);
    return test;
  });
  const holds = anyOf(tests);
  return (context) => holds(context[at]);
}

/** @throws {Error} where the text is not of the tables' language */
export function compileConditions(text: string): Condition {
  const conditions = text === "" ? [] : text.split(", ").map(compileCondition);
  return (context) => {
    for (const holds of conditions) if (!holds(context)) return false;
    return true;
  };
}
