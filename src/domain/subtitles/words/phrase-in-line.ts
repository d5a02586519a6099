import { irregularComparisons } from "./tables/irregular-comparisons.ts";
import { singularsOfPlural } from "./tables/irregular-nouns.ts";
import { irregularVerbForms } from "./tables/irregular-verbs.ts";

/** A part of a line; `isMarked` where it belongs to the phrase. */
export type LinePart = { readonly text: string; readonly isMarked: boolean };

type Token = { readonly word: string; readonly from: number; readonly to: number };

const be = new Set(["be", "am", "is", "are", "was", "were", "been", "being", "wasn't", "isn't", "aren't", "weren't"]);
const possessives = new Set(["my", "your", "his", "her", "its", "our", "their", "one's", "someone's"]);
const reflexive = /^(my|your|him|her|it|our|them|one)(self|selves)$/;
const particles = new Set(
  "about across along apart around aside away back by down forward in into off on out over through to together up with".split(
    " ",
  ),
);

/** Words that may stand between a verb and its particle, or in the place of someone and something. */
const mostBetween = 4;

function tokensOf(line: string): Token[] {
  return [...line.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)].map(({ 0: text, index }) => ({
    word: text.toLowerCase().replaceAll("’", "'"),
    from: index,
    to: index + text.length,
  }));
}

/** Whether a word of a line is a form of a word of a headword: goes, went, gone and going of go. */
function isFormOf(form: string, base: string): boolean {
  if (form === base) return true;
  if (base === "be") return be.has(form) || /'(m|re|s)$/.test(form);
  if (base === "one's" || base === "someone's") return possessives.has(form) || form.endsWith("'s");
  if (base === "oneself") return reflexive.test(form);
  if (base === "have" && (form === "has" || /'ve$/.test(form))) return true;
  const bare = form.replace(/n't$|'(s|d|ll|ve|re)$/, "");
  if (bare === base) return true;
  if (irregularVerbForms.get(bare)?.some(({ lemma }) => lemma === base)) return true;
  if (singularsOfPlural.get(bare)?.includes(base)) return true;
  const compared = irregularComparisons.get(bare);
  if (compared?.adjective === base || compared?.adverb === base) return true;
  return regularForms(base).has(bare);
}

function regularForms(base: string): ReadonlySet<string> {
  const forms = new Set([`${base}s`, `${base}es`]);
  const stems = [base, base.replace(/e$/, ""), base.replace(/y$/, "i"), base.replace(/ie$/, "y")];
  if (/[^aeiou][aeiou][bcdgklmnprstvz]$/.test(base)) stems.push(base + base.slice(-1));
  for (const stem of stems) {
    for (const ending of ["ed", "ing", "er", "est", "es", "d"]) forms.add(stem + ending);
  }
  if (base.endsWith("f") || base.endsWith("fe")) forms.add(base.replace(/fe?$/, "ves"));
  return forms;
}

type Sought = {
  readonly word: string;
  /** Words that may stand before it, and how many must. */
  readonly least: number;
  readonly most: number;
};

/** The words of a headword with the places for others between them. */
function soughtIn(phrase: string): Sought[] {
  const sought: Sought[] = [];
  let [least, most] = [0, 0];
  for (const { word } of tokensOf(phrase)) {
    if (word === "someone" || word === "something" || word === "somebody") {
      [least, most] = [least + 1, most + mostBetween];
      continue;
    }
    const isParted = sought.length > 0 && particles.has(word);
    sought.push({ word, least, most: Math.max(most, isParted ? mostBetween : 0) });
    [least, most] = [0, 0];
  }
  return sought;
}

/** The tokens of the phrase from one on, with as few others between as can be; undefined where it is not there. */
function matchFrom(tokens: readonly Token[], at: number, sought: readonly Sought[]): readonly Token[] | undefined {
  const [next, ...others] = sought;
  if (next === undefined) return [];
  for (let place = at + next.least; place <= at + next.most && place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined || !isFormOf(token.word, next.word)) continue;
    const rest = matchFrom(tokens, place + 1, others);
    if (rest !== undefined) return [token, ...rest];
  }
  return undefined;
}

/**
 * A line in parts, those of a phrase marked: whole, in any of its forms, and apart where an object stands between
 * ("talk … out of"). One part without a mark where the phrase is not found.
 */
export function phraseInLine(line: string, phrase: string): readonly LinePart[] {
  const tokens = tokensOf(line);
  const [first, ...others] = soughtIn(phrase);
  if (first === undefined) return [{ text: line, isMarked: false }];
  const found = tokens
    .flatMap((_, at) => {
      const match = matchFrom(tokens, at, [{ ...first, least: 0, most: 0 }, ...others]);
      return match === undefined ? [] : [match];
    })
    .toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];
  return found === undefined ? [{ text: line, isMarked: false }] : partsOf(line, found);
}

function lengthOf(match: readonly Token[]): number {
  return (match.at(-1)?.to ?? 0) - (match[0]?.from ?? 0);
}

function partsOf(line: string, marked: readonly Token[]): readonly LinePart[] {
  const parts: LinePart[] = [];
  let end = 0;
  for (const { from, to } of marked) {
    const between = line.slice(end, from);
    const last = parts.at(-1);
    if (last?.isMarked && /^[\s-]*$/.test(between)) {
      parts[parts.length - 1] = { text: last.text + line.slice(end, to), isMarked: true };
    } else {
      if (between !== "") parts.push({ text: between, isMarked: false });
      parts.push({ text: line.slice(from, to), isMarked: true });
    }
    end = to;
  }
  return end < line.length ? [...parts, { text: line.slice(end), isMarked: false }] : parts;
}
