import type { Candidate } from "../forms/candidate.ts";
import type { FormInfo } from "../forms/form-info.ts";
import type { Context } from "./context.ts";
import { isSubject, leadsToNoun } from "./context-conditions.ts";
import type { Token } from "./token.ts";

/** The kinds of readings that the model of readings tells apart; the columns of its table. */
export const readingKinds = [
  "noun",
  "plural",
  "base",
  "third",
  "past",
  "participle",
  "pastOrParticiple",
  "ing",
  "adjective",
  "adverb",
  "interjection",
  "number",
] as const;

type ReadingKind = (typeof readingKinds)[number];

/** Verbs by their feature, nouns as singular or plural, the rest by part of speech. */
function kindOf({ tag, feature }: Candidate): ReadingKind {
  if (tag === "noun") return feature === "plural" ? "plural" : "noun";
  if (tag !== "verb") return tag;
  return feature === "comparative" || feature === "superlative" ? "base" : feature;
}

const kindIndexes = new Map(readingKinds.map((kind, index) => [kind, index]));

/** The index of a reading's kind in `readingKinds`. */
export function kindIndex(candidate: Candidate): number {
  return kindIndexes.get(kindOf(candidate)) ?? 0;
}

/** What a token to the left was read as; words of closed classes by themselves. */
function labelOf(token: Token | undefined): string {
  if (token === undefined) return "none";
  const { tag, info, form, feature } = token;
  if (tag === info.closed[0] || tag === "sound") return `=${form}`;
  if (tag === "verb") return feature ?? tag;
  return tag === "noun" && feature === "plural" ? "plural" : tag;
}

const classes = new WeakMap<FormInfo, string>();

function classOfForm(info: FormInfo): string {
  if (info.closed.length > 0) return `=${info.form}`;
  if (info.candidates.length === 0) return info.isSound ? "sound" : "unknown";
  const kinds = [...new Set(info.candidates.map(kindOf))];
  return [...kinds.toSorted(), kinds[0]].join("/");
}

/** What a token to the right may be read as, the likeliest reading named twice; words of closed classes by themselves. */
function classOf(token: Token | undefined): string {
  if (token === undefined) return "none";
  if (token.tag === "name" || token.tag === "digits") return token.tag;
  const known = classes.get(token.info) ?? classOfForm(token.info);
  classes.set(token.info, known);
  return known;
}

/** What the model sees around a token; each counts by itself and together with the token's form. */
export function contextFeatures(context: Context): string[] {
  const { self, prev, prev2, next, next2, after, after2, governor, joined, tokens, index, isPhrasal } = context;
  const left = labelOf(prev);
  const left2 = labelOf(prev2);
  const right = classOf(next);
  const right2 = classOf(next2);
  const following = tokens[index + 1];
  const leads = leadsToNoun(context) ? "leads" : "ends";
  return [
    `prev ${left}`,
    `prev2 ${left2}`,
    `prevs ${left2} ${left}`,
    `prevLemma ${prev?.lemma ?? "none"}`,
    `prevLemma2 ${prev2?.lemma ?? "none"} ${left}`,
    `next ${right}`,
    `next2 ${right2}`,
    `nexts ${right} ${right2}`,
    `nextForm ${next?.form ?? "none"}`,
    `around ${left} ${right}`,
    `after ${labelOf(after)} ${leads}`,
    `prev ${left} ${leads}`,
    `governor ${labelOf(governor)}`,
    `joined ${labelOf(joined)}`,
    next !== undefined && self.info.candidates.some(({ tag, lemma }) => tag === "verb" && isPhrasal(lemma, next.form))
      ? `phrasal ${left}`
      : "single",
    isSubject(after, after2) ? `subject ${right}` : `object ${right}`,
    // Beyond punctuation only the nearest token counts ("Oh, boy!", "Boy, come here").
    prev === undefined ? `start ${self.before} ${labelOf(tokens[index - 1])}` : "inside",
    next === undefined ? `end ${following?.before ?? ""} ${classOf(following)}` : "onward",
  ];
}

/** What the model sees of a reading wherever it stands. */
export function readingFeatures({ rank = 2, isUnwritten, lemma }: Candidate, form: string): string[] {
  const usual = [`rank ${Math.min(rank, 2)}`, `lemma ${lemma}`, `ending ${form.slice(-3)}`];
  return isUnwritten === true ? [...usual, "unwritten"] : usual;
}
