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

const closedLabels = new WeakMap<FormInfo, string>();

/** A word of a closed class by itself. */
function closedLabelOf(info: FormInfo): string {
  const known = closedLabels.get(info) ?? `=${info.form}`;
  closedLabels.set(info, known);
  return known;
}

/** What a token to the left was read as; words of closed classes by themselves. */
function labelOf(token: Token | undefined): string {
  if (token === undefined) return "none";
  const { tag, info, feature } = token;
  if (tag === info.closed[0] || tag === "sound") return closedLabelOf(info);
  if (tag === "verb") return feature ?? tag;
  return tag === "noun" && feature === "plural" ? "plural" : tag;
}

const classes = new WeakMap<FormInfo, string>();

function classOfForm(info: FormInfo): string {
  if (info.closed.length > 0) return closedLabelOf(info);
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

/** Takes a feature of up to three parts, which are put together in the table ("prevs noun base"); `none` for a missing one. */
export type TakeFeature<Label> = (kind: string, first: Label, second: Label) => void;

/**
 * Gives what the model sees around a token; each feature counts by itself and together with the token's form.
 *
 * @param of what stands for a label, of which most are in several features
 */
export function takeContextFeatures<Label>(
  context: Context,
  of: (label: string) => Label,
  take: TakeFeature<Label>,
): void {
  const { self, prev, prev2, next, next2, after, after2, governor, joined, tokens, index, isPhrasal } = context;
  const none = of("");
  const left = of(labelOf(prev));
  const left2 = of(labelOf(prev2));
  const right = of(classOf(next));
  const right2 = of(classOf(next2));
  const following = tokens[index + 1];
  const leads = of(leadsToNoun(context) ? "leads" : "ends");
  take("prev", left, none);
  take("prev2", left2, none);
  take("prevs", left2, left);
  take("prevLemma", of(prev?.lemma ?? "none"), none);
  take("prevLemma2", of(prev2?.lemma ?? "none"), left);
  take("next", right, none);
  take("next2", right2, none);
  take("nexts", right, right2);
  take("nextForm", of(next?.form ?? "none"), none);
  take("around", left, right);
  take("after", of(labelOf(after)), leads);
  take("prev", left, leads);
  take("governor", of(labelOf(governor)), none);
  take("joined", of(labelOf(joined)), none);
  if (
    next !== undefined &&
    self.info.candidates.some(({ tag, lemma }) => tag === "verb" && isPhrasal(lemma, next.form))
  )
    take("phrasal", left, none);
  else take("single", none, none);
  take(isSubject(after, after2) ? "subject" : "object", right, none);
  // Beyond punctuation only the nearest token counts ("Oh, boy!", "Boy, come here").
  if (prev === undefined) take("start", of(self.before), of(labelOf(tokens[index - 1])));
  else take("inside", none, none);
  if (next === undefined) take("end", of(following?.before ?? ""), of(classOf(following)));
  else take("onward", none, none);
}

/** What the model sees of a reading wherever it stands, as the table writes it. */
export function readingFeatures({ rank = 2, isUnwritten, lemma }: Candidate, form: string): string[] {
  const usual = [`rank ${Math.min(rank, 2)}`, `lemma ${lemma}`, `ending ${form.slice(-3)}`];
  return isUnwritten === true ? [...usual, "unwritten"] : usual;
}
