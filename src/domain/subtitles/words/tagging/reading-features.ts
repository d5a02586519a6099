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

/** The index of a reading's kind in `readingKinds`. */
export function kindIndex(candidate: Candidate): number {
  return readingKinds.indexOf(kindOf(candidate));
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

/** What the model sees of a token's neighbours and of its form. */
export function contextFeatures(context: Context): string[] {
  const { self, prev, prev2, next, next2, after, after2, governor, joined, tokens, index } = context;
  const { form } = self;
  const left = labelOf(prev);
  const left2 = labelOf(prev2);
  const right = classOf(next);
  const right2 = classOf(next2);
  const leftLemma = prev?.lemma ?? "none";
  const rightForm = next?.form ?? "none";
  // Beyond punctuation only the nearest token counts ("Oh, boy!", "Boy, come here").
  const start = prev === undefined ? `start ${self.before} ${labelOf(tokens[index - 1])}` : "inside";
  const following = tokens[index + 1];
  const end = next === undefined ? `end ${following?.before ?? ""} ${classOf(following)}` : "onward";
  const leads = leadsToNoun(context) ? "leads" : "ends";
  return [
    `prev ${left}`,
    `prev2 ${left2}`,
    `prevs ${left2} ${left}`,
    `prevLemma ${leftLemma}`,
    `next ${right}`,
    `next2 ${right2}`,
    `nexts ${right} ${right2}`,
    `nextForm ${rightForm}`,
    `prevLemma2 ${prev2?.lemma ?? "none"} ${left}`,
    `around ${left} ${right}`,
    `after ${labelOf(after)} ${leads}`,
    `governor ${labelOf(governor)}`,
    `joined ${labelOf(joined)}`,
    isSubject(after, after2) ? `subject ${right}` : `object ${right}`,
    start,
    end,
    `form ${form} ${start}`,
    `form ${form} ${end}`,
    `form ${form}`,
    `form ${form} ${leads}`,
    `form ${form} prev ${left}`,
    `form ${form} prev ${left} ${leads}`,
    `form ${form} prevs ${left2} ${left}`,
    `form ${form} prevLemma2 ${prev2?.lemma ?? "none"} ${left}`,
    `form ${form} around ${left} ${right}`,
    `form ${form} next ${right}`,
    `form ${form} prevLemma ${leftLemma}`,
    `form ${form} nextForm ${rightForm}`,
    `ending ${form.slice(-3)}`,
  ];
}

/** What the model sees of a reading: how usual it is for its form, and its lemma. */
export function readingFeatures({ rank = 2, isUnwritten, lemma }: Candidate): string[] {
  const common = [`rank ${Math.min(rank, 2)}`, `lemma ${lemma}`];
  return isUnwritten === true ? [...common, "unwritten"] : common;
}
